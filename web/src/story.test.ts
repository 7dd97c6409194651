import { describe, expect, it } from "vitest";
import { continued, named, stepped, type Story } from "./story";
import type { News } from "./wire";

const event = (...words: string[]): News => ({ kind: "event", seat: -1, words });
const three = [event("advanced", "e1"), event("advanced", "e2"), event("reset", "e3")];

describe("a story", () => {
  it("begins with several events, not with a few or with moves", () => {
    expect(continued(null, three, true)).toEqual({ items: three, at: 0, playing: true });
    expect(continued(null, three.slice(1), true)).toBeNull();
    const moves = three.map((item) => ({ ...item, kind: "move" as const, seat: 0 }));
    expect(continued(null, moves, true)).toBeNull();
    const chance = { ...event("roll", "2"), kind: "move" as const };
    expect(continued(null, [chance, ...three.slice(1)], true)?.items).toHaveLength(3);
  });

  it("goes on with what happens meanwhile", () => {
    const story: Story = { items: three, at: 1, playing: false };
    const more = continued(story, [event("built", "h1")], true);
    expect(more?.items).toHaveLength(4);
    expect(more?.at).toBe(1);
    expect(more?.playing).toBe(false);
  });

  it("is stepped to and fro, and ends after its last item", () => {
    const story: Story = { items: three, at: 0, playing: true };
    expect(stepped(story, 1)?.at).toBe(1);
    expect(stepped(story, -1)?.at).toBe(0);
    expect(stepped({ ...story, at: 2 }, 1)).toBeNull();
  });

  it("names what is on the board", () => {
    const kit = { families: [], events: [{ name: "advanced", domains: ["edge"] }] };
    expect(named(event("advanced", "e1"), kit)).toEqual(["edge:e1"]);
  });
});
