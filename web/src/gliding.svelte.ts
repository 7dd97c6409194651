/** A box that glides to where it is wanted next; at once, where nothing is to move. */

import { untrack } from "svelte";
import { between } from "./camera";
import type { Spot } from "./geometry";
import { flightTime } from "./settings.svelte";

export class Gliding {
  private readonly wanted: () => Spot;
  private tween = $state.raw<Spot | null>(null);
  private last: Spot | null = null;

  /** `time` are the milliseconds that it takes. */
  constructor(wanted: () => Spot, time: () => number) {
    this.wanted = wanted;
    $effect(() => {
      const [from, to] = [this.last, wanted()];
      this.last = to;
      const whole = untrack(() => (flightTime() > 0 ? time() : 0));
      if (!from || whole === 0) return;
      const start = performance.now();
      let frame = requestAnimationFrame(function draw(this: Gliding, now: number): void {
        const part = Math.min(1, Math.max(0, (now - start) / whole));
        this.tween = part < 1 ? between(from, to, 1 - (1 - part) ** 3) : null;
        if (part < 1) frame = requestAnimationFrame(draw.bind(this));
      }.bind(this));
      this.tween = from;
      return () => {
        cancelAnimationFrame(frame);
        this.last = untrack(() => this.tween) ?? to;
        this.tween = null;
      };
    });
  }

  /** Where it is just now. */
  get now(): Spot {
    return this.tween ?? this.wanted();
  }
}
