import { describe, expect, it } from "vitest";
import { namelessAt, say, Words } from "./words";

const GAME = `
kernel-seat = Seat { $seat }
kernel-chance = Chance
kernel-news-undo = Seat { $seat } takes back.
their-turn = Seat { $seat } drops a disc.
news-drop = Seat { $seat } drops into column { $column }.
news-won = Seat { $seat2 } wins { $card }.
news-move = { $seat } goes from { $space } to { $space2 }.
news-paid = { $seat } pays { $food ->
    [one] one food
   *[other] { $food } food and { $food2 } or { $food3 }
  }.
news-fed = { $seat ->
    [0] The first seat
   *[other] Another seat
  } is fed.
news-bites = { $you2 ->
    [1] Your
   *[other] Seat { $seat2 }’s
  } { $piece } bites { $you3 ->
    [1] your
   *[other] Seat { $seat3 }’s
  } { $piece2 }.
news-thrown = The dice show { $throw }.
throw-hole = a hole
throw-plain = nothing
kernel-list = { $first } and { $last }
do-end-turn = End your turn
terrain-forest = deep forest
news-struck = { $you ->
    [1] You strike
   *[0] Seat { $seat } strikes
  } { $you2 ->
    [1] you
   *[0] Seat { $seat2 }
  } in { $space }.
place = { $zone } 4
news-hurt = { $own ->
    [1] You lose
   *[0] { $owner ->
        [-1] Somebody
       *[other] Seat { $owner }
      } loses
  } a heart.
too-far = { $space } is too far from { $space2 }.
option-map = The map
option-map-ruins = the ruins
`;

const words = new Words(
  {
    words: { en: GAME },
    families: [
      { name: "drop", domains: ["column"] },
      { name: "move", domains: ["space", "space"] },
      { name: "raise", domains: ["terrain"] },
      { name: "fed", domains: [] },
      { name: "paid", domains: ["food", "food", "food"] },
      { name: "odd", domains: ["column"] },
    ],
    events: [
      { name: "won", domains: ["seat", "card"] },
      { name: "hurt", domains: ["faction"] },
      { name: "bites", domains: ["piece", "piece"] },
      { name: "thrown", domains: ["throw"] },
    ],
  },
  ["Ann", "Bo"],
);

describe("what news call a seat by", () => {
  const hurt = (faction: string) => ({ kind: "event", seat: -1, words: ["hurt", faction] });

  it("is the seat, and you where that reads it", () => {
    const kit = { words: { en: GAME }, families: [], events: [{ name: "hurt", domains: ["faction"] }] };
    const told = new Words(kit, ["Ann", "Bo"], 0);
    expect(told.plain(told.news(hurt("order")))).toBe("Somebody loses a heart.");
    told.call([{ seat: 0, called: ["faction:order"] }, { seat: 1, called: ["faction:sect"] }]);
    expect(told.plain(told.news(hurt("order")))).toBe("You lose a heart.");
    expect(told.plain(told.news(hurt("sect")))).toBe("Bo loses a heart.");
    expect(told.ownerOf("faction:coven")).toBe(-1);
  });
});

describe("sentences", () => {
  it("name the seats", () => {
    const parts = words.parts({ id: "their-turn", args: { seat: 1 } });
    expect(parts).toEqual([{ seat: 1 }, " drops a disc."]);
    expect(words.plain(parts)).toBe("Bo drops a disc.");
  });

  it("are the id where nobody has written them", () => {
    expect(words.text({ id: "unwritten" })).toBe("unwritten");
  });
});

