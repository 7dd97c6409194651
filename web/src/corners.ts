/** Where on a board something may lie that belongs to no place. */

import { sizeOf, type Spot } from "./geometry";
import type { Element } from "./wire";

const CORNERS = ["top right", "top left", "bottom right", "bottom left"] as const;

export type Corner = (typeof CORNERS)[number];

const MOST = 0.3; // of the square may hide what lies there

/**
 * The corner of a frame where a square of so many pixels hides least of the places; null where it
 * would hide a lot in all of them.
 */
export function emptiestCorner(
  places: readonly Element[],
  box: Spot,
  frame: { width: number; height: number },
  pixels: number,
): Corner | null {
  const side = frame.width > 0 ? (pixels / frame.width) * box.width : 0;
  const hidden = CORNERS.map((corner) => {
    const x = corner.includes("left") ? box.x : box.x + box.width - side;
    const y = corner.includes("top") ? box.y : box.y + box.height - side;
    return places.reduce((sum, place) => sum + shared(place, { x, y, width: side, height: side }), 0);
  });
  const least = Math.min(...hidden);
  return least > MOST * side * side ? null : (CORNERS[hidden.indexOf(least)] ?? null);
}

/** How much of an area a place covers. */
function shared(place: Element, area: Spot): number {
  const { width, height } = sizeOf(place);
  const across = overlap(place.x - width / 2, width, area.x, area.width);
  return across * overlap(place.y - height / 2, height, area.y, area.height);
}

function overlap(from: number, length: number, start: number, size: number): number {
  return Math.max(0, Math.min(from + length, start + size) - Math.max(from, start));
}
