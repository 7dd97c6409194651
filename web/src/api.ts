/** The server's plain requests. */

import { KEPT, network } from "./network.svelte";
import type {
  Acceptance,
  Accepted,
  BotInfo,
  Calls,
  Credentials,
  ErrorBody,
  Filling,
  Fork,
  GameInfo,
  InvitationInfo,
  JudgedDecision,
  Kit,
  KnownLinks,
  Lessons,
  LinkMade,
  MailCode,
  MailWay,
  MatchInfo,
  MatchMade,
  MatchSummary,
  Me,
  MomentShown,
  Moments,
  MyPuzzles,
  NewMatch,
  NewPasskey,
  NewPassword,
  OpenMatch,
  Puzzles,
  PuzzleSeat,
  PasskeyAnswer,
  PasskeyOptions,
  PasskeysInfo,
  PasskeyWish,
  Proof,
  PushWay,
  Rematch,
  ReviewState,
  RuleBook,
  SessionInfo,
  WebhookMade,
  WebhookWay,
} from "./wire";
import { say, trouble } from "./words";

export class Refused extends Error {}

type Body =
  | NewMatch
  | Fork
  | KnownLinks
  | Acceptance
  | Filling
  | Credentials
  | NewPassword
  | PasskeyWish
  | NewPasskey
  | PasskeyAnswer
  | MyPuzzles
  | PushWay
  | MailWay
  | MailCode
  | WebhookWay
  | Record<string, unknown>;

