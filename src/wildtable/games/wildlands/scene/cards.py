"""The viewer's hand: for each card who may use it, for what, and on whom now.

A card that is being used stays in the hand until its action is over, so that nothing jumps.
"""

from typing import Final, NamedTuple

from wildtable.games.wildlands.content import BARE
from wildtable.games.wildlands.fields import HIDDEN, NO_FACTION
from wildtable.games.wildlands.frames import (
    ATTACK_FLAG,
    BLAST,
    CARD_USE,
    CARD_USED,
    DEFENDING,
    INTERRUPTING,
    PAYING,
    RALLYING,
    TURN,
    WINDOW,
)
from wildtable.games.wildlands.moves import (
    ADD,
    AREA,
    CHARACTERS,
    CLAIM,
    COVER_FLAG,
    DEFEND,
    DRAW_TWO,
    FLAG_NAMES,
    FLAGS,
    HEAVY_MELEE,
    HEAVY_RANGED,
    INTERRUPT,
    KINDS,
    MELEE,
    MOVE,
    PLAY,
    RALLY,
    RANGED,
    REVEAL,
    TEAM,
    WILD,
    use_of,
)
from wildtable.games.wildlands.rules.card_play import add_uses
from wildtable.games.wildlands.rules.deck import hand_of
from wildtable.games.wildlands.rules.defence import defended, defenders_of
from wildtable.games.wildlands.rules.reveal import reveal_is_due
from wildtable.games.wildlands.rules.setup import free_factions
from wildtable.games.wildlands.rules.table import card_owner, first_of
from wildtable.games.wildlands.scene.flags import (
    CARDS_DRAWN,
    COLOURS,
    FAMILIES,
    GLYPHS,
    INTERRUPTS,
    STARTED,
    STEP,
    flag_word,
)
from wildtable.games.wildlands.scene.names import card_title, named, piece_id, place
from wildtable.games.wildlands.scene.seats import figure, new_figure
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Card, Target, Way
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase

MOST_NAMED: Final = 4  # targets that a way names; more are counted
NO_ICON: Final = "none"
AIMED: Final = (RANGED, HEAVY_RANGED)
ANYONE: Final[dict[str, str | int]] = {"character": "anyone"}


class HeldCard(NamedTuple):
    """A card in the hand of who looks, in the decision of now."""

    state: WildlandsState
    seat: int
    card: int
    legal: frozenset[int]  # moves of the viewer, none where somebody else decides
    uses: dict[tuple[int, int], list[int]]  # where each family leads for each user, right now


def cards_of(state: WildlandsState, seat: int, legal: list[int]) -> list[Card]:
    if seat < 0:
        return []
    if state.factions[seat] == NO_FACTION:
        return [faction_card(state, faction) for faction in free_factions(state)] if legal else []
    held = hand_of(state, seat)
    used = cards_in_use(state, seat)
    moves = frozenset(legal)
    return [
        card_of(
            HeldCard(state, seat, card, moves, uses_of(state, seat, card, legal)),
            held.count(card) + used.count(card),
            used=card in used,
        )
        for card in sorted({*held, *used})
    ]


def faction_card(state: WildlandsState, faction: int) -> Card:
    """WLD-1.4 one that may still be chosen, and what it is like."""
    name = state.content.faction_names[faction]
    words: dict[str, str | int] = {"faction": name}
    return Card(
        f"faction:{name}",
        Phrase("faction-name", words),
        team=[new_figure(state, TEAM * faction + number) for number in range(TEAM)],
        text=Phrase("faction-about", words),
        rule="WLD-1.4",
    )


def cards_in_use(state: WildlandsState, seat: int) -> list[int]:
    """The viewer's cards in an action that is not over, defences among them."""
    return [card for card in state.in_play if card_owner(state, card) == seat]


def uses_of(
    state: WildlandsState, seat: int, card: int, legal: list[int]
) -> dict[tuple[int, int], list[int]]:
    """By family and user: the moves that a card allows at once when it is played."""
    if not legal:
        return {}
    kind = top(state.stack)
    if kind == CARD_USE and field(state.stack, CARD_USED) == card:
        moves = legal
    elif kind in (TURN, INTERRUPTING) and not reveal_is_due(state):
        rest, wilds = state.hand[seat], state.wilds[seat]
        if card % KINDS == WILD:
            wilds -= 1
        else:
            rest &= ~(1 << card % KINDS)
        moves = []
        add_uses(state, seat, card, rest, wilds, moves)
    else:
        return {}
    found: dict[tuple[int, int], list[int]] = {}
    for move in moves:
        family, user, _ = (DRAW_TWO, 0, 0) if move == DRAW_TWO else use_of(move)
        found.setdefault((family, user), []).append(move)
    return found


# --- a card -------------------------------------------------------------------------------------


def card_of(held: HeldCard, count: int, used: bool) -> Card:
    state, card = held.state, held.card
    wild = card % KINDS == WILD
    return Card(
        f"card:{state.content.card_names[card]}",
        card_title(state.content, card),
        symbol="wild-star" if wild else "",
        tones=["wild"] if wild else [],
        toned=wild,
        count=count,
        ways=wild_ways(held) if wild else face_ways(held),
        text=deck_text(held),
        tag=Phrase("card-used") if used else None,
        reason=None if used else why_not_now(held),
        rule="WLD-16.1" if wild else "WLD-6.3",
    )


