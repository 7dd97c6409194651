/** What is seen in light on a layout, and what is said there before anything is picked. */

import type { Glow } from "./components/Glows.svelte";
import { hintsByPick, lossesOf, reasonsByPick } from "./light";
import { figure, larger, type Lying } from "./lying.svelte";
import { sizeOf, type Spot } from "./geometry";
import { isToken } from "./standing";
import type { Table } from "./table.svelte";
import type { Element, Hint, Mark } from "./wire";

export interface Seen {
  board: boolean; // with a veil, tags and tokens that never shrink
  unit: number; // of the layout, for a pixel
  pointed: string | null; // what the pointer is on, or the ring of the keyboard
  marks: readonly Mark[];
}

const RING = 7; // pixels around a token

export class Shining {
  private readonly of: () => Table;
  private readonly lying: Lying;
  private readonly seen: () => Seen;

  constructor(of: () => Table, lying: Lying, seen: () => Seen) {
    this.of = of;
    this.lying = lying;
    this.seen = seen;
  }

  private get table(): Table {
    return this.of();
  }

  private readonly hints = $derived.by(() => {
    const { step, selection, hints, shortcuts } = this.table;
    return hintsByPick(step.candidates, selection, hints, shortcuts);
  });
  /** Who acts is seen as selected: the piece itself where it can be picked, else its place. */
  private readonly actor = $derived.by(() => {
    const { mine, story, view } = this.table;
    const id = this.seen().board && mine && !story ? view?.scene.prompt.actor : undefined;
    return this.lying.figures.has(id ?? "") ? id : this.lying.placeOf(id ?? "")?.id;
  });
  private readonly aim = $derived.by(() => {
    const { pointed } = this.seen();
    return pointed !== null && this.table.lit.has(pointed) ? pointed : null;
  });
  private readonly aimedHint = $derived.by(
    () => (this.aim !== null ? this.hints.get(this.aim) : null) ?? this.table.staging.hint,
  );
  readonly effects = $derived.by(
    () => this.aimedHint?.effects ?? (this.seen().board ? this.table.effects : []),
  );
  /** What the move that is aimed at changes, and the pick itself. */
  private readonly targets = $derived.by(
    () => new Set([...this.effects.map(({ at }) => at), ...(this.aim === null ? [] : [this.aim])]),
  );
  readonly losses = $derived.by(() => {
    const dice = this.thrown?.thrown;
    return new Map([...lossesOf(this.effects), ...(dice ? [[dice.at, dice.harm ?? 0] as const] : [])]);
  });

  // --- light -------------------------------------------------------------------------------------

  readonly glows = $derived.by(() =>
    this.lying.places.flatMap((element): Glow[] => {
      const state = this.stateOf(element.id);
      const stage = this.lying.stageOf(element);
      // Around the token, which lies over it.
      const ring = this.lying.figures.has(stage.id) ? RING * this.seen().unit : 0;
      return state ? [{ id: element.id, element: larger(stage, ring), state }] : [];
    }),
  );
  /** Who is lit and stands alone, by the place that is seen in their light. */
  readonly alone = $derived.by(
    () =>
      new Map(
        [...this.lying.figures.values()]
          .filter(({ piece, element }) => this.table.lit.has(piece.id) && this.lying.stageOf(element) !== element)
          .map(({ piece }) => [piece.at, piece.id]),
      ),
  );
  /** What is told of a piece that is no place of its own is seen where it lies. */
  readonly told = $derived.by(() => {
    const ids = new Set([...this.table.told].map((id) => this.lying.findPlace(id)?.id));
    return this.lying.places.filter(({ id }) => ids.has(id));
  });
  private readonly tells = $derived.by(() => Boolean(this.table.story ?? this.table.recalled));
  /** What is told stands in the light like what can be picked. */
  readonly veiled = $derived.by(() => {
    const lit = this.tells ? this.told.length > 0 : this.table.mine && this.glows.length > 0;
    return this.seen().board && lit;
  });
  /** What dice were thrown at. */
  private readonly struck = $derived.by(() => {
    const dice = this.table.story ? undefined : this.table.view?.scene.prompt.throw;
    return this.seen().board && dice ? this.lying.places.filter(({ id }) => id === dice.at) : [];
  });
  readonly stages = $derived.by(() => [
    ...new Set(
      this.tells
        ? this.told.map((element) => this.lying.stageOf(element))
        : [...this.glows.map(({ element }) => element), ...this.struck],
    ),
  ]);
  private readonly lit = $derived.by(
    () => new Set([...this.glows, ...this.told, ...this.stages].map(({ id }) => id)),
  );
  readonly aimed = $derived.by(() => [
    ...this.struck,
    ...new Set(
      [...this.targets].flatMap((id) => {
        const element = this.lying.byId.get(id);
        const seen = this.stateOf(id) === "aimed" || (!this.lit.has(id) && this.effects.length > 0);
        return element && seen ? [this.lying.stageOf(element)] : [];
      }),
    ),
  ]);
  /** Tokens that no veil lies over. */
  readonly kept = $derived.by(() =>
    this.lying.placed
      .filter(
        ({ piece }) =>
          isToken(piece) &&
          (this.lit.has(piece.id) ||
            this.lit.has(piece.at) ||
            this.targets.has(piece.id) ||
            piece.id === this.table.scene?.prompt.actor),
      )
      .map(({ spot }) => spot),
  );
  /** Who has come, or the place where something has changed. */
  readonly fresh = $derived.by(() => {
    const found = new Map<string, Element>();
    for (const { piece, to } of this.table.arrivals) {
      const token = this.lying.above.find((each) => each.piece.id === piece);
      const seen = token ? figure(token.piece, token.spot) : this.lying.byId.get(to);
      if (seen && !this.table.lit.has(to) && !this.table.lit.has(piece)) found.set(seen.id, seen);
    }
    return [...found.values()];
  });
  readonly trails = $derived.by(() =>
    this.table.arrivals.flatMap(({ piece, from, to }) => {
      const { byId, spots, field, at } = this.lying;
      const [start, end] = [byId.get(from ?? ""), byId.get(to)];
      if (!start || !end || start === end) return [];
      const spot = spots.get(piece) ?? { ...end, ...sizeOf(end) };
      const radius = Math.min(spot.width * 0.5, field * 0.42);
      const taken = at.get(start.id)?.some(isToken) ?? false; // somebody else is there
      return [{ from: start, to: spot, radius, taken }];
    }),
  );
  readonly dangers = $derived.by(() =>
    this.seen()
      .marks.filter(({ kind }) => kind === "danger")
      .flatMap((mark) => this.lying.findPlace(mark.at) ?? []),
  );

