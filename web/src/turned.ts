/** A layout turned a quarter clockwise, for tall screens; what is written and stands stays upright. */

import { type Size, sizeOf } from "./geometry";
import type { Layout, Spot } from "./wire";

/** How an SVG drawing in the layout's units is turned with it. */
export function turning(layout: Layout): string {
  return `translate(${layout.height} 0) rotate(90)`;
}

/** Whether a layout is larger in a frame when it is turned, by so much that it is worth it. */
export function turnsIn(layout: Layout, frame: Size): boolean {
  if (!layout.turns || frame.width === 0 || frame.height === 0) return false;
  const upright = Math.min(frame.width / layout.width, frame.height / layout.height);
  const turned = Math.min(frame.width / layout.height, frame.height / layout.width);
  return turned > 1.1 * upright;
}

export function turned(layout: Layout): Layout {
  return {
    ...layout,
    width: layout.height,
    height: layout.width,
    columns: [...(layout.rows ?? [])].reverse(),
    rows: layout.columns ?? [],
    elements: layout.elements.map((element) => {
      const { width, height } = sizeOf(element);
      const path = element.path ? { path: turnedPath(element.path) } : {};
      const [x, y] = [layout.height - element.y, element.x];
      const spot = element.spots?.[1]; // its letters are not turned
      if (spot) {
        const lies = turnedSpot(spot, layout.height);
        return { ...element, ...middleAt(lies, { width, height }), spots: [lies] };
      }
      return { ...element, ...path, x, y, width: height, height: width };
    }),
  };
}

/** A spot of a layout of this height, where it comes to lie. */
export function turnedSpot(spot: Spot, height: number): Spot {
  return { ...spot, x: height - spot.y, y: spot.x };
}

/** The middle of what stands on its side of a spot. */
export function middleAt({ x, y, side }: Spot, { width, height }: Size): { x: number; y: number } {
  const right = side?.includes("e") ? 1 : side?.includes("w") ? -1 : 0;
  const down = side?.includes("s") ? 1 : side?.includes("n") ? -1 : 0;
  return { x: x + (right * width) / 2, y: y + (down * height) / 2 };
}

const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
const COMMANDS = /([a-z])([^a-z]*(?:e-?\d+[^a-z]*)*)/gi;

/** An SVG path around 0, 0 turned a quarter clockwise: x, y goes to -y, x. */
export function turnedPath(path: string): string {
  return path.replace(COMMANDS, (_, command: string, rest: string) => {
    const numbers = (rest.match(NUMBERS) ?? []).map(Number);
    return turnedCommand(command, numbers);
  });
}

function turnedCommand(command: string, numbers: number[]): string {
  switch (command) {
    case "H":
    case "h":
      return (command === "H" ? "V" : "v") + numbers.join(" ");
    case "V":
    case "v":
      return (command === "V" ? "H" : "h") + numbers.map((y) => -y).join(" ");
    case "A":
    case "a":
      return command + arcs(numbers).join(" ");
    default:
      return command + points(numbers).join(" ");
  }
}

function points(numbers: number[]): number[] {
  return numbers.map((_, i) => (i % 2 === 0 ? -(numbers[i + 1] ?? 0) : (numbers[i - 1] ?? 0)));
}

/** Each arc has seven numbers: its radii, its turn, two flags, where it ends. */
function arcs(numbers: number[]): number[] {
  return numbers.map((number, i) => {
    switch (i % 7) {
      case 2:
        return number + 90;
      case 5:
        return -(numbers[i + 1] ?? 0);
      case 6:
        return numbers[i - 1] ?? 0;
      default:
        return number;
    }
  });
}
