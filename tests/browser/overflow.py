"""Text that does not fit where it stands: cut off, beside its button, or beyond the screen."""

from typing import Final

from playwright.sync_api import Page

# Whoever cuts a text off may scroll, or say by an ellipsis that there is more.
OVERFLOW: Final = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beyond = (inner, outer) =>
        inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5;
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const each = text.parentElement;
        const said = text.textContent.trim();
        if (!said || each.closest("style, script, option, svg, .hidden")) continue;
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (getComputedStyle(each).clipPath === "inset(50%)") continue; // read out, not seen
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.top > innerHeight || box.bottom < 0) continue;
        const tell = (why) => {
            const owner = each.closest("[class]")?.className ?? "";
            found.add(`${why}: ${said.slice(0, 60)} <${owner}>`);
        };
        const button = each.closest("button, a.button, select");
        if (button && beyond(box, button.getBoundingClientRect())
            && getComputedStyle(button).overflowX === "visible") tell("beside its button");
        let zone = each;
        while (zone && getComputedStyle(zone).overflowX === "visible") zone = zone.parentElement;
        const style = zone && zone !== document.documentElement ? getComputedStyle(zone) : null;
        if (!style || zone === document.body) {
            if (box.right > innerWidth + 1.5 || box.left < -1.5) tell("beyond the screen");
        } else if (["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis"
            && beyond(box, zone.getBoundingClientRect())) tell("cut off");
    }
    return [...found];
}"""


def overflowing(page: Page) -> set[str]:
    """All such texts that are on the screen."""
    return set(page.evaluate(OVERFLOW))
