/**
 * Where the camera of a board looks: where a person has left it, close to what is to be picked where
 * that is too small, or at what is told. And how pointers move it.
 */

import {
  around,
  bounded,
  type Camera,
  closeTo,
  fitted,
  nearTo,
  shows,
  viewBox,
  zoomed,
} from "./camera";
import type { Direction, Point, Spot } from "./geometry";
import { flightTime, keep, kept } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Element, Layout } from "./wire";

/** What is looked at: a layout as it is drawn, in a frame of some pixels. */
interface Framed {
  layout: Layout;
  frame: { width: number; height: number };
  least: number; // pixels that something needs to be picked
  near: number; // units of the layout to be seen around who acts; 0: all of it
  key: string; // under which the camera is kept
}

/** Places that can be picked beyond an edge of the frame. */
export interface Beyond {
  side: Direction;
  places: readonly Element[];
}

const STEP = 1.3;
const SLACK = 6; // pixels a pointer may move and still click
const GLIDE = 350;
const NEARER = 1.5; // how near the board comes to what is told

export class Looking {
  private readonly of: () => Table;
  private readonly framed: () => Framed;
  private camera = $derived.by<Camera | null>(() => kept<Camera>(this.framed().key) ?? null);
  private whole = $state(false); // all of the board is to be seen, though what is lit is small
  private byHand = $state<Camera | null>(null); // the close view that was left by hand
  private subject = $state.raw<readonly Element[]>([]); // the places that the story is about
  private time = $state(0);
  private dragged = false;
  private stayed: Camera | null = null; // near who acts, at the decision before
  private readonly pointers = new Map<number, Point>();

  constructor(of: () => Table, framed: () => Framed) {
    this.of = of;
    this.framed = framed;
    $effect(() => this.follow());
  }

  // --- where it looks --------------------------------------------------------------------------

  readonly lit = $derived.by(() => this.placesOf([...this.of().lit, ...this.of().chosen]));
  /** Where fingers could not hit what is lit, the board comes close to it by itself, or to who acts. */
  private readonly close = $derived.by(() => {
    const { layout, frame, least } = this.framed();
    if (!this.of().mine) return null;
    return this.nearActor() ?? closeTo(layout, this.lit, frame, least);
  });
  /** Whether it is close to what is lit. */
  readonly isClose = $derived(this.close !== null && !this.whole && !same(this.close, this.byHand));
  /** What is lit and not in sight, by the side where it lies. */
  readonly beyond = $derived.by((): Beyond[] => {
    const { x, y, width, height } = this.box;
    if (!this.of().mine || this.zoom <= 1) return [];
    const middle = { x: x + width / 2, y: y + height / 2 };
    const sides = Map.groupBy(this.lit, (place): Direction | null => {
      const [right, down] = [place.x - middle.x, place.y - middle.y];
      const [across, upright] = [Math.abs(right) / width, Math.abs(down) / height];
      if (Math.max(across, upright) < 0.5) return null;
      if (across >= upright) return right < 0 ? "left" : "right";
      return down < 0 ? "up" : "down";
    });
    return [...sides].flatMap(([side, places]) => (side ? [{ side, places }] : []));
  });
  private readonly told = $derived.by(() => {
    const { layout, frame } = this.framed();
    return this.subject.length > 0 ? around(layout, this.subject, frame, NEARER) : null;
  });
  private readonly look = $derived.by(
    () => this.told ?? (this.isClose ? this.close : this.camera) ?? fitted(this.framed().layout),
  );
  /** The part of the layout that is shown. */
  readonly box: Spot = $derived.by(() => {
    const { layout, frame } = this.framed();
    return viewBox(layout, this.look, frame);
  });

  get zoom(): number {
    return this.look.zoom;
  }

  /** Milliseconds until another part is reached. */
  get glide(): number {
    return this.isClose || this.told ? GLIDE : this.time;
  }

  /** Whether it was moved by hand, and can be fitted again. */
  get isMoved(): boolean {
    return this.zoom > 1 && !this.isClose && !this.told;
  }

  /** Whether something else is shown than what is lit, all of the board for one; null: there is no difference. */
  get isAway(): boolean | null {
    return this.close ? !this.isClose : null;
  }

