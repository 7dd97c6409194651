"""The contrast of what is written in drawings, which checkers of accessibility don't see.

It is measured on the screen: the page is pictured with and without its letters, and where both
differ are the letters. So whatever lies under them or over them counts, a veil too.
"""

from base64 import b64encode
from typing import NamedTuple

from playwright.sync_api import Page

LEAST = 4.5
LEAST_LARGE = 3.0  # for letters of 24 pixels, or bold ones of 18.66
LEAST_VEILED = 3.0  # for what can't be picked just now
BARE = "svg text { visibility: hidden !important; }"
# The page's policy forbids elements with styles of strangers, but not sheets made by a script.
ADOPT = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
}"""

# Two pictures in, the letters of each text out: how many pixels they have, and their contrast to
# what is under them, or to the edge that is drawn around them.
COMPARE = """async ([written, bare]) => {
    const pixels = async (code) => {
        const bytes = Uint8Array.from(atob(code), (each) => each.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    const [one, other] = [await pixels(written), await pixels(bare)];
    const scale = one.width / innerWidth;
    const part = (value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const light = ({ data }, at) =>
        0.2126 * part(data[at]) + 0.7152 * part(data[at + 1]) + 0.0722 * part(data[at + 2]);
    const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const high = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)];
    const measured = [];
    for (const text of document.querySelectorAll("svg text")) {
        if (!text.textContent.trim() || text.closest("[inert]")) continue;
        if (!text.checkVisibility({ opacityProperty: true })) continue;
        const { left, top, right, bottom } = text.getBoundingClientRect();
        const [lights, contrasts] = [[], []];
        for (let y = Math.ceil(top * scale); y < bottom * scale; y++) {
            for (let x = Math.ceil(left * scale); x < right * scale; x++) {
                if (x < 0 || y < 0 || x >= one.width || y >= one.height) continue;
                const at = 4 * (y * one.width + x);
                const apart = [0, 1, 2].map((i) => Math.abs(one.data[at + i] - other.data[at + i]));
                if (Math.max(...apart) < 12) continue;
                lights.push(light(one, at));
                contrasts.push(contrast(light(one, at), light(other, at)));
            }
        }
        lights.sort((a, b) => a - b);
        contrasts.sort((a, b) => a - b);
        const style = getComputedStyle(text);
        const edged = style.stroke !== "none" && style.paintOrder.startsWith("stroke");
        const edge = edged && lights.length ? contrast(high(lights, 0.04), high(lights, 0.96)) : 0;
        const matrix = text.getScreenCTM();
        const zoom = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
        const box = text.closest("[class]");
        const veil = text.ownerSVGElement.querySelector(".veil");
        const under = veil?.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
        measured.push([
            text.textContent.trim(),
            `${box?.className.baseVal ?? ""}`,
            lights.length,
            Math.max(high(contrasts, 0.9) ?? 0, edge),
            parseFloat(style.fontSize) * zoom,
            Number(style.fontWeight),
            Boolean(under),
        ]);
    }
    return measured;
}"""
FEWEST = 12  # pixels; a text of which less is seen lies under something


class Lettering(NamedTuple):
    """A text of a drawing as it is seen."""

    text: str
    where: str
    pixels: int
    contrast: float
    size: float
    weight: float
    veiled: bool

    @property
    def least(self) -> float:
        large = self.size >= 24 or (self.size >= 18.66 and self.weight >= 700)
        if self.veiled:
            return LEAST_VEILED
        return LEAST_LARGE if large else LEAST


def letterings(page: Page) -> list[Lettering]:
    """All texts of drawings that are seen, on a page where nothing moves."""
    written = page.screenshot(animations="disabled")
    page.evaluate(ADOPT, BARE)
    bare = page.screenshot(animations="disabled")
    page.evaluate("document.adoptedStyleSheets.pop()")
    pictures = [b64encode(each).decode() for each in (written, bare)]
    found = [Lettering(*each) for each in page.evaluate(COMPARE, pictures)]
    return [each for each in found if each.pixels >= FEWEST]


def too_faint(page: Page) -> set[str]:
    """What of it has too little contrast."""
    return {
        f"{each.contrast:.1f} {each.text!r} <{each.where}>"
        for each in letterings(page)
        if each.contrast < each.least - 0.05
    }
