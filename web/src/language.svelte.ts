/** The language of the page: which it is, how it is chosen, and texts that are fetched for it. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import english from "./text/en.ftl?raw";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself, so that everybody finds their own. */
export const NAMES: Record<Language, string> = { en: "English", it: "Italiano", de: "Deutsch" };

// English is always there; the others are files of their own, for the weight of the first screen.
const FETCHED: Partial<Record<Language, () => Promise<{ default: string }>>> = {
  it: () => import("./text/it.ftl?raw"),
  de: () => import("./text/de.ftl?raw"),
};

const spoken = $state<{ language: Language }>({ language: "en" });
const texts = new Map<Language, FluentBundle>([["en", bundle("en", { en: english })]]);

/** The language that is spoken now; whoever asks in a template is told of a change. */
export function language(): Language {
  return spoken.language;
}

/** The same with the reader's region, for dates and numbers: "en-GB" writes them otherwise than "en-US". */
export function locale(tags: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return tags.find((tag) => ofBrowser([tag]) === language() && tag.startsWith(language())) ?? language();
}

/** The client's own texts in that language. */
export function ownTexts(): FluentBundle {
  return texts.get(spoken.language) ?? bundle("en", { en: english });
}

/** Speak the language that was set, or the first of the browser's that we know. */
export async function speak(): Promise<void> {
  const wanted = settings.language === "system" ? ofBrowser(navigator.languages) : settings.language;
  const fetched = texts.has(wanted) ? null : await FETCHED[wanted]?.().catch(() => null);
  if (fetched) texts.set(wanted, bundle(wanted, { en: english, [wanted]: fetched.default }));
  spoken.language = texts.has(wanted) ? wanted : "en"; // without a line it stays English
  document.documentElement.lang = spoken.language;
}

/** The first of a person's languages that we know: "de-AT" is German. */
export function ofBrowser(tags: readonly string[]): Language {
  const known = tags.map((tag) => LANGUAGES.find((each) => each === tag.split("-")[0]?.toLowerCase()));
  return known.find((each) => each !== undefined) ?? "en";
}

/** Texts in a language; a message that it lacks is said in English. */
export function bundle(tag: Language, sources: Partial<Record<string, string>>): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const source of [sources.en, tag === "en" ? "" : sources[tag]]) {
    if (source) made.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return made;
}
