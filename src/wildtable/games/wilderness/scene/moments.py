"""How moves and events are told: their weight, glyph and sound."""

from typing import Final

from wildtable.kernel.world import Moment

STEP: Final = "gi-boot-prints"
DICE: Final = "gi-perspective-dice-six-faces-random"
TOKEN: Final = "gi-cut-diamond"
CARD: Final = "gi-card-draw"

MOMENTS: Final = [
    # moves
    Moment("draw", "echo"),
    Moment("buy", "pay", TOKEN),
    Moment("discard", "play", "gi-card-discard"),
    Moment("spare", "echo", TOKEN),
    Moment("place", "echo", "gi-paw-print"),
    Moment("lay", "place", "gi-mountains", {"to": 1}),
    Moment("finish", "quiet"),
    Moment("keep", "echo"),
    Moment("return", "echo"),
    Moment("activate", "play", "activation"),
    Moment("sprint", "play", "gi-sprint"),
    Moment("wake", "quiet"),
    Moment("deactivate", "pass", "gi-night-sleep"),
    Moment("forfeit", "pass", "gi-night-sleep"),
    Moment("end", "quiet"),
    Moment("step", "step", STEP, {"to": 0}),
    Moment("pick-up", "echo"),
    Moment("drop", "echo"),
    Moment("again", "quiet"),
    Moment("halt", "quiet"),
    Moment("attack", "aim", "gi-claws", {"target": 0}),
    Moment("cone", "aim", "gi-flame"),
    Moment("spray", "aim", "gi-poison-cloud"),
    Moment("shed", "block", "gi-lizard-tongue"),
    Moment("stay", "quiet"),
    Moment("escape", "echo"),
    Moment("pay", "echo"),
    Moment("decline", "pass", TOKEN),
    Moment("roll", "roll", DICE, {"face": 0}),
    # events
    Moment("drew", "draw", CARD, {"seat": 0}),
    Moment("placed", "place", "gi-paw-print", {"seat": 0, "to": 1}),
    Moment("kept", "quiet"),
    Moment("put-back", "quiet"),
    Moment("paid", "pay", TOKEN, {"seat": 0, "amount": 1}),
    Moment("triggered", "gain", "trigger-drop", {"seat": 0}),
    Moment("stalled", "turn", "trigger-drop"),
    Moment("revealed", "reveal", "gi-paw-print", {"target": 0, "to": 1}),
    Moment("move-of", "turn", "activation", {"seat": 0}),
    Moment("captured", "take", "gi-star-swirl", {"seat": 0, "target": 1}),
    Moment("renewed", "gain", "activation", {"seat": 0}),
    Moment("woken", "heal", "gi-sunrise", {"target": 0}),
    Moment("stung", "hit", "gi-bee", {"target": 0}),
    Moment("hurt", "hit", "gi-claws", {"target": 0, "amount": 1}),
    Moment("swan-hurt", "hit", "gi-claws", {"target": 0, "amount": 2}),
    Moment("healed", "heal", "gi-hearts", {"target": 0, "amount": 1}),
    Moment("removed", "fall", "gi-tombstone", {"target": 0}),
    Moment("took-field", "step", STEP, {"target": 0, "to": 1}),
    Moment("watched", "aim", "gi-eye-target", {"target": 0, "seat": 1}),
    Moment("stopped", "block", "gi-eye-target", {"target": 0, "to": 1}),
    Moment("picked-up", "take", "gi-eagle-head", {"actor": 0, "target": 1}),
    Moment("dropped", "place", "gi-eagle-head", {"target": 0, "to": 1}),
    Moment("tail-shed", "block", "gi-lizard-tongue", {"target": 0, "to": 1}),
    Moment("curled-up", "block", "gi-hedgehog", {"target": 0}),
    Moment("poisoned", "hit", "gi-snake", {"target": 0}),
    Moment("stunned", "hit", "gi-knocked-out-stars", {"target": 0}),
    Moment("infested", "hit", "gi-scarab-beetle", {"actor": 0, "target": 1}),
    Moment("trained", "gain", "gi-upgrade", {"target": 0, "amount": 1}),
    Moment("out", "loss", "gi-tombstone", {"seat": 0}),
]
