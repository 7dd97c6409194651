"""Everything that lies on the layouts: characters, shards, cards, piles and the marker.

A character is one piece, wherever it stands, and is picked itself. Its character card stays at its
seat and shows its health. What only the owner knows is shown to the owner alone: a hidden character
stands veiled on its start space for its owner, and on its card for everybody else.
"""

from typing import Final

from wildtable.games.wildlands.content import BARE, WildlandsContent
from wildtable.games.wildlands.fields import ABSENT, HIDDEN, NO_FACTION, NO_SEAT, OUT
from wildtable.games.wildlands.moves import CHARACTERS, KINDS, SPACES, TEAM, WILD
from wildtable.games.wildlands.rules.deck import deck_size, hand_of, pile_of
from wildtable.games.wildlands.rules.redeal import sees, sees_pile
from wildtable.games.wildlands.rules.table import card_owner, owner_of
from wildtable.games.wildlands.scene.layouts import (
    IN_PLAY,
    deck_element,
    discard_element,
    marker_element,
    space_element,
    team_element,
    trophies_element,
)
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.scene import Phrase, Piece

OPEN_ROW: Final = TEAM  # of a card, below the rows of the characters
NO_ICON: Final = "none"
MOST_ICONS: Final = 5


def pieces_of(state: WildlandsState, seat: int) -> list[Piece]:
    return [
        *[figure for character in range(CHARACTERS) for figure in figures(state, character, seat)],
        *shards(state),
        *map_cards(state, seat),
        *[piece for other in range(state.seats) for piece in at_seat(state, other, seat)],
        *cards_in_play(state),
        *hand(state, seat),
    ]


# --- characters ---------------------------------------------------------------------------------


def letter_of(content: WildlandsContent, character: int) -> str:
    return content.character_names[character][0].upper()


def health_left(state: WildlandsState, character: int) -> int:
    return state.content.health[character] - state.damage[character]


def figures(state: WildlandsState, character: int, viewer: int) -> list[Piece]:
    """The miniature, and the character card at its seat where the miniature is not on it."""
    place = state.where[character]
    if place == ABSENT:
        return []
    own_slot = team_element(owner_of(state, character), character % TEAM)
    if place == OUT:
        return _fallen(state, character, own_slot)
    name, label = _name(state, character), _label(state, character, viewer)
    start, own = state.starts[character], sees(state, viewer, owner_of(state, character))
    veil = ["veil"] if place == HIDDEN and not (own and start < 0) else []
    if place == HIDDEN and not (own and start >= 0):
        return [_figure(state, f"character:{name}", own_slot, character, label, veil)]
    at = space_element(start if place == HIDDEN else place)
    return [
        _figure(state, f"character:{name}", at, character, label, veil),
        _figure(state, f"portrait:{name}", own_slot, character, label, veil),
    ]


def _name(state: WildlandsState, character: int) -> str:
    return state.content.character_names[character]


def _figure(
    state: WildlandsState, id: str, at: str, character: int, label: Phrase, veil: list[str]
) -> Piece:
    damage = [f"damage-{state.damage[character]}"] if state.damage[character] else []
    return Piece(
        id,
        at,
        _name(state, character),
        owner_of(state, character),
        letter_of(state.content, character),
        label=label,
        over=[*veil, f"health-{health_left(state, character)}", *damage],
    )


def _label(state: WildlandsState, character: int, viewer: int) -> Phrase:
    name = _name(state, character)
    health = {"left": health_left(state, character), "most": state.content.health[character]}
    if state.where[character] != HIDDEN:
        return Phrase("figure", {"character": name, **health})
    start = state.starts[character]
    if start >= 0 and sees(state, viewer, owner_of(state, character)):
        return Phrase("figure-start", {"character": name, "space": start + 1, **health})
    return Phrase("figure-hidden", {"character": name, **health})


def _fallen(state: WildlandsState, character: int, own_slot: str) -> list[Piece]:
    """A stone on the character card; the miniature is with who has taken it."""
    name, owner = _name(state, character), owner_of(state, character)
    letter = letter_of(state.content, character)
    label = Phrase("figure-out", {"character": name})
    stone = Piece(f"stone:{name}", own_slot, "stone", owner, letter, label=label)
    taker = state.taken[character]
    if taker == NO_SEAT:
        return [stone]
    at = trophies_element(taker)
    return [stone, Piece(f"character:{name}", at, name, owner, letter, label=label, over=["out"])]


# --- on the map ---------------------------------------------------------------------------------


def shards(state: WildlandsState) -> list[Piece]:
    return [
        Piece(f"shard:{space + 1}", space_element(space), "shard", owner, label=Phrase("shard"))
        for space, owner in enumerate(state.shards)
        if owner != NO_SEAT
    ]


