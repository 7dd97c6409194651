/** The talk at a table: what was said, whom one does not want to hear, and what was reported. */

import type { Unkeyed } from "./live";
import { mutedAt, toggleMuted } from "./muted";
import type { MatchInfo, Phrase, Remark, ReportInfo, Reports, Talk } from "./wire";

export class Talking {
  private said = $state.raw<readonly Remark[]>([]);
  reports = $state.raw<readonly ReportInfo[]>([]); // what the host is told
  muted = $state.raw<ReadonlySet<number>>(new Set()); // whom this person does not want to hear
  readonly remarks = $derived(this.said.filter(({ seat }) => !this.muted.has(seat)));

  /** `send` sends a message, `owe` one that the table waits for the answer to. */
  constructor(
    private readonly sitting: MatchInfo,
    private readonly send: (message: Unkeyed) => void,
    private readonly owe: (message: Unkeyed) => void,
  ) {
    this.muted = mutedAt(sitting.match);
  }

  hear({ remarks, again }: Talk): void {
    this.said = [...(again ? [] : this.said), ...remarks];
  }

  hearReports({ reports }: Reports): void {
    this.reports = reports;
  }

  /** Everybody who has said something, muted or not, but for me. */
  get speakers(): number[] {
    return [...new Set(this.said.map(({ seat }) => seat))].filter(
      (seat) => seat !== this.sitting.seat,
    );
  }

  /** Say something to the others, in one's own words or with a phrase of the game. */
  speak(words: string | Phrase): void {
    if (typeof words !== "string") this.send({ type: "say", phrase: words });
    else if (words.trim() !== "") this.send({ type: "say", text: words });
  }

  /** Hear no more of somebody here, or again. */
  mute(seat: number): void {
    this.muted = toggleMuted(this.sitting.match, seat);
  }

  /** Tell the host, and those who run the server, that somebody misbehaves. */
  report(about: number, remark: string, reason: string): void {
    this.owe({ type: "report", about, remark, reason });
  }

  /** Close the talk to everybody's own words, or open it again. */
  hush(closed: boolean): void {
    this.owe({ type: "hush", closed });
  }
}
