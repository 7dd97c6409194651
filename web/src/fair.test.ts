import { createHash, createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { isDrawn, keepsPromise, note, noted, noteSeals, rolled, sealOf, unguessable, verdict } from "./fair";
import { hex, hmac, sha256, unhex } from "./sha256";
import type { Draw, Proof } from "./wire";

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (7 * i) % 256);

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test.each([0, 1, 55, 56, 63, 64, 65, 1000])("SHA-256 and HMAC of %i bytes are the usual ones", (length) => {
  const message = bytes(length);
  expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  for (const key of [bytes(32), bytes(100)]) {
    const expected = createHmac("sha256", key).update(message).digest("hex");
    expect(hex(hmac(key, message))).toBe(expected);
  }
});

test("draws are those of the server", () => {
  // FairChance(bytes(range(32)), "match/otter/silent").below(bound, draw) in wildtable.kernel.chance
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const drawn = [6, 36, 1000, 7919].map((bound, draw) => rolled(secret, "match/otter/silent", draw, bound));
  expect(drawn).toEqual([4, 8, 7, 6059]);
});

test("a changed secret, word or draw is found", () => {
  const secret = hex(bytes(32));
  const commitment = hex(sha256(unhex(secret)));
  const proof = { commitment, secret } as Proof;
  expect(keepsPromise(proof)).toBe(true);
  expect(keepsPromise({ ...proof, secret: hex(bytes(33).slice(1)) })).toBe(false);
  const first = rolled(bytes(32), "m/a/b", 3, 1_000_000);
  const draw: Draw = { number: 3, bound: 1_000_000, first, weight: 1, news: { kind: "move", seat: -1, words: [] } };
  expect(isDrawn(draw, secret, "m/a/b")).toBe(true);
  expect(isDrawn(draw, secret, "m/a/c")).toBe(false);
  expect(isDrawn({ ...draw, number: 4 }, secret, "m/a/b")).toBe(false);
  expect(isDrawn({ ...draw, first: first + 1 }, secret, "m/a/b")).toBe(false);
});

test("a word is made once for each match, and what was promised is noted with it", () => {
  const first = note("one", "promise");
  expect(first.word).toMatch(/^[a-z2-7]{16}$/);
  expect(note("two", "promise").word).not.toBe(first.word);
  expect(note("one", "another promise")).toEqual(first);
  expect(noted("one")?.commitment).toBe("promise");
});

test("a fingerprint is the usual SHA-256, and nobody finds a word of our own by trying", () => {
  expect(sealOf("wähle")).toBe(createHash("sha256").update("wähle").digest("hex"));
  expect(unguessable("blue whale")).toMatch(/^blue whale [a-z2-7]{16}$/);
  expect(unguessable("a")).not.toBe(unguessable("a"));
});

test("what everybody has promised is noted once, with our word", () => {
  const { word } = note("one", "promise");
  noteSeals("one", ["a", "b"]);
  noteSeals("one", ["a", "c"]);
  noteSeals("unknown", ["a"]);
  expect(noted("one")).toEqual({ match: "one", commitment: "promise", word, seals: ["a", "b"] });
  expect(noted("unknown")).toBeUndefined();
});

test("a word is held to its promise, and the promise to what was noted of it", () => {
  const [newt, owl] = [sealOf("newt"), sealOf("owl")];
  const proof = (words: string[], seals: string[]) => ({ words, seals }) as Proof;
  const verdicts = (told: Proof, seals?: string[]) =>
    told.words.map((_, seat) => verdict(told, seat, seals && { match: "", commitment: "", word: "newt", seals }));
  expect(verdicts(proof(["newt", "silent"], []))).toEqual(["plain", "plain"]);
  expect(verdicts(proof(["newt", "owl", "silent"], [newt, owl, ""]))).toEqual(["kept", "kept", "plain"]);
  expect(verdicts(proof(["newt", owl], [newt, owl]), [newt, owl])).toEqual(["kept", "unshown"]);
  expect(verdicts(proof(["newt", "toad"], [newt, owl]))).toEqual(["kept", "broken"]);
  expect(verdicts(proof(["newt", "silent"], [newt, owl]))).toEqual(["kept", "broken"]);
  expect(verdicts(proof(["newt", "owl"], [newt, ""]))).toEqual(["kept", "broken"]);
  expect(verdicts(proof(["newt", "owl"], [newt, owl]), [newt, sealOf("toad")])).toEqual(["kept", "other"]);
  expect(verdicts(proof(["newt", "owl"], [newt, owl]), [newt, ""])).toEqual(["kept", "other"]);
});
