import { describe, expect, it } from "vitest";
import { account, decisive } from "./account";
import { inOneBreath, quietKinds, recap, sentences } from "./sentences";
import { turnsOf } from "./turns";
import type { Kit, News } from "./wire";
import { Words } from "./words";

const kit = {
  words: {
    en: `
kernel-seat = Seat { $seat }
news-play = { $you ->
    [1] You play
   *[0] Seat { $seat } plays
  } a card.
news-place = Seat { $seat } places a tile.
then-place = {" "}and { $you ->
    [1] place
   *[0] places
  } a tile.
news-drew = Seat { $seat2 } draws { $card }.
news-drew-several = Seat { $seat2 } draws { $count } cards: { $list }.
news-found = Seat { $seat2 } finds { $card }.
news-found-each = the { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
news-found-several = Seat { $seat2 } finds { $list }.
herds = Herds
sold = Sold
`,
  },
  families: [
    { name: "play", domains: [], secret: false, story: false },
    { name: "place", domains: [], secret: false, story: false },
    { name: "sell", domains: [], secret: false, story: false },
  ],
  events: [
    { name: "drew", domains: ["seat", "card"], secret: false, story: false },
    { name: "found", domains: ["seat", "card"], secret: false, story: false },
    { name: "scored", domains: ["seat", "points"], secret: false, story: false },
    { name: "paid", domains: ["seat", "points"], secret: false, story: false },
  ],
  moments: [
    { name: "play", kind: "play", symbol: "card" },
    { name: "place", kind: "place", symbol: "tile", after: ["play"] },
    { name: "drew", kind: "draw", roles: { seat: 0 } },
    { name: "found", kind: "draw", roles: { seat: 0 } },
    { name: "scored", kind: "score", roles: { seat: 0, points: 1 } },
  ],
  sources: [
    { id: "herds", title: { id: "herds" }, news: "scored", seat: 0, points: 1 },
    { id: "sold", title: { id: "sold" }, news: "sell", each: 1 },
    { id: "sold", title: { id: "sold" }, news: "paid", seat: 0, points: 1, cost: true },
  ],
} satisfies Partial<Kit>;

const words = new Words(kit, ["Ann", "Bo"], 0);
const move = (seat: number, ...said: string[]): News => ({ kind: "move", seat, words: said });
const event = (...said: string[]): News => ({ kind: "event", seat: 0, words: said });

function told(...items: News[]): string[] {
  const heard = items.map((item) => ({ item, undone: false }));
  const lines = turnsOf(heard, kit).flatMap((turn) => turn.lines);
  return sentences(lines, words, kit).map(({ parts, gains }) =>
    [words.plain(parts), ...gains.map(({ seat, points }) => `${seat}:${points}`)].join(" "),
  );
}

describe("a turn in sentences", () => {
  it("tells what came of a card with it", () => {
    expect(told(move(0, "play"), move(0, "place"))).toEqual(["You play a card and place a tile."]);
  });

  it("begins anew with what somebody else does, or what did not come of it", () => {
    expect(told(move(0, "play"), move(1, "place"))).toHaveLength(2);
    expect(told(move(1, "place"), move(1, "place"))).toHaveLength(2);
  });

  it("tells several alike at once, each kind with its number", () => {
    const draws = ["joker", "ace", "joker"].map((card) => event("drew", "1", card));
    expect(told(...draws)).toEqual(["Bo draws 3 cards: 2 × joker, ace."]);
    expect(told(event("drew", "1", "ace"), event("drew", "0", "ace"))).toHaveLength(2);
    const finds = ["joker", "ace", "joker"].map((card) => event("found", "1", card));
    expect(told(...finds)).toEqual(["Bo finds the joker ×2, the ace."]);
  });

  it("adds up the points of one source, and leaves out who gets none", () => {
    const scored = [event("scored", "0", "3"), event("scored", "1", "0"), event("scored", "0", "2")];
    expect(told(...scored)).toEqual(["Herds 0:5"]);
  });

  it("leaves bids to the dock, where there are auctions", () => {
    expect(quietKinds(kit).has("pass")).toBe(false);
    expect(quietKinds({ ...kit, moments: [{ name: "bid", kind: "bid" }] }).has("pass")).toBe(true);
  });
});

describe("the account of a match", () => {
  const items = [event("scored", "0", "3"), move(1, "sell"), event("paid", "0", "2")];
  const heard = items.map((item) => ({ item, undone: false }));

  it("says where the points came from, and what there was before", () => {
    const rows = account(heard, kit.sources, [5, 3]);
    expect(rows.map(({ id, points }) => [id, points])).toEqual([
      ["", [4, 2]],
      ["herds", [3, 0]],
      ["sold", [-2, 1]],
    ]);
    expect(decisive(rows, 0, 1)?.id).toBe("herds");
    expect(decisive(rows, 1, 0)?.id).toBe("sold");
  });

  it("forgets what was taken back", () => {
    const undone = heard.map(({ item }) => ({ item, undone: true }));
    expect(account(undone, kit.sources, [0, 0])).toEqual([]);
  });
});

describe("what others have done", () => {
  it("is told from the last own turn on, without what came to oneself", () => {
    const news: News[] = [
      { kind: "move", seat: 0, words: ["play"] },
      { kind: "move", seat: 1, words: ["play"] },
      { kind: "move", seat: 1, words: ["place"] },
      { kind: "event", seat: -1, words: ["drew", "0", "wolf"] },
    ];
    const heard = news.map((item) => ({ item, undone: false }));
    const told = recap(turnsOf(heard, kit), 0, words, kit);
    expect(told.map(({ line }) => line.number)).toEqual([1]);
    expect(recap(turnsOf(heard.slice(0, 1), kit), 0, words, kit)).toEqual([]);
  });
});

describe("what one person does in a row", () => {
  const breath = (...all: Parameters<typeof inOneBreath>[0]): string => words.plain(inOneBreath(all));

  it("names them once", () => {
    const goes = [{ seat: 0 }, " goes to b5."];
    expect(breath(goes, [{ seat: 0 }, " attacks d6."])).toBe("Ann goes to b5, attacks d6.");
    expect(breath(["You go to b5."], ["You attack d6."])).toBe("You go to b5, attack d6.");
  });

  it("keeps lists apart", () => {
    const plays = [{ seat: 0 }, " plays a card: Shoot or Strike."];
    expect(breath(plays, [{ seat: 0 }, " is done."])).toBe("Ann plays a card: Shoot or Strike; is done.");
  });

  it("begins anew with somebody else", () => {
    const others = [{ seat: 1 }, " passes."];
    expect(breath([{ seat: 0 }, " passes."], others, ["The Eagle lets go."], ["The Eagle lands."])).toBe(
      "Ann passes. Bo passes. The Eagle lets go. The Eagle lands.",
    );
  });
});
