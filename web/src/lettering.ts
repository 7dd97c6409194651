/** How wide a text is on the screen, for what is drawn around it. */

let context: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** In pixels, as the board writes it. */
export function textWidth(text: string, size: number, weight = 700): number {
  const key = `${weight} ${size} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    context ??= document.createElement("canvas").getContext("2d");
    if (context) {
      const face = getComputedStyle(document.documentElement).getPropertyValue("--text");
      context.font = `${weight} ${size}px ${face || "sans-serif"}`;
    }
    width = context?.measureText(text).width ?? text.length * size * 0.6;
    known.set(key, width);
  }
  return width;
}

/** A text in two lines, at its first comma, else where both are as long as can be; a short one in one. */
export function folded(text: string, most = 14): string[] {
  if (text.length <= most) return [text];
  const comma = text.indexOf(", ");
  if (comma > 0) return [text.slice(0, comma), text.slice(comma + 2)];
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  const off = (gap: number) => Math.abs(2 * gap + 1 - text.length);
  const [first] = gaps.sort((one, other) => off(one) - off(other));
  return first === undefined ? [text] : [text.slice(0, first), text.slice(first + 1)];
}
