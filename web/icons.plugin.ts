/** Makes the sprite of the icons that are named, so that the other thousands never leave the package. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICONS } from "./src/icons.ts";

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const NAME = "virtual:icons";

export function icons(): Plugin {
  return {
    name: "wildtable-icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(sprite())};` : undefined),
  };
}

function sprite(): string {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as IconSet;
  return ICONS.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no "${name}" (web/src/icons.ts)`);
    return `<symbol id="gi-${name}" viewBox="0 0 ${set.width} ${set.height}">${icon.body}</symbol>`;
  }).join("");
}