  /**
   * While something is told, the board goes to what it is about, and stays there until it is over;
   * it goes to dice, too, as long as they lie there.
   */
  private follow(): void {
    const { story, view, recalled, teller, told } = this.of();
    const dice = story ? undefined : view?.scene.prompt.throw?.at;
    const tells = (story ?? recalled) !== null && !teller.scoring;
    if (!(tells || dice) || flightTime() === 0) {
      this.subject = [];
      return;
    }
    const places = this.placesOf(tells || !dice ? [...told] : [dice]);
    if (places.length > 0) this.subject = places;
  }

  /** The places of this name, and those where pieces of this name lie. */
  private placesOf(ids: readonly string[]): Element[] {
    const at = new Map(this.of().pieces.map((piece) => [piece.id, piece.at]));
    const named = new Set(ids.flatMap((id) => [id, at.get(id) ?? id]));
    return this.framed().layout.elements.filter(({ id }) => named.has(id));
  }

  /** Close to who acts; it stays as long as they and all that is lit are seen from there. */
  private nearActor(): Camera | null {
    const { layout, frame, near } = this.framed();
    const actor = this.placesOf([this.of().view?.scene.prompt.actor ?? ""])[0];
    if (!near || !actor) return (this.stayed = null);
    const next = nearTo(layout, actor, this.lit, frame, near);
    const { stayed } = this;
    if (next && stayed && stayed.zoom >= next.zoom) {
      if (shows(viewBox(layout, stayed, frame), [actor, ...this.lit])) return stayed;
    }
    return (this.stayed = next);
  }

  // --- what a person does ----------------------------------------------------------------------

  fit(): void {
    this.whole = false;
    this.lookAt(fitted(this.framed().layout), GLIDE);
  }

  /** All of the board, or close to what is lit again. */
  toggle(): void {
    this.time = GLIDE;
    if (this.isClose) [this.whole, this.camera] = [true, null];
    else [this.whole, this.byHand] = [false, null];
  }

  /** Bring places into sight that are not. */
  seek(places: readonly Element[]): void {
    const { layout, frame } = this.framed();
    this.lookAt(around(layout, places, frame, this.zoom), GLIDE);
  }

  step(by: "in" | "out"): void {
    const { width, height } = this.framed().frame;
    this.zoomBy(by === "in" ? STEP : 1 / STEP, { x: width / 2, y: height / 2 }, GLIDE);
  }

  wheel(event: WheelEvent & { currentTarget: HTMLElement }): void {
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX - left, y: event.clientY - top });
  }

  press(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.dragged = false;
  }

  /** One pointer moves the board, two zoom it. */
  drag(event: PointerEvent & { currentTarget: HTMLElement }): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    this.dragged = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (other) {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const spans = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
      const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
      this.zoomBy((spans[1] ?? 1) / Math.max(spans[0] ?? 1, 1), middle);
    } else {
      const { look, scale } = this;
      const [dx, dy] = [(now.x - before.x) * scale, (now.y - before.y) * scale];
      this.lookAt({ ...look, x: look.x - dx, y: look.y - dy }, 0);
    }
  }

  release(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** A drag is no click. */
  click(event: MouseEvent): void {
    if (!this.dragged) return;
    event.stopPropagation();
    this.dragged = false;
  }

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "+" || event.key === "=") this.step("in");
    else if (event.key === "-") this.step("out");
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  }

  /** Of the layout, for a pixel. */
  private get scale(): number {
    return this.box.width / this.framed().frame.width;
  }

  private zoomBy(factor: number, at: Point, time = 0): void {
    const { box, scale } = this;
    this.lookAt(zoomed(this.look, factor, box.x + at.x * scale, box.y + at.y * scale), time);
  }

  private lookAt(next: Camera, time: number): void {
    const { layout, frame, key } = this.framed();
    this.time = time;
    this.byHand = this.close;
    this.subject = [];
    this.camera = bounded(layout, next, frame);
    keep(key, this.camera);
  }
}

function same(one: Camera | null, other: Camera | null): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.zoom === other?.zoom;
}
