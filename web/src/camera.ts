/** What part of a layout is shown in its frame. */

import { type Size, sizeOf, type Spot } from "./geometry";
import type { Element, Layout } from "./wire";

type Range = [number, number];

/** The middle of what is shown, and how many times larger than when the whole layout just fits. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

const MOST_ZOOM = 8;
const WORTH = 1.25; // a zoom by less helps no finger
const FARTHER = 0.78; // of how near it would be, to show all that can be picked
const MARGIN = 0.012; // of the smaller side, around the layout
const RIM = 0.038; // where columns and rows have names

/** The view box of a camera on a layout in a frame of some shape. */
export function viewBox(layout: Layout, camera: Camera, frame: Size): Spot {
  const named = layout.columns?.length || layout.rows?.length;
  const margin = Math.min(layout.width, layout.height) * (named ? RIM : MARGIN);
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
export function bounded(layout: Layout, camera: Camera, frame: Size): Camera {
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

/**
 * A camera on some places that shows all of them, and each as large as a finger needs it where that
 * is possible; null where the whole layout does.
 */
export function closeTo(
  layout: Layout,
  places: readonly Element[],
  frame: Size,
  pixels: number,
): Camera | null {
  const whole = viewBox(layout, fitted(layout), frame);
  const sides = places.map((place) => Math.min(sizeOf(place).width, sizeOf(place).height));
  const smallest = (Math.min(...sides) / whole.width) * frame.width;
  if (places.length === 0 || frame.width === 0 || smallest >= pixels) return null;
  const [[left, right], [top, bottom]] = extent(places);
  const around = Math.max(...sides);
  const fits = Math.min(
    whole.width / (right - left + around),
    whole.height / (bottom - top + around),
  );
  const zoom = Math.min(MOST_ZOOM, fits, pixels / smallest);
  if (zoom < WORTH) return null;
  return bounded(layout, { x: (left + right) / 2, y: (top + bottom) / 2, zoom }, frame);
}

/** A camera on some places, so many times nearer than the whole layout, or as near as shows them all. */
export function around(
  layout: Layout,
  places: readonly Element[],
  frame: Size,
  nearer: number,
): Camera {
  const whole = viewBox(layout, fitted(layout), frame);
  const [[left, right], [top, bottom]] = extent(places);
  const fits = Math.min(whole.width / (right - left), whole.height / (bottom - top));
  const zoom = Math.max(1, Math.min(nearer, fits));
  return bounded(layout, { x: (left + right) / 2, y: (top + bottom) / 2, zoom }, frame);
}

/**
 * A camera on who acts, from which so many units are seen along the shorter side; to one side, or a little farther
 * away, where that shows all of some places. Null where it would be hardly nearer than the whole.
 */
export function nearTo(
  layout: Layout,
  actor: Element,
  places: readonly Element[],
  frame: Size,
  units: number,
): Camera | null {
  const whole = viewBox(layout, fitted(layout), frame);
  const [across, down] = extent([actor, ...places]);
  const nearest = Math.min(whole.width, whole.height) / units;
  const fits = Math.min(whole.width / length(across), whole.height / length(down));
  const zoom = fits >= FARTHER * nearest ? Math.min(nearest, fits) : nearest;
  if (zoom < WORTH || frame.width === 0) return null;
  const box = viewBox(layout, { ...fitted(layout), zoom }, frame);
  const [x, y] = [shifted(actor.x, box.width, across), shifted(actor.y, box.height, down)];
  return bounded(layout, { x, y, zoom }, frame);
}

/** Whether all of these places are in a box. */
export function shows(box: Spot, places: readonly Element[]): boolean {
  const [across, down] = extent(places);
  return (
    across[0] >= box.x &&
    across[1] <= box.x + box.width &&
    down[0] >= box.y &&
    down[1] <= box.y + box.height
  );
}

/** Where a window of this length must be for all of a range, as near as can be to where it should. */
function shifted(wish: number, shown: number, [from, to]: Range): number {
  if (to - from > shown) return wish;
  return Math.min(from + shown / 2, Math.max(to - shown / 2, wish));
}

/** From where to where they lie, across and down. */
function extent(places: readonly Element[]): [Range, Range] {
  return [
    range(places.map((place) => [place.x, sizeOf(place).width])),
    range(places.map((place) => [place.y, sizeOf(place).height])),
  ];
}

const length = ([from, to]: Range): number => to - from;

function range(sides: readonly [number, number][]): Range {
  return [
    Math.min(...sides.map(([middle, size]) => middle - size / 2)),
    Math.max(...sides.map(([middle, size]) => middle + size / 2)),
  ];
}

/** A box on the way from one to another. */
export function between(from: Spot, to: Spot, part: number): Spot {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
