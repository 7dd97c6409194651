/** How a seat is told from the others: by a colour, a letter and a hatch, never by colour alone. */

export const LETTERS = "ABCDEFGH";

/** The lines of each seat's hatch on a tile of 8 by 8. */
export const HATCHES = [
  "",
  "M-2 10 10 -2M-2 2 2 -2M6 10 10 6",
  "M0 4H8",
  "M4 0V8",
  "M-2 -2 10 10M-2 6 2 10M6 -2 10 2",
  "M2 2h.1M6 6h.1",
  "M0 4H8M4 0V8",
  "M-2 10 10 -2M-2 -2 10 10",
];

export const WATCHER = -2;

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "";
}

/** The ink that reads on a seat's colour; app.css says both, for each palette. */
export function inkOf(seat: number): string {
  return `var(--seat-ink-${seat})`;
}

/** What a drawing is given: its seat's colour, the ink that reads on it, and its hatch. */
export function seatStyle(seat: number): string {
  if (seat < 0) return "";
  return `color:var(--seat-${seat}, #888);--seat-ink:${inkOf(seat)};--seat-hatch:url(#wt-hatch-${seat})`;
}
