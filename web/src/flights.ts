/** Pieces on their way: each is shown flying from where it lay to where it lies now. */

/** Where each piece is on the screen. */
export type Places = Map<string, DOMRect>;

const FAR = 3; // pixels; what moves less does not fly

export function places(): Places {
  const found: Places = new Map();
  for (const piece of pieces()) found.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return found;
}

/** Let the pieces that have moved since fly, and the new ones appear. */
export function fly(before: Places, milliseconds: number): void {
  if (milliseconds === 0 || before.size === 0) return;
  for (const piece of pieces()) {
    const from = before.get(piece.dataset.piece ?? "");
    const to = piece.getBoundingClientRect();
    if (!from?.width) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds });
    else if (Math.hypot(from.x - to.x, from.y - to.y) > FAR) flight(piece, from, to, milliseconds);
  }
}

export function land(): void {
  for (const ghost of document.querySelectorAll(".wt-ghost")) {
    for (const animation of ghost.getAnimations()) animation.finish();
  }
}

function pieces(): NodeListOf<SVGGElement> {
  return document.querySelectorAll<SVGGElement>("g[data-piece]");
}

/** A copy flies over the whole page, so that it may go from a hand to the board. */
function flight(piece: SVGGElement, from: DOMRect, to: DOMRect, duration: number): void {
  const box = piece.getBBox();
  if (to.width === 0 || box.width === 0) return;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  ghost.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("wt-ghost");
  Object.assign(ghost.style, {
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  const copy = piece.cloneNode(true) as SVGGElement;
  copy.removeAttribute("transform");
  copy.removeAttribute("data-piece");
  ghost.append(copy);
  document.body.append(ghost);
  piece.style.opacity = "0";
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const animation = ghost.animate([{ transform: start }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
  animation.onfinish = animation.oncancel = () => {
    ghost.remove();
    piece.style.opacity = "";
  };
}
