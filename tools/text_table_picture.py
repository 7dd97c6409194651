"""Draws docs/pictures/text-table.svg, the terminal in the documentation, from the terminal itself.

Whoever changes how the terminal looks draws it anew:

    .venv/bin/python -m tools.text_table_picture
"""

from io import StringIO
from pathlib import Path

from rich.console import Console

from wildtable.cli.terminal.screen import Drawer
from wildtable.kernel import registry
from wildtable.kernel.match import Match
from wildtable.kernel.view import view
from wildtable.kernel.words import words_of

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "text-table.svg"
COLUMNS = "ddcecbfdee"
YOU = 0
SEEN = 9

# The frame that rich fills in. Its own one loads fonts from elsewhere; this one asks for none.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: 21px; /* so high that the lines of frames meet */
}}
.{unique_id}-title {{ font-family: system-ui, "DejaVu Sans", sans-serif; font-size: 18px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    game = registry.game("connect-four")
    match = Match(game)
    for number, column in enumerate(COLUMNS):
        match.play(number % 2, [match.content.moves.parse(f"drop {column}")])
    drawer = Drawer(match, words_of(game), ["person", "random"])
    console = Console(record=True, width=76, file=StringIO(), color_system="truecolor")
    console.print(drawer.screen(view(match, YOU), console.width, SEEN))
    console.print("seat 0> drop e", end="", highlight=False)
    svg = console.export_svg(
        title="wildtable play connect-four", code_format=FRAME, unique_id="table"
    )
    PICTURE.write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
