"""What goes over the wire is the same on both sides."""

import json
import re
from typing import get_args

import msgspec
import pytest

from tests.table.playing import Server
from tools import wire as written
from wildtable.kernel.scene import Phrase
from wildtable.table import wire, wire_games

pytestmark = pytest.mark.pure_only


def test_the_client_s_types_are_those_of_the_server() -> None:
    assert written.FILE.read_text() == written.written(), "run `make wire`"


def test_the_documentation_tells_every_message_as_it_is() -> None:
    assert written.PAGE.read_text() == written.page(), "run `make wire`"
    for each in get_args(wire.FromClient | wire.FromServer):
        assert f"### {each.__struct_config__.tag}\n" in written.page()


def test_a_field_that_is_left_out_is_optional() -> None:
    """What a struct encodes to has exactly the fields that are not optional in the client."""
    empty = json.loads(msgspec.json.encode(wire_games.FamilyInfo("drop", ["column"])))
    family = re.search(r"interface FamilyInfo {(.*?)}", written.written(), re.S)
    assert family
    assert re.findall(r"(\w+): ", family[1]) == list(empty)


def test_what_need_not_be_sent_is_optional() -> None:
    decoded = msgspec.json.decode(b'{"type": "say", "key": "1"}', type=wire.FromClient)
    assert decoded == wire.Say("1")
    assert "text?: string;\n  phrase?: Phrase;" in written.written()


def test_no_kind_of_message_has_two_meanings() -> None:
    kinds = re.findall(r'type: "([a-z]+)"', written.written())
    assert len(kinds) == len(set(kinds)) == 38


def test_a_denial_is_a_phrase_that_the_kit_has_words_for(server: Server) -> None:
    first, second = server.players(server.make("connect-four"))
    words = server.get("/api/games/connect-four/kit")["words"]["en"]
    for denied in (
        second.play("drop a"),
        first.play("drop z"),
        first.play("drop"),
        first.play("dance"),
        first.do("say", text=""),
        first.do("undo"),
    ):
        assert denied["type"] == "denied"
        phrase = msgspec.convert(denied["phrase"], Phrase)
        (said,) = re.findall(rf"^{phrase.id} = (.*)", words, re.M)
        assert set(re.findall(r"\$(\w+)", said)) <= set(phrase.args)
