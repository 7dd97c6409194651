"""Copies of the examples, each with one promise broken: the conformance suite must say which."""

from typing import NamedTuple

import pytest

from tests.kernel.broken import broken_copy
from wildtable.kernel.kit.conform import Conformance, Failure

pytestmark = pytest.mark.pure_only  # a broken copy is interpreted anyway


class Mutant(NamedTuple):
    """A change to the source of an example, and the promises that may name it."""

    name: str
    example: str
    changes: dict[str, str]
    promises: set[str]


MUTANTS = [
    Mutant(
        "nobody can move",
        "connect_four",
        {"return LEGAL[table.full][:]": "return LEGAL[table.full][:] if table.made < 12 else []"},
        {"somebody_can_move"},
    ),
    Mutant(
        "a move is offered twice",
        "leduc",
        {"else [CALL]": "else [CALL, CALL]"},
        {"somebody_can_move"},
    ),
    Mutant(
        "legal and why_not disagree",
        "connect_four",
        {"if table.heights[move - DROP] == ROWS:": "if table.heights[move - DROP] == ROWS - 1:"},
        {"what_is_legal_is_not_denied", "legal_is_what_why_not_allows"},
    ),
    Mutant(
        "why_not allows what legal leaves out",
        "leduc",
        {"if move == FOLD and table.paid[0] == table.paid[1]:": "if False:"},
        {"legal_is_what_why_not_allows"},
    ),
    Mutant(
        "clones share a list",
        "connect_four",
        {"self.discs[:], self.heights[:]": "self.discs[:], self.heights"},
        {"clones_are_independent"},
    ),
    Mutant(
        "every other match starts differently",
        "leduc",
        {
            "COPIES: Final = 2\n": "COPIES: Final = 2\nSTARTS: list[int] = []\n",
            "        return LeducState(OPENING[:])\n": (
                "        state = LeducState(OPENING[:])\n"
                "        state.paid[1] += (STARTS.append(0) or len(STARTS)) % 2\n"
                "        return state\n"
            ),
        },
        {"replay_gives_the_same_state"},
    ),
    Mutant(
        "a position forgets what was paid",
        "leduc",
        {'[int(chips) for chips in position["paid"]]': "[ANTE, ANTE]"},
        {"positions_round_trip"},
    ),
    Mutant(
        "a position with a hidden card does not load",
        "leduc",
        {"-1 if rank in (NOTHING, HIDDEN)": "-1 if rank == NOTHING"},
        {"seat_positions_load"},
    ),
    Mutant(
        "the content is never the same",
        "goofspiel",
        {
            "Content(MOVES, EVENTS, FRAMES, options)": (
                "Content(MOVES, EVENTS, FRAMES, options, Random().random())"
            )
        },
        {"records_round_trip"},
    ),
    Mutant(
        "the scene shows a hidden hand",
        "leduc",
        {"shown: dict[str, Any] = state.dump(seat)": "shown: dict[str, Any] = state.dump()"},
        {"redeal_shows_the_same"},
    ),
    Mutant(
        "who is asked tells a hidden hand",
        "leduc",
        {
            "class Betting(Decision[LeducState]):\n": (
                "class Betting(Decision[LeducState]):\n"
                "    def turn(self, table):\n"
                "        from wildtable.kernel.turn import ASK\n"
                "        return ASK[int(table.hands[0] > 1)]\n"
            )
        },
        {"redeal_shows_the_same"},
    ),
    Mutant(
        "a denial tells a hidden hand",
        "leduc",
        {'{"most": MOST_RAISES}': '{"most": table.hands[1 - seat]}'},
        {"redeal_shows_the_same"},
    ),
    Mutant(
        "an observation tells a hidden hand",
        "leduc",
        {'        seen="seen_hands",\n': ""},
        {"observations_tell_what_is_seen"},
    ),
    Mutant(
        "a redeal deals cards that are seen",
        "leduc",
        {"range(COPIES - seen.count(rank))": "range(COPIES + 1)"},
        {"redeal_is_possible"},
    ),
    Mutant(
        "a redeal keeps some of the truth",
        "leduc",
        {"copy.deal_hidden(hidden, rng)": "rng.random() < 0.5 or copy.deal_hidden(hidden, rng)"},
        {"redeal_reads_nothing_hidden"},
    ),
    Mutant(
        "a redeal changes its state",
        "leduc",
        {"        copy = self.clone()\n        hidden": "        copy = self\n        hidden"},
        {"redeal_shows_the_same"},
    ),
    Mutant(
        "the last to answer gets a point",
        "goofspiel",
        {
            "            table.award()\n": (
                "            table.points[seat] += 1\n            table.award()\n"
            )
        },
        {"sealed_answers_commute"},
    ),
    Mutant(
        "a sealed turn opens without a barrier",
        "goofspiel",
        {"            table.barrier = True\n": ""},
        {"sealed_answers_commute"},
    ),
    Mutant(
        "two discs a turn, the second only onto a lone one",
        "connect_four",
        {
            "table.stack[FIRST] = 1 - seat": "table.stack[FIRST] = table.made >> 1 & 1",
            "return LEGAL[table.full][:]": (
                "return [move for move in LEGAL[table.full]"
                " if table.made & 1 == 0 or table.heights[move - DROP] == 1]"
            ),
            "== ROWS:  # C4-2": (
                "== ROWS or table.made & 1 and table.heights[move - DROP] != 1:  # C4-2"
            ),
            "0 <= first - second <= 1": "0 <= first - second <= 2",
        },
        {"no_chain_has_a_dead_end", "somebody_can_move"},
    ),
    Mutant(
        "a showdown without a barrier",
        "leduc",
        {"    table.barrier = True  # the showdown turns both hands up\n": ""},
        {"staging_shows_the_truth"},
    ),
    Mutant(
        "everybody is told what was dealt",
        "leduc",
        {'"dealt", SEAT, told(RANK, 0)': '"dealt", SEAT, RANK'},
        {"secrets_stay_secret"},
    ),
    Mutant(
        "stills show both hands",
        "leduc",
        {
            "    def scene(": (
                "    def pieces(self, content, state, seat):\n"
                "        return [Piece(f'{rank}', 'board', 'card') for rank in state.hands]\n\n"
                "    def scene("
            )
        },
        {"stills_show_no_more", "secrets_stay_secret"},
    ),
    Mutant(
        "a full column is denied without words",
        "connect_four",
        {"\ncolumn-full = Column": "\ncolumn-brimming = Column"},
        {"everything_said_has_words"},
    ),
    Mutant(
        "a match longer than its limit",
        "connect_four",
        {"[2], CELLS,": "[2], 10,"},
        {"every_match_ends"},
    ),
    Mutant(
        "the loser ranks first",
        "connect_four",
        {"Outcome.by_score([1, -1] if self.winner == 0 else [-1, 1],": "Outcome([1, -1], [2, 1],"},
        {"scores_are_well_formed"},
    ),
    Mutant(
        "an outcome before the end",
        "leduc",
        {"        if self.stack:\n": "        if self.board < 0:\n"},
        {"turn_is_well_formed"},
    ),
    Mutant(
        "a card is bid twice",
        "goofspiel",
        {"self.hands[seat] &= ~(1 << card)": "self.hands[seat] &= ~(1 << card) | 2"},
        {"audit_finds_nothing"},
    ),
    Mutant(
        "who has left is still asked",
        "leduc",
        {
            "    def outcome(self)": (
                "    def leave(self, seat: int) -> bool: return True\n\n    def outcome(self)"
            )
        },
        {"who_leaves_is_out"},
    ),
]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name.replace(" ", "-"))
def test_a_broken_promise_is_named(mutant: Mutant) -> None:
    with pytest.raises(Failure) as caught:
        Conformance(broken_copy(mutant.example, mutant.changes), seed="mutants").run(120)
    assert caught.value.promise in mutant.promises, str(caught.value)
