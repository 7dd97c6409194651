/** A place of the board in a few words, for who does not see it or points at it. */

import type { Element, Piece } from "./wire";
import { say, type Words } from "./words";

export function describe(
  element: Element,
  pieces: readonly Piece[],
  lit: boolean,
  words: Words,
): string {
  const called = element.about ?? element.label;
  const name = called ? words.text(called) : words.place(element.id);
  const lying = pieces.length > 0 ? pieces.map((piece) => pieceName(piece, words)) : [say("empty")];
  return [...(name ? [name] : []), ...lying, ...(lit ? [say("can-be-picked")] : [])].join(", ");
}

/** A piece that can be picked itself. */
export function describePiece(piece: Piece, lit: boolean, words: Words): string {
  return [pieceName(piece, words), ...(lit ? [say("can-be-picked")] : [])].join(", ");
}

function pieceName(piece: Piece, words: Words): string {
  const plain = piece.label
    ? words.text(piece.label)
    : `${piece.symbol} ${piece.letter ?? ""}`.trim();
  const owner = piece.owner ?? -1;
  const owned = owner < 0 ? plain : ownedBy(owner, plain, words);
  const count = piece.count ?? 1;
  return count > 1 ? say("pieces-many", { count, piece: owned }) : owned;
}

function ownedBy(owner: number, piece: string, words: Words): string {
  if (words.isMine(owner)) return say("piece-mine", { piece });
  return say("piece-of", { piece, name: words.name(owner) });
}
