/** The place a game is in: its colours by day and by night, as properties that all drawings use. */

import type { World } from "./wire";

/** Tones that are the table's own colours too; the others are the drawings'. */
const SHARED = ["ground", "surface", "surface-2", "accent", "on-accent", "dock"];
const DARK_INK = "#1c2320";
const LIGHT_INK = "#f3ecdc";

/** What a world sets, by property. */
export function properties({ tones = [] }: World): Map<string, string> {
  const set = new Map<string, string>();
  for (const { name, light, dark } of tones) {
    const colour = `light-dark(${light}, ${dark})`;
    set.set(`--tone-${name}`, colour);
    if (SHARED.includes(name)) set.set(`--${name}`, colour);
    if (name === "ground") set.set("--on-ground", `light-dark(${inkOn(light)}, ${inkOn(dark)})`);
  }
  return set;
}

/** Dress the page in a world; the answer takes it off again. */
export function dress(world: World): () => void {
  const { style } = document.documentElement;
  const set = properties(world);
  for (const [name, colour] of set) style.setProperty(name, colour);
  return () => {
    for (const name of set.keys()) style.removeProperty(name);
  };
}

/** The ink that reads on a colour: on a middle one the dark. */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.18 ? DARK_INK : LIGHT_INK;
}

/** Of `#rgb` or `#rrggbb`, as WCAG reckons it. */
function luminance(colour: string): number {
  const digits = colour.length < 7 ? colour.slice(1).replace(/./g, "$&$&") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