describe("news", () => {
  it.each([
    [{ kind: "move", seat: 0, words: ["drop", "d"] }, "Ann drops into column d."],
    [{ kind: "move", seat: 1, words: ["move", "a1", "b2"] }, "Bo goes from a1 to b2."],
    [{ kind: "event", seat: -1, words: ["won", "1", "5"] }, "Bo wins 5."],
    [{ kind: "move", seat: 0, words: ["odd", "c"] }, "Ann: odd c"],
    [{ kind: "move", seat: -1, words: ["odd", "c"] }, "Chance: odd c"],
    [{ kind: "move", seat: 0, words: ["fed"] }, "The first seat is fed."],
    [{ kind: "move", seat: 0, words: ["paid", "1", "2", "3"] }, "Ann pays one food."],
    [{ kind: "move", seat: 0, words: ["paid", "4", "2", "3"] }, "Ann pays 4 food and 2 or 3."],
    [{ kind: "undo", seat: 0, words: ["3"] }, "Ann takes back."],
    [{ kind: "event", seat: 0, words: ["bites", "A-bear", "B-eel"] }, "Ann’s bear bites Bo’s eel."],
    [
      { kind: "event", seat: -1, words: ["thrown", "plain+hole+hole"] },
      "The dice show nothing, a hole and a hole.",
    ],
  ] as const)("%o", (item, sentence) => {
    expect(words.plain(words.news({ ...item, words: [...item.words] }))).toBe(sentence);
  });

  it("leaves what may not be known", () => {
    expect(words.plain(words.news({ kind: "event", seat: -1, words: ["won", "?", "5"] }))).toBe(
      "Seat ? wins 5.",
    );
  });
});

describe("buttons", () => {
  it("say families and values in the game's words, else by their names", () => {
    expect(words.family("end-turn")).toBe("End your turn");
    expect(words.family("free-migrate")).toBe("Free migrate");
    expect(words.move("raise forest")).toBe("Raise deep forest");
    expect(words.move("drop d")).toBe("Drop d");
    expect(words.value("seat:1")).toBe("Bo");
    expect(words.value("edge:-2,1:E")).toBe("-2,1:E");
  });
});

it("the client has words of its own", () => {
  expect(say("confirm")).toBe("Confirm");
});

describe("options", () => {
  it("are told by the game", () => {
    expect(words.option("map")).toBe("The map");
    expect(words.option("map", "ruins")).toBe("the ruins");
  });

  it("are told by their names where nobody has written them", () => {
    expect(words.option("rotating_start")).toBe("Rotating start");
    expect(words.option("map", "old_castle")).toBe("old castle");
  });
});

describe("who reads", () => {
  const kit = {
    words: { en: GAME },
    families: [{ name: "struck", domains: ["seat", "space"] }],
    events: [],
    layouts: [
      {
        id: "map",
        width: 1,
        height: 1,
        elements: [{ id: "space:4", x: 0, y: 0, name: { id: "place", args: { zone: "Hall" } } }],
      },
    ],
  };
  const item = { kind: "move", seat: 0, words: ["struck", "1", "4"] };

  it.each([
    [-1, "Ann strikes Bo in Hall 4."],
    [0, "You strike Bo in Hall 4."],
    [1, "Ann strikes you in Hall 4."],
  ])("is called you: %o", (viewer, sentence) => {
    const told = new Words(kit, ["Ann", "Bo"], viewer);
    expect(told.plain(told.news(item))).toBe(sentence);
    expect(told.value("space:4")).toBe("Hall 4");
  });

  it("is refused with the names of places", () => {
    const told = new Words(kit, ["Ann", "Bo"]);
    const phrase = { id: "too-far", args: { space: "4", space2: 5 } };
    expect(told.refusal(phrase)).toBe("Hall 4 is too far from 5.");
  });

  it("without a name is so to themselves, and a letter to others", () => {
    const names = [namelessAt(0), "Bo"];
    expect(new Words(kit, names, 0).name(0)).toBe("You");
    expect(new Words(kit, names, 1).name(0)).toBe("Player A");
    expect(new Words(kit, names).name(0)).toBe("Player A");
    expect(new Words(kit, ["Ann", "Bo"], 0).name(0)).toBe("Ann");
  });
});
