/** What the server has shown so far, so that it need only say what changes. */

import { type Difference, type Json, patched } from "./difference";
import type { Changed, Shown, View } from "./wire";

export class Sight {
  private view: View | null = null; // without its news, stills and tales
  private mark = "";

  /** What is seen now, whole; null where a change is of something else than what is here. */
  take(message: Shown | Changed): Shown | null {
    const { news_from, mark } = message;
    const shown = message.type === "view" ? message.view : this.changed(message);
    if (!shown) return null;
    this.view = { ...shown, news: [], stills: [], tales: [] };
    this.mark = mark;
    return { type: "view", view: shown, news_from, mark };
  }

  private changed({ base, mark, change, news, stills, tales }: Changed): View | null {
    if (!this.view || base !== this.mark) return null;
    try {
      const now = patched(this.view as unknown as Json, change as Difference) as unknown as View;
      return { ...now, news, stills, tales };
    } catch {
      console.warn(`the change from ${base} to ${mark} does not fit`);
      return null;
    }
  }
}
