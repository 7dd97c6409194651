/** Views that come quickly are shown one after the other, so that each can be seen. */

import { changed } from "./changes";
import { flightTime } from "./settings.svelte";
import type { News, View } from "./wire";

const MOST_WAITING = 8; // views to show one after the other; with more, the last is shown at once
const LONGEST_RUN = 2500; // milliseconds in which views that came together are shown

interface Arrived {
  view: View;
  news: readonly News[];
}

export class Arrivals {
  waiting = $state(false); // more than is shown has arrived
  hurried = false; // nothing is shown step by step
  private readonly coming: Arrived[] = [];
  private shown: View | null = null;
  private timer = 0;

  constructor(private readonly show: (view: View, news: readonly News[]) => void) {}

  /** The last view that is not shown yet. */
  get last(): View | undefined {
    return this.coming.at(-1)?.view;
  }

  arrive(view: View, news: readonly News[]): void {
    this.coming.push({ view, news });
    this.waiting = true;
    if (this.coming.length > MOST_WAITING) this.skip();
    else if (this.timer === 0) this.next();
  }

  /** Show the last at once. */
  skip(): void {
    const last = this.coming.pop();
    if (!last) return;
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.coming.length = 0;
    this.present(last);
  }

  /** Show all that comes at once, until that is enough. */
  hurry(): void {
    this.hurried = true;
    this.skip();
  }

  private next(): void {
    this.timer = 0;
    const next = this.coming.shift();
    if (!next) return;
    const moves = this.shown !== null && changed(this.shown, next.view);
    const time = Math.min(flightTime(), LONGEST_RUN / (this.coming.length + 1));
    this.present(next);
    if (moves && time > 0 && !this.hurried) this.timer = window.setTimeout(() => this.next(), time);
    else this.next();
  }

  private present({ view, news }: Arrived): void {
    this.waiting = this.coming.length > 0;
    this.shown = view;
    this.show(view, news);
  }
}
