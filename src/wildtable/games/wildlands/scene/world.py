"""The world of Wildlands: a torchlit dungeon, or ruins in the grass, by day and by night."""

from typing import Final

from wildtable.kernel.world import Tone, World

TONES: Final = [
    Tone("ground", "#3A312B", "#171310"),
    Tone("surface", "#FFFDF6", "#211D1A"),
    Tone("surface-2", "#F5EEDD", "#2C2723"),
    Tone("accent", "#8A4513", "#F2A65A"),
    Tone("on-accent", "#FFFFFF", "#1C1713"),
    Tone("dock", "#1C1713", "#0B0908"),
    Tone("wild", "#2F2547", "#241A40"),
    # both maps
    Tone("wall", "#4A3C32", "#0C0A09"),
    Tone("wall-top", "#8A7561", "#2E2721"),
    Tone("line", "#FFF6DF", "#B59F7F"),
    Tone("number", "#5B4428", "#C9B594"),
    Tone("label", "#4A3519", "#E6D6B8"),
    Tone("label-edge", "#F3E3C266", "#1C161166"),
    Tone("crate", "#7A5230", "#2A211A"),
    Tone("crate-edge", "#3D2815", "#120D09"),
    Tone("arrow", "#7A4A17", "#E0A45C"),
    # the dungeon
    Tone("floor", "#E6CDA3", "#4C4138"),
    Tone("floor-2", "#DDBF8F", "#443A32"),
    Tone("joint", "#C9AE84", "#3B322B"),
    Tone("torch", "#FFB347", "#FF9A3C"),
    # the ruins
    Tone("grass", "#C9D39A", "#3A4430"),
    Tone("grass-2", "#9DB066", "#4D5A3D"),
    Tone("hill", "#E3CF98", "#54472F"),
    Tone("hill-2", "#B6924A", "#7A6438"),
    Tone("column", "#EFEADA", "#8F8876"),
    Tone("gate", "#E3A51E", "#F2C230"),
]


def world() -> World:
    return World("stone", "gi-crystal-cluster", TONES)
