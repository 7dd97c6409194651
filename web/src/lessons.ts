/** Lessons of a game: what there is, which are done, and what a coach says. */

import * as api from "./api";
import { keep, kept, settings } from "./settings.svelte";
import type { Kit, LessonInfo, Lessons, MatchInfo } from "./wire";
import { say } from "./words";

const KEY = "wildtable.lessons";

/** By game: the lessons that were taken to their end, in this browser. */
type Done = Record<string, string[]>;

export function doneLessons(game: string): ReadonlySet<string> {
  return new Set(kept<Done>(KEY)?.[game]);
}

export function finishLesson(game: string, lesson: string): void {
  const done = kept<Done>(KEY) ?? {};
  keep(KEY, { ...done, [game]: [...new Set([...(done[game] ?? []), lesson])] });
}

/** What stands at the end of the address of a first match. */
export const FIRST = "#first";

export const lessonLink = (game: string, lesson: LessonInfo): string =>
  `/learn/${game}/${lesson.name}`;

/** The lesson to go on with: the first that is not done, else none. */
export function nextLesson(lessons: readonly LessonInfo[], done: ReadonlySet<string>) {
  return lessons.find(({ name }) => !done.has(name));
}

/** The lesson that trains one of these moves, told by their families; the one that is about it. */
export function fittingLesson(lessons: readonly LessonInfo[], moves: readonly string[]) {
  const wanted = new Set(moves.map(familyOf));
  const taught = lessons.map((lesson) => {
    const shown = lesson.steps.flatMap(({ show = [] }) => show.map(familyOf));
    return { lesson, part: shown.filter((each) => wanted.has(each)).length / Math.max(1, shown.length) };
  });
  const fitting = taught.filter(({ part }) => part > 0).sort((a, b) => b.part - a.part);
  return fitting[0]?.lesson;
}

const familyOf = (move: string): string => move.split(" ", 1)[0] ?? "";

/** A lesson with all that is needed to sit down at it. */
export interface Seated {
  all: LessonInfo[];
  lesson: LessonInfo;
  sitting: MatchInfo;
  kit: Kit;
}

export async function sitDownTo(game: string, name: string): Promise<Seated> {
  const taught = await api.lessons(game);
  const lesson = taught.lessons.find((each) => each.name === name);
  if (!lesson) throw new Error(say("no-such-lesson"));
  const kit = withWords(await api.kit(lesson.kit), taught);
  return { all: taught.lessons, lesson, sitting: sittingAt(game, lesson), kit };
}

/** A kit that says what the coach says, too. */
export function withWords(kit: Kit, { words }: Lessons): Kit {
  const languages = Object.entries(kit.words);
  const both = languages.map(([language, said]) => {
    return [language, `${said}\n${words[language] ?? words.en ?? ""}`];
  });
  return { ...kit, words: Object.fromEntries(both) };
}

/** Where one sits in a lesson or at a puzzle, told as it is told of a match; mine has no name. */
export function sittingAt(
  game: string,
  { seat, players, options, kit }: Pick<LessonInfo, "seat" | "players" | "options" | "kit">,
): MatchInfo {
  const seats = players.map((name) => {
    const mine = settings.name.trim() || say("you");
    return name ? { name, kind: "bot" as const } : { name: mine, kind: "me" as const };
  });
  return {
    match: "",
    game,
    options,
    seats,
    seat,
    kit,
    commitment: "",
    stopped: "",
    timing: {},
    hosting: false,
    suggestions: false,
    advised: [],
    behind: 0,
    sealed: false,
  };
}
