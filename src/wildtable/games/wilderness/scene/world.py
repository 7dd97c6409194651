"""Where Wilderness takes place: a moonlit night."""

from wildtable.kernel.world import Tone, World


def world() -> World:
    return World(
        "stars",
        "unicorn-at-night",
        [
            Tone("ground", "#262250", "#100f26"),
            Tone("surface", "#fbfaff", "#1c1a38"),
            Tone("surface-2", "#eeebfa", "#272447"),
            Tone("accent", "#51459e", "#b7a8ff"),
            Tone("on-accent", "#ffffff", "#1c2320"),
            Tone("dock", "#0f0d26", "#090818"),
            Tone("water", "#3b82b4", "#295b7e"),
            Tone("forest", "#38785c", "#275440"),
            Tone("meadow", "#9a9a4e", "#6c6c37"),
            Tone("rock", "#77718f", "#534f64"),
            Tone("desert", "#d9b45a", "#8a7135"),
            Tone("element-earth", "#e8a94e", "#e8a94e"),
            Tone("element-water", "#5cc0f5", "#5cc0f5"),
            Tone("element-fire", "#ff7448", "#ff7448"),
            Tone("element-air", "#f0ecff", "#f0ecff"),
            Tone("element-aether", "#b77bff", "#b77bff"),
            Tone("water-sign", "#a9d3ef", "#7fb2d3"),
            Tone("forest-sign", "#8fc7a5", "#6ba382"),
            Tone("meadow-sign", "#dcdc9a", "#b3b36f"),
            Tone("rock-sign", "#b9b3cf", "#938dab"),
        ],
    )
