/** What lies where on a layout: its places, the pieces on them, and the pieces that are places themselves. */

import { disc, sizeOf, type Spot } from "./geometry";
import { domainOf } from "./picks";
import { isFigure, isToken, type Placed, placedOn, type TokenSize } from "./standing";
import type { Table } from "./table.svelte";
import type { Element, Layout, Piece } from "./wire";

export interface Laid {
  layout: Layout;
  tokens: TokenSize | undefined; // on a board they never shrink
  bare: boolean; // without the pieces
}

export class Lying {
  private readonly of: () => Table;
  private readonly laid: () => Laid;

  constructor(of: () => Table, laid: () => Laid) {
    this.of = of;
    this.laid = laid;
  }

  private get table(): Table {
    return this.of();
  }

  /** The domains of what moves name. */
  readonly pickable = $derived.by(
    () => new Set(this.table.kit.families.flatMap(({ domains }) => domains)),
  );
  // An outline shows which places belong together; it is nothing that could be picked.
  readonly outlines = $derived.by(() =>
    this.laid().layout.elements.filter(({ kind }) => kind === "outline"),
  );
  readonly grounds = $derived.by(() =>
    this.laid().layout.elements.filter(({ kind }) => kind !== "outline"),
  );
  /** The pieces by their place. */
  readonly at = $derived.by(() => Map.groupBy(this.table.pieces, ({ at }) => at));
  private readonly standing = $derived.by(() => {
    const { tokens } = this.laid();
    return this.grounds.map((element) =>
      placedOn(element, this.at.get(element.id) ?? [], tokens, ({ id }) => this.table.lit.has(id)),
    );
  });
  readonly placed = $derived.by(() =>
    this.laid().bare ? [] : this.standing.flatMap((each) => each.placed),
  );
  private readonly edges = $derived.by(
    () => new Set(this.grounds.filter(({ kind }) => kind === "edge").map(({ id }) => id)),
  );
  private readonly between = $derived.by(() =>
    this.placed.filter(({ piece }) => this.edges.has(piece.at) && !piece.ground && !isToken(piece)),
  );
  // Light lies over what fills a place, and under who stands on it; and under what lies between two
  // places, so that no wall is hidden by the light of its neighbours.
  readonly under = $derived.by(() =>
    this.placed.filter(
      (each) => !isToken(each.piece) && !each.raised && !this.between.includes(each),
    ),
  );
  readonly above = $derived.by(() => [
    ...this.between,
    ...this.placed.filter(
      (each) => (isToken(each.piece) || each.raised) && !this.between.includes(each),
    ),
  ]);
  readonly mores = $derived.by(() =>
    this.laid().bare ? [] : this.standing.flatMap(({ more }) => (more ? [more] : [])),
  );
  readonly bodies = $derived.by(() =>
    this.placed.filter(({ piece }) => isToken(piece)).map(({ spot }) => spot),
  );
  readonly spots = $derived.by(
    () => new Map(this.placed.map(({ piece, spot }) => [piece.id, spot])),
  );
  /** Pieces that moves can name are places of their own, wherever they stand. */
  readonly figures = $derived.by(
    () =>
      new Map(
        this.placed
          .filter(({ piece: { id } }) => this.pickable.has(domainOf(id)) && !this.table.elements.has(id))
          .map(({ piece, spot }) => [piece.id, { piece, element: figure(piece, spot) }]),
      ),
  );
  readonly places = $derived.by(() => [
    ...this.grounds,
    ...[...this.figures.values()].map(({ element }) => element),
  ]);
  /** Those where the keyboard comes by. */
  readonly stops = $derived.by(() => this.places.filter((element) => !this.isScenery(element)));
  readonly byId = $derived.by(() => new Map(this.places.map((element) => [element.id, element])));
  /** The usual size of a place where pieces go, not of a wall or a torch. */
  readonly field = $derived.by(() => {
    const fields = this.grounds.filter(({ id }) => this.pickable.has(domainOf(id)));
    const sides = (fields.length > 0 ? fields : this.grounds).map((element) =>
      Math.min(sizeOf(element).width, sizeOf(element).height),
    );
    return sides.sort((a, b) => a - b)[sides.length >> 1] ?? 1;
  });

  /** What says nothing of itself is there for the eye alone: light, shade, the top of a wall. */
  isScenery({ id, label, about }: Element): boolean {
    return !label && !about && !this.pickable.has(domainOf(id)) && !this.at.has(id);
  }

  /** What would lie on a free place once that is picked, or who would stand there. */
  comingTo(id: string | null): Placed | undefined {
    const { table } = this;
    const element = this.grounds.find((each) => each.id === id);
    const taken = this.at.get(id ?? "")?.some(isFigure);
    const prompt = table.view?.scene.prompt;
    if (!element || !prompt || taken || !table.lit.has(element.id)) return undefined;
    const picked = new Set(table.selection.picked);
    const goes = ({ id }: Piece) => id === prompt.actor || picked.has(id);
    const piece =
      prompt.laid?.find((each) => picked.has(each.id)) ??
      (table.pointing.hint?.steps ? table.pieces.find(goes) : undefined);
    return piece && placedOn(element, [piece], this.laid().tokens).placed[0];
  }

  /** The place that a piece lies on. */
  placeOf(id: string): Element | undefined {
    return this.byId.get(this.table.pieces.find((piece) => piece.id === id)?.at ?? "");
  }

  /** A place, or the one that a piece lies on. */
  findPlace(id: string): Element | undefined {
    return this.byId.get(id) ?? this.placeOf(id);
  }

  /** Where a piece lies or a place is. */
  spotOf(id: string): Spot | undefined {
    const element = this.byId.get(id);
    return this.spots.get(id) ?? (element && { ...element, ...sizeOf(element) });
  }

  /** Who stands alone on a place is seen by the light of all of it. */
  stageOf(element: Element): Element {
    const place = this.figures.has(element.id) ? this.placeOf(element.id) : undefined;
    const alone = place && this.at.get(place.id)?.filter(isFigure).length === 1;
    return alone ? place : element;
  }
}

/** A piece as a place. */
export function figure(piece: Piece, { x, y, width, height }: Spot): Element {
  const size = Math.min(width, height);
  const path = piece.shape === "big" ? {} : { path: disc(size / 2) };
  return { id: piece.id, x, y, width: size, height: size, ...path };
}

export function larger(element: Element, by: number): Element {
  if (by === 0) return element;
  const { width, height } = sizeOf(element);
  const path = element.path ? { path: disc(width / 2 + by) } : {};
  return { ...element, width: width + 2 * by, height: height + 2 * by, ...path };
}
