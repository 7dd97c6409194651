/** Who sits where in a match that is yet to be made. */

import * as api from "./api";
import { remember } from "./matches";
import { letterOf } from "./seats";
import { settings } from "./settings.svelte";
import type { BotInfo, GameInfo, MatchInfo, MatchMade, NewMatch, SeatWish } from "./wire";
import { botAbout, botName, namelessAt, say } from "./words";

export const ME = "me";
export const FRIEND = "friend";
const BOT = "bot:";

/** By seat: "me", "friend" or "bot:<name>". */
export type Places = string[];

/** As few as there can be with somebody else at the table. */
export function usualCount({ seats }: GameInfo): number {
  return seats.find((count) => count > 1) ?? seats[0] ?? 0;
}

/** The bot that fits who does not choose. */
export function fittingBot({ bot }: GameInfo): string {
  return BOT + (bot ?? "");
}

/** How the bot on a place plays, in a sentence; nothing where a person sits. */
export function aboutBot(place: string, bots: readonly BotInfo[]): string {
  const bot = bots.find(({ name }) => BOT + name === place);
  return bot ? botAbout(bot) : "";
}

/** Me at one seat, the first if not another, and bots at the others. */
export function usualPlaces(game: GameInfo, count = usualCount(game), mine = 0): Places {
  return Array.from({ length: count }, (_, seat) => (seat === mine ? ME : fittingBot(game)));
}

/** Whom I meet in my first match: as few as can be, and gentle. */
export function firstPlaces(game: GameInfo): Places {
  return usualPlaces(game).map((place) => (place === ME ? ME : BOT + (game.gentle ?? "")));
}

export function usualOptions({ options }: GameInfo): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

export function players({ seats }: GameInfo): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? say("players-range", { least }) : say("players-from-to", { least, most });
}

/** Make a match and keep its links; the answer says where to go. */
export async function make(
  game: GameInfo,
  places: Places,
  bots: readonly BotInfo[],
  wish: Partial<NewMatch> = {},
): Promise<{ match: MatchMade; mine: string | null }> {
  const seats = sitters(places, bots);
  const match = await api.makeMatch({ options: usualOptions(game), ...wish, game: game.name, seats });
  const mine = linkOfMine(match);
  remember({ link: mine ?? match.watch, title: game.title, made: match });
  return { match, mine };
}

/** A match that was made, and where its maker goes. */
interface Made {
  match: MatchMade;
  link: string;
}

/** What if: go on from a moment of a match that is over, at my seat with bots, or with friends. */
export async function playOn(
  secret: string,
  { game: name, seats, seat }: MatchInfo,
  version: number,
  friends: boolean,
  viewed = "",
): Promise<Made> {
  const [games, bots] = await Promise.all([api.games(), api.bots()]);
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error(say("no-such-table"));
  const mine = Math.max(0, seat); // who watched takes the first
  const usual = usualPlaces(game, seats.length, mine);
  const places = usual.map((place) => (friends && place !== ME ? FRIEND : place));
  const from = viewed === "" ? {} : { seat };
  const match = await api.fork(secret, { version, seats: sitters(places, bots), ...from });
  const link = linkOfMine(match) ?? match.watch;
  remember({ link, title: game.title, made: match });
  return { match, link };
}

function linkOfMine({ seats }: MatchMade): string | null {
  return seats.find(({ kind }) => kind === "me")?.link ?? null;
}

function sitters(places: Places, bots: readonly BotInfo[]): SeatWish[] {
  return numbered(places.map((place, seat) => sitter(place, seat, bots)));
}

function sitter(place: string, seat: number, bots: readonly BotInfo[]): SeatWish {
  if (place === ME) return { kind: "me", name: settings.name.trim() || namelessAt(seat) };
  if (place === FRIEND)
    return { kind: "friend", name: say("friend-name", { letter: letterOf(seat) }) };
  const bot = place.slice(BOT.length);
  const known = bots.find((each) => each.name === bot);
  return { kind: "bot", name: known ? botName(known) : bot, bot };
}

/** Two of a name are told apart by a number. */
function numbered(wishes: SeatWish[]): SeatWish[] {
  return wishes.map((each, i) => {
    const before = wishes.slice(0, i).filter((other) => other.name === each.name).length;
    return before > 0 ? { ...each, name: `${each.name} ${before + 1}` } : each;
  });
}
