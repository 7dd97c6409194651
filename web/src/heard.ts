/** The log as it holds: what was undone no longer does. */

import type { News } from "./wire";

/** A line of the log; an undone one no longer holds. */
export interface Heard {
  item: News;
  undone: boolean;
}

export function withUndone(news: readonly News[]): Heard[] {
  const heard: Heard[] = [];
  for (const item of news) {
    if (item.kind === "undo") {
      for (const old of heard.slice(Number(item.words[0] ?? heard.length))) old.undone = true;
    }
    heard.push({ item, undone: false });
  }
  return heard;
}
