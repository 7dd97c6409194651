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
