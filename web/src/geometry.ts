/** Where things lie on a layout, in its own units. */

import type { Element, Layout } from "./wire";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Spot, "width" | "height">;
export type Point = Pick<Spot, "x" | "y">;
export type Direction = "up" | "down" | "left" | "right";

const GAP = 0.14; // of a hand's card, between two cards
const INSIDE_RECTANGLE = 0.84; // how much of an element its pieces may cover
const INSIDE_OUTLINE = 0.66;
export const LABEL = 0.17; // how much of an element's height its label takes

export function sizeOf(element: Element): Size {
  return { width: element.width ?? 1, height: element.height ?? 1 };
}

/** The outline of a disc around the middle. */
export function disc(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** The outline of a place around its middle. */
export function outlineOf(element: Element): string {
  if (element.path) return element.path;
  const { width, height } = sizeOf(element);
  if (element.kind === "hole") return disc(Math.min(width, height) / 2);
  const round = Math.min(width, height) * 0.08;
  const [w, h] = [width - 2 * round, height - 2 * round];
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${-w / 2} ${-height / 2}h${w}${corner(round, round)}v${h}${corner(-round, round)}` +
    `h${-w}${corner(-round, -round)}v${-h}${corner(round, -round)}Z`
  );
}

/** How a place is drawn where it lies, larger by so many units on every side. */
export function grown(element: Element, by: number): string {
  const { width, height } = sizeOf(element);
  const [x, y] = [width, height].map((side) => Math.max(0.2, 1 + (2 * by) / side));
  return `translate(${element.x} ${element.y}) scale(${x} ${y})`;
}

/** Places for so many pieces side by side on an element. */
export function spread(element: Element, pieces: number): Spot[] {
  const { width, height } = sizeOf(element);
  const share = element.path ? INSIDE_OUTLINE : INSIDE_RECTANGLE;
  const top = element.label ? LABEL * height : 0;
  const [w, h] = [width * share, (height - top) * share];
  const columns = Math.max(1, Math.min(pieces, Math.round(Math.sqrt((pieces * w) / h))));
  const rows = Math.ceil(pieces / columns);
  return Array.from({ length: pieces }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? pieces - row * columns : columns;
    return {
      x: element.x + ((i % columns) - (inRow - 1) / 2) * (w / columns),
      y: element.y + top / 2 + (row - (rows - 1) / 2) * (h / rows),
      width: w / columns,
      height: h / rows,
    };
  });
}

/** The nearest element in a direction, as a person sees it; the same one if there is none. */
export function neighbour(elements: readonly Element[], from: Element, way: Direction): Element {
  const sign = way === "left" || way === "up" ? -1 : 1;
  const sideways = way === "left" || way === "right";
  let best = from;
  let least = Infinity;
  for (const element of elements) {
    const [dx, dy] = [element.x - from.x, element.y - from.y];
    const ahead = sign * (sideways ? dx : dy);
    const aside = Math.abs(sideways ? dy : dx);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

/** A hand as a row of the places that are in use, without the holes between them. */
export function gathered(layout: Layout, inUse: (element: Element) => boolean): Layout {
  const used = layout.elements.filter(inUse);
  const height = Math.max(...used.map((element) => sizeOf(element).height), 0);
  let right = 0;
  const elements = used.map((element) => {
    const { width } = sizeOf(element);
    const x = right + width / 2;
    right += width * (1 + GAP);
    return { ...element, x, y: height / 2 };
  });
  const last = used.at(-1);
  return { ...layout, width: last ? right - sizeOf(last).width * GAP : 0, height, elements };
}
