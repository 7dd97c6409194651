"""What lies around the board, in lines of text: seats, meters, the contest."""

from collections.abc import Callable, Iterator

from rich.text import Text

from wildtable.cli.terminal.board import seat_style
from wildtable.kernel.faces import Contest, Figure, Meter, SeatCard
from wildtable.kernel.phrase import Phrase
from wildtable.kernel.scene import Scene

Say = Callable[[Phrase], str]
Own = Callable[..., str]  # what the terminal itself says
DOT = " · "


def faces(scene: Scene, say: Say, own: Own) -> Iterator[Text]:
    """A line for each seat, one for its team, one for all meters, and those of a contest."""
    for card in scene.seats:
        yield from _seat(card, say, own)
    if scene.meters:
        yield Text(DOT.join([_meter(meter, say) for meter in scene.meters]))
    if scene.contest is not None:
        yield from _contest(scene.contest, say)


def _seat(card: SeatCard, say: Say, own: Own) -> Iterator[Text]:
    score = own("of-goal", score=card.score, goal=card.goal) if card.goal else str(card.score)
    facts = [f"{score} {say(card.unit)}" if card.unit else score]
    facts += [f"{count.value} {say(count.title)}" for count in card.counts]
    facts += [_meter(meter, say) for meter in card.meters]
    if card.state is not None:
        facts.append(say(card.state))
    name = f"{say(Phrase('kernel-seat', {'seat': card.seat}))}"
    title = f" {say(card.title)}" if card.title else ""
    yield Text.assemble((name, seat_style(card.seat)), f"{title}: {DOT.join(facts)}")
    if card.items:
        items = [say(item.title) for item in card.items if item.has]
        yield Text(f"  {', '.join(items) or '–'}")
    if card.team:
        yield Text(f"  {', '.join([_figure(figure, say, own) for figure in card.team])}")


def _figure(figure: Figure, say: Say, own: Own) -> str:
    parts = [say(figure.title)]
    if figure.at is not None:
        parts.append(say(figure.at))
    if figure.most:
        parts.append(f"{figure.health}/{figure.most}")
    if figure.state:
        parts.append(f"({own(f'state-{figure.state}')})")
    return " ".join(parts)


def _meter(meter: Meter, say: Say) -> str:
    if meter.detail is not None:
        return f"{say(meter.title)} {say(meter.detail)}"
    return f"{say(meter.title)} {meter.value}{f'/{meter.of}' if meter.of else ''}"


def _contest(contest: Contest, say: Say) -> Iterator[Text]:
    yield Text(say(contest.title), "bold")
    for contender in contest.order:
        name = say(Phrase("kernel-seat", {"seat": contender.seat}))
        yield Text.assemble("  ", (name, seat_style(contender.seat)), f" {say(contender.text)}")
    for phrase in (contest.worth, contest.detail):
        if phrase is not None:
            yield Text(f"  {say(phrase)}")
