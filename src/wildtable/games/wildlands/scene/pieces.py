"""Everything that lies on the layouts: characters, shards, cards, piles and the marker.

A character is one piece, wherever it stands, and is picked itself: a token with its face and its
health. Its character card stays at its seat. What only the owner knows is shown to the owner alone:
a hidden character lies on its start space for its owner, and on its card for everybody else.
"""

from typing import Final

from wildtable.games.wildlands.content import BARE, WildlandsContent
from wildtable.games.wildlands.fields import ABSENT, HIDDEN, NO_FACTION, NO_SEAT, OUT
from wildtable.games.wildlands.moves import CHARACTERS, KINDS, SPACES, TEAM, WILD
from wildtable.games.wildlands.rules.deck import deck_size, hand_of, pile_of
from wildtable.games.wildlands.rules.redeal import sees, sees_pile
from wildtable.games.wildlands.rules.table import card_owner, owner_of
from wildtable.games.wildlands.scene.layouts import (
    deck_element,
    discard_element,
    marker_element,
    played_element,
    space_element,
    team_element,
    trophies_element,
)
from wildtable.games.wildlands.scene.names import card_title, where
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


def health_left(state: WildlandsState, character: int) -> int:
    return state.content.health[character] - state.damage[character]


def figures(state: WildlandsState, character: int, viewer: int) -> list[Piece]:
    """The miniature, and the character card at its seat where the miniature is not on it."""
    where = state.where[character]
    if where == ABSENT:
        return []
    own_slot = team_element(owner_of(state, character), character % TEAM)
    if where == OUT:
        return _fallen(state, character, own_slot)
    name = _name(state, character)
    start, own = state.starts[character], sees(state, viewer, owner_of(state, character))
    hidden = where == HIDDEN and not (own and start < 0)
    if where == HIDDEN and not (own and start >= 0):
        return [_figure(state, f"character:{name}", own_slot, character, viewer, hidden)]
    at = space_element(start if where == HIDDEN else where)
    return [
        _figure(state, f"character:{name}", at, character, viewer, hidden),
        _figure(state, f"portrait:{name}", own_slot, character, viewer, hidden),
    ]


def _name(state: WildlandsState, character: int) -> str:
    return state.content.character_names[character]


def _figure(
    state: WildlandsState, id: str, at: str, character: int, viewer: int, hidden: bool
) -> Piece:
    """Who it is, is public even while it is hidden: so everybody sees the face under the back."""
    name = _name(state, character)
    return Piece(
        id,
        at,
        name,
        owner_of(state, character),
        count=int(not hidden),  # a back shows its count as dots, and these have none
        label=_label(state, character, viewer),
        shape="hidden" if hidden else "small",
        health=health_left(state, character),
        most=state.content.health[character],
        state="hidden" if hidden else "",
        ghost=name if hidden else "",
        about=Phrase("hidden-about") if hidden else None,
    )


def _label(state: WildlandsState, character: int, viewer: int) -> Phrase:
    content, name = state.content, _name(state, character)
    health: dict[str, str | int] = {"left": health_left(state, character)}
    health["most"] = content.health[character]
    if state.where[character] != HIDDEN:
        return Phrase("figure", {"character": name, **health})
    start = state.starts[character]
    if start >= 0 and sees(state, viewer, owner_of(state, character)):
        return Phrase("figure-start", {"character": name, **where(content, start), **health})
    return Phrase("figure-hidden", {"character": name, **health})


def _fallen(state: WildlandsState, character: int, own_slot: str) -> list[Piece]:
    """A stone on the character card; the miniature is with who has taken it."""
    name, owner = _name(state, character), owner_of(state, character)
    label = Phrase("figure-out", {"character": name})
    stone = Piece(f"stone:{name}", own_slot, "stone", owner, label=label)
    taker = state.taken[character]
    if taker == NO_SEAT:
        return [stone]
    at, most = trophies_element(taker), state.content.health[character]
    trophy = Piece(f"character:{name}", at, name, owner, label=label, shape="small", most=most,
                   state="out")  # fmt: skip
    return [stone, trophy]


# --- on the map ---------------------------------------------------------------------------------


def shards(state: WildlandsState) -> list[Piece]:
    return [
        Piece(
            f"shard:{space + 1}", space_element(space), "shard", owner,
            label=Phrase("shard", {"seat": owner}), shape="thing",
        )
        for space, owner in enumerate(state.shards)
        if owner != NO_SEAT
    ]  # fmt: skip


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
        Piece(f"claimed-{seat}:{n}", trophies_element(seat), "shard", seat,
              label=Phrase("scored-shard"))
        for n in range(state.claimed[seat])
    ]  # fmt: skip
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
        owner = card_owner(state, card)
        pieces.append(card_piece(state, id, played_element(owner), card, owner))
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
    label = card_title(content, card)
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
    return Piece(id, at, "card-face", owner, label=label, over=over)


def card_label(content: WildlandsContent, card: int) -> Phrase:
    """All that a card shows, in words."""
    if card % KINDS == WILD:
        return Phrase("wild-face")
    face = content.pack.factions[card // KINDS].card[card % KINDS]
    words: dict[str, str | int] = {"open": face.open or NO_ICON}
    for number in range(MOST_ICONS):
        words[f"who{number + 1}"] = NO_ICON
        words[f"flag{number + 1}"] = BARE
    names = {each.id: each.name for each in content.pack.factions[card // KINDS].character}
    for number, (character, flag) in enumerate(face.icons.items(), 1):
        words[f"who{number}"] = names[character]
        words[f"flag{number}"] = flag
    return Phrase("card-face", words)
