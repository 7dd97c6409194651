/** The line to the server: opened again when it breaks, with what it still owes an answer. */

import { Sight } from "./sight";
import type { Changed, Failure, FromClient, FromServer, Shown } from "./wire";

/** What a listener is told: changes have been made whole. */
export type Received = Exclude<FromServer, Changed>;

/** A message before it gets its key. */
export type Unkeyed<Message = FromClient> = Message extends FromClient
  ? Omit<Message, "key">
  : never;

export type Status = "connecting" | "open" | "lost" | "gone";

const FIRST_WAIT = 400; // milliseconds, doubled with every line that does not last
const LONGEST_WAIT = 10_000;
const NOT_HERE = 4404; // the close code of a link that leads nowhere

/** What a table sends by, and how it is opened; see the constructor of `Live`. */
export type Sender = Pick<Live, "send">;
export type Opened = (...told: ConstructorParameters<typeof Live>) => Sender;

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private asked = 0; // milliseconds that the server asks to wait before a new line is opened
  private sent = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);
  private readonly unanswered = new Map<string, string>();
  private sight = new Sight();
  private looking = false; // a whole view was asked for and is not here yet

  /**
   * `since` says how much news is there already, for a line that is opened again; `adding` what we
   * add to chance, as a query, where it is asked for.
   */
  constructor(
    private readonly path: string,
    private readonly since: () => number,
    private readonly receive: (message: Received) => void,
    private readonly report: (status: Status) => void,
    private readonly adding: () => string = () => "",
  ) {
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
    this.open();
  }

  /** Send a message; it is sent again on a new line if the old one broke before the answer. */
  send(message: Unkeyed): string {
    const key = `${this.run}-${++this.sent}`;
    const text = JSON.stringify({ ...message, key });
    this.unanswered.set(key, text);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    return key;
  }

  /** The server could not serve a message: send it again when it says, if it says so. */
  private fail({ key = "", retry_after: after = 0 }: Failure): void {
    const text = this.unanswered.get(key);
    if (key === "") this.asked = 1000 * after;
    else if (after === 0) this.unanswered.delete(key);
    else if (text) {
      const { socket } = this;
      window.setTimeout(() => {
        const same = socket === this.socket && socket?.readyState === WebSocket.OPEN;
        if (same && this.unanswered.has(key)) socket.send(text); // a new line sends it anyway
      }, 1000 * after);
    }
  }

  private open(): void {
    this.asked = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}${this.path}?since=${this.since()}${this.adding()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.sight = new Sight();
    this.looking = false;
    let opened = Infinity;
    socket.onopen = () => {
      opened = Date.now();
      this.report("open");
      for (const text of this.unanswered.values()) socket.send(text);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "failure") this.fail(message);
      else if ("key" in message) this.unanswered.delete(message.key);
      if (message.type !== "view" && message.type !== "change") this.receive(message);
      else this.see(message);
    };
    socket.onclose = ({ code }) => {
      this.report(code === NOT_HERE ? "gone" : "lost");
      if (code === NOT_HERE) return;
      if (Date.now() - opened > LONGEST_WAIT) this.wait = FIRST_WAIT;
      const wait = Math.max(this.wait * (0.75 + Math.random() / 2), this.asked);
      this.retry = window.setTimeout(() => this.open(), wait);
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
  }

  /** Take in a view; where a change is of another one than what is here, ask for all of it. */
  private see(message: Shown | Changed): void {
    const shown = this.sight.take(message);
    if (shown) {
      this.looking = false;
      this.receive(shown);
    } else if (!this.looking) {
      this.looking = true;
      this.send({ type: "look", since: this.since() });
    }
  }

  /** The network or the person is back: try now. */
  private hurry(): void {
    if (document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    window.clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.open();
  }
}
