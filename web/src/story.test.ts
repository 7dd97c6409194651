import { describe, expect, it } from "vitest";
import { continued, named, partOf, pause, stepped, type Story, unread } from "./story";
import type { News, Piece, Scene, Still, View } from "./wire";

const event = (...words: string[]): News => ({ kind: "event", seat: -1, words });
const three = [event("advanced", "e1"), event("advanced", "e2"), event("reset", "e3")];
const kinds = ["advanced", "reset", "built"].map((name) => ({ name, domains: [], story: true }));
const chance: News = { kind: "move", seat: -1, words: ["roll", "2"] };
const move: News = { kind: "move", seat: 0, words: ["end"] };

function view(news: News[], pieces: Piece[] = [], stills: Still[] = []): View {
  return { news, stills, tales: [], scene: scene(pieces) } as unknown as View;
}

function scene(pieces: Piece[] = []): Scene {
  return { pieces, panels: [], prompt: { text: { id: "" } } };
}

const told: Story = {
  pages: three.map((item, number) => ({ item, number, pieces: [], scene: scene() })),
  at: 0,
  playing: true,
};

describe("a story", () => {
  it("begins with several events, not with a few or with moves", () => {
    expect(continued(null, view(three), scene(), kinds, 0)).toEqual(told);
    expect(continued(null, view(three.slice(1)), scene(), kinds, 0)).toBeNull();
    expect(continued(null, view([move, move, move]), scene(), kinds, 0)).toBeNull();
    expect(continued(null, view([chance, ...three.slice(1)]), scene(), kinds, 0)).toBeNull();
    const drew = event("drew");
    expect(continued(null, view([drew, drew, ...three.slice(1)]), scene(), kinds, 0)).toBeNull();
    expect(continued(null, view([drew, chance, ...three]), scene(), kinds, 0)?.pages).toHaveLength(4);
  });

  it("tells a scoring that is new by chapters, however few events there are", () => {
    const chapters = ["areas", "herds"].map((id) => ({ id }));
    const scoring = { id: "turn-4", chapters } as unknown as Scene["scoring"];
    const scored = { ...view([move]), scene: { ...scene(), scoring } } as unknown as View;
    const story = continued(null, scored, scene(), kinds, 7);
    expect(story?.pages.map(({ chapter, number }) => [chapter, number])).toEqual([
      [0, 7],
      [1, 7],
    ]);
    expect(pause(story!, 100)).toBe(300);
    expect(continued(null, scored, scored.scene, kinds, 8)).toBeNull();
    expect(unread(scored, 7)).toEqual(story); // whoever comes later
    expect(unread(view([move]), 7)).toBeNull();
  });

  it("counts only the points of a scoring that have been told", () => {
    const chapters = [[3, 1], [0, 4]].map((points) => ({ points }));
    const seats = [{ seat: 0, score: 13 }, { seat: 1, score: 9 }];
    const meters = [{ id: "success", race: [{ seat: 0, value: 13 }, { seat: 1, value: 9 }] }];
    const scored = { ...scene(), scoring: { id: "turn-4", chapters }, seats, meters };
    const story = unread({ ...view([move]), scene: scored } as unknown as View, 0);
    const [first, last] = story?.pages ?? [];
    expect(first?.scene.seats?.map(({ score }) => score)).toEqual([13, 5]);
    expect(first?.scene.meters?.[0]?.race?.map(({ value }) => value)).toEqual([13, 5]);
    expect(last?.scene.seats).toEqual(seats);
  });

  it("tells what the game did by the pages of its tale, however few", () => {
    const page = (item: number) => ({ item, text: { id: "wall" }, focus: ["e1"] });
    const steps = [{ title: { id: "advance" }, pages: [page(2)] }, { title: { id: "deploy" } }];
    const tale = { first: 0, last: 2, title: { id: "engines" }, steps };
    const now = { ...view([chance, ...three.slice(1)]), tales: [tale] } as unknown as View;
    const story = continued(null, now, scene(), kinds, 5);
    expect(story?.pages.map(({ number, telling }) => [number, telling?.step])).toEqual([[7, 0]]);
    expect(pause(story!, 100)).toBe(200);
  });

  it("counts the pages of each tale by itself, and none for what is drawn between them", () => {
    const page = (item: number) => ({ item, text: { id: "wall" }, focus: ["e1"] });
    const tale = (first: number) => ({
      first,
      last: first + 1,
      title: { id: "engines" },
      steps: [{ title: { id: "advance" }, pages: [page(first), page(first + 1)] }],
    });
    const news = [chance, three[0]!, chance, chance, three[1]!];
    const now = { ...view(news), tales: [tale(0), tale(3)] } as unknown as View;
    const story = continued(null, now, scene(), kinds, 0)!;
    expect(story.pages.map(({ number }) => number)).toEqual([0, 1, 3, 4]);
    expect(partOf({ ...story, at: 1 })).toEqual({ first: 0, count: 2 });
    expect(partOf({ ...story, at: 2 })).toEqual({ first: 2, count: 2 });
    expect(partOf(told)).toEqual({ first: 0, count: 3 });
  });

  it("goes on with what happens meanwhile", () => {
    const held = { ...told, at: 1, playing: false };
    const more = continued(held, view([event("built", "h1")]), scene(), kinds, 0);
    expect(more?.pages).toHaveLength(4);
    expect(more?.at).toBe(1);
    expect(more?.playing).toBe(false);
  });

  it("is stepped to and fro, and ends after its last page", () => {
    expect(stepped(told, 1)?.at).toBe(1);
    expect(stepped(told, -1)?.at).toBe(0);
    expect(stepped({ ...told, at: 2 }, 1)).toBeNull();
  });

  it("is told the faster, the more is waiting", () => {
    const long = { ...told, pages: Array.from({ length: 40 }, () => told.pages[0]!) };
    expect(pause(told, 1800)).toBe(1800);
    expect(pause({ ...long, at: 30 }, 1800)).toBe(1800);
    expect(pause({ ...long, at: 20 }, 1800)).toBe(450);
    expect(pause(long, 1800)).toBe(200);
    expect(pause(long, 100)).toBe(100);
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
    const pages = continued(null, now, scene([fox("a"), owl]), kinds, 0)?.pages ?? [];
    expect(pages.map(({ pieces }) => pieces)).toEqual([[fox("b")], [fox("c")], [fox("c"), elk]]);
  });

  it("bring back what is gone", () => {
    const gone = { item: 0, pieces: [owl], absent: [] };
    const pages = continued(null, view(three, [elk], [gone]), scene(), kinds, 0)?.pages ?? [];
    expect(pages[0]?.pieces).toEqual([elk, owl]);
  });

  it("stay as they are where there is no still", () => {
    const news = [chance, ...three];
    const still = { item: 2, pieces: [], absent: [] };
    const story = continued(null, view(news, [elk], [still]), scene([owl]), kinds, 0);
    expect(story?.pages.map(({ pieces }) => pieces)).toEqual([[owl], [owl], [elk], [elk]]);
  });
});
