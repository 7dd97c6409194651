/** Where pieces lie on their places. Tokens never shrink: they overlap, then the rest is counted. */

import { sizeOf, type Spot, spread } from "./geometry";
import type { Element, Piece } from "./wire";

export interface Placed {
  piece: Piece;
  spot: Spot;
  raised?: boolean; // it lies over who stands there
}

/** Tokens of a place that are not drawn, only counted, and where that is written. */
export interface More {
  x: number;
  y: number;
  count: number;
}

/** How large a token is drawn, in units of the layout: its diameter. */
export interface TokenSize {
  least: number;
  most: number;
}

const FREE: TokenSize = { least: 0, most: Infinity }; // as large as the place allows
const SHARE = 0.84; // of a rectangular place, for one token
const SHARE_OF_OUTLINE = 0.6;
const OVERLAP = 0.7; // of its diameter, from one token to the next
const TILE = 0.9; // of its place
const THINGS = ["thing", "machine"];
const GOAL = 0.66; // of its place
const CORNERED = 0.36; // of its place, beside whoever stands there
const FEW = 3; // tokens that are drawn at least, however narrow the place

export function isToken(piece: Piece): boolean {
  const { shape } = piece;
  return shape !== undefined && shape !== "" && shape !== "tile" && !isGoal(piece);
}

/** Something to be won, which lies there whoever comes. */
export function isGoal({ shape }: Piece): boolean {
  return shape === "goal";
}

/** Somebody, not something: a token that is no thing. */
export function isFigure(piece: Piece): boolean {
  return isToken(piece) && !THINGS.includes(piece.shape ?? "");
}

/** Grounds all over the place, pieces without a shape side by side, tokens over them. */
export function placedOn(
  element: Element,
  pieces: readonly Piece[],
  size: TokenSize = FREE,
  seen: (piece: Piece) => boolean = () => false,
): { placed: Placed[]; more: More | null } {
  const { width, height } = sizeOf(element);
  const whole = { x: element.x, y: element.y, width, height };
  const grounds = pieces.filter(({ ground }) => ground);
  const goals = pieces.filter(isGoal);
  const above = pieces.filter((piece) => !piece.ground && !isGoal(piece));
  const tiles = above.filter(({ shape }) => shape === "tile");
  const plain = above.filter((piece) => !isToken(piece) && piece.shape !== "tile");
  const beside = tiles.length > 1 ? [...tiles, ...plain] : plain;
  const spots = spread(element, beside.length);
  const tokens = inRow(element, byShape(above.filter(isToken)), size, seen);
  return {
    placed: [
      ...grounds.map((piece) => ({ piece, spot: whole })),
      ...(tiles.length === 1 ? tiles.map((piece) => ({ piece, spot: square(whole) })) : []),
      ...beside.flatMap((piece, i) => (spots[i] ? [{ piece, spot: spots[i] }] : [])),
      ...tokens.placed,
      ...goals.map((piece) => goalOn(piece, whole, above.length > 0)),
    ],
    more: tokens.more,
  };
}

/** In the middle of its place, or at a corner where somebody is. */
function goalOn(piece: Piece, { x, y, width, height }: Spot, taken: boolean): Placed {
  const side = Math.min(width, height) * (taken ? CORNERED : GOAL);
  const aside = taken ? 0.34 : 0;
  return {
    piece,
    spot: { x: x + aside * width, y: y + aside * height, width: side, height: side },
    raised: taken,
  };
}

/** Things lie behind those who stand there. */
function byShape(tokens: readonly Piece[]): Piece[] {
  return [...tokens.filter((piece) => !isFigure(piece)), ...tokens.filter(isFigure)];
}

function square({ x, y, width, height }: Spot): Spot {
  const side = Math.min(width, height) * TILE;
  return { x, y, width: side, height: side };
}

function inRow(
  element: Element,
  tokens: readonly Piece[],
  { least, most }: TokenSize,
  seen: (piece: Piece) => boolean,
): { placed: Placed[]; more: More | null } {
  const { width, height } = sizeOf(element);
  const share = element.path ? SHARE_OF_OUTLINE : SHARE;
  const side = Math.min(most, Math.max(least, Math.min(width, height) * share));
  const upright = height > width * 1.3;
  const room = Math.floor((Math.max(width, height) - side) / (side * OVERLAP)) + 1;
  const shown = fitting(tokens, Math.max(FEW, room), seen);
  const spots = shown.map((_, i) => {
    const off = (i - (shown.length - 1) / 2) * side * OVERLAP;
    const [x, y] = upright ? [element.x, element.y + off] : [element.x + off, element.y];
    return { x, y, width: side, height: side };
  });
  const last = spots.at(-1);
  const hidden = tokens.length - shown.length;
  return {
    placed: shown.flatMap((piece, i) => (spots[i] ? [{ piece, spot: spots[i] }] : [])),
    more: last && hidden > 0 ? { x: last.x + side / 2, y: last.y + side / 2, count: hidden } : null,
  };
}

/** Those that fit, and whoever has to be seen, in their order. */
function fitting(
  tokens: readonly Piece[],
  room: number,
  seen: (piece: Piece) => boolean,
): readonly Piece[] {
  if (tokens.length <= room) return tokens;
  let left = Math.max(0, room - tokens.filter(seen).length);
  return tokens.filter((piece) => seen(piece) || left-- > 0);
}
