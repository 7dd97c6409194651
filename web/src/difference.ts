/** The difference between two JSON values, applied: `table/difference.py` says what it is made of. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: Json;
}

/** So many items of the old list, one of them changed, or a new one. */
type ListPart = [index: number, count: number] | [index: number, change: Difference] | [value: Json];

export interface Difference {
  set?: JsonObject;
  in?: Record<string, Difference>;
  drop?: string[];
  list?: ListPart[];
}

/** A difference that was not made for this value. */
export class BadDifference extends Error {}

/** What a difference makes of a value; what did not change is the same object as before. */
export function patched(before: Json | undefined, change: Difference): Json {
  return change.list ? patchedList(before, change.list) : patchedObject(before, change);
}

function patchedObject(before: Json | undefined, change: Difference): JsonObject {
  if (typeof before !== "object" || before === null || Array.isArray(before))
    throw new BadDifference("an object was expected");
  const after: Record<string, Json> = { ...(before as JsonObject), ...change.set };
  for (const [field, inner] of Object.entries(change.in ?? {}))
    after[field] = patched((before as JsonObject)[field], inner);
  for (const field of change.drop ?? []) delete after[field];
  return after;
}

function patchedList(before: Json | undefined, parts: readonly ListPart[]): Json[] {
  if (!Array.isArray(before)) throw new BadDifference("a list was expected");
  const old = before as readonly Json[];
  return parts.flatMap((part): readonly Json[] => {
    if (part.length === 1) return part;
    const [index, how] = part;
    if (typeof how !== "number") return [patched(old[index], how)];
    if (index + how > old.length) throw new BadDifference("the list is too short");
    return old.slice(index, index + how);
  });
}
