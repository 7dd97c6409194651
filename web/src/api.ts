/** The server's plain requests. */

import { KEPT, network } from "./network.svelte";
import type {
  BotInfo,
  ErrorBody,
  GameInfo,
  Kit,
  KnownLinks,
  MatchInfo,
  MatchMade,
  MatchSummary,
  NewMatch,
  Rematch,
} from "./wire";
import { say, trouble } from "./words";

export class Refused extends Error {}

async function ask<T>(path: string, body?: NewMatch | KnownLinks | Record<string, never>): Promise<T> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  const init = body === undefined ? {} : { ...post, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => {
    network.online = false;
    throw new Refused(say("offline-refused"));
  });
  network.online = !response.headers.has(KEPT);
  if (response.ok) return (await response.json()) as T;
  const told = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new Refused(
    told?.error ? trouble(told.error) : `${response.status} ${response.statusText}`,
  );
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const bots = (): Promise<BotInfo[]> => ask("/api/bots");
export const kit = (url: string): Promise<Kit> => ask(url);
export const sitting = (secret: string): Promise<MatchInfo> => ask(`/api/seat/${secret}`);
export const recordUrl = (secret: string): string => `/api/seat/${secret}/record`;

export const makeMatch = (wish: NewMatch): Promise<MatchMade> => ask("/api/matches", wish);

/** The matches that these secrets lead to, in their order; null where one leads nowhere. */
export const summaries = (links: string[]): Promise<(MatchSummary | null)[]> =>
  ask("/api/matches/summary", { links });

/** Another match of the same people: the link of this seat there. The others are told theirs. */
export const rematch = (secret: string): Promise<Rematch> =>
  ask(`/api/seat/${secret}/rematch`, {});
