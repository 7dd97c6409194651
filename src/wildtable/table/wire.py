"""Every message of the websocket, each way: JSON, as these structs say.

Over HTTP a match is made and looked up (`wire_matches.py` and others); here it is played. What a
seat sees is the kernel's `View` and nothing else.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wildtable.kernel.scene import News, Phrase
from wildtable.kernel.tale import Tale
from wildtable.kernel.view import Still, View
from wildtable.table.wire_clock import Clocks
from wildtable.table.wire_matches import SeatInfo
from wildtable.table.wire_orders import Orders
from wildtable.table.wire_suggest import Suggested, SuggestedWay

Key = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(max_length=200)]
Chain = Annotated[list[MoveText], Meta(max_length=200)]
FairWord = Annotated[str, Meta(max_length=40, pattern=r"^[\w.!?'-]+( [\w.!?'-]+)*\Z")]
Fingerprint = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Speech = Annotated[str, Meta(max_length=400)]
Proposed = Literal["undo", "pause", "resume"]
Version = Annotated[int, Meta(ge=0)]

# --- websocket, from the client -------------------------------------------------------------------


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """`key` makes it idempotent: sent again, it gets the first answer and does nothing."""

    key: Key


class Stage(Message, frozen=True, tag="stage"):
    """Add a move to my chain, which only I see."""

    move: MoveText


class Unstage(Message, frozen=True, tag="unstage"):
    """Take my last staged move back, or all but the first `keep`."""

    keep: Annotated[int, Meta(ge=-1)] = -1


class Commit(Message, frozen=True, tag="commit"):
    """Play my chain. `version` is that of the view it answers."""

    version: Version


class Play(Message, frozen=True, tag="play"):
    """Play a chain that was not staged."""

    moves: Chain
    version: Version


class Undo(Message, frozen=True, tag="undo"):
    """Take my last move back, where that is free."""


class Why(Message, frozen=True, tag="why"):
    """Which rule forbids me this move?"""

    move: MoveText


class Leave(Message, frozen=True, tag="leave"):
    """Concede; where the game has no rule for it, a bot plays on for me."""


class Say(Message, frozen=True, tag="say"):
    """Say something to the others: in one's own words, or a phrase that the scene offers."""

    text: Speech = ""
    phrase: Phrase | None = None


class Look(Message, frozen=True, tag="look"):
    """Show me all of it again, with the news from number `since` on: I have lost the thread."""

    since: Annotated[int, Meta(ge=0)] = 0


class Hurry(Message, frozen=True, tag="hurry"):
    """Let the bots go on without a pause until I am asked; heeded where they all wait for me."""


class Suggest(Message, frozen=True, tag="suggest"):
    """What would a bot do in my place? Answered when it has thought, with `suggested`."""


class Propose(Message, frozen=True, tag="propose"):
    """Ask the others to take back my last move, to pause, or to go on."""

    what: Proposed


class Consent(Message, frozen=True, tag="consent"):
    """Agree to what is proposed, or not; who proposed it can take it back."""

    yes: bool


class Guessed(Message, frozen=True, tag="guessed"):
    """In a lesson: I have guessed, and go on."""


class Order(Message, frozen=True, tag="order"):
    """Say beforehand what I do: an order that my seat is offered, instead of the one before."""

    name: Annotated[str, Meta(max_length=40)]
    value: Annotated[int, Meta(ge=0, le=1000)] = 0


class Withdraw(Message, frozen=True, tag="withdraw"):
    """Take an order back: I want to be asked."""

    name: Annotated[str, Meta(max_length=40)]


class Seal(Message, frozen=True, tag="seal"):
    """Promise a word by its SHA-256, for all seats of mine: where several people add words.

    As long as seals are missing it can be changed. When all are in, words are shown.
    """

    seal: Fingerprint


class Word(Message, frozen=True, tag="word"):
    """Add a word to chance, for all seats of mine: before it draws, and instead of one before.

    Where it had to be sealed, it is the one that was promised.
    """

    word: FairWord


class Deal(Message, frozen=True, tag="deal"):
    """Wait for no more words: for whoever made the match, when somebody is not coming."""


class Hush(Message, frozen=True, tag="hush"):
    """Close the talk to everybody's own words, or open it again: for whoever made the match."""

    closed: bool


