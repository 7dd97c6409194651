/** Where on a board something may lie that belongs to no place. */

import { type Point, type Size, sizeOf, type Spot } from "./geometry";
import type { Element } from "./wire";

const CORNERS = ["top right", "top left", "bottom right", "bottom left"] as const;

export type Corner = (typeof CORNERS)[number];

const EDGE = 4; // pixels of the frame that stay free
const MOST = 0.3; // of the square may hide what lies there

/**
 * The corner of a frame where a square of so many pixels hides least of the places; null where it
 * would hide a lot in all of them.
 */
export function emptiestCorner(
  places: readonly Element[],
  box: Spot,
  frame: Size,
  pixels: number,
): Corner | null {
  const side = frame.width > 0 ? (pixels / frame.width) * box.width : 0;
  const hidden = CORNERS.map((corner) => {
    const x = corner.includes("left") ? box.x : box.x + box.width - side;
    const y = corner.includes("top") ? box.y : box.y + box.height - side;
    const area = { x, y, width: side, height: side };
    return places.reduce((sum, place) => sum + shared({ ...place, ...sizeOf(place) }, area), 0);
  });
  const least = Math.min(...hidden);
  return least > MOST * side * side ? null : (CORNERS[hidden.indexOf(least)] ?? null);
}

/** Whether a box in a left corner of a frame, of so many pixels, hides much of some place. */
export function hidesAny(
  places: readonly Element[],
  box: Spot,
  frame: Size,
  size: Size,
  corner: "top left" | "bottom left" = "top left",
): boolean {
  const unit = frame.width > 0 ? box.width / frame.width : 0;
  const [width, height] = [size.width * unit, size.height * unit];
  const y = corner === "top left" ? box.y : box.y + box.height - height;
  const area = { x: box.x, y, width, height };
  return places.some((place) => {
    const { width, height } = sizeOf(place);
    return shared({ ...place, width, height }, area) > MOST * width * height;
  });
}

/** Of several upper left corners the first where a box hides least of the places in a frame. */
export function leastCovering(
  corners: readonly Point[],
  size: Size,
  frame: Size,
  places: readonly Spot[],
): Point {
  const bounded = (at: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE));
  const inside = corners.map(({ x, y }) => ({
    x: bounded(x, frame.width - size.width),
    y: bounded(y, frame.height - size.height),
  }));
  const hidden = inside.map((at) =>
    places.reduce((sum, place) => sum + shared(place, { ...at, ...size }), 0),
  );
  return inside[hidden.indexOf(Math.min(...hidden))] ?? { x: EDGE, y: EDGE };
}

/** How much of an area a place covers. */
function shared({ x, y, width, height }: Spot, area: Spot): number {
  const across = overlap(x - width / 2, width, area.x, area.width);
  return across * overlap(y - height / 2, height, area.y, area.height);
}

function overlap(from: number, length: number, start: number, size: number): number {
  return Math.max(0, Math.min(from + length, start + size) - Math.max(from, start));
}
