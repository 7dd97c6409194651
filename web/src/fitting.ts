/** How wide a card has to be so that the words on it fit, in whatever language they are. */

const LETTER = 7.6; // pixels of a wide one
const SMALL_LETTER = 6.2; // of one in a line of fine print

/** The letters of the longest word. */
const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(/\s/)).map((word) => word.length));

/** So many pixels; 0 where the narrowest card does. */
function widthFor(letters: number, fits: number, room: number): number {
  return letters > fits ? Math.ceil(LETTER * letters) + room : 0;
}

/** An action: its verb, and why not or what for, may break between words. */
export function actionWidth(texts: readonly string[]): number {
  return widthFor(longest(texts), 8, 10);
}

/** A name in one line, with dots behind it. */
export function titleWidth(title: string, dots: number): number {
  return widthFor(title.length, 8, 14 + 11 * dots);
}

/**
 * What a card can be used for: two words side by side, or a name and a word, or one in a line; and
 * fine print below two words.
 */
export function usesWidth(
  columns: readonly string[],
  lines: readonly string[],
  fine: readonly string[] = [],
): number {
  const paired = Math.max(0, ...columns.map((word) => 2 * word.length));
  const alone = Math.max(0, ...lines.map((line) => line.length));
  const print = Math.max(0, ...fine.map((line) => line.length));
  const below = columns.length > 0 ? widthFor(alone, 11, 38) : widthFor(alone, 10, 28);
  return Math.max(widthFor(paired, 12, 34), below, print > 0 ? Math.ceil(SMALL_LETTER * print) + 6 : 0);
}
