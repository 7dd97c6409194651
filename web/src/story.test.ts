import { describe, expect, it } from "vitest";
import { continued, named, stepped, type Story } from "./story";
import type { News, Piece, Still, View } from "./wire";

const event = (...words: string[]): News => ({ kind: "event", seat: -1, words });
const three = [event("advanced", "e1"), event("advanced", "e2"), event("reset", "e3")];
const chance: News = { kind: "move", seat: -1, words: ["roll", "2"] };
const move: News = { kind: "move", seat: 0, words: ["end"] };

function view(news: News[], pieces: Piece[] = [], stills: Still[] = []): View {
  return { news, stills, scene: { pieces } } as unknown as View;
}

const told: Story = {
  pages: three.map((item) => ({ item, pieces: [] })),
  at: 0,
  playing: true,
};

describe("a story", () => {
  it("begins with several events, not with a few or with moves", () => {
    expect(continued(null, view(three), [], true)).toEqual(told);
    expect(continued(null, view(three.slice(1)), [], true)).toBeNull();
    expect(continued(null, view([move, move, move]), [], true)).toBeNull();
    expect(continued(null, view([chance, ...three.slice(1)]), [], true)?.pages).toHaveLength(3);
  });

  it("goes on with what happens meanwhile", () => {
    const held = { ...told, at: 1, playing: false };
    const more = continued(held, view([event("built", "h1")]), [], true);
    expect(more?.pages).toHaveLength(4);
    expect(more?.at).toBe(1);
    expect(more?.playing).toBe(false);
  });

  it("is stepped to and fro, and ends after its last page", () => {
    expect(stepped(told, 1)?.at).toBe(1);
    expect(stepped(told, -1)?.at).toBe(0);
    expect(stepped({ ...told, at: 2 }, 1)).toBeNull();
  });

  it("names what is on the board", () => {
    const kit = { families: [], events: [{ name: "advanced", domains: ["edge"] }] };
    expect(named(event("advanced", "e1"), kit)).toEqual(["edge:e1"]);
  });
});

describe("the pages of a story", () => {
  const fox = (at: string): Piece => ({ id: "fox", at, symbol: "fox" });
  const owl: Piece = { id: "owl", at: "x", symbol: "owl" };
  const elk: Piece = { id: "elk", at: "y", symbol: "elk" };
  // The owl goes, the fox moves on, the elk comes.
  const stills: Still[] = [
    { item: 3, pieces: [], absent: [] },
    { item: 2, pieces: [], absent: ["elk"] },
    { item: 1, pieces: [fox("b")], absent: [] },
  ];
  const now = view([move, ...three], [fox("c"), elk], stills);

  it("show the table as it was", () => {
    const pages = continued(null, now, [fox("a"), owl], true)?.pages ?? [];
    expect(pages.map(({ pieces }) => pieces)).toEqual([[fox("b")], [fox("c")], [fox("c"), elk]]);
  });

  it("bring back what is gone", () => {
    const gone = { item: 0, pieces: [owl], absent: [] };
    const pages = continued(null, view(three, [elk], [gone]), [], true)?.pages ?? [];
    expect(pages[0]?.pieces).toEqual([elk, owl]);
  });

  it("stay as they are where there is no still", () => {
    const news = [chance, ...three];
    const still = { item: 2, pieces: [], absent: [] };
    const story = continued(null, view(news, [elk], [still]), [owl], true);
    expect(story?.pages.map(({ pieces }) => pieces)).toEqual([[owl], [owl], [elk], [elk]]);
  });
});
