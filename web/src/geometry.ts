/** Where things lie on a layout, in its own units. */

import type { Element, Layout, Piece } from "./wire";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "up" | "down" | "left" | "right";

const GAP = 0.14; // of a hand's card, between two cards
const INSIDE_RECTANGLE = 0.84; // how much of an element its pieces may cover
const INSIDE_OUTLINE = 0.66;
export const LABEL = 0.17; // how much of an element's height its label takes

export function sizeOf(element: Element): { width: number; height: number } {
  return { width: element.width ?? 1, height: element.height ?? 1 };
}

/** The outline of a disc around the middle. */
export function disc(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
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

/** What part of a layout is shown: its middle, and how many times larger than when it just fits. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

const MOST_ZOOM = 8;

/** The view box of a camera on a layout in a frame of some shape. */
export function viewBox(
  layout: Layout,
  camera: Camera,
  frame: { width: number; height: number },
): Spot {
  const margin = Math.min(layout.width, layout.height) * 0.04;
  const [w, h] = [layout.width + 2 * margin, layout.height + 2 * margin];
  const aspect = frame.height > 0 && frame.width > 0 ? frame.width / frame.height : w / h;
  const width = (w / h > aspect ? w : h * aspect) / camera.zoom;
  const height = width / aspect;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

export function fitted(layout: Layout): Camera {
  return { x: layout.width / 2, y: layout.height / 2, zoom: 1 };
}

/** Zoom by a factor so that a point of the layout stays where it is on the screen. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, camera.zoom * factor));
  const part = camera.zoom / zoom;
  return { zoom, x: x + (camera.x - x) * part, y: y + (camera.y - y) * part };
}

/** The camera with what it shows kept on the layout, in the middle where all of it is shown. */
export function bounded(
  layout: Layout,
  camera: Camera,
  frame: { width: number; height: number },
): Camera {
  const box = viewBox(layout, camera, frame);
  return {
    zoom: camera.zoom,
    x: within(camera.x, box.width, layout.width),
    y: within(camera.y, box.height, layout.height),
  };
}

function within(middle: number, shown: number, whole: number): number {
  if (shown >= whole) return whole / 2;
  return Math.min(whole - shown / 2, Math.max(shown / 2, middle));
}

/** Where each of the pieces on an element lies: grounds all over it, the others on top. */
export function placedOn(
  element: Element,
  pieces: readonly Piece[],
): { piece: Piece; spot: Spot }[] {
  const [under, above] = [pieces.filter(({ ground }) => ground), pieces.filter((p) => !p.ground)];
  const spots = spread(element, above.length);
  const whole = { x: element.x, y: element.y, ...sizeOf(element) };
  return [
    ...under.map((piece) => ({ piece, spot: whole })),
    ...above.flatMap((piece, i) => (spots[i] ? [{ piece, spot: spots[i] }] : [])),
  ];
}
