"""The sea around the island, by day and by night, and the colours that the drawings use."""

from wildtable.kernel.world import Tone, World


def world() -> World:
    return World(ground="sea", symbol="gi-pine-tree", tones=[*_table(), *_island(), *_cards()])


def _table() -> list[Tone]:
    return [
        Tone("ground", "#8DB9DA", "#10212C"),
        Tone("surface", "#FFFDF6", "#17242B"),
        Tone("surface-2", "#F5EEDD", "#22323A"),
        Tone("accent", "#A8461E", "#F0A070"),
        Tone("on-accent", "#FFFFFF", "#1C2320"),
        Tone("dock", "#1E2A26", "#0B1417"),
    ]


def _island() -> list[Tone]:
    """Each terrain with its mark: what grows there is told by its shape, too."""
    return [
        Tone("shallows", "#BFE0F0", "#1B3948"),
        Tone("cliff", "#C9A86A", "#3A311D"),
        Tone("beach", "#F4E3B4", "#6E6040"),
        Tone("forest", "#A9D092", "#4C6E40"),
        Tone("forest-mark", "#5B9458", "#31502C"),
        Tone("desert", "#F7E3A1", "#8A7538"),
        Tone("desert-mark", "#C9A24F", "#B59C58"),
        Tone("savanna", "#F0BE82", "#8C5F34"),
        Tone("savanna-mark", "#A1702F", "#59381B"),
        Tone("steppe", "#D2E37F", "#6B7A33"),
        Tone("steppe-mark", "#7F9A2F", "#A0B355"),
        Tone("mountains", "#D3CBC2", "#625C56"),
        Tone("mountains-mark", "#9C938A", "#423D38"),
        Tone("snow", "#FFFFFF", "#C9C4BC"),
        Tone("water", "#9FD0EE", "#33627F"),
        Tone("water-mark", "#FFFFFF", "#6E9FBA"),
    ]


def _cards() -> list[Tone]:
    return [
        Tone("paper", "#FFFDF5", "#22323A"),
        Tone("line", "#1B2621", "#E9E2D2"),
        Tone("ability", "#E6D5EF", "#4B3A57"),
        Tone("adaptation", "#D3E8E6", "#2C4F4D"),
        Tone("joker", "#FBE8A8", "#6B5A20"),
        Tone("event-food-source", "#DCEFD5", "#3B5A34"),
        Tone("event-epidemic", "#EADCDC", "#5A4142"),
        Tone("event-famine", "#F2DDC9", "#62452B"),
        Tone("ability-mark", "#8A3B74", "#D3AEE0"),
        Tone("adaptation-mark", "#1D6464", "#93D0CB"),
        Tone("famine-mark", "#7D4D20", "#D9A876"),
        Tone("spring", "#1F6D9C", "#84BEE0"),
        Tone("struck", "#9C2F12", "#F09070"),
        Tone("back", "#1B6844", "#14432E"),
    ]
