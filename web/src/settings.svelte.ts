/** What a person has set; kept in the browser. */

export const LANGUAGE_CHOICES = ["system", "en", "it", "de"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const PALETTES = ["usual", "strong", "lightness"] as const;
export const BOARDS = ["fit", "large"] as const;
export const CONFIRMS = ["off", "choices", "always"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;

/** Kinds of sounds that can be muted apart from each other; what belongs to each is in `sound.ts`. */
export const EARS = ["calls", "moves", "gains", "fights", "dramas"] as const;

export type Ear = (typeof EARS)[number];
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];
export type Theme = (typeof THEMES)[number];
export type Palette = (typeof PALETTES)[number];
export type BoardSize = (typeof BOARDS)[number];
export type Confirm = (typeof CONFIRMS)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = "wildtable.settings";
const MILLISECONDS: Record<Speed, number> = { off: 0, fast: 180, normal: 320, slow: 600 };

const READING: Record<Speed, number> = { off: 0, fast: 900, normal: 1800, slow: 3600 };

interface Settings {
  language: LanguageChoice; // "system": the browser's
  theme: Theme;
  palette: Palette;
  board: BoardSize; // "large": the board takes room from the seats and the story beside it
  coordinates: boolean; // whether places show their short names all the time
  confirm: Confirm;
  speed: Speed;
  story: Speed;
  sounds: boolean;
  muted: Ear[];
  volume: number; // per cent
  keys: boolean;
  commands: boolean; // whether there is always a line to type moves
  warnings: boolean; // of beginners' mistakes
  notify: boolean; // whether a page that nobody looks at says that it is one's turn
  name: string;
}

const DEFAULTS: Settings = {
  language: "system",
  theme: "system",
  palette: "usual",
  board: "fit",
  coordinates: false,
  confirm: "choices",
  speed: "normal",
  story: "normal",
  sounds: true,
  muted: [],
  volume: 40,
  keys: true,
  commands: false,
  warnings: true,
  notify: false,
  name: "",
};

export const settings = $state<Settings>({ ...DEFAULTS, ...kept<Partial<Settings>>(KEY) });

export function keepSettings(): void {
  keep(KEY, settings);
  applyLooks();
}

/** Show the page in the theme and the seats in the palette that were set; see app.css. */
export function applyLooks(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.palette = settings.palette;
}

/** How loud a sound of this kind is, from 0 to 1. */
export function loudness(kind: Ear): number {
  return settings.sounds && !settings.muted.includes(kind) ? settings.volume / 100 : 0;
}

/** One key, or one button, for silence. */
export function toggleSounds(): void {
  settings.sounds = !settings.sounds;
  keepSettings();
}

/** How long an item of a story stands before the next; what is told can be held and stepped. */
export function storyTime(): number {
  return READING[settings.story];
}

/** How long a piece is on its way. */
export function flightTime(): number {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : MILLISECONDS[settings.speed];
}

/** Something kept in the browser; nothing where it can't be read. */
export function kept<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keep something in the browser, where the browser lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may refuse; then it is forgotten with the page.
  }
}
