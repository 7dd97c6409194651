"""Where Defenders of the Wild takes place: a forest that machines eat into."""

from wildtable.kernel.world import Tone, World


def world() -> World:
    return World(
        "forest",
        "gi-pine-tree",
        [
            Tone("ground", "#cfe3cc", "#0e1a14"),
            Tone("surface", "#fffdf6", "#16231c"),
            Tone("surface-2", "#f5eedd", "#1f3027"),
            Tone("accent", "#1f6144", "#7fcb9b"),
            Tone("on-accent", "#ffffff", "#1c2320"),
            Tone("dock", "#1e2a26", "#0d1512"),
            Tone("forest", "#74b26c", "#35603a"),
            Tone("plains", "#e8c866", "#75642f"),
            Tone("marsh", "#7cc4c0", "#2f6468"),
            Tone("mountain", "#b8aca1", "#5c534c"),
            Tone("factory", "#353842", "#23252d"),
            Tone("core", "#2a2c36", "#191a21"),
            Tone("rewilded", "#8ecb72", "#46753c"),
            Tone("forest-sign", "#2f6b46", "#1b3d2a"),
            Tone("plains-sign", "#a8842a", "#b39a52"),
            Tone("marsh-sign", "#2c7a76", "#7fb8b4"),
            Tone("mountain-sign", "#7d7067", "#8b8078"),
            Tone("trunk", "#5b4630", "#2d2318"),
            Tone("leaf", "#2f7a34", "#8fc97c"),
            Tone("gap", "#fff8e6", "#d8cfb8"),
            Tone("grass", "#7d8f52", "#3b4729"),
            Tone("frame", "#6e5a3c", "#33291b"),
            Tone("earth", "#3d2f22", "#1a140e"),
        ],
        shelf=True,
    )
