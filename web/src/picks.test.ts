import { describe, expect, it } from "vitest";
import { meant, NOTHING, onWay, pick, pickFamily, pickStarts, type Selection, stepOf } from "./picks";
import type { Choice } from "./wire";

function choices(...moves: string[]): Choice[] {
  const domains: Record<string, string[]> = {
    drop: ["column"],
    migrate: ["space", "space"],
    attack: ["space", "space"],
    bid: ["amount"],
    raise: ["terrain"],
    play: ["card", "use"],
    pass: [],
  };
  return moves.map((move) => {
    const [name = "", ...words] = move.split(" ");
    return { move, picks: words.map((word, i) => `${domains[name]?.[i]}:${word}`) };
  });
}

const TABLE = new Set([
  ...["a", "b", "c"].map((name) => `column:${name}`),
  ...["1", "2", "3", "4"].map((name) => `space:${name}`),
  ...["0", "1"].map((name) => `card:${name}`),
]);

describe("what is lit and offered", () => {
  it("lights what can be picked first", () => {
    const step = stepOf(choices("drop a", "drop c"), NOTHING, TABLE);
    expect([...step.lit]).toEqual(["column:a", "column:c"]);
    expect(step.offers).toEqual([]);
  });

  it("lights the targets of a source", () => {
    const all = choices("migrate 1 2", "migrate 1 3", "migrate 4 2");
    const step = stepOf(all, { family: null, picked: ["space:1"] }, TABLE);
    expect([...step.lit]).toEqual(["space:2", "space:3"]);
  });

  it("offers what does not lie on the table as buttons", () => {
    const all = choices("pass", "raise forest", "raise water");
    expect(stepOf(all, NOTHING, TABLE).offers).toEqual([
      { kind: "move", choice: all[0] },
      { kind: "value", family: "raise", pick: "terrain:forest" },
      { kind: "value", family: "raise", pick: "terrain:water" },
    ]);
  });

  it("offers many numbers as an amount, in order", () => {
    const bids = Array.from({ length: 12 }, (_, i) => `bid ${12 - i}`);
    const [offer] = stepOf(choices(...bids), NOTHING, TABLE).offers;
    expect(offer?.kind).toBe("amount");
    const values = offer?.kind === "amount" ? offer.picks.map(({ value }) => value) : [];
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("offers many numbers beside a button at once", () => {
    const bids = Array.from({ length: 12 }, (_, i) => `bid ${i}`);
    const offers = stepOf(choices("pass", ...bids), NOTHING, TABLE).offers;
    expect(offers.map(({ kind }) => kind)).toEqual(["move", "amount"]);
  });

  it("asks for the family first where many numbers stand beside picks on the table", () => {
    const bids = Array.from({ length: 12 }, (_, i) => `bid ${i}`);
    const all = choices("drop a", ...bids);
    const offers = stepOf(all, NOTHING, TABLE).offers;
    expect(offers).toEqual([
      { kind: "family", family: "drop" },
      { kind: "family", family: "bid" },
    ]);
    const chosen: Selection = { family: "bid", picked: [] };
    expect(stepOf(all, chosen, TABLE).offers[0]?.kind).toBe("amount");
  });

  it("offers the families that share a pick, and lights the targets of all", () => {
    const all = choices("migrate 1 2", "attack 1 3");
    const step = stepOf(all, { family: null, picked: ["space:1"] }, TABLE);
    expect([...step.lit]).toEqual(["space:2", "space:3"]);
    expect(step.offers).toEqual([
      { kind: "family", family: "migrate" },
      { kind: "family", family: "attack" },
    ]);
  });

  it("offers the rest of a move where its next argument is off the table", () => {
    const all = choices("play 0 breed", "play 0 hunt", "play 1 hunt");
    const step = stepOf(all, { family: null, picked: ["card:0"] }, TABLE);
    expect(step.offers.map((offer) => "pick" in offer && offer.pick)).toEqual([
      "use:breed",
      "use:hunt",
    ]);
  });
});

describe("picking", () => {
  const all = choices("migrate 1 2", "migrate 1 3", "migrate 4 2", "attack 1 2");

  it("finishes a move of one pick", () => {
    const columns = choices("drop a", "drop b");
    expect(pick(columns, NOTHING, "column:b")).toEqual({ finished: columns[1] });
  });

  it("goes on from a source to a target", () => {
    expect(pick(all, NOTHING, "space:4")).toEqual({
      selection: { family: null, picked: ["space:4"] },
    });
    expect(pick(all, { family: null, picked: ["space:4"] }, "space:2")).toEqual({
      finished: all[2],
    });
  });

  it("keeps both moves where two families end alike, until one is said", () => {
    const picked = { family: null, picked: ["space:1", "space:2"] };
    expect(pick(all, { family: null, picked: ["space:1"] }, "space:2")).toEqual({
      selection: picked,
    });
    expect(pickFamily(all, picked, "attack")).toEqual({ finished: all[3] });
    expect(stepOf(all, picked, TABLE).offers.map(({ kind }) => kind)).toEqual(["move", "move"]);
  });

  it("takes another source by picking it", () => {
    const switched = pick(all, { family: null, picked: ["space:1"] }, "space:4");
    expect(switched).toEqual({ selection: { family: null, picked: ["space:4"] } });
  });

  it("takes a source back by picking it again", () => {
    expect(pick(all, { family: null, picked: ["space:1"] }, "space:1")).toEqual({
      selection: NOTHING,
    });
  });

  it("refuses what nothing can begin with", () => {
    expect(pick(all, NOTHING, "space:3")).toBeNull();
  });

  it("takes a family back by saying it again", () => {
    expect(pickFamily(all, { family: "attack", picked: [] }, "attack")).toEqual({
      selection: NOTHING,
    });
  });
});

describe("the move that was meant by an unlit pick", () => {
  const families = [
    { name: "migrate", domains: ["space", "space"] },
    { name: "drop", domains: ["column"] },
  ];

  it("is of the same family and source", () => {
    const all = choices("migrate 1 2");
    const selection = { family: null, picked: ["space:1"] };
    expect(meant(all, selection, "space:4", families)).toBe("migrate 1 4");
    expect(meant(all, NOTHING, "space:3", families)).toBe("migrate 3 2");
  });

  it("may be of a family that is not open now, if one pick makes it whole", () => {
    expect(meant(choices("pass"), NOTHING, "column:a", families)).toBe("drop a");
  });

  it("is unknown where no move takes such an element", () => {
    expect(meant(choices("migrate 1 2"), NOTHING, "deck:0", families)).toBeNull();
  });

  it("is one that the game says something of before any other", () => {
    const all = choices("migrate 1 2");
    const told = ["migrate 1 2", "migrate 3 4", "drop a"];
    const from = { ...NOTHING, picked: ["space:3"] };
    expect(meant(all, from, "space:4", families, told)).toBe("migrate 3 4");
    expect(meant(all, NOTHING, "column:a", families, told)).toBe("drop a");
  });
});

describe("a way of a card", () => {
  const STARTS = ["play 0", "attack 1"];

  it("begins with the card", () => {
    const all = choices("play 0", "play 1");
    expect(pickStarts(all, NOTHING, "card:0", STARTS)).toEqual({ finished: all[0] });
  });

  it("goes on where its moves part", () => {
    const all = choices("attack 1 2", "attack 1 3", "attack 4 2", "migrate 1 2");
    expect(onWay(all, STARTS)).toEqual({ family: null, picked: ["space:1"], starts: STARTS });
    expect(onWay(choices("attack 1 2"), STARTS).picked).toEqual(["space:1"]);
  });

  it("is made at once where it is a move that picks nothing", () => {
    const all = choices("end", "migrate 1 2");
    expect(pickStarts(all, NOTHING, "card:0", ["end"])).toEqual({ finished: all[0] });
  });

  it("ends where none of its moves can be made", () => {
    expect(onWay(choices("migrate 1 2"), STARTS)).toBe(NOTHING);
    expect(pickStarts(choices("migrate 1 2"), NOTHING, "card:0", STARTS)).toBeNull();
  });

  it("is taken back by choosing it again", () => {
    const all = choices("attack 1 2", "attack 1 3");
    const selection = onWay(all, STARTS);
    expect(pickStarts(all, selection, "card:0", STARTS)).toEqual({ selection: NOTHING });
  });
});
