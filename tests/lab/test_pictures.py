"""Pictures of matches as files: stills and replays, without a browser."""

from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from wildtable import FairChance, Match, Seating, bot, game
from wildtable.cli import main
from wildtable.kernel.picture.plain import plain
from wildtable.kernel.record.file import write
from wildtable.kernel.record.record import make_record
from wildtable.lab.pictures import png

pytestmark = pytest.mark.pure_only


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of Connect Four."""
    match = Match(game("connect-four"), fair=FairChance.seeded("x"))
    Seating(dict.fromkeys(range(2), bot("random")), "x").play_on(match)
    file = tmp_path_factory.mktemp("records") / "match.json"
    write(make_record(match, reveal=True), file)
    return file


def draw(record: Path, *options: str) -> Path:
    done = CliRunner().invoke(main, ["picture", str(record), *options])
    assert done.exit_code == 0, done.output
    return Path(done.output.strip())


def colours(image: Image.Image) -> set[tuple[int, ...]]:
    return {colour for _, colour in image.convert("RGB").getcolors(1 << 24)}  # type: ignore[misc, union-attr]


def test_a_still_shows_the_line_that_is_asked_for(record: Path, tmp_path: Path) -> None:
    begun = draw(record, "--at", "0", "-o", str(tmp_path / "0.svg")).read_text("utf-8")
    later = draw(record, "--at", "3", "-o", str(tmp_path / "3.svg")).read_text("utf-8")
    assert begun.startswith("<svg")
    assert begun.count('class="letter"') < later.count('class="letter"')


def test_a_png_is_painted_and_as_wide_as_asked(record: Path, tmp_path: Path) -> None:
    file = draw(record, "--at", "5", "--width", "300", "-o", str(tmp_path / "5.png"))
    image = Image.open(file)
    assert image.format == "PNG"
    assert image.width == 300
    assert {(86, 180, 233), (230, 159, 0)} <= colours(image)  # of the first two seats


@pytest.mark.parametrize("form", ["gif", "webp"])
def test_a_replay_moves(record: Path, tmp_path: Path, form: str) -> None:
    file = draw(record, "--at", "4", "--width", "200", "-o", str(tmp_path / f"replay.{form}"))
    image = Image.open(file)
    assert image.format == form.upper()
    assert image.n_frames >= 5  # type: ignore[attr-defined]


def test_without_a_name_the_picture_lies_beside_the_record(record: Path) -> None:
    assert draw(record, "--format", "svg") == record.with_suffix(".svg")


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        (["--at", "999"], "the match has the lines 0 to"),
        (["--as", "5"], "the match has the seats 0 to 1, not 5"),
    ],
)
def test_what_is_wrong_is_said(record: Path, options: list[str], wrong: str) -> None:
    done = CliRunner().invoke(main, ["picture", str(record), *options])
    assert done.exit_code == 1
    assert wrong in done.output


@pytest.mark.parametrize("name", ["wildlife", "wilderness", "wildlands", "defenders"])
def test_every_game_can_be_drawn_without_a_browser(name: str) -> None:
    svg = Match(game(name)).picture()
    assert "var(" not in plain(svg)
    image = Image.open(BytesIO(png(svg, 200)))
    dark = [colour for colour in colours(image) if max(colour) < 8]
    assert len(colours(image)) > 50
    assert len(dark) < len(colours(image)) / 10
