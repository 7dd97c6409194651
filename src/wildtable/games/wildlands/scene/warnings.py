"""Mistakes that beginners make, told before the move: empty hands, last wild cards, own bursts."""

from wildtable.games.wildlands.frames import TURN
from wildtable.games.wildlands.moves import AREA, CARDS, MOVE, PLAY, use_of
from wildtable.games.wildlands.rules.table import characters_at, enemies_at
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.frames import top
from wildtable.kernel.scene import Phrase, Warning


def warnings_of(state: WildlandsState, seat: int) -> list[Warning]:
    """What to think of before the viewer decides."""
    if seat < 0 or not state.stack or seat not in state.turn().seats:
        return []
    moves = state.legal(seat)
    found = [
        last_card(state, seat, moves),
        last_wild(state, seat, moves),
        own_burst(state, seat, moves),
    ]
    return [each for each in found if each is not None]


def last_card(state: WildlandsState, seat: int, moves: list[int]) -> Warning | None:
    """WLD-13.1 without cards nobody defends, and they are drawn only when the turn is over."""
    plays = [move for move in moves if PLAY <= move < PLAY + CARDS]
    if not plays or state.held[seat] != 1 or top(state.stack) != TURN:
        return None
    return Warning("empty-hand", ["play"], Phrase("warn-empty-hand"))


def last_wild(state: WildlandsState, seat: int, moves: list[int]) -> Warning | None:
    """WLD-17.1 only a wild card interrupts: told when the last one would be a step."""
    wild = [card for card in state.in_play if state.content.card_names[card].endswith("W")]
    steps = [move for move in moves if use_of(move)[0] == MOVE] if wild else []
    if not steps or state.wilds[seat] > 0:
        return None
    return Warning("last-wild", ["move"], Phrase("warn-last-wild"))


def own_burst(state: WildlandsState, seat: int, moves: list[int]) -> Warning | None:
    """WLD-12.4 a burst hits everybody in the space."""
    hit = [move for move in moves if use_of(move)[0] == AREA and own_at(state, seat, move)]
    if not hit:
        return None
    texts = [state.content.moves.text(move) for move in hit]
    return Warning("own-burst", texts, Phrase("warn-own-burst"))


def own_at(state: WildlandsState, seat: int, move: int) -> bool:
    space = use_of(move)[2]
    return len(characters_at(state, space)) > len(enemies_at(state, seat, space))
