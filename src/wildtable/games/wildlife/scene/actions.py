"""The buttons: each the verb with its object, and why one can't be pressed."""

from wildtable.games.wildlife.frames import (
    BIDDING,
    BOUGHT,
    CARD_USE,
    CHART_BIDDING,
    DEFENDING,
    GIVER,
    NOMINATING,
    TILE,
    TURN,
    USED_CARD,
)
from wildtable.games.wildlife.moves import (
    ABILITY_NAMES,
    ATTACK,
    CARDS,
    CONVERT,
    END_TURN,
    EXPAND,
    FIRST_EVENT,
    FORGO,
    GOING_ON,
    MIGRATE,
    NOMINATE,
    ORGANISMS,
    PASS,
    PLAY,
    RAISE,
    TAKE_FROM,
    TERRAINS,
    USE,
)
from wildtable.games.wildlife.rules.turn import owes_auction, owes_plays, plays_left
from wildtable.games.wildlife.scene.signs import (
    FOOD,
    PLAY_CARD,
    SALE,
    ability_sign,
    card_sign,
)
from wildtable.games.wildlife.state import WildlifeState
from wildtable.kernel.faces import Action
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase


def actions_of(state: WildlifeState, seat: int, moves: list[int]) -> list[Action]:
    kind = top(state.stack)
    if kind == TURN:
        return turn_actions(state, seat, moves)
    if kind == CARD_USE:
        return card_actions(state, seat, moves)
    if kind in (BIDDING, CHART_BIDDING):
        return bid_actions(state, moves)
    if kind == DEFENDING:
        return [
            Action("block", Phrase("act-block"), "defense", primary=True),
            Action("allow", Phrase("act-allow")),
        ]
    if kind == GIVER:
        return [
            Action(f"take-from {move - TAKE_FROM}", Phrase("act-from", {"seat": move - TAKE_FROM}))
            for move in moves
        ]
    if kind == TILE:
        return [Action(f"tile {mark}", Phrase(f"act-tile-{mark}")) for mark in ("unused", "used")]
    if kind == NOMINATING:
        names = state.content.organism_names
        return [
            Action(
                f"nominate {names[organism]}",
                Phrase("act-nominate", {"organism": names[organism]}),
                names[organism],
            )
            for organism in range(ORGANISMS)
            if NOMINATE + organism in moves
        ]
    return []


# --- the turn -----------------------------------------------------------------------------------


def turn_actions(state: WildlifeState, seat: int, moves: list[int]) -> list[Action]:
    """What a turn offers; tiles are lit, and sales have their words from their hints."""
    legal = frozenset(moves)
    used_up = plays_left(state, seat) == 0
    names = state.content.card_names
    found = [
        Action(f"play {names[card]}", Phrase("act-play", {"card": names[card]}), PLAY_CARD)
        for card in range(CARDS)
        if PLAY + card in legal
    ]
    for ability, name in enumerate(ABILITY_NAMES):
        if USE + ability in legal:
            text = Phrase("act-use", {"ability": name, "steps": state.content.food_ability_steps})
            found.append(Action(f"use {name}", text, ability_sign(ability)))
    if CONVERT in legal:
        text = Phrase("act-convert", {"food": state.content.per_step})
        found.append(Action("convert", text, FOOD))
    found.append(end_action(state, seat, legal, used_up))
    return found


def any_of(legal: frozenset[int], first: int, count: int) -> bool:
    return not legal.isdisjoint(range(first, first + count))


def end_action(state: WildlifeState, seat: int, legal: frozenset[int], used_up: bool) -> Action:
    """Food that is worth nothing after the last turn makes the end worth a question (LIF-21.6)."""
    reason = None
    if END_TURN not in legal:
        owed = owes_auction(state, seat) or not owes_plays(state, seat)
        reason = Phrase("reason-sell-first" if owed else "reason-plays-owed")
    wasted = state.ending != GOING_ON and state.food[seat] >= state.content.per_step
    return Action(
        "end-turn",
        Phrase("act-end"),
        reason=reason,
        primary=reason is None and used_up,
        ends=True,
        final=reason is None and wasted,
    )


# --- cards --------------------------------------------------------------------------------------


def card_actions(state: WildlifeState, seat: int, moves: list[int]) -> list[Action]:
    stack, content = state.stack, state.content
    card = field(stack, USED_CARD)
    found = []
    if card < TERRAINS:
        families = (
            ("migrate", MIGRATE, EXPAND),
            ("expand", EXPAND, ATTACK),
            ("attack", ATTACK, RAISE),
        )
        legal = frozenset(moves)
        found += [
            Action(name, Phrase(f"act-{name}"), name)
            for name, first, end in families
            if any_of(legal, first, end - first)
        ]
    if card >= FIRST_EVENT:
        name = content.card_names[card]
        text = Phrase("act-resolve", {"card": name})
        found.append(Action("resolve", text, card_sign(content, card), primary=True))
    if FORGO in moves:
        bought = field(stack, BOUGHT)
        found.append(Action("forgo", Phrase("act-forgo", {"bought": bought})))
    return found


def bid_actions(state: WildlifeState, moves: list[int]) -> list[Action]:
    found = []
    if PASS in moves:
        found.append(Action("pass", Phrase("act-pass")))
    if any([move != PASS for move in moves]):
        fixed = state.seats == 2 and top(state.stack) == BIDDING
        words: dict[str, str | int] = {"food": state.content.lowest_bid, "fixed": int(fixed)}
        found.append(Action("bid", Phrase("act-bid", words), SALE, primary=True))
    return found
