"""Reviews of matches that are over: which decisions of a seat mattered, and how lucky it was.

They are worked out where bots think, after all whom somebody waits for, and kept with the match. A
decision is judged by what the seat knew then; luck, by all that is known now.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, final

import msgspec
from msgspec.structs import replace

from wildtable.bots.review import Decided, Drawn, decisions, draws, usual_gain
from wildtable.bots.suggest import Suggestion
from wildtable.kernel.match import Match
from wildtable.kernel.past import Past, moments
from wildtable.table.sql import Sql
from wildtable.table.table import Table
from wildtable.table.thinker import Question
from wildtable.table.thinkers import NoThought, Thinkers
from wildtable.table.trouble import Refused, no_suggestion
from wildtable.table.wire_review import JudgedDecision, LuckyDraw, MatchReview, ReviewState
from wildtable.table.wire_suggest import all_told, told

GOOD: Final = 0.02  # of the chance to win: nobody would notice
FINE: Final = 0.06  # less is not worth a word
CLEAR: Final = 0.04  # by how much a good decision is better than the next best, to be told of
MOST: Final = 3  # decisions that are told
ENOUGH: Final = 5  # tries in which ways were compared: fewer say nothing
CANDIDATES: Final = 6  # that are looked at again: what cost much at first sight may have been luck
STATES: Final = 50_000  # to look at for each decision at first sight: about a second
AGAIN: Final = 200_000
PATIENCE: Final = 8.0  # seconds, however busy the machine is: less than a bot may think at all
STROKES: Final = 2  # draws that are told
NOTABLE: Final = 0.7  # of what a turn usually brings
MOST_DRAWS: Final = 60  # that are looked at; of more, a part of them
MOST_GOING: Final = 8  # reviews at once
KEEP: Final = (
    "INSERT INTO reviews (match, seat, review) VALUES ($1, $2, $3) "
    "ON CONFLICT (match, seat) DO UPDATE SET review = excluded.review"
)

log = logging.getLogger(__name__)


@final
class Going:
    """A review that is being worked out: how much there is to do, and how much is done."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.decided: list[int] = []
        self.task: asyncio.Task[None] | None = None


