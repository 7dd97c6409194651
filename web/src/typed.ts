/** Do what a typed line asks for. */

import { read } from "./commands";
import type { Table } from "./table.svelte";
import { say } from "./words";

const MOST = 12; // moves that are listed

export function obey(line: string, table: Table): void {
  const legal = table.choices.map(({ move }) => move);
  const command = read(line, legal);
  switch (command.kind) {
    case "move":
      if (!table.busy) table.staging.stage(command.move);
      break;
    case "why":
      table.why(command.move);
      break;
    case "unclear":
      table.tell(say("command-unclear", { moves: listed(command.moves) }));
      break;
    case "confirm":
      table.staging.confirm();
      break;
    case "back":
      table.staging.takeBack();
      break;
    case "undo":
      table.undo();
      break;
    case "moves":
      table.tell(legal.length ? say("command-moves", { moves: listed(legal) }) : say("command-none"));
      break;
    case "help":
      table.tell(say("command-help"));
      break;
    case "nothing":
      break;
  }
}

function listed(moves: readonly string[]): string {
  return moves.slice(0, MOST).join(", ") + (moves.length > MOST ? ", …" : "");
}
