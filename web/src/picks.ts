/**
 * From clicks to moves. A choice is a move with the elements that a person picks for it, in order.
 * A selection narrows the choices down; what can be picked next is lit on the table or, where it
 * does not lie on the table (an amount, a pass), offered as a button.
 */

import type { Choice, FamilyInfo } from "./wire";

/**
 * What has been picked so far, and the family of moves it is for, where that was said; `starts` are
 * the beginnings that a chosen way leaves of all moves.
 */
export interface Selection {
  family: string | null;
  picked: readonly string[];
  starts?: readonly string[];
}

export const NOTHING: Selection = { family: null, picked: [] };

/** A button: the whole move, a next pick off the table, a family, or a number out of many. */
export type Offer =
  | { kind: "move"; choice: Choice }
  | { kind: "value"; family: string; pick: string }
  | { kind: "family"; family: string }
  | { kind: "amount"; family: string; picks: AmountPick[] };

export interface AmountPick {
  value: number;
  pick: string;
}

/** Where a selection stands. */
export interface Step {
  candidates: Choice[];
  lit: Set<string>;
  offers: Offer[];
}

/** What a pick leads to: a finished move, or the selection to go on from. */
export type Picked = { finished: Choice } | { selection: Selection };

const FEW = 6; // values that fit as buttons side by side

export function familyOf(choice: Choice): string {
  return choice.move.split(" ", 1)[0] ?? "";
}

export function domainOf(element: string): string {
  return element.includes(":") ? element.slice(0, element.indexOf(":")) : element;
}

export function nameOf(element: string): string {
  return element.slice(element.indexOf(":") + 1);
}

export function matching(choices: readonly Choice[], selection: Selection): Choice[] {
  const { family, picked, starts } = selection;
  return choices.filter(
    (choice) =>
      (family === null || familyOf(choice) === family) &&
      (starts === undefined || begins(choice.move, starts)) &&
      picked.every((pick, i) => choice.picks[i] === pick),
  );
}

/** Whether a move begins with one of these words or rows of words. */
export function begins(move: string, starts: readonly string[]): boolean {
  return starts.some((start) => move === start || move.startsWith(`${start} `));
}

/** What is lit and what is offered, `table` being the elements that lie on the table. */
export function stepOf(
  choices: readonly Choice[],
  selection: Selection,
  table: ReadonlySet<string>,
): Step {
  const candidates = matching(choices, selection);
  const at = selection.picked.length;
  const next = candidates.map((choice) => choice.picks[at]);
  const lit = new Set(next.filter((pick) => pick !== undefined && table.has(pick)) as string[]);
  const families = groups(candidates);
  const large = [...families.values()].filter(
    (members) => offTable(members, at, table).length > FEW,
  );
  const offers = [...families].flatMap(([family, members]) => {
    const alone = families.size === 1;
    // A large choice is spread out at once where nothing else asks for the room.
    const spread = alone || (large.length === 1 && lit.size === 0);
    const values = offersFor(family, offTable(members, at, table), spread);
    const whole = members.filter(({ picks }) => picks.length === at);
    const onTable = members.some(({ picks }) => table.has(picks[at] ?? ""));
    return [
      ...whole.map((choice): Offer => ({ kind: "move", choice })),
      ...values,
      ...(onTable && !alone ? [{ kind: "family", family } as const] : []),
    ];
  });
  return { candidates, lit, offers };
}

/** The next picks that don't lie on the table. */
function offTable(members: readonly Choice[], at: number, table: ReadonlySet<string>): string[] {
  const next = members.map(({ picks }) => picks[at]);
  return [...new Set(next.filter((pick) => pick !== undefined && !table.has(pick)))] as string[];
}

function offersFor(family: string, picks: string[], spread: boolean): Offer[] {
  if (picks.length <= FEW) return picks.map((pick) => ({ kind: "value", family, pick }));
  if (!spread) return [{ kind: "family", family }];
  const numbers = picks.map((pick) => ({ value: Number(nameOf(pick)), pick }));
  if (numbers.every(({ value }) => Number.isInteger(value))) {
    return [{ kind: "amount", family, picks: numbers.sort((a, b) => a.value - b.value) }];
  }
  return picks.map((pick) => ({ kind: "value", family, pick }));
}

function groups(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const family = familyOf(choice);
    const members = found.get(family);
    if (members) members.push(choice);
    else found.set(family, [choice]);
  }
  return found;
}

