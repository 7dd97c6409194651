"""Somebody who plays to the end in a hurry: clicks anything that is offered, as soon as it is.

The clicking is done by a script in the page, on the same buttons and places that a person has,
and only on those that can be seen: a whole match takes a minute instead of ten.
"""

from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page

PATIENCE = 120  # seconds without anything to do until it gives up
PLAY = """
async ({ seed, patience, offered, rather, last: avoided }) => {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const back = new Set(["Undo", "Cancel", "Take back", "Back", "Reset"]);
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const busy = () => document.querySelector('main[data-busy="true"]') !== null;
  let clicks = 0;
  const said = new Set();
  let last = Date.now();
  while (true) {
    do await pause(15);
    while (busy() && Date.now() - last < patience * 1000);
    if (document.querySelector("#result-title")) return { clicks, said: [...said], over: true };
    const buttons = seen(".actions button").filter(
      (each) => !each.disabled && !back.has(each.textContent.trim()),
    );
    const confirm = buttons.find((each) => "confirm" in each.dataset);
    if (buttons.some((each) => each.textContent.trim() === offered))
      return { clicks, said: [...said], over: false };
    const liked = confirm ?? buttons.find((each) => rather.includes(each.textContent.trim()));
    const all = liked ? [liked] : [...buttons, ...seen("[data-lit], [data-offer]")];
    const willing = all.filter((each) => !avoided.includes(each.textContent.trim()));
    const offers = willing.length > 0 ? willing : all;
    if (offers.length === 0) {
      seen(".story button").at(-1)?.click(); // it need not be told to the end
      if (Date.now() - last > patience * 1000)
        throw new Error(`stuck at: ${document.querySelector(".prompt").innerText}`);
      continue;
    }
    const offer = offers[random(offers.length)];
    const { element } = offer.dataset;
    said.add(element ? element.split(":")[0] : offer.textContent.trim());
    offer.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    clicks += 1;
    last = Date.now();
  }
}
"""


class Played(NamedTuple):
    """How often was clicked, what on, and whether the match is over."""

    clicks: int
    said: list[str]
    over: bool


def hurry(
    page: Page, offered: str = "", rather: Sequence[str] = (), last: Sequence[str] = ()
) -> Played:
    """Play on to the end of the match, or until a button of this name is offered.

    A button that one would `rather` press is pressed wherever it is offered; one that comes `last`
    only where nothing else is.
    """
    asked = {"seed": 1, "patience": PATIENCE, "offered": offered}
    return Played(**page.evaluate(PLAY, {**asked, "rather": list(rather), "last": list(last)}))
