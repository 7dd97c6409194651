/** Who tells what has just happened, page by page, and keeps what was told. */

import { keep, kept, settings } from "./settings.svelte";
import { continued, stepped, type Story, unread } from "./story";
import type { Kit, Scene, Scoring, Tale, View } from "./wire";

/** A tale, and the numbers of the first and last item of news that it takes the place of. */
export interface ToldTale {
  tale: Tale;
  first: number;
  last: number;
}

const READ = "wildtable.teller.scoring"; // by this name the scoring is kept that was read last

export class Storyteller {
  story = $state.raw<Story | null>(null); // what is told just now
  tales = $state.raw<readonly ToldTale[]>([]); // of the news that came while we were here

  constructor(
    private readonly kit: Pick<Kit, "events" | "moments">,
    private readonly match: string,
  ) {}

  readonly page = $derived(this.story?.pages[this.story.at]);
  /** The page of a tale that is told just now. */
  readonly telling = $derived(this.page?.telling);
  /** The chapter of a scoring that is told just now, and what came before it. */
  readonly scoring = $derived.by((): { scoring: Scoring; at: number } | null => {
    const { scene, chapter } = this.page ?? {};
    return scene?.scoring && chapter !== undefined ? { scoring: scene.scoring, at: chapter } : null;
  });

  /** Take in a view; `before` is what was shown until then, if anything was. */
  hear(view: View, from: number, before: Scene | undefined): void {
    if (settings.story !== "off") {
      this.story = before ? this.goingOn(view, from, before) : this.unread(view, from);
    }
    const told = view.tales.map((tale) => ({ tale, first: from + tale.first, last: from + tale.last }));
    this.tales = [...this.tales.filter(({ first }) => first < from), ...told];
  }

  /** Go on in the story, by itself or by hand, which holds it. */
  step(by: number, byHand = false): void {
    if (!this.story) return;
    const next = stepped({ ...this.story, playing: this.story.playing && !byHand }, by);
    if (next) this.story = next;
    else this.end();
  }

  hold(): void {
    if (this.story) this.story = { ...this.story, playing: !this.story.playing };
  }

  end(): void {
    const { scoring } = this.story?.pages.at(-1)?.scene ?? {};
    if (scoring) keep(READ, this.nameOf(scoring));
    this.story = null;
  }

  private goingOn(view: View, from: number, before: Scene): Story | null {
    // What a scoring brings is told by its chapters, not point by point.
    const scores = view.scene.scoring ? this.kit.moments.filter(({ kind }) => kind === "score") : [];
    const told = this.kit.events.filter((event) => !scores.some(({ name }) => name === event.name));
    return continued(this.story, view, before, told, from);
  }

  /** Whoever comes again is told the scoring that they have not read to its end. */
  private unread(view: View, from: number): Story | null {
    const { scoring } = view.scene;
    const read = !scoring || kept<string>(READ) === this.nameOf(scoring);
    return read ? null : unread(view, from);
  }

  /** A scoring under a name that no other match has. */
  private nameOf({ id }: Scoring): string {
    return `${this.match} ${id}`;
  }
}
