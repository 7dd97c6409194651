/** A table that is played on one screen for all, with a phone for each hand. */

/** At the end of an address: the board is on a shared screen, show the hand alone. */
export const PHONE = "?phone";

export const isPhone = (): boolean => new URLSearchParams(location.search).has(PHONE.slice(1));

/** Where the screen is that everybody looks at, by the link for watching. */
export function screenOf(watch: string): string {
  return watch.replace(/^\/watch\//, "/screen/");
}