class Report(Message, frozen=True, tag="report"):
    """Tell who made the match, and those who run the server, that somebody misbehaves.

    `remark` is what they have said, word for word, if it is about that.
    """

    about: Annotated[int, Meta(ge=-2)]
    remark: Speech = ""
    reason: Annotated[str, Meta(max_length=200)] = ""


Deciding = Stage | Unstage | Commit | Play | Undo | Guessed
Fairly = Seal | Word | Deal
Doing = Deciding | Leave | Say | Propose | Consent | Order | Withdraw | Hush | Report | Fairly
ToTable = Doing | Why
FromClient = ToTable | Look | Hurry | Suggest


# --- websocket, from the server -------------------------------------------------------------------


class Shown(Struct, frozen=True, tag_field="type", tag="view"):
    """What the seat sees now; `news_from` is the number of its first item of news.

    `mark` names the view, without its news, stills and tales, for changes of it.
    """

    view: View
    news_from: int
    mark: str = ""


class Changed(Struct, frozen=True, tag_field="type", tag="change"):
    """What the seat sees now, told by what it saw before.

    `change` makes the view with the mark `base` into the one with `mark`, both without news,
    stills and tales (see `difference.py`). A client that has another view asks for a whole one:
    `look`.
    """

    base: str
    mark: str
    change: dict[str, Any]
    news: list[News]
    stills: list[Still]
    news_from: int
    tales: list[Tale] = []


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """Done, and on the disk if it was a decision."""

    key: str


class Denied(Struct, frozen=True, tag_field="type", tag="denied"):
    """Refused, by which rule, and why in the words of the game or of the kernel."""

    key: str
    rule: str
    phrase: Phrase


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why`; both are null where the move is legal."""

    key: str
    rule: str | None
    phrase: Phrase | None


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """By seat: from how many devices somebody is at the table; bots always are from one."""

    seats: list[int]


class Seated(Struct, frozen=True, tag_field="type", tag="seated"):
    """Who sits where has changed."""

    seats: list[SeatInfo]


class Failure(Struct, frozen=True, tag_field="type", tag="failure", omit_defaults=True):
    """A message could not be understood or served, or there is nothing to talk about.

    `code`, `message` and `retry_after` are those of the API's errors, see `Trouble`. Where there is
    a `key`, the message with that key was not served and may be sent again after that time; else
    it is about the whole connection.
    """

    code: str
    message: str
    key: str = ""
    retry_after: float = 0


class Remark(Struct, frozen=True, omit_defaults=True):
    """What somebody has said; `seat` is -2 for whoever only watches."""

    seat: int
    text: str = ""
    phrase: Phrase | None = None


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said; `again` where it is all from the beginning, for whoever has just come."""

    remarks: list[Remark]
    again: bool = False


class Proposal(Struct, frozen=True):
    """What a seat asks for, and whose consent is still awaited."""

    what: Proposed
    seat: int
    asked: list[int]


class Life(Struct, frozen=True, tag_field="type", tag="life", omit_defaults=True):
    """Whether a match waits for people or is paused, and what is proposed.

    Where it is `hushed`, its host has closed the talk: only phrases that the game offers are heard.
    Nothing is dealt as long as the `words` of any seats are awaited. Where they are sealed, `seals`
    are those that are in, by seat and empty where one is missing: then these are awaited first, and
    who is awaited having sealed a word is to show it.
    """

    waiting: bool
    paused: bool
    proposal: Proposal | None
    hushed: bool = False
    words: list[int] = []
    seals: list[str] = []


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """There is another match of the same people, and this is the seat's own link to it."""

    link: str


class ReportInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody was reported, perhaps for what they have said; `about` is -2 for whoever watches."""

    about: int
    remark: str = ""
    reason: str = ""


class Reports(Struct, frozen=True, tag_field="type", tag="reports"):
    """All that was reported at this match: to whoever made it alone."""

    reports: list[ReportInfo]


class Coached(Struct, frozen=True, tag_field="type", tag="coached"):
    """In a lesson: how many of its steps are done."""

    at: int


class Attempted(Struct, frozen=True, tag_field="type", tag="attempted"):
    """In a puzzle, after a decision: whether it was right or wrong, or the turn goes on.

    `way` is what comes of it.
    """

    verdict: Literal["on", "right", "wrong"]
    way: SuggestedWay | None = None


Answer = Ack | Denied | Reason | Suggested
Heard = Talk | Reports | Coached | Attempted
Told = Presence | Seated | Life | Clocks | Orders | Heard | Rematch | Failure
FromServer = Shown | Changed | Answer | Told
