/**
 * Pieces on their way. They fly in the units of the layout they fly to, so that none hangs beside
 * its field while the board is zoomed or moved.
 */

import { flightTime } from "./settings.svelte";
import type { Placed } from "./standing";

interface Flown {
  at: string;
  svg: SVGSVGElement;
  x: number;
  y: number;
}

const STEP = 180; // milliseconds for a field
const LONGEST = 700;
const USUAL = 320; // the flight time of the usual speed
const FAR = 0.02; // of a field; what moves less does not fly
const HOP = 0.22; // of a field, how high a piece is lifted
const EASE = "cubic-bezier(.2,.8,.2,1)";

const seen = new Map<string, Flown>();

/** Let the pieces of a layout that have moved fly to where they are now, and new ones appear. */
export function settle(svg: SVGSVGElement, placed: readonly Placed[], field: number): void {
  const pace = flightTime() / USUAL;
  const opened = ![...seen.values()].some((each) => each.svg === svg);
  for (const { piece, spot } of placed) {
    const before = seen.get(piece.id);
    seen.set(piece.id, { at: piece.at, svg, x: spot.x, y: spot.y });
    // Whoever only makes room on the same place, or is drawn larger, has not moved.
    const still = before?.svg === svg && before.at === piece.at;
    if (pace === 0 || still || (opened && !before)) continue;
    const body = svg.querySelector<SVGGElement>(`[data-piece="${CSS.escape(piece.id)}"] > .body`);
    if (!body) continue;
    const from = before && pointOn(svg, before);
    if (!from) body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP * pace });
    else fly(body, from.x - spot.x, from.y - spot.y, field, pace);
  }
  forget(svg, new Set(placed.map(({ piece }) => piece.id)));
}

/** Let everything arrive at once. */
export function land(): void {
  for (const body of document.querySelectorAll("[data-piece] > .body")) {
    for (const animation of body.getAnimations()) animation.finish();
  }
}

/** How a piece that is gone leaves the table. */
export function fall(_: SVGGElement): { duration: number; css: (t: number) => string } {
  return { duration: (400 * flightTime()) / USUAL, css: (t) => `opacity:${t}` };
}

function fly(body: SVGGElement, dx: number, dy: number, field: number, pace: number): void {
  const fields = Math.hypot(dx, dy) / field;
  if (fields < FAR) return;
  const way = (part: number, lift: number) => ({
    transform: `translate(${dx * part}px, ${dy * part - lift * field}px)`,
  });
  body.animate([way(1, 0), way(0.5, HOP), way(0, 0)], {
    duration: Math.min(LONGEST, STEP * Math.max(1, fields)) * pace,
    easing: EASE,
  });
}

/** A point of another layout, where it is on this one. */
function pointOn(svg: SVGSVGElement, { svg: other, x, y }: Flown): { x: number; y: number } | null {
  if (other === svg) return { x, y };
  const [from, to] = [other.getScreenCTM(), svg.getScreenCTM()];
  if (!other.isConnected || !from || !to) return null;
  return new DOMPoint(x, y).matrixTransform(from).matrixTransform(to.inverse());
}

/** What has left a layout is forgotten, once the others have had the time to find it. */
function forget(svg: SVGSVGElement, still: ReadonlySet<string>): void {
  queueMicrotask(() => {
    for (const [id, each] of seen) if (each.svg === svg && !still.has(id)) seen.delete(id);
  });
}
