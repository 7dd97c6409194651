/** Which groups of a scoring are outlined on the board. */

import type { Chapter, Group } from "./wire";

const FEW = 8; // groups that can be told apart
const ROOM = 4; // that have room for a sentence each

/** Whether there are more groups than can be told apart. */
export function isCrowded({ groups = [] }: Chapter): boolean {
  return groups.length > FEW;
}

/** Whether a group is told in words on the board: all of a few, of more the viewer's. */
export function isWorded({ seat }: Group, chapter: Chapter, viewer: number): boolean {
  const count = chapter.groups?.length ?? 0;
  return count <= ROOM || (seat === viewer && !isCrowded(chapter));
}

/** All of them; of a crowd those of the viewer, else of who gets most. */
export function outlined(chapter: Chapter, viewer: number): readonly Group[] {
  const { groups = [], points } = chapter;
  if (!isCrowded(chapter)) return groups;
  const seats = [viewer, points.indexOf(Math.max(...points))];
  const shown = seats.find((seat) => groups.some((group) => group.seat === seat));
  return groups.filter(({ seat }) => seat === shown);
}
