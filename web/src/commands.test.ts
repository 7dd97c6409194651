import { describe, expect, it } from "vitest";
import { read } from "./commands";

const LEGAL = ["drop c", "drop d", "pass", "migrate steppe-2 forest-1", "migrate steppe-2 water-1"];

describe("a typed line", () => {
  it.each([
    ["drop d", "drop d"],
    ["  DROP   d ", "drop d"],
    ["d", "drop d"],
    ["dr c", "drop c"],
    ["pa", "pass"],
    ["mi st fo", "migrate steppe-2 forest-1"],
    ["steppe-2 water-1", "migrate steppe-2 water-1"],
  ])("%s is the move %s", (line, move) => {
    expect(read(line, LEGAL)).toEqual({ kind: "move", move });
  });

  it("says what it may mean where that is several moves", () => {
    expect(read("drop", LEGAL)).toEqual({ kind: "unclear", moves: ["drop c", "drop d"] });
  });

  it("lets the rules refuse what is not legal", () => {
    expect(read("drop a", LEGAL)).toEqual({ kind: "why", move: "drop a" });
  });

  it("asks why", () => {
    expect(read("why drop a", LEGAL)).toEqual({ kind: "why", move: "drop a" });
    expect(read("why d", LEGAL)).toEqual({ kind: "why", move: "drop d" });
  });

  it.each(["confirm", "back", "undo", "moves", "help"])("knows %s", (line) => {
    expect(read(line, LEGAL)).toEqual({ kind: line });
  });

  it("does nothing for an empty line", () => {
    expect(read("  ", LEGAL)).toEqual({ kind: "nothing" });
  });
});