def map_cards(state: WildlandsState, viewer: int) -> list[Piece]:
    """The viewer's own that have not been assigned."""
    return [
        Piece(f"map-card:{space + 1}", space_element(space), "map-card", label=Phrase("map-card"))
        for space in range(SPACES)
        if state.map_cards[space] == viewer >= 0
    ]


# --- at a seat ----------------------------------------------------------------------------------


def at_seat(state: WildlandsState, seat: int, viewer: int) -> list[Piece]:
    """The marker, claimed shards, deck and discard pile."""
    pieces = []
    if state.active == seat:
        pieces.append(Piece("marker", marker_element(seat), "marker", label=Phrase("marker")))
    pieces += [
        Piece(f"claimed-{seat}:{n}", trophies_element(seat), "shard", seat, label=Phrase("shard"))
        for n in range(state.claimed[seat])
    ]
    if state.factions[seat] == NO_FACTION:
        return pieces
    size = deck_size(state, seat)
    if size:
        label = Phrase("deck")
        pieces.append(
            Piece(f"deck:{seat}", deck_element(seat), "back", seat, count=size, label=label)
        )
    pile = pile_of(state, seat)
    if pile and sees_pile(state, viewer, seat):
        top = card_piece(state, f"discard:{seat}", discard_element(seat), pile[-1])
        pieces.append(Piece(top.id, top.at, top.symbol, count=len(pile), label=top.label,
                            over=top.over))  # fmt: skip
    elif pile:
        label = Phrase("discard")
        pieces.append(
            Piece(f"discard:{seat}", discard_element(seat), "back", seat, count=len(pile),
                  label=label)
        )  # fmt: skip
    return pieces


# --- cards --------------------------------------------------------------------------------------


def cards_in_play(state: WildlandsState) -> list[Piece]:
    """All cards of the action that goes on, defences among them; wild cards are alike."""
    pieces = []
    for number, card in enumerate(state.in_play):
        id = f"wild:{number}" if card % KINDS == WILD else held_id(state, card)
        pieces.append(card_piece(state, id, IN_PLAY, card, card_owner(state, card)))
    return pieces


def held_id(state: WildlandsState, card: int) -> str:
    return f"held:{state.content.card_names[card]}"


def hand(state: WildlandsState, viewer: int) -> list[Piece]:
    """The viewer's cards; of wild ones one piece with their number."""
    if viewer < 0 or state.factions[viewer] == NO_FACTION:
        return []
    pieces = []
    cards = hand_of(state, viewer)
    for card in sorted(set(cards)):
        at = f"card:{state.content.card_names[card]}"
        piece = card_piece(state, held_id(state, card), at, card)
        pieces.append(
            Piece(piece.id, piece.at, piece.symbol, count=cards.count(card), label=piece.label,
                  over=piece.over)
        )  # fmt: skip
    return pieces


def card_piece(state: WildlandsState, id: str, at: str, card: int, owner: int = NO_SEAT) -> Piece:
    """A card with its scales and flags, each in the row of its character."""
    content = state.content
    faction = content.pack.factions[card // KINDS]
    label = card_label(content, card)
    if card % KINDS == WILD:
        return Piece(id, at, "card-wild", owner, label=label, over=[f"sign-{faction.id}"])
    over = [f"sign-{faction.id}"]
    face = faction.card[card % KINDS]
    for row, character in enumerate(faction.character):
        flag = face.icons.get(character.id)
        if flag is not None:
            over.append(f"scale-{character.id}")
            if flag != BARE:
                over.append(f"flag-{row}-{flag}")
    if face.open is not None:
        over.append(f"flag-{OPEN_ROW}-{face.open}")
    return Piece(id, at, "card-face", owner, label=label, over=[*over, *_digits(face.id)])


def _digits(name: str) -> list[str]:
    """The number of a card in its corner: its log line says the same."""
    return [f"tens-{name[-2]}", f"ones-{name[-1]}"] if name[-2:].isdecimal() else []


def card_label(content: WildlandsContent, card: int) -> Phrase:
    """All that a card shows, in words."""
    name = content.card_names[card]
    if card % KINDS == WILD:
        return Phrase("wild-face", {"card": name})
    face = content.pack.factions[card // KINDS].card[card % KINDS]
    words: dict[str, str | int] = {"card": name, "open": face.open or NO_ICON}
    for number in range(MOST_ICONS):
        words[f"who{number + 1}"] = NO_ICON
        words[f"flag{number + 1}"] = BARE
    names = {each.id: each.name for each in content.pack.factions[card // KINDS].character}
    for number, (character, flag) in enumerate(face.icons.items(), 1):
        words[f"who{number}"] = names[character]
        words[f"flag{number}"] = flag
    return Phrase("card-face", words)
