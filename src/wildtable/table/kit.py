"""What the server can tell of its games and bots before anybody plays."""

import logging
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import urlencode

from wildtable.bots.levels import LEVELS, fitting_level, gentle_level
from wildtable.bots.puzzle_file import puzzles_of
from wildtable.bots.words import level_words, title_of
from wildtable.kernel import registry
from wildtable.kernel.game import BadOption, Game
from wildtable.kernel.lesson.lesson_file import lessons_of
from wildtable.kernel.moves import Family
from wildtable.kernel.turn import SPECTATOR
from wildtable.kernel.words import LANGUAGES, kernel_words
from wildtable.table.door import door_of
from wildtable.table.packed import Packed, pack
from wildtable.table.trouble import Refused, known_game
from wildtable.table.wire_games import BotInfo, BotWords, FamilyInfo, GameInfo, Kit, OptionInfo

log = logging.getLogger(__name__)
MOST_KITS: Final = 32  # that lie ready: of every game with the usual options, and some more
RULE: Final = re.compile(r"^\s*- \*\*([A-Z][\w.-]*)\*\*", re.MULTILINE)  # in a rulebook


def games() -> list[GameInfo]:
    """The games: those with drawings of their own, then examples, then what is broken.

    Of each kind those first that seat the most people, and those last that one can play alone.
    """
    drawn: list[GameInfo] = []
    plain: list[GameInfo] = []
    broken = [_broken(name, reason) for name, reason in registry.broken().items()]
    for game in sorted(registry.games(), key=_by_seats):
        try:
            (drawn if game.art() else plain).append(_info(game))
        except Exception as error:  # one that can't even say what it is must not hide the others
            log.exception("the game %s can't be listed", game.name)
            broken.append(_broken(game.name, f"{type(error).__name__}: {error}"))
    return drawn + plain + broken


def _by_seats(game: Game) -> tuple[int, int, str]:
    return -max(game.seats), -min(game.seats), game.title


def bots() -> list[BotInfo]:
    """The bots, from weak to strong."""
    return [BotInfo(name, title_of(name), _told(name)) for name in LEVELS]


def _told(level: str) -> dict[str, BotWords]:
    by_language = {language: level_words(language) for language in LANGUAGES}
    return {language: BotWords(*words[level]) for language, words in by_language.items() if words}


def kit(name: str, options: Mapping[str, str], seats: int | None) -> Packed:
    """What stays the same while a game is played under these options. Raises Refused."""
    game = known_game(name)
    players = game.seats[0] if seats is None else seats
    try:
        chosen = game.with_defaults(options, players)
    except BadOption as error:
        raise Refused(400, "bad-option", str(error)) from error
    return _packed(game, tuple(chosen.items()), players)


def kit_address(game: str, options: Mapping[str, str], seats: int) -> str:
    """Where a client finds the kit of a match, and may keep it for ever."""
    mark = kit(game, options, seats).mark
    return f"/api/games/{game}/kit?{urlencode({**options, 'seats': seats, 'mark': mark})}"


def warm() -> None:
    """Load every game with its words and the kit that is asked for first, before anybody waits."""
    for game in games():
        if not game.broken:
            try:
                kit(game.name, {}, None)
            except Exception:  # it is told again to whoever asks for it
                log.exception("the kit of %s can't be made", game.name)


@lru_cache(MOST_KITS)
def _packed(game: Game, options: tuple[tuple[str, str], ...], seats: int) -> Packed:
    content = game.content(dict(options))
    return pack(
        Kit(
            game.name,
            game.title,
            game.layouts(content),
            game.scene(content, game.start(content, seats), SPECTATOR).pieces,
            game.art(),
            {language: _words(game, language) for language in LANGUAGES if game.words(language)},
            RULE.findall(game.rules()),
            _families(content.moves.families),
            _families(content.events.families),
            game.world(),
            game.glossary(content),
            game.moments(content),
            game.sources(content),
        )
    )


def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(each.name, each.values, each.default, each.rule, each.ruling)
        for each in game.options
    ]
    door = door_of(game, LANGUAGES)
    return GameInfo(
        game.name,
        game.title,
        game.seats,
        options,
        door=door,
        bot=fitting_level(game),
        gentle=gentle_level(game),
        lessons=len(lessons_of(game)),
        puzzles=len(puzzles_of(game)),
        windows=game.windows,
    )


def _broken(name: str, reason: str) -> GameInfo:
    return GameInfo(name, name.replace("-", " ").capitalize(), [], [], reason)


def _words(game: Game, language: str) -> str:
    return f"{kernel_words(language)}\n{game.words(language)}"


def _families(families: Sequence[Family]) -> list[FamilyInfo]:
    return [
        FamilyInfo(each.name, [domain.name for domain in each.domains], each.secret, each.story)
        for each in families
    ]
