"""Play a match again and print every position and its news as JSON, one line each.

`golden_diff.py` runs this beside the sources of another commit, so it uses nothing of Wildtable but
what every commit has. The match comes on standard input.
"""

import json
import sys
from typing import Any

from wildtable.kernel.chance import FairChance
from wildtable.kernel.line import read_line
from wildtable.kernel.match import Match
from wildtable.kernel.moves import BadText
from wildtable.kernel.registry import game


def main() -> None:
    """Trace the match as far as these rules play it."""
    asked = json.load(sys.stdin)
    fair = FairChance.seeded(asked["chance"])
    match = Match(game(asked["game"]), asked["options"], asked["seats"], fair)
    heard = [0] * len(match.news)
    tell({"position": match.state.dump(), "news": []})
    for text in asked["log"]:
        try:
            denial = match.append(read_line(text, match.content.moves))
        except BadText as error:
            tell({"refused": str(error)})
            return
        if denial is not None:
            tell({"refused": f"{denial.rule} forbids it"})
            return
        news = [
            [[item.kind, item.seat, item.words] for item in told[before:]]
            for told, before in zip(match.news, heard, strict=True)
        ]
        heard = [len(told) for told in match.news]
        tell({"position": match.state.dump(), "news": news})


def tell(step: dict[str, Any]) -> None:
    print(json.dumps(step))


if __name__ == "__main__":
    main()