def deck_text(held: HeldCard) -> Phrase | None:
    """How many cards with its first action are still to come: its owner can count them."""
    state, seat, card = held.state, held.seat, held.card
    if card % KINDS == WILD:
        return None  # the seat counts them
    flags = [flag for flag in range(FLAGS) if state.content.users[FLAGS * card + flag]]
    if not flags:
        return None
    flag = flags[0]
    return Phrase("card-left", {"flag": FLAG_NAMES[flag], "count": flags_in(state, seat, flag)})


def flags_in(state: WildlandsState, seat: int, flag: int) -> int:
    """Cards with a flag in the deck of a seat."""
    first, deck = first_of(state, seat), 0
    for character in range(first, first + TEAM):
        deck |= state.content.flag_cards[FLAGS * character + flag]
    return (deck & state.deck[seat]).bit_count()


def why_not_now(held: HeldCard) -> Phrase | None:
    """In a few words why the card can't be played, where its owner decides something."""
    state, card, legal = held.state, held.card, held.legal
    kind = top(state.stack)
    if not legal or {PLAY + card, ADD + card, DEFEND + card} & legal:
        return None
    if reveal_is_due(state):
        return None  # the prompt says so, and whom to reveal depends on what the cards show
    if kind in (TURN, INTERRUPTING):
        reveals = any(REVEAL <= move < REVEAL + CHARACTERS for move in legal)
        return Phrase("reason-reveal-first" if reveals else "reason-no-use")
    if kind in (DEFENDING, BLAST):
        flag = FLAG_NAMES[field(state.stack, ATTACK_FLAG)]
        return Phrase("reason-stops-nothing", {"flag": flag})
    if kind == PAYING:
        return Phrase("reason-does-not-pay")
    return Phrase("reason-only-wild") if kind == WINDOW and card % KINDS != WILD else None


# --- its ways -----------------------------------------------------------------------------------


