/** The server's plain requests. */

import type { Bot, Game, Kit, NewMatch, SeatWish, Sitting } from "./wire";

export class Refused extends Error {}

interface Trouble {
  error?: { code: string; message: string };
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  const init = body === undefined ? {} : { ...post, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as T;
  const trouble = (await response.json().catch(() => null)) as Trouble | null;
  throw new Refused(trouble?.error?.message ?? `${response.status} ${response.statusText}`);
}

export const games = (): Promise<Game[]> => ask("/api/games");
export const bots = (): Promise<Bot[]> => ask("/api/bots");
export const kit = (url: string): Promise<Kit> => ask(url);
export const sitting = (secret: string): Promise<Sitting> => ask(`/api/seat/${secret}`);
export const recordUrl = (secret: string): string => `/api/seat/${secret}/record`;

export function newMatch(
  game: string,
  options: Record<string, string>,
  seats: SeatWish[],
): Promise<NewMatch> {
  return ask("/api/matches", { game, options, seats });
}
