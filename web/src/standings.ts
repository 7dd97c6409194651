/** How my matches stand, on whatever device I sat down. */

import * as api from "./api";
import { forget, known, secretOf, type Standing } from "./matches";

/**
 * How my matches stand: those this browser keeps links of, and those where I have a seat by having
 * sat down on another device. A link that leads nowhere is forgotten.
 */
export async function standings(titleOf: (game: string) => string): Promise<Standing[]> {
  const all = known();
  const links = all.length > 0 ? api.summaries(all.map(secretOf)).catch(() => null) : [];
  const [now, mine] = await Promise.all([links, api.myMatches().catch(() => [])]);
  all.filter((_, i) => now?.[i] === null).forEach(({ link }) => forget(link));
  const kept = all
    .map((each, i) => ({ ...each, now: now?.[i] ?? null }))
    .filter((_, i) => now?.[i] !== null);
  const here = new Set(kept.flatMap(({ now }) => (now && now.seat >= 0 ? [now.match] : [])));
  const elsewhere = mine.filter(({ match }, i) => {
    const first = mine.findIndex((each) => each.match === match) === i; // of several seats
    return first && !here.has(match);
  });
  return [
    ...kept,
    ...elsewhere.map((each) => ({
      link: `/play/${each.match}.${each.seat}`,
      title: titleOf(each.game),
      now: each,
    })),
  ];
}