def face_ways(held: HeldCard) -> list[Way]:
    """A column for each character with a flag, a line for the step, the open action below."""
    faction = held.state.content.pack.factions[held.card // KINDS]
    face = faction.card[held.card % KINDS]
    shown = {
        TEAM * (held.card // KINDS) + number: face.icons[character.id]
        for number, character in enumerate(faction.character)
        if character.id in face.icons
    }
    ways = [flag_way(held, flag, [who]) for who, flag in shown.items() if flag != BARE]
    claims = claims_of(held)
    title = Phrase("way-or-step", {"claim": int(bool(claims))})
    ways.append(step_way(held, list(shown), title, claims))
    for who, flag in shown.items():
        if flag == BARE:
            ways.append(step_way(held, [who], Phrase("way-bare", named(held.state, who).args), []))
    if face.open is not None:
        ways.append(flag_way(held, face.open, []))
    return ways


def flag_way(held: HeldCard, flag: str, who: list[int]) -> Way:
    """An action of who is named, or of anyone."""
    state = held.state
    first = TEAM * (held.card // KINDS)
    users = who or list(range(first, first + TEAM))
    family = STARTED[flag]
    words: dict[str, str | int] = {"flag": flag}
    number = FLAG_NAMES.index(flag)
    words["damage"] = state.content.damage[number] if number < len(state.content.damage) else 0
    whose = named(state, who[0]).args if who else ANYONE
    moves, targets, reason = reach(held, family, users, flag)
    return Way(
        flag_word(flag),
        GLYPHS[flag],
        COLOURS[flag],
        [figure(state, character, held.seat) for character in who],
        Phrase("way-text", words),
        moves,
        targets,
        reason,
        ask=Phrase("ask-way", {**words, **whose}),
        said=Phrase("way-said", {**words, **whose}),
    )


def step_way(held: HeldCard, who: list[int], title: Phrase, claims: list[str]) -> Way:
    """One step for who is shown; or the first card of a climb or a claim."""
    state = held.state
    moves, targets, reason = reach(held, MOVE, who, NO_ICON)
    team = state.content.pack.factions[held.card // KINDS].character
    names = [*[team[character % TEAM].name for character in who], NO_ICON, NO_ICON]
    return Way(
        title,
        STEP,
        "move",
        [figure(state, character, held.seat) for character in who],
        Phrase("way-step-text"),
        list(dict.fromkeys([*moves, *claims])),
        targets,
        None if claims else reason,
        short=True,
        ask=Phrase("ask-way-step"),
        said=Phrase("way-step-said", {f"who{n}": each for n, each in enumerate(names[:3], 1)}),
    )


def claims_of(held: HeldCard) -> list[str]:
    """The moves by which the card can be the first of those that claim a shard."""
    content, (name, _) = held.state.content, FAMILIES[CLAIM]
    users = [user for family, user in held.uses if family == CLAIM]
    claims = [f"{name} {content.character_names[user]}" for user in users]
    return [f"play {content.card_names[held.card]}", *claims] if claims else []


def wild_ways(held: HeldCard) -> list[Way]:
    first = TEAM * (held.card // KINDS)
    moves, targets, reason = reach(held, MOVE, list(range(first, first + TEAM)), NO_ICON)
    moves = list(dict.fromkeys([*moves, *claims_of(held)]))
    window = top(held.state.stack) == WINDOW
    if window and held.legal:
        reason = Phrase("reason-breaks-in")
    acting = top(held.state.stack) in (TURN, INTERRUPTING, CARD_USE)
    waits = bool(held.legal) and not window
    draws = not held.legal or (DRAW_TWO, 0) in held.uses
    draw_two = [f"play {held.state.content.card_names[held.card]}", "draw-two"]
    return [
        Way(Phrase("way-step"), STEP, "move", [], Phrase("way-wild-step-text"),
            moves, targets, None if moves else reason, ask=Phrase("ask-way-step")),
        Way(Phrase("way-draw-two"), CARDS_DRAWN, "move", [], Phrase("way-draw-two-text"),
            draw_two if (DRAW_TWO, 0) in held.uses else [], [],
            None if draws else Phrase("reason-nothing-to-draw") if acting else reason,
            short=True),
        Way(Phrase("way-interrupt"), INTERRUPTS, "", [], Phrase("way-interrupt-text"),
            ["interrupt"] if INTERRUPT in held.legal else [], [],
            Phrase("reason-for-their-turn") if waits else None, short=True),
    ]  # fmt: skip


# --- where a way leads now ----------------------------------------------------------------------

Reach = tuple[list[str], list[Target], Phrase | None]


def reach(held: HeldCard, family: int, users: list[int], flag: str) -> Reach:
    """The moves of a way, whom it meets, or else why it can't be gone now.

    WLD-14.1 in a rally who goes along may be named first.
    """
    state = held.state
    kind = top(state.stack)
    if not held.legal or kind in (WINDOW, RALLYING):
        return [], [], None
    if kind in (DEFENDING, BLAST):
        return defence(held, users, flag)
    card = state.content.card_names[held.card]
    if kind == PAYING:
        pays = family == MOVE and ADD + held.card in held.legal
        return ([f"add {card}"] if pays else []), [], None
    if kind == CARD_USE and field(state.stack, CARD_USED) != held.card:
        return [], [], None
    if family < 0:
        return [], [], Phrase("reason-for-defence")
    able = [user for each, user in held.uses if each == family and (each == RALLY or user in users)]
    if not able:
        return [], [], why_nowhere(held, family, users)
    name, _ = FAMILIES[family]
    met = [move for user in able for move in held.uses[family, user]]
    names = state.content.character_names
    moves = [f"play {card}", *[f"{name} {names[user]}" for user in able]]
    return moves, targets_of(state, family, met), None


def defence(held: HeldCard, users: list[int], flag: str) -> Reach:
    """Whether the flag stops the attack of now on the character that is defended."""
    state = held.state
    content, attack = state.content, field(state.stack, ATTACK_FLAG)
    target = defended(state, held.seat)
    stops = flag in [FLAG_NAMES[each] for each in content.defences[attack]]
    if flag == FLAG_NAMES[COVER_FLAG]:
        stops = stops and content.cover[state.where[target]]
    if stops and DEFEND + held.card in held.legal and {*users} & {*defenders_of(state, target)}:
        return [f"defend {content.card_names[held.card]}"], [on_map(state, target)], None
    return [], [], Phrase("reason-stops-nothing", {"flag": FLAG_NAMES[attack]})


def why_nowhere(held: HeldCard, family: int, users: list[int]) -> Phrase | None:
    """That nobody of them is on the map, or that nobody is in reach."""
    state = held.state
    if reveal_is_due(state):
        return Phrase("reason-reveal-first")
    if len(users) == 1 and state.where[users[0]] < 0:
        hidden = state.where[users[0]] == HIDDEN
        words = named(state, users[0]).args
        return Phrase("reason-hidden" if hidden else "reason-out", words)
    if family in AIMED:
        return Phrase("reason-no-sight")
    if family in (MELEE, HEAVY_MELEE):
        return Phrase("reason-nobody-here")
    return Phrase("reason-nobody-near" if family == AREA else "reason-no-way")


def targets_of(state: WildlandsState, family: int, moves: list[int]) -> list[Target]:
    """Whom or where the moves lead, each once; many of them as a number."""
    ends = list(dict.fromkeys([use_of(move)[2] for move in moves]))
    if len(ends) > MOST_NAMED:
        words: dict[str, str | int] = {"count": len(ends), "aimed": int(family in AIMED)}
        return [Target(Phrase("targets-many", words))]
    if family in AIMED:
        return [on_map(state, each) for each in ends]
    if family in (MELEE, HEAVY_MELEE):
        return [Target(Phrase("seat-name", {"seat": each})) for each in ends]
    return [Target(place(state.content, each)) for each in ends]


def on_map(state: WildlandsState, character: int) -> Target:
    return Target(named(state, character), piece_id(state, character))
