"""What a scene promises of what lies around the board, and a kit of its glossary and moments."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree

import msgspec

from wildtable.kernel.faces import Action, Card, Contest, Effect, Meter, Scoring, Stock, Throw
from wildtable.kernel.game import Content, Game
from wildtable.kernel.kit.promises import Broken
from wildtable.kernel.scene import Lookup, Prompt, Scene
from wildtable.kernel.view import Choice
from wildtable.kernel.world import MOMENTS, Moment, Source

ICON: Final = "gi-"  # what every client has, whatever the game's art
SIDES: Final = ("win", "lose", "clock", "turn")
MOODS: Final = ("turn", "silence", "machines", "scoring")
EFFECTS: Final = ("harm", "heal", "gain", "lose", "take", "danger", "pay", "note")
CONTESTS: Final = ("auction", "window", "silence")
STANDS: Final = ("asked", "in", "leads", "out", "sells")
COLOURS: Final = ("near", "far", "defend", "move", "")
GROUNDS: Final = ("plain", "stone", "stars", "sea", "forest")


def check_faces(
    game: Game, content: Content, scene: Scene, choices: Sequence[Choice], places: frozenset[str]
) -> None:
    families = {family.name for family in content.moves.families}
    domains = {domain.name for family in content.moves.families for domain in family.domains}
    _check_meters(scene.meters, len(scene.seats))
    for card in scene.hand:
        _check_card(card, places, families, domains)
    _each_once([card.id for card in scene.hand], "card")
    _check_seats(scene)
    _check_goals(game, scene)
    _check_effects(scene, places)
    _check_actions(scene.prompt, choices, families, len(scene.seats))
    if scene.contest is not None:
        _check_contest(scene.contest, len(scene.seats), families)
    if scene.stock is not None:
        _check_stock(scene.stock, len(scene.seats))
    if scene.scoring is not None:
        boards = {layout.id for layout in game.layouts(content)}
        _check_scoring(scene.scoring, len(scene.seats), places, boards)
    _check_lookups(scene.lookups, len(scene.seats))
    known = drawings(game)
    around = [scene.meters, scene.goals, scene.seats, scene.hand, scene.contest, scene.lookups]
    faces = [*around, scene.prompt, scene.scoring, scene.stock]
    for symbol in _symbols(faces):
        if not symbol.startswith(ICON) and symbol not in known:
            raise Broken(f"the symbol {symbol!r} is neither in the game's art nor an icon")


def _check_meters(meters: Sequence[Meter], seats: int) -> None:
    _each_once([meter.id for meter in meters], "meter")
    for meter in meters:
        _one_of(meter.side, SIDES, f"the side of the meter {meter.id!r}")
        if meter.of and meter.value > meter.of:
            raise Broken(f"the meter {meter.id!r} stands at {meter.value} of {meter.of}")
        if meter.pile and (meter.side != "clock" or not meter.of):
            raise Broken(f"the meter {meter.id!r} is a pile and no clock with a limit")
        if meter.steps and not 0 <= meter.value <= len(meter.steps):
            raise Broken(f"the meter {meter.id!r} has done {meter.value} of its steps")
        for runner in meter.race:
            if not 0 <= runner.seat < seats:
                raise Broken(f"seat {runner.seat} is in the race {meter.id!r}, not at the table")


def _check_seats(scene: Scene) -> None:
    seats = [card.seat for card in scene.seats]
    if seats != list(range(len(seats))):
        raise Broken(f"the seats of a scene are {seats}, not all in their order")


def _check_goals(game: Game, scene: Scene) -> None:
    """Goals are won by seats at the table, and glow in lights that the world has."""
    tones = {tone.name for tone in game.world().tones}
    goals = [(goal.tone, goal.takers) for goal in (scene.goals.each if scene.goals else [])]
    goals += [(piece.tone, piece.takers) for piece in scene.pieces]
    for tone, takers in goals:
        if tone and tone not in tones:
            raise Broken(f"{tone!r} is no tone of the world")
        for seat in takers:
            if not 0 <= seat < len(scene.seats):
                raise Broken(f"seat {seat} has taken a goal and is not at the table")


def _check_card(card: Card, places: frozenset[str], families: set[str], domains: set[str]) -> None:
    """A card is chosen by picking a thing on the table, or by saying what one wants to do."""
    if card.id not in places and card.id not in families and domain(card.id) not in domains:
        raise Broken(f"the card {card.id!r} is no element, piece, member of a domain or family")
    if card.toned and not card.tones:
        raise Broken(f"the card {card.id!r} wears a tone all over and has none")
    for way in card.ways:
        _one_of(way.colour, COLOURS, f"the colour of a way of the card {card.id!r}")
        for move in way.moves:
            if move.split(" ", 1)[0] not in families:
                raise Broken(f"a way of the card {card.id!r} begins {move!r}, which is no family")


def domain(id: str) -> str:
    return id.partition(":")[0]


def _check_effects(scene: Scene, places: frozenset[str]) -> None:
    meters = {meter.id for meter in scene.meters if meter.side == "turn"}
    for effect in scene.prompt.effects:
        _check_effect(effect, "the prompt", places)
    for hint in scene.prompt.hints:
        for effect in hint.effects:
            _check_effect(effect, repr(hint.move), places)
        for use in hint.uses:
            if use.meter not in meters:
                raise Broken(f"{hint.move!r} uses {use.meter!r}, which is no meter of the turn")
    throw = scene.prompt.throw
    if throw is not None:
        _check_throw(throw, places)
    actor = scene.prompt.actor
    if actor and actor not in places:
        raise Broken(f"{actor!r} is to act and is not on the table")


def _check_throw(throw: Throw, places: frozenset[str]) -> None:
    if throw.at not in places:
        raise Broken(f"dice were thrown at {throw.at!r}, which is not there")
    if not throw.faces or throw.harm < 0:
        raise Broken(f"{len(throw.faces)} dice thrown at {throw.at!r} do {throw.harm} harm")


def _check_effect(effect: Effect, of: str, places: frozenset[str]) -> None:
    _one_of(effect.kind, EFFECTS, f"the effect of {of}")
    if effect.at not in places:
        raise Broken(f"{of} has an effect on {effect.at!r}, which is not there")


def _check_actions(
    prompt: Prompt, choices: Sequence[Choice], families: set[str], seats: int
) -> None:
    _one_of(prompt.mood, MOODS, "the mood of the prompt")
    if not -1 <= prompt.phase < max(1, len(prompt.phases)):
        raise Broken(f"the prompt is in phase {prompt.phase} of {len(prompt.phases)}")
    offered = {choice.move for choice in choices}
    offered |= {move.split(" ", 1)[0] for move in offered}
    offered |= {",".join(shortcut.moves) for shortcut in prompt.shortcuts}
    for action in prompt.actions:
        if action.move.split(" ", 1)[0] not in families:
            raise Broken(f"the button {action.move!r} is no move")
        if action.move not in offered and action.reason is None:
            raise Broken(f"the button {action.move!r} is not offered and says no reason")
        _check_outcome(action, seats)
    primary = [action.move for action in prompt.actions if action.primary]
    if len(primary) > 1:
        raise Broken(f"{primary} are all primary; one button is")
    _each_once([action.move for action in prompt.actions], "button")


def _check_outcome(action: Action, seats: int) -> None:
    if action.outcome is None:
        return
    figure, owner = action.outcome.figure, action.outcome.owner
    if not 0 <= owner < seats:
        raise Broken(f"{action.move!r} is about somebody of seat {owner}, not at the table")
    if not 0 <= figure.health <= figure.most:
        raise Broken(f"{action.move!r} leaves {figure.id!r} {figure.health} of {figure.most}")


def _check_contest(contest: Contest, seats: int, families: set[str]) -> None:
    _one_of(contest.kind, CONTESTS, "a contest")
    for contender in contest.order:
        _one_of(contender.state, STANDS, "a contender")
        if not 0 <= contender.seat < seats:
            raise Broken(f"seat {contender.seat} is in a contest and not at the table")
    for seat in contest.chain:
        if not 0 <= seat < seats:
            raise Broken(f"seat {seat} is in the chain of a contest and not at the table")
    if contest.family and contest.family not in families:
        raise Broken(f"one bids by {contest.family!r}, which is no family")


def _check_stock(stock: Stock, seats: int) -> None:
    for pile in stock.piles:
        if pile.count < 0 or pile.owner >= seats:
            raise Broken(f"a pile of seat {pile.owner} has {pile.count} cards")


def _check_scoring(scoring: Scoring, seats: int, places: frozenset[str], boards: set[str]) -> None:
    _each_once([chapter.id for chapter in scoring.chapters], "chapter")
    for points in [scoring.before, *[chapter.points for chapter in scoring.chapters]]:
        if len(points) != seats:
            raise Broken(f"a scoring of {seats} seats speaks of {len(points)}")
    for group in [group for chapter in scoring.chapters for group in chapter.groups]:
        if group.layout not in boards or group.at not in places:
            raise Broken(f"a scoring goes round something at {group.at!r}, which is not there")


def _check_lookups(lookups: Sequence[Lookup], seats: int) -> None:
    _each_once([lookup.id for lookup in lookups], "lookup")
    for lookup in lookups:
        for tally in lookup.tallies:
            if len(tally.columns) != len(lookup.heads):
                raise Broken(f"a tally of {lookup.id!r} has {len(tally.columns)} columns")
            for share in [share for column in tally.columns for share in column]:
                if not -1 <= share.owner < seats:
                    raise Broken(f"seat {share.owner} is in {lookup.id!r}, not at the table")


# --- the kit ------------------------------------------------------------------------------------


@lru_cache(maxsize=8)  # it never changes: one look is enough
def check_kit(game: Game, content: Content) -> None:
    world = game.world()
    _one_of(world.ground, GROUNDS, "the ground of the world")
    _each_once([tone.name for tone in world.tones], "tone")
    terms = game.glossary(content)
    _each_once([term.id for term in terms], "term")
    lengths = {each.name: len(each.domains) for each in content.moves.families}
    lengths |= {each.name: len(each.domains) for each in content.events.families}
    moments = game.moments(content)
    _each_once([moment.name for moment in moments], "moment")
    _check_moments(moments, lengths)
    sources = game.sources(content)
    _check_sources(sources, lengths)
    known = drawings(game)
    for symbol in _symbols([world, terms, moments, sources]):
        if not symbol.startswith(ICON) and symbol not in known:
            raise Broken(f"the symbol {symbol!r} is neither in the game's art nor an icon")


def _check_moments(moments: Sequence[Moment], lengths: Mapping[str, int]) -> None:
    for moment in moments:
        _one_of(moment.kind, MOMENTS, f"the moment {moment.name!r}")
        _one_of(moment.colour, COLOURS, f"the colour of the moment {moment.name!r}")
        if moment.name not in lengths:
            raise Broken(f"the moment {moment.name!r} is neither a family of moves nor an event")
        for name in moment.after:
            if name not in lengths:
                raise Broken(f"{moment.name!r} is told after {name!r}, which is no move or event")
        for role, word in moment.roles.items():
            if not 0 <= word < lengths[moment.name]:
                raise Broken(f"{role} of the moment {moment.name!r} is word {word}, beyond its end")


def _check_sources(sources: Sequence[Source], lengths: Mapping[str, int]) -> None:
    for source in sources:
        if source.news not in lengths:
            raise Broken(f"points come by {source.news!r}, which is no family of moves or event")
        for word in (source.seat, source.points, *source.when):
            if not -1 <= word < lengths[source.news]:
                raise Broken(f"the source {source.id!r} speaks of word {word}, beyond the end")


@lru_cache(maxsize=8)
def drawings(game: Game) -> frozenset[str]:
    """The ids of the game's art."""
    art = game.art()
    if not art:
        return frozenset()
    return frozenset(each.get("id", "") for each in ElementTree.fromstring(art).iter())


def _symbols(thing: object) -> Iterator[str]:
    """All symbols that are named in structs and lists of them."""
    if isinstance(thing, list):
        for each in thing:
            yield from _symbols(each)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if name in ("symbol", "beside", "paid_in"):
                if value:
                    yield value
            else:
                yield from _symbols(value)


def _one_of(value: str, known: Sequence[str], what: str) -> None:
    if value not in known:
        raise Broken(f"{what} is {value!r}; known: {', '.join(known)}")


def _each_once(ids: Sequence[str], what: str) -> None:
    for id in dict.fromkeys(ids):
        if ids.count(id) > 1:
            raise Broken(f"{ids.count(id)} {what}s are called {id!r}")
