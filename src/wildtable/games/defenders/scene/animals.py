"""Which drawing stands for a species: its own, or that of an animal that looks alike."""

from typing import Final

LIKENESSES: Final = {
    "badger": ("badger", "wolverine"),
    "bat": ("bat",),
    "beaver": ("beaver", "muskrat", "otter"),
    "cat": ("wildcat",),
    "chicken": ("guinea fowl", "partridge", "quail", "rock ptarmigan"),
    "circling-fish": ("eel", "lamprey", "pike"),
    "deer": ("roe deer",),
    "donkey": ("donkey",),
    "dove": ("wood pigeon",),
    "duck": ("coot",),
    "eagle-head": ("falcon", "kestrel"),
    "fox": ("pine marten", "prairie fox", "stoat"),
    "frog": ("marsh frog", "toad"),
    "goat": ("chamois", "ibex", "mountain goat"),
    "hedgehog": ("hedgehog",),
    "heron": ("bittern", "grey heron", "water rail"),
    "lynx-head": ("lynx",),
    "mole": ("mole", "slug-eating shrew", "water shrew"),
    "mouse": ("bank vole", "snow vole", "vole", "water vole", "wood mouse"),
    "owl": ("eagle owl", "nightjar", "tawny owl"),
    "rabbit": ("hare", "jackrabbit", "pika"),
    "raccoon-head": ("polecat", "skunk"),
    "rat": ("mountain rat", "wood rat"),
    "raven": ("chough", "jay", "magpie", "raven"),
    "salamander": ("alpine newt", "axolotl", "crested newt", "fire salamander"),
    "seated-mouse": ("dormouse", "hamster", "harvest mouse"),
    "snake": ("grass snake",),
    "sparrow": ("lapwing", "wood thrush"),
    "squirrel": ("ground squirrel", "marmot", "prairie dog", "red squirrel"),
    "turtle": ("snapping turtle",),
    "vulture": ("bearded vulture",),
    "bull": ("bison",),
}
DRAWINGS: Final = {
    species: f"gi-{drawing}" for drawing, likes in LIKENESSES.items() for species in likes
}
UNKNOWN: Final = "gi-animal-hide"  # of a pack that has others


def animal(species: str) -> str:
    return DRAWINGS.get(species, UNKNOWN)
