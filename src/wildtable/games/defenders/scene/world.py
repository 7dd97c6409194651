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
            Tone("forest", "#8fcb7b", "#3f6b3a"),
            Tone("plains", "#eccf68", "#7d6a2c"),
            Tone("marsh", "#84cfd6", "#336b72"),
            Tone("mountain", "#c3b7ae", "#655b54"),
            Tone("factory", "#4b4e5c", "#2c2e38"),
            Tone("core", "#3a3b4c", "#20212b"),
            Tone("rewilded", "#a9d98a", "#4c7a3c"),
            Tone("frame", "#6e5a3c", "#33291b"),
            Tone("forest-sign", "#2f6b3a", "#8fc08a"),
            Tone("mountain-sign", "#6b5f56", "#a2968c"),
        ],
    )