  // --- what is said there ------------------------------------------------------------------------

  readonly reasons = $derived.by(() => {
    if (!this.seen().board) return [];
    const { choices, selection, hints, kit } = this.table;
    return this.pairs(reasonsByPick(choices, selection, hints, kit.families)).filter(
      ({ element: { id } }) => this.lying.figures.has(id) || this.lying.at.has(id),
    );
  });
  readonly priced = $derived.by(() => {
    if (!this.seen().board) return [];
    return this.pairs(this.hints)
      .filter(({ element: { id } }) => this.table.lit.has(id) && !this.table.chosen.has(id))
      .map((each) => ({
        ...each,
        taken: this.lying.at.get(each.element.id)?.some((piece) => !piece.ground) ?? false,
      }));
  });
  /** From who acts to what is aimed at, where the game draws no line itself. */
  readonly arrow = $derived.by(() => {
    const hint = this.aimedHint;
    if (!this.seen().board || !hint?.effects?.length || hint.lines?.length) return null;
    const source = this.table.selection.picked.at(-1) ?? this.table.view?.scene.prompt.actor ?? "";
    const [from, to] = [this.lying.spotOf(source), this.lying.spotOf(hint.effects[0]?.at ?? "")];
    return from && to && (from.x !== to.x || from.y !== to.y) ? { from, to } : null;
  });
  readonly thrown = $derived.by(() => {
    const dice = this.table.view?.scene.prompt.throw;
    const spot = this.lying.spotOf(this.struck[0]?.id ?? "");
    return dice && spot ? { thrown: dice, spot } : null;
  });
  /** Where what is aimed at is acted from. */
  readonly source = $derived.by((): Spot | undefined => {
    const { selection, staging, scene } = this.table;
    return this.lying.spotOf(selection.picked.at(-1) ?? staging.picks.at(-2) ?? scene?.prompt.actor ?? "");
  });

  private stateOf(id: string): Glow["state"] | null {
    const { table, hints } = this;
    if (table.chosen.has(id) || (id === this.actor && !table.lit.has(id))) return "chosen";
    if (!table.lit.has(id)) return null;
    if (hints.get(id)?.cost) return id === this.aim ? "aimed" : "paid";
    const aims = this.aimedHint?.effects?.length;
    if (this.targets.has(id) && (table.selection.picked.length > 0 || aims)) return "aimed";
    // Other targets than the one that is aimed at; places to go to stay as they are.
    const target = hints.get(id)?.effects?.some(({ kind }) => kind === "harm");
    return this.aim !== null && target && aims ? "other" : "lit";
  }

  private pairs(found: ReadonlyMap<string, Hint>): { element: Element; hint: Hint }[] {
    return [...found].flatMap(([id, hint]) => {
      const element = this.lying.byId.get(id);
      return element ? [{ element, hint }] : [];
    });
  }
}
