import { beforeEach, describe, expect, it, vi } from "vitest";
import { noted, sealOf } from "./fair";
import { Table } from "./table.svelte";
import type { Chosen, FromClient, FromServer, Hint, Kit, MatchInfo, Scene, View } from "./wire";

const KIT: Kit = {
  name: "island",
  title: "Island",
  layouts: [
    {
      id: "island",
      width: 3,
      height: 1,
      elements: ["a", "b", "c"].map((name, x) => ({ id: `space:${name}`, x, y: 0 })),
    },
  ],
  pieces: [],
  art: "",
  words: { en: "kernel-seat = Seat { $seat }\nkernel-not-asked = Seat { $seat } is not asked." },
  rules: [],
  families: [{ name: "go", domains: ["space"] }],
  events: [],
  world: {},
  glossary: [],
  moments: [],
  sources: [],
};
const MATCH: MatchInfo = {
  match: "m",
  game: "island",
  options: {},
  seats: [
    { name: "Ann", kind: "me" },
    { name: "Bo", kind: "friend" },
  ],
  seat: 0,
  kit: "",
  commitment: "",
  stopped: "",
  timing: {},
  hosting: false,
  suggestions: true,
  behind: 0,
  sealed: false,
  advised: [],
};

/** The server's end of the line. */
class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  sent: FromClient[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  say(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Acknowledge what was sent last. */
  acknowledge(): void {
    this.say({ type: "ack", key: this.sent.at(-1)?.key ?? "" });
  }
}

function shownScene(): Scene {
  return { pieces: [], panels: [], prompt: { text: { id: "go" } }, overlays: [], phrases: [] };
}

function view(more: Partial<View> = {}, hints: Hint[] = []): FromServer {
  const shown: View = {
    seat: 0,
    version: 1,
    turn: { seats: [0], sealed: false, chance: false, over: false, talk: true, ready: null },
    scene: { ...shownScene(), prompt: { text: { id: "go" }, hints } },
    choices: ["a", "b"].map((name) => ({ move: `go ${name}`, picks: [`space:${name}`] })),
    staged: [],
    at_barrier: false,
    answer: [],
    can_undo: false,
    news: [],
    stills: [],
    tales: [],
    result: null,
    chosen: null,
    ...more,
  };
  return { type: "view", view: shown, news_from: 0, mark: "" };
}

/** What the table says of `go b`, once it is staged. */
const CHOSEN: Chosen = {
  label: { id: "hit" },
  picks: ["space:b"],
  hint: { move: "go b", text: { id: "hits" }, label: { id: "hit" } },
};

function seated(sitting = MATCH): { table: Table; socket: Socket } {
  const table = new Table("secret", sitting, KIT);
  Socket.last.say(view());
  return { table, socket: Socket.last };
}

/** What a table is told while words for chance are awaited. */
function life(words: number[], seals: string[]): FromServer {
  return { type: "life", waiting: false, paused: false, proposal: null, words, seals };
}

const kinds = (socket: Socket): string[] => socket.sent.map(({ type }) => type);

beforeEach(() => {
  const still = { matches: true };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    clearTimeout: () => undefined,
    matchMedia: () => still,
  });
  vi.stubGlobal("document", { addEventListener: () => undefined });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("a table", () => {
  it("takes no pick until what was done last is answered", () => {
    const { table, socket } = seated();
    table.pick("space:a");
    expect(table.busy).toBe(true);
    socket.say(view({ version: 2 })); // somebody else did something meanwhile
    table.pick("space:b");
    expect(kinds(socket)).toEqual(["stage"]);
    socket.acknowledge();
    expect(table.busy).toBe(false);
    table.pick("space:b");
    expect(kinds(socket)).toEqual(["stage", "stage"]);
  });

  it("commits what there was no choice about, as soon as its stage is answered", () => {
    const { table, socket } = seated();
    const only = { choices: [{ move: "go a", picks: ["space:a"] }] };
    socket.say(view(only));
    table.pick("space:a");
    socket.say(view({ staged: ["go a"], choices: [], at_barrier: true }));
    expect(kinds(socket)).toEqual(["stage"]);
    socket.acknowledge();
    expect(kinds(socket)).toEqual(["stage", "commit"]);
    socket.say({ type: "ack", key: socket.sent[0]?.key ?? "" }); // of the stage, once more
    expect(table.busy).toBe(true);
  });

  it("asks before what the game has named a button for, and a second pick says yes", () => {
    const { table, socket } = seated();
    socket.say(view({}, [{ move: "go b", text: { id: "hits" }, label: { id: "hit" } }]));
    table.pick("space:b");
    socket.acknowledge();
    socket.say(view({ staged: ["go b"], choices: [], at_barrier: true, chosen: CHOSEN }));
    expect(kinds(socket)).toEqual(["stage"]);
    expect(table.staging.deed).toBe("hit");
    table.pick("space:b");
    expect(kinds(socket)).toEqual(["stage", "commit"]);
  });

  it("says on every device what the table says of what is staged", () => {
    const { table, socket } = seated();
    socket.say(view({ staged: ["go b"], choices: [], at_barrier: true, chosen: CHOSEN }));
    expect(table.staging.deed).toBe("hit");
    expect(table.staging.hint?.text).toEqual({ id: "hits" });
    expect(kinds(socket)).toEqual([]); // who comes back is asked, whatever there was to choose
    socket.say(view({ staged: ["go b"], choices: [], at_barrier: true }));
    expect(table.staging.deed).toBe("Go b"); // the game had no words for it
  });

  it("asks nobody at a window who can do but one thing, where only bots could learn that", () => {
    const window = { ...shownScene(), prompt: { text: { id: "break-in" }, window: true } };
    const one = { scene: window, choices: [{ move: "pass", picks: [] }] };
    const { table, socket } = seated();
    socket.say(view(one));
    expect(table.unasked).toBeNull(); // Bo is a friend
    socket.say({ type: "seated", seats: [{ name: "Ann", kind: "me" }, { name: "Bo", kind: "bot" }] });
    expect(table.unasked?.move).toBe("pass");
    socket.say(view({ scene: window }));
    expect(table.unasked).toBeNull(); // there is a choice
    socket.say(view({ ...one, staged: ["go a"] }));
    expect(table.unasked).toBeNull(); // the window comes after what is only staged
  });

  it("does at once what no game asks about", () => {
    const { table, socket } = seated();
    table.pick("space:a");
    socket.acknowledge();
    socket.say(view({ staged: ["go a"], choices: [], at_barrier: true }));
    expect(kinds(socket)).toEqual(["stage", "commit"]);
  });

  it("tells nobody what only a program would understand", () => {
    const { table, socket } = seated();
    table.pick("space:a");
    const phrase = { id: "kernel-unknown-word", args: { word: "0-croco" } };
    socket.say({ type: "denied", key: socket.sent[0]?.key ?? "", rule: "KER-text", phrase });
    expect(table.notice?.text).toContain("There is no such move now.");
    expect(table.notice?.rule).toBeNull();
  });

  it("keeps saying what is pointed at would bring, whatever others do", () => {
    const { table, socket } = seated();
    const dear = (food: number): Hint[] => [
      { move: "go b", text: { id: "costs", args: { food } } },
    ];
    socket.say(view({}, dear(2)));
    table.pointing.point({ pick: "space:b" });
    table.pointing.focus({ pick: "space:a" });
    expect(table.pointing.text).toEqual({ id: "costs", args: { food: 2 } });
    table.pointing.focus(null);
    socket.say(view({ version: 2 }, dear(3)));
    expect(table.pointing.text).toEqual({ id: "costs", args: { food: 3 } });
    table.pointing.point(null);
    expect(table.pointing.text).toBeNull();
  });

  it("says a refusal in its own words, with people's names", () => {
    const { table, socket } = seated();
    table.pick("space:a");
    const phrase = { id: "kernel-not-asked", args: { seat: 1 } };
    socket.say({ type: "denied", key: socket.sent[0]?.key ?? "", rule: "KER-turn", phrase });
    expect(table.notice).toEqual({ text: "Bo is not asked.", rule: "KER-turn" });
    expect(table.busy).toBe(false);
  });

  it("says what went wrong by its code, else as the server says it", () => {
    const { table, socket } = seated();
    socket.say({ type: "failure", code: "internal-error", message: "boom" });
    expect(table.notice?.text).toContain("Something went wrong");
    socket.say({ type: "failure", code: "stopped", message: "The rules have changed." });
    expect(table.notice?.text).toBe("The rules have changed.");
  });

  it("shows its word only when everybody has promised, and only the one that it promised itself", () => {
    const { table, socket } = seated({ ...MATCH, sealed: true });
    const [mine, other] = [sealOf(table.word), sealOf("other")];
    expect(socket.address).toContain(`&seal=${mine}`);
    expect(socket.address).not.toContain(table.word);
    socket.say(life([1], [mine, ""])); // one is missing
    socket.say(life([0, 1], [other, other])); // another device of ours has promised another one
    expect(socket.sent).toEqual([]);
    expect(table.dealt).toBe(false);
    socket.say(life([0, 1], [mine, other]));
    socket.say(life([0], [mine, other])); // the other one is there; ours may be on its way
    expect(socket.sent).toMatchObject([{ type: "word", word: table.word }]);
    expect(noted("m")?.seals).toEqual([mine, other]);
  });

  it("promises another word with letters that nobody guesses", () => {
    const { table, socket } = seated({ ...MATCH, sealed: true });
    table.changeWord("whale");
    expect(table.word).toMatch(/^whale [a-z2-7]{16}$/);
    expect(socket.sent).toMatchObject([{ type: "seal", seal: sealOf(table.word) }]);
  });

  it("adds its word at once where nobody else adds one", () => {
    const { table, socket } = seated();
    expect(socket.address).toContain(`&word=${table.word}`);
    socket.say(life([0], []));
    expect(socket.sent).toEqual([]);
  });
});
