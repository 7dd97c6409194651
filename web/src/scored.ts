/** Which groups of a scoring are outlined on the board. */

import type { Chapter, Group } from "./wire";

const FEW = 8; // groups that have room for a sentence each

/** Whether there are more groups than can be told apart. */
export function isCrowded({ groups = [] }: Chapter): boolean {
  return groups.length > FEW;
}

/** All of them; of a crowd those of the viewer, else of who gets most. */
export function outlined(chapter: Chapter, viewer: number): readonly Group[] {
  const { groups = [], points } = chapter;
  if (!isCrowded(chapter)) return groups;
  const seats = [viewer, points.indexOf(Math.max(...points))];
  const shown = seats.find((seat) => groups.some((group) => group.seat === seat));
  return groups.filter(({ seat }) => seat === shown);
}
