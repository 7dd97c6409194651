/** Something asked of the server that may be refused: whether it is under way, and what went wrong. */

import { failed } from "./words";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  async make(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await what();
    } catch (error) {
      this.trouble = failed(error);
    } finally {
      this.busy = false;
    }
  }
}
