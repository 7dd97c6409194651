/** What is different between two views. */

import type { Piece, View } from "./wire";

/** A piece that has come to an element; `from` is null where it is new. */
export interface Arrival {
  piece: string;
  from: string | null;
  to: string;
}

export function moved(before: View, after: View): Arrival[] {
  const old = new Map(before.scene.pieces.map((piece) => [piece.id, piece]));
  return after.scene.pieces
    .filter((piece) => !same(old.get(piece.id), piece))
    .map(({ id, at }) => {
      const from = old.get(id)?.at ?? null;
      return { piece: id, from: from === at ? null : from, to: at };
    });
}

export function changed(before: View, after: View): boolean {
  return (
    before.scene.pieces.length !== after.scene.pieces.length || moved(before, after).length > 0
  );
}

function same(before: Piece | undefined, after: Piece): boolean {
  if (!before) return false;
  const keys = ["at", "symbol", "owner", "letter", "count"] as const;
  const over = before.over?.join() === after.over?.join();
  return over && keys.every((key) => before[key] === after[key]);
}