async function ask<T>(path: string, body?: Body, method = "POST"): Promise<T> {
  const post = { method, headers: { "Content-Type": "application/json" } };
  const init = body === undefined ? {} : { ...post, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => {
    network.online = false;
    throw new Refused(say("offline-refused"));
  });
  network.online = !response.headers.has(KEPT);
  if (response.ok) return (response.status === 204 ? null : await response.json()) as T;
  const told = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new Refused(
    told?.error ? trouble(told.error) : `${response.status} ${response.statusText}`,
  );
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const bots = (): Promise<BotInfo[]> => ask("/api/bots");
export const kit = (url: string): Promise<Kit> => ask(url);
export const rules = (game: string, language: string): Promise<RuleBook> =>
  ask(`/api/games/${game}/rules?language=${language}`);
export const lessons = (game: string): Promise<Lessons> => ask(`/api/games/${game}/lessons`);
export const puzzles = (game: string): Promise<Puzzles> => ask(`/api/games/${game}/puzzles`);
/** What my account has solved; what is added to it. */
export const myPuzzles = (): Promise<MyPuzzles> => ask("/api/me/puzzles");
export const addPuzzles = (solved: MyPuzzles): Promise<MyPuzzles> => ask("/api/me/puzzles", solved);
export const puzzle = (game: string, name: string): Promise<PuzzleSeat> =>
  ask(`/api/games/${game}/puzzles/${name}`);
/** The moments of a match as its seat knows them, and what it saw at one of them. */
export const moments = (secret: string, seat = ""): Promise<Moments> =>
  ask(`/api/seat/${secret}/moments${query({ seat })}`);
export const moment = (
  secret: string,
  version: number,
  seat = "",
  tried: readonly string[] = [],
): Promise<MomentShown> =>
  ask(`/api/seat/${secret}/moments/${version}${query({ seat }, tried.map((move) => ["tried", move]))}`);

/** The review of a match that is over, or how far it has come. */
export const review = (secret: string, seat = ""): Promise<ReviewState> =>
  ask(`/api/seat/${secret}/review${query({ seat })}`);

/** What a bot thinks of what was decided at a moment. */
export const judged = (secret: string, version: number, seat = ""): Promise<JudgedDecision> =>
  ask(`/api/seat/${secret}/moments/${version}/judged${query({ seat })}`);

function query(named: Record<string, string>, more: string[][] = []): string {
  const given = [...Object.entries(named).filter(([, value]) => value !== ""), ...more];
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

/** What if: a match that goes on from a moment of one that is over. */
export const fork = (secret: string, wish: Fork): Promise<MatchMade> =>
  ask(`/api/seat/${secret}/fork`, wish);

export const sitting = (secret: string): Promise<MatchInfo> => ask(`/api/seat/${secret}`);
/** Take in a recorded match: the link by which it is looked at. */
export const importRecord = (record: Record<string, unknown>): Promise<LinkMade> =>
  ask("/api/records", record);
export const recordUrl = (secret: string): string => `/api/seat/${secret}/record`;

/** How chance draws at a match, and the proof once it is over. */
export const fairness = (secret: string): Promise<Proof> => ask(`/api/seat/${secret}/fairness`);

export const makeMatch = (wish: NewMatch): Promise<MatchMade> => ask("/api/matches", wish);

/** The matches that these secrets lead to, in their order; null where one leads nowhere. */
export const summaries = (links: string[]): Promise<(MatchSummary | null)[]> =>
  ask("/api/matches/summary", { links });

/** Another match of the same people: the link of this seat there. The others are told theirs. */
export const rematch = (secret: string): Promise<Rematch> =>
  ask(`/api/seat/${secret}/rematch`, {});

// --- people ---

export const invitation = (secret: string): Promise<InvitationInfo> => ask(`/api/join/${secret}`);

/** Sit down by an invitation: where the seat is. */
export const accept = (secret: string, name: string): Promise<Accepted> =>
  ask(`/api/join/${secret}`, { name });

/** From where a seat of mine can be played. */
export const sessions = (seat: string): Promise<SessionInfo[]> => ask(`/api/seat/${seat}/sessions`);

export const throwOut = (seat: string, session: string): Promise<null> =>
  ask(`/api/seat/${seat}/sessions/${session}`, {}, "DELETE");

/** A new invitation to a seat that nobody has taken; the one before leads nowhere then. */
export const inviteAgain = (seat: string, number: number): Promise<LinkMade> =>
  ask(`/api/seat/${seat}/invitations/${number}`, {});

/** A link by which another device becomes mine. */
export const inviteDevice = (): Promise<LinkMade> => ask("/api/me/devices", {});

/** The matches where I have a seat, on whatever device I sat down. */
export const myMatches = (): Promise<MatchSummary[]> => ask("/api/me/matches");

/** Matches that wait for people. */
export const openMatches = (): Promise<OpenMatch[]> => ask("/api/open");

/** Sit down at an open match: where the seat is. */
export const sitDown = (match: string, seat: number, name: string): Promise<Accepted> =>
  ask(`/api/open/${match}/${seat}`, { name });

/** Let bots take all seats that nobody has. */
export const fill = (seat: string, bot: string): Promise<null> => ask(`/api/seat/${seat}/fill`, { bot });

// --- accounts ---

export const me = (): Promise<Me> => ask("/api/me");

/** Make an account of who I am here. */
export const register = (name: string, password: string): Promise<Me> =>
  ask("/api/me/account", { name, password });

export const signIn = (name: string, password: string): Promise<Me> =>
  ask("/api/me/session", { name, password });

/** Another password, or the first, for who knows the old one or answers with a passkey. */
export const setPassword = (password: NewPassword): Promise<null> =>
  ask("/api/me/password", password);

/** What the browser must know to make a passkey, and the one it has made. */
export const offerPasskey = (wish: PasskeyWish): Promise<PasskeyOptions> =>
  ask("/api/me/passkeys/new", wish);
export const addPasskey = (made: NewPasskey): Promise<Me> => ask("/api/me/passkeys", made);

/** What it must know to sign in with one, and what that one has signed. */
export const askPasskey = (): Promise<PasskeyOptions> => ask("/api/me/passkeys/ask", {});
export const signInWithPasskey = (answer: PasskeyAnswer): Promise<Me> =>
  ask("/api/me/passkeys/session", answer);

export const passkeys = (): Promise<PasskeysInfo> => ask("/api/me/passkeys");
export const removePasskey = (id: string): Promise<null> =>
  ask(`/api/me/passkeys/${id}`, {}, "DELETE");

export const signOut = (): Promise<null> => ask("/api/me/session", {}, "DELETE");

/** Delete all that the server keeps of me. */
export const forgetMe = (): Promise<null> => ask("/api/me", {}, "DELETE");

// --- calls ---

/** How I am called when it is my turn and I am away. */
export const calls = (): Promise<Calls> => ask("/api/me/calls");
export const addPush = (way: PushWay): Promise<null> => ask("/api/me/calls/push", way);
export const addMail = (way: MailWay): Promise<null> => ask("/api/me/calls/mail", way);
export const confirmMail = (code: string): Promise<null> => ask("/api/me/calls/mail/code", { code });
export const addWebhook = (way: WebhookWay): Promise<WebhookMade> => ask("/api/me/calls/webhook", way);
export const removeWay = (id: string): Promise<null> => ask(`/api/me/calls/${id}`, {}, "DELETE");