/**
 * Pick an element. It goes on from the selection where it can; else it takes back picks until it
 * can, so that another source is picked by just picking it. Null where it can't be picked at all.
 */
export function pick(
  choices: readonly Choice[],
  selection: Selection,
  element: string,
): Picked | null {
  const { family, picked } = selection;
  if (picked.at(-1) === element && !nextPicks(choices, selection).has(element)) {
    return { selection: { ...selection, family, picked: picked.slice(0, -1) } };
  }
  for (const tried of shortened(selection)) {
    if (nextPicks(choices, tried).has(element)) {
      return advance(choices, { ...tried, picked: [...tried.picked, element] });
    }
  }
  return null;
}

/**
 * Choose the moves with these beginnings, of the card that they belong to; a second time takes it
 * back. Null where there are none.
 */
export function pickStarts(
  choices: readonly Choice[],
  selection: Selection,
  card: string,
  starts: readonly string[],
): Picked | null {
  if (selection.starts?.join() === starts.join()) return { selection: NOTHING };
  const all = choices.filter(({ move }) => begins(move, starts));
  const held = all.some(({ picks }) => picks[0] === card);
  if (held) return advance(choices, { family: null, picked: [card], starts });
  const [only, ...more] = all;
  if (only && more.length === 0 && only.picks.length === 0) return { finished: only };
  return all.length > 0 ? { selection: onWay(choices, starts) } : null;
}

/** A way from where its moves part: what they all pick alike need not be picked. */
export function onWay(choices: readonly Choice[], starts: readonly string[]): Selection {
  const all = choices.filter(({ move }) => begins(move, starts));
  const [first] = all;
  if (!first) return NOTHING;
  let alike = 0;
  while (
    alike < first.picks.length - 1 &&
    all.every(({ picks }) => picks[alike] === first.picks[alike])
  )
    alike++;
  return { family: null, picked: first.picks.slice(0, alike), starts };
}

/** Say which family of moves is meant; a second time takes it back. */
export function pickFamily(
  choices: readonly Choice[],
  selection: Selection,
  family: string,
): Picked {
  if (selection.family === family) return { selection: { ...selection, family: null } };
  return advance(choices, { ...selection, family });
}

/** The move that remains once nothing more can be picked; as long as several do, the selection. */
function advance(choices: readonly Choice[], selection: Selection): Picked {
  const candidates = matching(choices, selection);
  const [only] = candidates;
  const finished = candidates.length === 1 && only?.picks.length === selection.picked.length;
  return finished && only ? { finished: only } : { selection };
}

function nextPicks(choices: readonly Choice[], selection: Selection): Set<string> {
  const at = selection.picked.length;
  const next = matching(choices, selection).map((choice) => choice.picks[at]);
  return new Set(next.filter((pick) => pick !== undefined));
}

/** The selection with fewer and fewer picks, at last without its family and its way. */
function* shortened(selection: Selection): Generator<Selection> {
  const { family, picked, starts } = selection;
  for (let kept = picked.length; kept >= 0; kept--) {
    yield { ...selection, picked: picked.slice(0, kept) };
  }
  if (family !== null || starts !== undefined) yield NOTHING;
}

/**
 * The move that somebody may have meant who picks an element that can't be picked: one that the
 * game says something of, else of a family that is open now and takes such an element next, with
 * the rest as in one of its legal moves.
 */
export function meant(
  choices: readonly Choice[],
  selection: Selection,
  element: string,
  families: readonly FamilyInfo[],
  told: Iterable<string> = [],
): string | null {
  const wanted = [...selection.picked, element].join();
  for (const move of told) {
    const [name, ...words] = move.split(" ");
    const domains = families.find((family) => family.name === name)?.domains ?? [];
    if (words.map((word, i) => `${domains[i]}:${word}`).join() === wanted) return move;
  }
  for (const { picked, family } of [selection, NOTHING]) {
    const at = picked.length;
    for (const choice of matching(choices, { family, picked })) {
      const domains = families.find(({ name }) => name === familyOf(choice))?.domains ?? [];
      if (domains[at] !== domainOf(element)) continue;
      const words = choice.move.split(" ");
      words[at + 1] = nameOf(element);
      return words.join(" ");
    }
  }
  const single = families.filter(({ domains }) => domains.length === 1);
  const family = single.find(({ domains }) => domains[0] === domainOf(element));
  return family ? `${family.name} ${nameOf(element)}` : null;
}
