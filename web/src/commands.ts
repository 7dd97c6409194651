/** What a person types: a move in full or shortened, or one of a few commands. */

export type Command =
  | { kind: "move"; move: string }
  | { kind: "why"; move: string }
  | { kind: "unclear"; moves: string[] }
  | { kind: "confirm" | "back" | "undo" | "moves" | "help" | "nothing" };

const PLAIN = ["confirm", "back", "undo", "moves", "help"] as const;

/**
 * Read a line. `drop d` may be typed as `d` where only one legal move has these arguments, or as
 * `dr d` where only one begins like this. What is not legal is for the rules to refuse: `why`.
 */
export function read(line: string, legal: readonly string[]): Command {
  const text = line.trim().toLowerCase();
  if (text === "") return { kind: "nothing" };
  if (text.startsWith("why ")) {
    const asked = text.slice(4).trim();
    const found = named(asked, legal);
    return { kind: "why", move: found.length === 1 && found[0] ? found[0] : asked };
  }
  const moves = named(text, legal);
  const plain = PLAIN.find((word) => word === text);
  const exact = moves.some((move) => move.toLowerCase() === text);
  if (plain && !exact) return { kind: plain };
  const [move] = moves;
  if (move === undefined) return { kind: "why", move: text };
  return moves.length === 1 ? { kind: "move", move } : { kind: "unclear", moves };
}

/** The legal moves a text may stand for: the full text first, then its arguments, then a start. */
function named(text: string, legal: readonly string[]): string[] {
  const typed = text.split(/\s+/);
  const tests = [
    (words: string[]) => same(words, typed),
    (words: string[]) => same(words.slice(1), typed),
    (words: string[]) => begins(words, typed) || begins(words.slice(1), typed),
  ];
  for (const test of tests) {
    const found = legal.filter((move) => test(move.toLowerCase().split(" ")));
    if (found.length > 0) return found;
  }
  return [];
}

function same(words: string[], typed: string[]): boolean {
  return words.join(" ") === typed.join(" ");
}

function begins(words: string[], typed: string[]): boolean {
  return typed.length <= words.length && typed.every((start, i) => words[i]?.startsWith(start));
}
