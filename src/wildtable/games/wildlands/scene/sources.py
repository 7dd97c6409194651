"""Where points come from: shards that are claimed, rivals who are knocked out."""

from wildtable.games.wildlands.scene.moments import SHARD
from wildtable.kernel.scene import Phrase
from wildtable.kernel.world import Source


def sources() -> list[Source]:
    """WLD-23.1, WLD-23.2 each of them is a point."""
    return [
        Source("shards", Phrase("source-shards"), "claimed", SHARD, each=1),
        Source("fallen", Phrase("source-fallen"), "knocked-out", "gi-knocked-out-stars", seat=1,
               each=1),
    ]  # fmt: skip
