"""What a damage roll does: how many faces of the die hurt, and how many kill."""

from msgspec import Struct

from wildtable.games.defenders.board import Board
from wildtable.games.defenders.frames import MELEE, ROLL_KIND
from wildtable.games.defenders.moves import DIE_FACES, EVASION, FORTITUDE, ONE_DAMAGE, TWO_DAMAGE
from wildtable.games.defenders.rules.table import ability_of
from wildtable.games.defenders.scene.names import Words


class Odds(Struct, frozen=True):
    """Faces of the die, all of them and by what they do to a side that carries some damage."""

    faces: int
    harmless: int
    one: int
    more: int
    deadly: int


def odds(table: Board, side: int, kind: int, carried: int) -> Odds:
    """Of a roll of this kind by a side that will carry so much damage before it."""
    content = table.content
    hurts = [harm(table, side, kind, face) for face in range(DIE_FACES)]
    faces = content.die_faces

    def count(least: int, most: int) -> int:
        return sum([faces[face] for face, hurt in enumerate(hurts) if least <= hurt <= most])

    highest = max(hurts) + 1
    deadly = count(max(1, content.max_damage - carried + 1), highest)
    return Odds(sum(faces), count(0, 0), count(1, 1), count(2, highest), deadly)


def harm(table: Board, side: int, kind: int, face: int) -> int:
    """DEF-9.5, DEF-9.6 what a face does; DEF-32.4, DEF-31.7 two abilities ignore one of them."""
    ability = ability_of(table, side)
    ignored = {EVASION: ONE_DAMAGE, FORTITUDE: TWO_DAMAGE}.get(ability)
    if face == ignored:
        return 0
    return table.content.melee[face] if kind == MELEE else table.content.sniper[face]


def odds_words(table: Board, side: int, kind: int, carried: int) -> Words:
    found = odds(table, side, kind, carried)
    return {
        "roll": ROLL_KIND.names[kind],
        "faces": found.faces,
        "harmless": found.harmless,
        "harm": found.one + found.more,
        "one": found.one,
        "more": found.more,
        "deadly": found.deadly,
    }


NO_ROLL: Words = {
    "roll": "none", "faces": 0, "harmless": 0, "harm": 0, "one": 0, "more": 0, "deadly": 0
}  # fmt: skip
