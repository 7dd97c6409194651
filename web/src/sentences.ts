/** What a turn is told in: each deed once, in one sentence, with what came of it. */

import type { Line, Turn } from "./turns";
import type { Kit, News, Source } from "./wire";
import { say, type Part, type Words } from "./words";

/** A sentence, or the points of everybody from one source; `line` is what it begins with. */
export interface Saying {
  line: Line;
  seat: number; // who did it, -1: nobody
  kind: string;
  symbol: string;
  parts: Part[];
  gains: { seat: number; points: number }[];
}

type Kinds = Pick<Kit, "moments" | "sources">;

/** What is told elsewhere: the dock shows an auction bid by bid, and its end says what came of it. */
export function quietKinds({ moments }: Kinds): ReadonlySet<string> {
  const auctions = moments.some(({ kind }) => kind === "bid");
  return new Set(["quiet", ...(auctions ? ["bid", "pass"] : [])]);
}

/** What of a turn is worth a sentence; the rest is in the whole log, whose turn it is above. */
export function toldIn(turn: Turn, words: Words, kit: Kinds): Saying[] {
  if (turn.told) return [];
  const quiet = quietKinds(kit);
  const begins = turn.said ? turn.lines.findIndex(({ moment }) => moment?.kind !== "turn") : 0;
  const lines = turn.lines.slice(begins < 0 ? turn.lines.length : begins);
  return sentences(lines.filter(({ moment }) => !quiet.has(moment?.kind ?? "")), words, kit);
}

/** What others have done since a seat did something itself. */
export function recap(turns: readonly Turn[], seat: number, words: Words, kit: Kinds): Saying[] {
  const own = turns.findLastIndex((turn) => turn.seat === seat && turn.lines.length > 0);
  const told = turns.slice(own + 1).flatMap((turn) => toldIn(turn, words, kit));
  return told.filter((each) => each.seat !== seat);
}

/** The lines in sentences; a deed goes on with what it led to, equal ones are told together. */
export function sentences(lines: readonly Line[], words: Words, kit: Kinds): Saying[] {
  const told: Saying[] = [];
  let alike: News[] = []; // of the last sentence, where it stands for several
  let before: Line | undefined;
  for (const line of lines) {
    const last = told.at(-1);
    const source = line.moment?.kind === "score" ? sourceOf(line.item, kit.sources) : undefined;
    if (source) {
      addPoints(told, line, source, words);
    } else if (last && before && goesOn(before, line, last)) {
      last.parts = [...withoutStop(last.parts), ...(words.goingOn(line.item) ?? [])];
      last.symbol = line.moment?.symbol || last.symbol;
      alike = [];
    } else {
      const more = [...alike, line.item];
      const several = last && isAlike(alike, line.item) ? words.several(more) : null;
      if (last && several) last.parts = several;
      else told.push(toldOf(line, words.news(line.item)));
      alike = several ? more : [line.item];
    }
    before = line;
  }
  return told.filter(({ kind, gains }) => kind !== "score" || gains.length > 0);
}

/** How many points an item brings by a source, and whom; null where it is not from there. */
export function pointsBy(item: News, source: Source): { seat: number; points: number } | null {
  const [name, ...words] = item.words;
  const { news, seat = -1, points = -1, each = 0, cost = false, when = {} } = source;
  if (name !== news) return null;
  if (Object.entries(when).some(([at, word]) => words[Number(at)] !== word)) return null;
  const amount = points < 0 ? each : Number(words[points] ?? 0);
  return { seat: seat < 0 ? item.seat : Number(words[seat]), points: cost ? -amount : amount };
}

function sourceOf(item: News, sources: readonly Source[]): Source | undefined {
  return sources.find((source) => pointsBy(item, source) !== null);
}

/** The points of one source in a row are one line, the same seat's together. */
function addPoints(told: Saying[], line: Line, source: Source, words: Words): void {
  const gained = pointsBy(line.item, source)!;
  const title = words.text(source.title);
  let last = told.at(-1);
  if (last?.kind !== "score" || last.parts[0] !== title) {
    last = { ...toldOf(line, [title]), kind: "score", seat: -1, symbol: source.symbol ?? "" };
    told.push(last);
  }
  if (gained.points === 0) return;
  const own = last.gains.find(({ seat }) => seat === gained.seat);
  if (own) own.points += gained.points;
  else last.gains.push(gained);
}

function toldOf(line: Line, parts: Part[]): Saying {
  const { kind = "", symbol = "" } = line.moment ?? {};
  return { line, seat: actorOf(line), kind, symbol, parts, gains: [] };
}

/** Who does it: the seat that the news name for it, else who moved. */
export function actorOf({ item, moment }: Line): number {
  const at = moment?.roles?.seat;
  return at === undefined ? item.seat : Number(item.words[at + 1] ?? item.seat);
}

function goesOn(before: Line, line: Line, last: Saying): boolean {
  if (!line.moment?.after?.includes(before.item.words[0] ?? "")) return false;
  const named = line.item.kind === "move" || line.moment.roles?.seat !== undefined;
  return !named || actorOf(line) === last.seat;
}

function isAlike(alike: readonly News[], item: News): boolean {
  const first = alike[0];
  return first?.kind === item.kind && first.words[0] === item.words[0] && first.words[1] === item.words[1];
}

/** Sentences in a row that begin with the same person name them once: "Ann goes to b5, attacks d6." */
export function inOneBreath(sentences: readonly (readonly Part[])[]): Part[] {
  let told: Part[] = [];
  let said: readonly Part[] = [];
  for (const parts of sentences) {
    const own = subjectOf(parts);
    if (own !== "" && own === subjectOf(said)) {
      const lists = [said, parts].some((each) => each.some((part) => /[,:;]/.test(String(part))));
      told = [...withoutStop(told), lists ? ";" : ",", ...withoutSubject(parts)];
    } else {
      told = [...told, ...(told.length > 0 ? [" "] : []), ...parts];
    }
    said = parts;
  }
  return told;
}

/** Whom a sentence begins with; empty where with something else. */
function subjectOf([first = ""]: readonly Part[]): string {
  if (typeof first !== "string") return String(first.seat);
  const you = say("you");
  return first.startsWith(`${you} `) ? you : "";
}

function withoutSubject([first = "", ...rest]: readonly Part[]): Part[] {
  return typeof first === "string" ? [first.slice(say("you").length), ...rest] : rest;
}

function withoutStop(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  return typeof last === "string" ? [...parts.slice(0, -1), last.replace(/\.$/, "")] : [...parts];
}
