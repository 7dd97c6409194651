"""What is kept of people is the same in every database."""

from pathlib import Path

import msgspec
import pytest

from tests.table.test_store import MATCH, Opener, each_store, with_store
from wildtable.bots.puzzle_file import puzzles_of
from wildtable.kernel import registry
from wildtable.table.accounts import GONE, Accounts
from wildtable.table.holdings import Holdings
from wildtable.table.identity import fingerprint
from wildtable.table.people import People
from wildtable.table.solved import SolvedPuzzles
from wildtable.table.store import Chair, Receipt, Said, Store
from wildtable.table.trouble import Refused
from wildtable.table.wire import Remark

pytestmark = pytest.mark.pure_only
INVITATION = "an invitation"
PUZZLE = puzzles_of(registry.game("wildlands"))[0].name
CHAIRS = [
    Chair(0, "Ada", "me", "", None, "ada"),
    Chair(1, "Grace", "friend", "", fingerprint(INVITATION)),
]


OPEN = msgspec.structs.replace(MATCH, chairs=CHAIRS, host="ada", open=True)


@each_store
def test_a_session_is_known_turned_offered_and_ended(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        people = People(store)
        ada, secret = await people.welcome("Ada", "Firefox")
        found = await people.recognise(secret, turn=True)
        assert found is not None
        assert (found.visitor, found.secret) == (ada, "")
        assert await people.recognise("nobody", turn=True) is None
        turned = await store.sql.write(("UPDATE sessions SET turned = 0 RETURNING id", ()))
        assert len(turned[0]) == 1
        found = await people.recognise(secret, turn=True)
        assert found is not None
        assert found.secret
        for each in (secret, found.secret):
            again = await people.recognise(each, turn=False)
            assert again is not None
            assert again.visitor == ada
        offer = await people.offer(ada.person)
        assert await people.offered(offer)
        taken = await people.take(offer, "Safari")
        assert taken is not None
        assert taken.visitor.person == ada.person
        assert await people.take(offer, "Safari") is None
        assert {each.device for each in await people.sessions(ada.person)} == {"Firefox", "Safari"}
        assert await people.end_session(ada.person, taken.visitor.session)
        assert await people.recognise(taken.secret, turn=True) is None

    with_store(opener, tmp_path, work)


@each_store
def test_a_seat_is_claimed_once_and_fills_an_open_match(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        people, holdings = People(store), Holdings(store)
        grace, _ = await people.welcome("Grace", "Firefox")
        await store.create(OPEN)
        assert not await holdings.sit_down("match-1", 0, grace.person, "Grace")
        assert await holdings.claim(INVITATION, grace.person, "Grace H.")
        assert await holdings.claim(INVITATION, grace.person, "Grace H.")
        assert not await holdings.claim(INVITATION, "somebody", "Else")
        assert await holdings.holds(grace.person, "match-1", 1)
        assert await holdings.seats(grace.person) == [("match-1", 1)]
        kept = await store.load("match-1")
        assert kept is not None
        assert (kept.open, kept.chairs[1].name) == (False, "Grace H.")
        assert await holdings.invite("match-1", 1) is None

    with_store(opener, tmp_path, work)


@each_store
def test_bots_fill_an_open_match(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        holdings = Holdings(store)
        await store.create(OPEN)
        new = await holdings.invite("match-1", 1)
        assert new is not None
        assert await holdings.invited(INVITATION) is None
        assert await holdings.fill("match-1", "random", "Random")
        kept = await store.load("match-1")
        assert kept is not None
        assert not kept.open
        assert kept.chairs[1] == Chair(1, "Random", "bot", "random")

    with_store(opener, tmp_path, work)


@each_store
def test_an_account_adopts_exports_and_is_deleted(opener: Opener, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        people, holdings, accounts = People(store), Holdings(store), Accounts(store)
        ada, _ = await people.welcome("Ada", "Firefox")
        guest, _ = await people.welcome("Guest", "Safari")
        await accounts.register(ada.person, "Ada L.", "correct horse")
        with pytest.raises(Refused, match="another"):
            await accounts.register(guest.person, "ADA L.", "correct horse")
        await store.create(OPEN)
        await holdings.claim(INVITATION, guest.person, "Guest")
        await holdings.new_key("match-1", 1)
        await people.hand_over(guest, ada.person)
        assert await holdings.holds(ada.person, "match-1", 1)
        for number, seat in enumerate((0, 1)):
            await store.say("match-1", number, Said(Remark(seat, "hello")), Receipt(seat, "key"))
        assert await accounts.check("ada l.", "correct horse") == ada.person
        solved = SolvedPuzzles(store)
        await solved.add(ada.person, {"wildlands": {PUZZLE: False, "gone": True}})
        await solved.add(ada.person, {"wildlands": {PUZZLE: True}})
        assert await solved.of(ada.person) == {"wildlands": {PUZZLE: False}}
        data = await accounts.export(ada.person)
        assert [each["puzzle"] for each in data["puzzles"]] == [PUZZLE]
        assert [each["text"] for each in data["remarks"]] == ["hello"]
        assert len(data["seats"]) == len(data["links"]) == 1
        assert await accounts.delete(ada.person) == ["match-1"]
        kept = await store.load("match-1")
        assert kept is not None
        assert [each.remark.text for each in kept.talk] == ["hello", ""]
        assert kept.chairs[1] == Chair(1, GONE, "friend")
        assert await accounts.of(ada.person) is None
        assert await solved.of(ada.person) == {}

    with_store(opener, tmp_path, work)
