"""Play a scenario (`scenario_file.py`) and hold the game to everything it says."""

from random import Random
from typing import Any

from wildtable.kernel import registry
from wildtable.kernel.game import (
    BadContent,
    BadOption,
    BadPosition,
    Content,
    Game,
    State,
    canonical,
)
from wildtable.kernel.kit.acting import InMatch, OnState, number, viewer
from wildtable.kernel.kit.own_content import on_changed_content
from wildtable.kernel.kit.promises import (
    CHEAP,
    Broken,
    Halt,
    Promise,
    legal_is_what_why_not_allows,
    positions_round_trip,
)
from wildtable.kernel.kit.scenario_file import (
    END,
    WITH_A_MOVE,
    Act,
    BadScenario,
    Deny,
    ExpectedNews,
    Legal,
    Scenario,
    Step,
    who,
)
from wildtable.kernel.kit.secrecy import (
    observations_tell_what_is_seen,
    redeal_is_possible,
    redeal_reads_nothing_hidden,
    sealed_answers_commute,
    seat_positions_load,
)
from wildtable.kernel.moves import BadText
from wildtable.kernel.position import NoField, at, same
from wildtable.kernel.turn import CHANCE
from wildtable.kernel.words import words_of

WHOLE_SPACE = 1_000  # moves; of a larger space a sample is tried, since positions are many
AT_THE_END: list[Promise] = [
    positions_round_trip,
    seat_positions_load,
    observations_tell_what_is_seen,
    redeal_reads_nothing_hidden,
    redeal_is_possible,
    sealed_answers_commute,
]


def run(scenario: Scenario) -> list[str]:
    """Play a scenario; everything that is not as it should be. Raises BadScenario."""
    try:
        game = registry.game(scenario.game)
        if scenario.content:
            game = on_changed_content(game, scenario.content)
        return Run(scenario, game).play()
    except (registry.UnknownGame, BadContent, BadOption, BadPosition, BadText) as error:
        raise BadScenario(str(error)) from error


