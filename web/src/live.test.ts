import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Live, type Status, type Received } from "./live";
import type { FromServer, View } from "./wire";

/** The server's end of the line. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(code: number): void {
    this.readyState = Socket.CLOSED;
    this.onclose({ code });
  }
}

const told: Received[] = [];
const statuses: Status[] = [];
let live: Live;

const last = (): Socket => Socket.all.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", { addEventListener: vi.fn(), setTimeout, clearTimeout });
  vi.stubGlobal("document", { addEventListener: vi.fn() });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  Socket.all = [];
  told.length = statuses.length = 0;
  live = new Live(
    "secret",
    () => 7,
    (message) => told.push(message),
    (status) => statuses.push(status),
  );
  last().open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends again what could not be kept, when the server says, under the same key", () => {
  const key = live.send({ type: "undo" });
  last().say({ type: "failure", code: "read-only", message: "full", key, retry_after: 4 });
  vi.advanceTimersByTime(3900);
  expect(last().sent).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(last().sent).toEqual([
    { type: "undo", key },
    { type: "undo", key },
  ]);
  last().say({ type: "ack", key });
  vi.advanceTimersByTime(10_000);
  expect(last().sent).toHaveLength(2);
  expect(told.map(({ type }) => type)).toEqual(["failure", "ack"]);
});

it("comes back when the server says", () => {
  last().say({ type: "failure", code: "store-failed", message: "full", retry_after: 30 });
  last().close(1012);
  vi.advanceTimersByTime(29_000);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(Socket.all).toHaveLength(2);
});

it("waits longer after each line that does not last, and not after one that did", () => {
  const waits = [1, 2, 3].map(() => {
    const before = Date.now();
    last().close(1011);
    vi.advanceTimersToNextTimer();
    last().open();
    return Date.now() - before;
  });
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  expect(waits[2]).toBeGreaterThan(waits[1] ?? 0);
  vi.advanceTimersByTime(60_000);
  last().close(1006);
  vi.advanceTimersByTime(600);
  expect(Socket.all).toHaveLength(5);
});

it("asks for a whole view once where a change is of another one", () => {
  const change = { base: "x", mark: "y", change: {}, news: [], stills: [], tales: [], news_from: 0 };
  last().say({ type: "change", ...change });
  last().say({ type: "change", ...change });
  expect(last().sent).toMatchObject([{ type: "look", since: 7 }]);
  expect(told).toEqual([]);
  const view = { version: 1, news: [], stills: [], tales: [] } as unknown as View;
  last().say({ type: "view", view, news_from: 7, mark: "y" });
  expect(told).toHaveLength(1);
});