@final
class Reviews:
    """The reviews of a server."""

    def __init__(self, sql: Sql, thinkers: Thinkers) -> None:
        self._sql: Final = sql
        self._thinkers: Final = thinkers
        self._going: Final[dict[tuple[str, int], Going]] = {}

    async def of(self, table: Table, seat: int) -> ReviewState:
        """The review of a match that is over, or how far it is; begun if need be."""
        key = table.id, seat
        if key not in self._going:
            kept = await self._kept(table.id, seat)
            if kept is not None:
                return ReviewState(1, 1, kept.decided, kept)
        if key not in self._going:
            if len(self._going) >= MOST_GOING:
                return ReviewState(0, 1, [])
            going = self._going[key] = Going()
            going.task = asyncio.create_task(self._work_out(table, seat, going))
        going = self._going[key]
        return ReviewState(going.done, max(1, going.of), going.decided)

    async def ask(self, table: Table, seat: int, version: int) -> JudgedDecision:
        """What a bot thinks of what a seat decided at a moment. Raises Refused."""
        decided = await asyncio.to_thread(_decided_at, table.match, seat, version)
        if decided is None:
            raise Refused(404, "nothing-decided", "Nothing was decided from this seat here.")
        try:
            found = await self._judge(table, seat, decided, "ask", AGAIN, urgent=True)
        except NoThought as error:
            raise no_suggestion() from error
        judged = _judged(found, version)
        if judged is None:
            raise no_suggestion()
        return judged

    async def close(self) -> None:
        """Stop whatever is being worked out: it is begun anew when somebody asks again."""
        tasks = [going.task for going in self._going.values() if going.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _kept(self, match: str, seat: int) -> MatchReview | None:
        sql = "SELECT review FROM reviews WHERE match = $1 AND seat = $2"
        rows = await self._sql.rows(sql, match, seat)
        try:
            return msgspec.json.decode(rows[0][0], type=MatchReview) if rows else None
        except msgspec.DecodeError:
            return None  # as an older version wrote it

    async def _work_out(self, table: Table, seat: int, going: Going) -> None:
        try:
            review = await self._review(table, seat, going)
            text = msgspec.json.encode(review).decode()
            await self._sql.write((KEEP, (table.id, seat, text)))
        except Exception:
            log.exception("no review of seat %d of match %s", seat, table.id)
        finally:
            del self._going[table.id, seat]

    async def _review(self, table: Table, seat: int, going: Going) -> MatchReview:
        match = table.match
        past = await asyncio.to_thread(moments, match, seat)
        decided = await asyncio.to_thread(decisions, match, seat)
        drawn = _some(await asyncio.to_thread(draws, match, seat), MOST_DRAWS)
        going.of = len(decided) + min(CANDIDATES, len(decided)) + len(drawn)
        going.decided = [_version(past, each.line) for each in decided]

        judged: list[tuple[Decided, JudgedDecision]] = []
        for each in decided:
            found = await self._try(table, seat, each, "first", STATES)
            going.done += 1
            if found is not None:
                judged.append((each, found))
        again = []
        for each, _ in _candidates(judged):
            found = await self._try(table, seat, each, "again", AGAIN)
            going.done += 1
            if found is not None:
                again.append(found)
        lucky = await self._luck(table, seat, drawn, past, going)
        strokes = sorted(lucky, key=lambda stroke: abs(stroke.by), reverse=True)
        costs = [found.chosen.cost for _, found in judged]
        return MatchReview(
            decided=going.decided,
            mattered=_mattered(again),
            good=len([cost for cost in costs if cost < GOOD]),
            fine=len([cost for cost in costs if GOOD <= cost < FINE]),
            slips=len([cost for cost in costs if cost >= FINE]),
            luck=round(sum([stroke.by for stroke in lucky]), 1),
            strokes=[each for each in strokes[:STROKES] if abs(each.by) >= NOTABLE],
        )

    async def _try(
        self, table: Table, seat: int, decided: Decided, lots: str, states: int
    ) -> JudgedDecision | None:
        """A decision judged; None where no bot had an answer that says anything."""
        try:
            found = await self._judge(table, seat, decided, lots, states, urgent=False)
        except NoThought as error:
            log.warning("seat %d of match %s: %s", seat, table.id, error)
            return None
        if len(found.others) > 0 and found.tries < ENOUGH:
            return None  # the machine was too busy to tell good from bad
        return _judged(found, _version(moments(table.match, seat), decided.line))

    async def _judge(
        self, table: Table, seat: int, decided: Decided, lots: str, states: int, urgent: bool
    ) -> Suggestion:
        match = table.match
        question = Question(
            match.game.name,
            match.options,
            decided.position,
            seat,
            "",
            f"{lots} {decided.line}",
            PATIENCE,
            states,
            chosen=decided.moves,
        )
        thought = await self._thinkers.think(question, table.host or table.id, urgent)
        assert thought.suggestion is not None, "what could be done best was asked"
        return thought.suggestion

    async def _luck(
        self, table: Table, seat: int, drawn: Sequence[Drawn], past: Sequence[Past], going: Going
    ) -> list[LuckyDraw]:
        match = table.match
        usual = await asyncio.to_thread(usual_gain, match, seat)
        found = []
        for each in drawn:
            question = Question(
                match.game.name,
                match.options,
                each.position,
                seat,
                "",
                f"luck {each.line}",
                drawn=each.moves,
            )
            try:
                thought = await self._thinkers.think(question, table.host or table.id, urgent=False)
            except NoThought as error:
                log.warning("seat %d of match %s: %s", seat, table.id, error)
            else:
                version = _version(past, each.line + len(each.moves))
                found.append(LuckyDraw(version, round(thought.luck / usual, 1)))
            going.done += 1
        return found


def _version(past: Sequence[Past], line: int) -> int:
    """The moment in which a line of the log was next."""
    return next((each.version for each in past if each.line >= line), past[-1].version)


def _decided_at(match: Match, seat: int, version: int) -> Decided | None:
    past = moments(match, seat)
    found = [each for each in decisions(match, seat) if _version(past, each.line) == version]
    return found[-1] if found else None


def _judged(found: Suggestion, version: int) -> JudgedDecision | None:
    chosen = found.chosen
    if chosen is None:
        return None
    if _alike(chosen.moves, found.best.moves):
        chosen = replace(chosen, cost=0.0, losses=[])
    best, *others = all_told(found)
    others = [each for each in others if not _alike(each.moves, best.moves)]
    return JudgedDecision(version, told(chosen), [best, *others], found.stands)


def _alike(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether one goes on where the other stops."""
    return all(mine == theirs for mine, theirs in zip(one, other, strict=False))


def _lead(judged: JudgedDecision) -> float:
    """By how much the best way was better than the next."""
    return judged.ways[1].cost if len(judged.ways) > 1 else 0.0


def _candidates(
    judged: Sequence[tuple[Decided, JudgedDecision]],
) -> list[tuple[Decided, JudgedDecision]]:
    """What may have mattered: what cost most, and what was good and not a matter of course."""
    bad = sorted(
        judged,
        key=lambda each: (bool(each[1].chosen.losses), each[1].chosen.cost),
        reverse=True,
    )
    good = [each for each in judged if each[1].chosen.cost < GOOD and not each[0].passes]
    good.sort(key=lambda each: _lead(each[1]), reverse=True)
    half = CANDIDATES // 2
    return [*[each for each in bad[:half] if each[1].chosen.cost >= GOOD], *good[:half]]


def _mattered(again: Sequence[JudgedDecision]) -> list[JudgedDecision]:
    """At most three, in order, and at least one good one among them if there is any.

    Told is what can be seen: something that was lost, or that the next best way would have lost;
    where no bad one shows like that, or no good one, the clearest. Of decisions that are alike,
    such as to let a window go by, one.
    """
    good = [each for each in again if each.chosen.cost < GOOD and _lead(each) >= GOOD]
    good.sort(key=_lead, reverse=True)
    good = [each for each in good if _lead(each) >= CLEAR and each.ways[1].losses] or good[:1]
    bad = [each for each in again if each.chosen.cost >= FINE]
    bad.sort(key=lambda each: each.chosen.cost, reverse=True)
    bad = [each for each in bad if each.chosen.losses] or bad[:1]
    bad = _unlike(bad)[: MOST - min(1, len(good))]
    good = _unlike(good)
    return sorted([*bad, *good[: MOST - len(bad)]], key=lambda each: each.version)


def _unlike(judged: Sequence[JudgedDecision]) -> list[JudgedDecision]:
    """The first of those in which the same was done, and the same would have been better."""
    found: dict[tuple[str, ...], JudgedDecision] = {}
    for each in judged:
        found.setdefault((*each.chosen.moves, "", *each.ways[0].moves), each)
    return list(found.values())


def _some(drawn: list[Drawn], most: int) -> list[Drawn]:
    """At most so many, evenly spread."""
    step = -(-len(drawn) // most) if drawn else 1
    return drawn[::step]
