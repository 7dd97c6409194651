/** What a person has set; kept in the browser. */

export type Confirm = "off" | "choices" | "always";
export type Speed = "off" | "fast" | "normal" | "slow";

const KEY = "wildtable.settings";
const MILLISECONDS: Record<Speed, number> = { off: 0, fast: 180, normal: 320, slow: 600 };

const READING: Record<Speed, number> = { off: 0, fast: 900, normal: 1800, slow: 3600 };

interface Settings {
  confirm: Confirm;
  speed: Speed;
  story: Speed;
  keys: boolean;
  name: string;
}

const DEFAULTS: Settings = {
  confirm: "choices",
  speed: "normal",
  story: "normal",
  keys: true,
  name: "",
};

export const settings = $state<Settings>({ ...DEFAULTS, ...kept<Partial<Settings>>(KEY) });

export function keepSettings(): void {
  keep(KEY, settings);
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
