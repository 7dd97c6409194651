/** What a board of another shape than its zone leaves free, and what stands there. */

import type { Size } from "./geometry";

const TOOLS = 44; // pixels that they take, about
const COLUMN = { least: 74, most: 132 }; // pixels, for goals and piles beside the board
const ROWS = 104; // above and below it

export type ToolsSide = "beside" | "above" | "corner" | "menu";

/** Where the tools stand, so that the board is as large as it can be; on a phone in its menu, too. */
export function toolsSide(drawn: Size, { width, height }: Size, phone: boolean): ToolsSide {
  const fit = (wide: number, high: number) => Math.min(wide / drawn.width, high / drawn.height);
  const [beside, above] = [fit(width - TOOLS, height), fit(width, height - TOOLS)];
  if (phone && Math.max(beside, above) < fit(width, height)) return "menu";
  return beside >= above ? "beside" : "above";
}

export interface Margins {
  side: "none" | "columns" | "rows";
  size: number;
}

export const NO_MARGINS: Margins = { side: "none", size: 0 };

/** The room for goals on one side and for piles on the other. */
export function marginsOf(drawn: Size, zone: Size, tools: ToolsSide): Margins {
  const width = zone.width - (tools === "beside" ? TOOLS : 0);
  const height = zone.height - (tools === "above" ? TOOLS : 0);
  const wide = (width - height * (drawn.width / drawn.height)) / 2;
  const high = height - width * (drawn.height / drawn.width);
  if (wide >= COLUMN.least) return { side: "columns", size: Math.min(wide, COLUMN.most) };
  return high >= ROWS ? { side: "rows", size: 0 } : NO_MARGINS;
}
