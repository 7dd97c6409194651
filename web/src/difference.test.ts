import { describe, expect, it } from "vitest";
import { BadDifference, type Difference, type Json, patched } from "./difference";
import cases from "./difference.cases.json";

interface Case {
  title: string;
  before: Json;
  after: Json;
  difference: Difference;
}

describe("a difference made by the server", () => {
  // `tests/table/test_difference.py` holds the server to the same cases.
  it.each(cases as unknown as Case[])("$title", ({ before, after, difference }) => {
    const kept = structuredClone(before);
    expect(patched(before, difference)).toEqual(after);
    expect(before).toEqual(kept);
  });

  it("leaves what did not change the very same", () => {
    const before = { a: [{ id: "x" }], b: { c: 1 } };
    const after = patched(before, { in: { b: { set: { c: 2 } } } }) as typeof before;
    expect(after.a).toBe(before.a);
  });

  it.each([
    [{ a: 1 }, { list: [[0, 1]] }],
    [[1], { list: [[0, 2]] }],
    [[1], { set: { a: 1 } }],
    [{}, { in: { a: { set: { b: 1 } } } }],
    [[], { list: [[3, { set: { b: 1 } }]] }],
    [null, { drop: ["a"] }],
  ] as [Json, Difference][])("of %j is refused where it is for something else", (before, change) => {
    expect(() => patched(before, change)).toThrow(BadDifference);
  });
});
