"""Words that are promised before they are shown: what a nonce says of them."""

import hashlib

import pytest

from wildtable.kernel.chance import FairChance
from wildtable.kernel.seals import SILENT, misfits, name_in, seal_of, seals_in, unshown

NEWT, OWL = seal_of("newt"), seal_of("owl")
CHANCE = FairChance.seeded("seals", "match")


def nonce(words: list[str], seals: list[str]) -> str:
    return CHANCE.with_words(words, seals).nonce


def test_a_seal_is_the_usual_fingerprint() -> None:
    assert seal_of("blue wähle") == hashlib.sha256("blue wähle".encode()).hexdigest()


def test_a_nonce_tells_its_name_seals_and_words() -> None:
    sealed = nonce(["newt", SILENT, "owl"], [NEWT, "", OWL])
    assert sealed == f"match:{NEWT}::{OWL}/newt/silent/owl"
    assert (name_in(sealed), seals_in(sealed)) == ("match", [NEWT, "", OWL])
    assert FairChance(CHANCE.secret, sealed).words() == ["newt", "silent", "owl"]
    assert misfits(sealed) == unshown(sealed) == []


@pytest.mark.parametrize(
    "older",
    ["", "match", "match/newt/silent", "at 12:30", "a:b/newt", "/:", ":", "m::/silent/silent"],
)
def test_one_without_seals_promises_nothing(older: str) -> None:
    assert seals_in(older) == []
    assert misfits(older) == unshown(older) == []


def test_a_seal_in_place_of_its_word_says_that_it_was_not_shown() -> None:
    hidden = nonce(["newt", OWL], [NEWT, OWL])
    assert unshown(hidden) == [1]
    assert misfits(hidden) == []


@pytest.mark.parametrize(
    ("words", "seals", "wrong"),
    [
        (["owl", "owl"], [NEWT, OWL], [0]),
        (["newt", SILENT], [NEWT, OWL], [1]),  # who has sealed a word is not silent
        (["newt", "owl"], [NEWT, ""], [1]),  # who has not is
        (["newt", NEWT], [NEWT, OWL], [1]),  # the seal of somebody else
        (["newt"], [NEWT, OWL], [0, 1]),
    ],
)
def test_a_word_that_was_not_promised_is_found(
    words: list[str], seals: list[str], wrong: list[int]
) -> None:
    assert misfits(nonce(words, seals)) == wrong


def test_draws_depend_on_words_and_seals() -> None:
    nonces = [
        nonce(["newt", "owl"], []),
        nonce(["newt", "owl"], [NEWT, OWL]),
        nonce(["newt", OWL], [NEWT, OWL]),
    ]
    drawn = [FairChance(CHANCE.secret, each).below(2**60, 0) for each in nonces]
    assert len(set(drawn)) == len(nonces)
