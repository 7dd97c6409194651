/** A finger on a board: one that rests asks what is there, one beside what is lit has meant that. */

const SNAP = 44; // pixels; a finger that comes so near to something lit has meant it
const HOLD = 350; // milliseconds a finger rests on what is asked about
const TREMBLE = 8; // pixels

/** Something round on the screen, in pixels. */
interface Round {
  id: string;
  x: number;
  y: number;
  radius: number;
}

export class Finger {
  asked = false; // by resting: it picks nothing when it is lifted
  private timer = 0;
  private at = { x: 0, y: 0 };

  /** It touches something; `ask` is called once it has rested there. */
  press(event: PointerEvent, ask: () => void): void {
    this.asked = false;
    this.at = { x: event.clientX, y: event.clientY };
    this.release();
    if (event.pointerType === "mouse") return;
    this.timer = window.setTimeout(() => {
      this.asked = true;
      ask();
    }, HOLD);
  }

  /** A finger that goes on its way asks nothing; one that trembles does. */
  stir(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) > TREMBLE) this.release();
  }

  release(): void {
    window.clearTimeout(this.timer);
  }
}

/** What is nearest to a point, if a finger can have meant it. */
export function nearest(x: number, y: number, rounds: readonly Round[]): string | undefined {
  const found = rounds
    .map((each) => ({ id: each.id, far: Math.hypot(each.x - x, each.y - y) - each.radius }))
    .filter(({ far }) => far < SNAP)
    .sort((a, b) => a.far - b.far);
  return found[0]?.id;
}
