"""What lies around the map: seats, cards with their ways, effects of moves, words that fit."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.scenes import spoken, viewers
from tests.games.wildlands.test_scene import every_position, scene
from wildtable.games.wildlands import GAME
from wildtable.games.wildlands.fields import HIDDEN, NO_FACTION
from wildtable.games.wildlands.frames import (
    ASSIGNING,
    ATTACKED,
    CARD_USE,
    CARD_USED,
    CHOOSING,
    DEFENDING,
    INTERRUPTING,
    PAYING,
    RALLYING,
    TURN,
    WINDOW,
)
from wildtable.games.wildlands.moves import (
    AREA,
    CHARACTERS,
    RALLY,
    RANGED,
    TEAM,
    use_of,
)
from wildtable.games.wildlands.rules.deck import deck_size, hand_of, pile_of
from wildtable.games.wildlands.rules.redeal import sees
from wildtable.games.wildlands.rules.reveal import reveal_is_due
from wildtable.games.wildlands.rules.table import characters_at, first_of, owner_of
from wildtable.games.wildlands.scene.names import place
from wildtable.games.wildlands.state import WildlandsState
from wildtable.kernel.faces import Card, Way
from wildtable.kernel.frames import field, top
from wildtable.kernel.scene import Phrase, Scene
from wildtable.kernel.words import words_of

pytestmark = [pytest.mark.slow, pytest.mark.bulk]

CODE = re.compile(r"\b(GU|GN|LB|PF)(\d\d|W)\b")
SENTENCE, DETAIL, REASON = 60, 75, 24  # characters that fit


def asked() -> Iterator[tuple[WildlandsState, int, Scene]]:
    """All looks of seats that decide something."""
    for state in every_position():
        for seat in state.turn().seats if state.stack else []:
            if seat >= 0:
                yield state, seat, scene(state, seat)


def said(phrase: Phrase) -> str:
    return spoken(GAME, phrase)


# --- words --------------------------------------------------------------------------------------


def test_prompts_are_short_and_without_codes() -> None:
    met = Counter[str]()
    for state in every_position():
        for viewer in viewers(state.seats):
            prompt = scene(state, viewer).prompt
            assert len(said(prompt.text)) <= SENTENCE, said(prompt.text)
            words = [prompt.text, *[hint.text for hint in prompt.hints]]
            words += [hint.label for hint in prompt.hints if hint.label]
            words += [action.text for action in prompt.actions]
            if prompt.detail is not None:
                assert len(said(prompt.detail)) <= DETAIL, said(prompt.detail)
                words.append(prompt.detail)
            assert not [phrase for phrase in words if CODE.search(said(phrase))]
            met[prompt.text.id] += 1
    assert len([id for id in met if id.startswith("ask-")]) >= 12


def test_places_are_called_by_zone_and_number_everywhere() -> None:
    for state in every_position():
        layout = GAME.layouts(state.content)[0]
        names = {each.id: each.name for each in layout.elements}
        name = names["space:25"]
        assert name is not None
        assert name == place(state.content, 24)
        assert re.fullmatch(r"[A-Z][A-Za-z ]+ 25", said(name))
        break


def test_the_log_speaks_of_places_by_name_and_to_who_reads() -> None:
    state = next(state for state in every_position() if state.content.map_name == "dungeon")
    words = words_of(GAME)
    from wildtable.kernel.scene import News

    item = News("move", 0, ["move", "pellory", "25"])
    assert words.news(state.content, item) == "Pellory steps to Great Hall 25."


# --- seats --------------------------------------------------------------------------------------


def test_seats_show_points_cards_and_the_health_of_their_teams() -> None:
    met = Counter[str]()
    for state in every_position():
        for viewer in viewers(state.seats):
            for card in scene(state, viewer).seats:
                if state.factions[card.seat] == NO_FACTION:
                    continue
                assert card.score == state.points[card.seat]
                assert card.counts[0].value == state.held[card.seat]
                first = first_of(state, card.seat)
                for character, figure in zip(range(first, first + TEAM), card.team, strict=True):
                    left = state.content.health[character] - state.damage[character]
                    assert (figure.health, figure.most) == (left, state.content.health[character])
                    hidden = state.where[character] == HIDDEN
                    assert (figure.state == "hidden") == hidden
                    if hidden and not sees(state, viewer, card.seat):
                        assert figure.at is None
                    met[figure.state] += 1
                assert len(card.items) == state.content.points_to_win
                assert len([item for item in card.items if item.has]) <= state.points[card.seat]
    assert min(met["hidden"], met["out"], met[""]) > 20


def test_what_is_still_to_come_is_counted_for_the_owner_alone() -> None:
    met = 0
    for state in every_position():
        for viewer in viewers(state.seats):
            stock = scene(state, viewer).stock
            assert (stock is None) == (viewer < 0 or state.factions[viewer] == NO_FACTION)
            if stock is None:
                continue
            deck, discards = stock.piles
            assert (deck.owner, deck.count) == (viewer, deck_size(state, viewer))
            assert discards.count == len(pile_of(state, viewer))
            *flags, wilds = stock.counts
            assert wilds.value == state.deck_wilds[viewer]
            assert all(0 <= each.value <= deck.count for each in flags)
            assert [each.value for each in flags] == sorted([e.value for e in flags], reverse=True)
            met += 1
    assert met > 20


# --- cards --------------------------------------------------------------------------------------


def way_for(card: Card, state: WildlandsState, family: str, user: str) -> list[Way]:
    return [way for way in card.ways if f"{family} {user}" in way.moves]


def test_a_hand_has_a_card_for_each_and_the_one_in_use() -> None:
    used = 0
    for state in every_position():
        names = state.content.card_names
        for seat in range(state.seats):
            if state.factions[seat] == NO_FACTION:
                continue
            counts = {card.id: card.count for card in scene(state, seat).hand}
            expected = Counter(f"card:{names[card]}" for card in hand_of(state, seat))
            if top(state.stack) == CARD_USE and state.acting == seat:
                expected[f"card:{names[field(state.stack, CARD_USED)]}"] += 1
                used += 1
            if top(state.stack) in (TURN, INTERRUPTING, CARD_USE, WINDOW):
                assert counts == expected
    assert used > 5


def test_every_use_of_a_played_card_belongs_to_one_of_its_ways() -> None:
    met = 0
    for state, seat, shown in asked():
        if top(state.stack) != CARD_USE:
            continue
        name = state.content.card_names[field(state.stack, CARD_USED)]
        card = next(each for each in shown.hand if each.id == f"card:{name}")
        assert card.tag is not None
        starts = tuple(move for way in card.ways for move in way.moves)
        for move in state.legal(seat):
            assert state.content.moves.text(move).startswith(starts)
        for way in card.ways:
            assert bool(way.moves) != (way.reason is not None) or way.title.id == "way-interrupt"
        met += 1
    assert met > 10


def test_ways_before_playing_a_card_are_those_after_it() -> None:
    """Or a person would choose an action that is not there."""
    met = 0
    for state, seat, shown in asked():
        if top(state.stack) not in (TURN, INTERRUPTING) or reveal_is_due(state):
            continue
        for card in shown.hand[:2]:
            move = state.content.moves.parse(f"play {card.id.removeprefix('card:')}")
            if move not in state.legal(seat):
                assert card.reason is not None
                continue
            after = state.clone()
            after.apply(seat, move)
            then = next(each for each in scene(after, seat).hand if each.id == card.id)
            assert [way.moves for way in card.ways] == [way.moves for way in then.ways]
            met += 1
    assert met > 20


def test_columns_show_who_and_bands_are_for_anyone() -> None:
    for _, _, shown in asked():
        for card in shown.hand:
            if card.id.endswith("W") or not card.id.startswith("card:"):
                continue
            face = next(
                face for faction in GAME.pack.factions for face in faction.card
                if f"card:{face.id}" == card.id
            )  # fmt: skip
            lines = [way for way in card.ways if way.who and way.title.id != "way-or-step"]
            shown_by = [(way.who[0].symbol, way.title.args.get("flag", "none")) for way in lines]
            assert Counter(shown_by) == Counter(face.icons.items())
            bands = [way.title.args["flag"] for way in card.ways if not way.who]
            assert bands == ([face.open] if face.open else [])


def test_a_wild_is_dark_and_every_way_has_a_name_in_full() -> None:
    met = Counter[bool]()
    for _, _, shown in asked():
        for card in shown.hand:
            assert card.toned == card.id.endswith("W")
            met[card.toned] += 1
            for way in card.ways if not card.toned else []:
                assert way.said is not None
                named = said(way.said)
                assert "{" not in named
                assert "none" not in named
                if way.who:
                    assert all(said(figure.title) in named for figure in way.who)
    assert min(met.values()) > 10


def test_what_is_begun_can_only_be_gone_on_with() -> None:
    """A card that is played alone would be shown to all and do nothing yet."""
    met = Counter[bool]()
    for state, _, shown in asked():
        midway = top(state.stack) in (CARD_USE, RALLYING, PAYING)
        assert shown.prompt.midway == midway
        met[midway] += 1
    assert min(met.values()) > 5


def test_the_hit_that_comes_is_seen_before_it_is_answered() -> None:
    met = 0
    for state in every_position():
        if top(state.stack) != DEFENDING:
            continue
        for viewer in viewers(state.seats):
            (effect,) = scene(state, viewer).prompt.effects
            hit = field(state.stack, ATTACKED)
            assert effect.at == f"character:{state.content.character_names[hit]}"
            assert effect.before == state.content.health[hit] - state.damage[hit]
            assert effect.after == max(0, effect.before - effect.amount)
            met += 1
    assert met > 5


def test_who_plays_for_the_first_time_is_told_what_it_is_about() -> None:
    met = Counter[str]()
    for state, _, shown in asked():
        due = reveal_is_due(state)
        told = due or top(state.stack) in (CHOOSING, ASSIGNING, WINDOW)
        assert bool(shown.prompt.notes) == told
        for note in shown.prompt.notes:
            assert "{" not in said(note.text)
            met[note.title.id] += 1
    assert len(met) == 8


def test_a_window_explains_itself_the_same_to_all() -> None:
    """Whoever holds a wild card or none: what is said does not tell."""
    met = 0
    for state, _, _ in asked():
        if top(state.stack) == WINDOW:
            texts = {said(scene(state, seat).prompt.notes[0].text) for seat in state.turn().seats}
            assert len(texts) == 1
            met += 1
    assert met > 5


def test_reasons_are_a_few_words() -> None:
    met = Counter[str]()
    for _, _, shown in asked():
        reasons = [card.reason for card in shown.hand]
        reasons += [way.reason for card in shown.hand for way in card.ways]
        reasons += [action.reason for action in shown.prompt.actions]
        for reason in reasons:
            if reason is not None:
                assert len(said(reason)) <= REASON, said(reason)
                met[reason.id] += 1
    assert len(met) > 8


# --- what moves would do ------------------------------------------------------------------------


def test_attacks_say_what_their_targets_would_lose() -> None:
    met = Counter[str]()
    for state, seat, shown in asked():
        if top(state.stack) != CARD_USE:
            continue
        hints = {hint.move: hint for hint in shown.prompt.hints}
        for move in state.legal(seat):
            hint = hints[state.content.moves.text(move)]
            assert (hint.label is None) == (hint.move == "draw-two")
            if not RANGED <= move < RALLY:
                continue
            family, _, to = use_of(move)
            hit = {effect.at: effect for effect in hint.effects}
            for character in characters_at(state, to) if family == AREA else [to]:
                effect = hit.pop(f"character:{state.content.character_names[character]}")
                left = state.content.health[character] - state.damage[character]
                assert (effect.kind, effect.before) == ("harm", left)
                assert effect.after == max(0, left - effect.amount)
                assert effect.deadly == (effect.after == 0)
                met["own" if owner_of(state, character) == seat else "enemy"] += 1
            assert not hit
    assert met["own"] > 0
    assert met["enemy"] > 2


def test_who_can_not_be_shot_says_why_in_a_few_words() -> None:
    met = Counter[str]()
    for state, seat, shown in asked():
        legal = {state.content.moves.text(move) for move in state.legal(seat)}
        for hint in shown.prompt.hints:
            if hint.move not in legal:
                (effect,) = hint.effects
                assert effect.kind == "note"
                assert (effect.text is None) == (hint.text.id == "sight-wall")
                if effect.text is not None:
                    assert len(said(effect.text)) <= REASON
                    met[effect.text.id] += 1
    assert {"reach-cover", "reach-far"} <= set(met)


def test_danger_counts_enemies_that_see_a_space() -> None:
    met = 0
    for state in every_position():
        for seat in range(state.seats):
            overlays = {each.id: each for each in scene(state, seat).overlays}
            if "danger" not in overlays:
                continue
            assert all(overlay.legend for overlay in overlays.values())
            for mark in overlays["danger"].marks:
                space = int(mark.at.removeprefix("space:")) - 1
                sight = state.content.pack.sight[state.content.map_name]
                enemies = [
                    each for each in range(CHARACTERS)
                    if state.where[each] >= 0 and owner_of(state, each) != seat
                    and sight[state.where[each]][space].between >= 0
                ]  # fmt: skip
                assert mark.text == str(len(enemies))
                met += 1
    assert met > 10


# --- the kit ------------------------------------------------------------------------------------


def test_the_glossary_explains_all_symbols_moves_and_grounds() -> None:
    for state in every_position():
        content = state.content
        terms = {term.id for term in GAME.glossary(content)}
        kinds = {e.kind for e in GAME.layouts(content)[0].elements if e.about}
        assert {f"kind-{kind}" for kind in kinds} <= terms
        chosen = {f.name for f in content.moves.families} - {"allot", "deal", "draw"}
        assert chosen <= terms
        told = {moment.name for moment in GAME.moments(content)}
        assert {f.name for f in [*content.moves.families, *content.events.families]} <= told
        break
