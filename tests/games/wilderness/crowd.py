"""Boards full of animals in every condition, where everything meets everything."""

from random import Random
from typing import Any

from wildtable.games.wilderness import GAME
from wildtable.games.wilderness.board_building import RECOMMENDED
from wildtable.games.wilderness.content import WildernessContent
from wildtable.games.wilderness.moves import ANIMAL_IDS, ANIMALS, FIELD, WATER
from wildtable.kernel.game import State
from wildtable.kernel.kit.match_promises import Setting

CROWD = 26  # animals at most: the more there are, the fewer ways out


def crowded(setting: Setting, rng: Random, crowd: int = CROWD) -> State:
    """A random position of the Action phase under these options."""
    content = GAME.content(setting.options)
    assert isinstance(content, WildernessContent)
    board = content.boards.named(RECOMMENDED) if content.by_chance else content.board
    assert board is not None
    fields = rng.sample(board.fields, len(board.fields))
    seats: list[dict[str, Any]] = []
    few = crowd <= CROWD
    for _ in range(setting.seats):
        deserts = [FIELD.names[fields.pop()] for _ in range(rng.randrange(3 if few else 8))]
        animals: dict[str, Any] = {}
        most = crowd // setting.seats
        least = 3 if few else most - 1
        for animal in rng.sample(range(ANIMALS), min(ANIMALS, rng.randrange(least, most))):
            name = ANIMAL_IDS[animal]
            free = [f for f in fields if name != "eel" or board.landscape[f] & WATER]
            if not free:
                continue  # an Eel, and all water is taken
            place = free[0]
            fields.remove(place)
            animals[name] = condition(content, animal, place, rng)
        next(iter(animals.values()))["token"] = True
        seats.append({"magic": rng.randrange(6), "animals": animals, "deserts": deserts})
    for seat in range(setting.seats):
        infest(seats, seat, rng)
    position = {"phase": "action", "board": board.name, "seats": seats}
    return GAME.load(content, position, rng)


def condition(content: WildernessContent, animal: int, place: int, rng: Random) -> dict[str, Any]:
    name = ANIMAL_IDS[animal]
    stamina = content.book.stamina[animal]
    hurt: int | list[int] = rng.randrange(stamina) if stamina else 0
    if name == "swans":
        hurt = [rng.randrange(stamina + 1), rng.randrange(stamina)]
    return {
        "at": FIELD.names[place],
        "damage": hurt,
        "token": rng.random() < 0.7,
        "passive": rng.randrange(2) if rng.random() < 0.2 else 0,
        "poisoned": rng.random() < 0.15 and name not in ("bees", "fire_drake"),
        "training": rng.randrange(4),
    }


def infest(seats: list[dict[str, Any]], seat: int, rng: Random) -> None:
    """Put the seat's Scarab inside somebody, if it is not on the board."""
    hosts = [
        f"{other}-{name}" + (" second" if name == "swans" else "")
        for other in range(len(seats))
        for name in seats[other]["animals"]
        if other != seat and name not in ("bees", "scarab", "eel")
    ]
    if "scarab" not in seats[seat]["animals"] and hosts and rng.random() < 0.5:
        seats[seat]["animals"]["scarab"] = {"inside": rng.choice(hosts)}