def placed(scenario: Scenario) -> list[Any]:
    """The seats of its position, if it has one that lists them."""
    return list((scenario.position or {}).get("seats", []))


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        self.seats = scenario.seats or len(placed(scenario)) or game.seats[0]
        options = game.with_defaults(scenario.options, self.seats)
        self.content: Content = game.content(options)
        self.on: OnState | InMatch
        if scenario.match:
            self.on = InMatch(game, options, self.seats, self.first_state)
        else:
            self.on = OnState(self.content, self.first_state(self.content))
        self.words = words_of(game)
        self.failures: list[str] = []

    def first_state(self, content: Content) -> State:
        scenario = self.scenario
        if scenario.position is None:
            return self.game.start(content, self.seats)
        return self.game.load(content, scenario.position, Random(scenario.title))

    def play(self) -> list[str]:
        self.look(0)
        for made, step in enumerate(self.scenario.step, 1):
            refused = self.make(step)
            if refused:
                self.failures.append(f"step {made}, {step.words()}: {refused}")
                return self.failures
            self.expect(step.expect, self.on.state.dump(), f"after step {made}, ")
            self.look(made)
        self.expect(self.scenario.expect, self.on.state.dump(), "")
        self.compare_outcome()
        return self.failures

    def make(self, step: Step) -> str:
        """Make a step that is neither denied nor left out of what is offered; else why not."""
        offered = step.do not in WITH_A_MOVE or self.offers(step)
        denial = self.on.do(step) if offered else self.on.refuse(step)
        if denial is not None:
            return self.words.denial(denial)
        return "" if offered else "nothing forbids it, and yet it is not offered"

    def look(self, made: int) -> None:
        """Hold the position to everything that is said about it, and to what always holds."""
        now = (made, END) if made == len(self.scenario.step) else (made,)
        for deny in self.scenario.deny:
            if deny.after in now:
                self.check_denied(deny)
        for legal in self.scenario.legal:
            if legal.after in now:
                self.check_legal(legal)
        for seen in self.scenario.seen:
            if seen.after in now:
                position = self.on.shown(viewer(seen.seat)).dump(viewer(seen.seat))
                self.expect(seen.expect, position, f"{who(seen.seat)} sees: ")
        for news in self.scenario.news:
            if news.after in now:
                self.check_news(news)
        self.check_promises(made)

    def check_denied(self, deny: Deny) -> None:
        said = f"deny {deny.words()}"
        denial = self.on.refuse(deny)
        if denial is None:
            self.failures.append(f"{said}: allowed, {deny.rule} should forbid it")
        elif denial.rule != deny.rule:
            words = self.words.denial(denial)
            self.failures.append(f"{said}: should be forbidden by {deny.rule}, but: {words}")
        elif deny.args and denial.args != deny.args:
            told = f"{canonical(deny.args)}, tells {canonical(denial.args)}"
            self.failures.append(f"{said}: should tell {told}")
        elif deny.do in WITH_A_MOVE and self.offers(deny):
            self.failures.append(f"{said}: forbidden by {deny.rule}, and yet offered")

    def check_legal(self, legal: Legal) -> None:
        parse, text = self.content.moves.parse, self.content.moves.text
        offered = self.offered(number(legal.seat))
        expected = [parse(move) for move in legal.moves]
        said = f"legal {who(legal.seat)}"
        missing = [text(move) for move in expected if move not in offered]
        surplus = [text(move) for move in offered if move not in expected]
        if missing:
            self.failures.append(f"{said}: not offered: {', '.join(missing)}")
        if surplus:
            self.failures.append(f"{said}: offered beside these: {', '.join(surplus)}")
        if legal.weights is not None and not missing and not surplus:
            weights = dict(self.on.state.chance())
            found = [weights.get(move, 0) for move in expected]
            if found != legal.weights:
                self.failures.append(f"{said}: weights should be {legal.weights}, are {found}")

    def check_news(self, news: ExpectedNews) -> None:
        heard = self.on.heard(viewer(news.seat))
        if heard != news.events:
            told = f"should hear {canonical(news.events)}, hears {canonical(heard)}"
            self.failures.append(f"news: {who(news.seat)} {told}")

    def check_promises(self, made: int) -> None:
        """What the game promises of every position; at the last one, what is dear to look at."""
        halt = Halt(self.game, self.content, self.seats, self.on.state)
        last = made == len(self.scenario.step)
        try:
            rng = Random(f"{self.scenario.title}/{made}")
            legal_is_what_why_not_allows(halt, rng, whole=WHOLE_SPACE)
            for promise in [*CHEAP, *AT_THE_END] if last else CHEAP:
                promise(halt, rng)
        except Broken as broken:
            self.failures.append(f"after step {made}, {broken}")

    def offers(self, act: Act) -> bool:
        """Whether the move, or the first of a chain, is among those that its seat is offered."""
        first = self.content.moves.parse(act.move.partition(";")[0])
        return first in self.offered(number(act.seat))

    def offered(self, seat: int) -> list[int]:
        state = self.on.shown(seat)
        turn = state.turn()
        if seat == CHANCE:
            return [move for move, _ in state.chance()] if turn.seat == CHANCE else []
        return state.legal(seat) if seat in turn.seats else []

    def expect(self, expected: dict[str, Any], position: dict[str, Any], when: str) -> None:
        for path, value in expected.items():
            try:
                found = at(position, path)
            except NoField as error:
                self.failures.append(f"{when}{path}: {error}")
                continue
            if not same(found, value):
                told = f"should be {canonical(value)}, is {canonical(found)}"
                self.failures.append(f"{when}{path} {told}")

    def compare_outcome(self) -> None:
        ending = self.scenario.outcome
        if ending is None:
            return
        outcome = self.on.state.outcome()
        if outcome is None:
            self.failures.append("outcome: the match is not over")
            return
        for name, expected, found in (
            ("scores", ending.scores, outcome.scores),
            ("ranks", ending.ranks, outcome.ranks),
            ("reason", ending.reason, outcome.reason),
        ):
            if expected is not None and expected != found:
                self.failures.append(f"outcome, {name}: should be {expected!r}, is {found!r}")
