"""The table itself: who is asked, what they are shown, and what becomes of a typed move."""

from shlex import quote
from typing import Final, final

from rich.console import Console
from rich.text import Text

from wildtable.bots.levels import bot
from wildtable.bots.seating import Seating
from wildtable.cli.language import speech
from wildtable.cli.terminal import Refused
from wildtable.cli.terminal.files import ME, KeptMatch
from wildtable.cli.terminal.keyboard import forget_lines, read_line
from wildtable.cli.terminal.screen import Drawer
from wildtable.cli.terminal.typed import read_move
from wildtable.kernel.game import Denial
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.view import View, view
from wildtable.kernel.words import words_of

WIPE_SCROLLBACK: Final = "\x1b[3J"


@final
class TextTable:
    """One keyboard, and a match whose seats are people at it and bots."""

    def __init__(self, console: Console, kept: KeptMatch, seed: str, language: str = "en") -> None:
        self.console: Final = console
        self.seed: Final = seed
        self.language: Final = language
        self.say: Final = speech(language).say
        self.sit_down(kept)

    def sit_down(self, kept: KeptMatch) -> None:
        """Begin with this match, or go on with it. Raises UnknownLevel for an unknown bot."""
        self.match, self.players = kept
        bots = {seat: bot(who) for seat, who in enumerate(self.players) if who != ME}
        self.people = [seat for seat in range(self.match.seats) if seat not in bots]
        self.seating = Seating(bots, self.seed)
        self.words = words_of(self.match.game, self.language)
        names = [self.say("person") if who == ME else who for who in self.players]
        self.drawer = Drawer(self.match, self.words, names, self.language)
        self.viewer = SPECTATOR
        self.seen: dict[int, int] = {}  # by person: how much news they had when they decided
        self.saved = ""  # the file that has the match as it is now

    # --- whose turn it is ---------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots and chance decide, then show the match to whoever must decide next."""
        self.seating.play_on(self.match)
        self.show_to(self.next_viewer())

    def next_viewer(self) -> int:
        """The person to ask; at the end the only person, or what everybody may see."""
        if self.match.over():
            return self.people[0] if len(self.people) == 1 else SPECTATOR
        asked = [seat for seat in self.match.owing() if seat in self.people]
        return self.viewer if self.viewer in asked else asked[0]

    def show_to(self, seat: int) -> None:
        """Pass the keyboard on where somebody would see what is not for them."""
        if seat != self.viewer and self.hides_something():
            self.wipe()
            if seat in self.people:
                self.tell(self.say("pass-keyboard", seat=seat))
                while read_line(f"{self.say('press-enter')} "):
                    self.tell(self.say("line-ignored"))
        self.viewer = seat
        self.show()

    def hides_something(self) -> bool:
        """Whether the people at this keyboard know different things."""
        match = self.match
        known = [
            (match.state.dump(seat), match.heard(seat), match.answer(seat)) for seat in self.people
        ]
        return any([one != known[0] for one in known])

    def wipe(self) -> None:
        """Leave nothing that was shown or typed to be found by the next person."""
        forget_lines()
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(WIPE_SCROLLBACK)

    # --- what is shown ------------------------------------------------------------------------

    def view(self) -> View:
        return view(self.match, self.viewer)

    def show(self) -> None:
        self.console.clear()
        seen = self.seen.get(self.viewer, 0)
        self.console.print(self.drawer.screen(self.view(), self.console.width, seen))
        if self.match.over():
            self.tell_end()

    def tell(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=True)  # so that a path can be copied whole

    def greet(self) -> None:
        if not self.match.over():
            fair = self.match.fair
            self.tell(self.say("greeting"), "dim")
            if fair is not None:
                self.tell(f"{self.say('chance-bound')}\n{fair.commitment()}.", "dim")

    def tell_end(self) -> None:
        fair = self.match.fair
        if fair is not None and self.match.draws:
            self.tell(
                f"{self.say('chance-drew', draws=self.match.draws)}\n{fair.secret.hex()}\n"
                f"{self.say('chance-shown')}\n{fair.commitment()}.\n{self.say('chance-proof')}",
                "dim",
            )

    def say_goodbye(self) -> None:
        self.console.print()
        if self.match.over():
            return
        if self.saved:
            self.tell(self.say("goes-on", command=f"wildtable play --load {quote(self.saved)}"))
        else:
            self.tell(self.say("not-saved"))

    # --- what is typed ------------------------------------------------------------------------

    def prompt(self) -> str:
        asked = "prompt-over" if self.match.over() else "prompt-seat"
        return f"{self.say(asked, seat=self.viewer)}> "

    def decide(self, line: str) -> None:
        """Stage a move, or several with `;` between; what ends a decision commits it."""
        self.refuse_when_over()
        staged = self.match.staged(self.viewer)
        before = len(staged.moves) if staged else 0
        try:
            for part in line.split(";"):
                self.accept(self.match.stage(self.viewer, self.read_move(part.strip())))
        except Refused:
            self.match.unstage(self.viewer, before)
            raise
        staged = self.match.staged(self.viewer)
        if staged is None or not staged.closed:
            self.show()
            return
        self.accept(self.match.commit(self.viewer))
        self.saved = ""
        self.seen[self.viewer] = len(self.match.heard(self.viewer))
        self.go_on()

    def read_move(self, text: str) -> int:
        legal = [choice.move for choice in self.view().choices]
        return read_move(text, self.match.content.moves, legal)

    def accept(self, denial: Denial | None) -> None:
        if denial is not None:
            raise Refused("said", text=self.words.denial(denial))

    def refuse_when_over(self) -> None:
        if self.match.over():
            raise Refused("said", text=self.words.say("kernel-over"))
