"""Everything that goes over the wire, each way: JSON, as these structs say.

Over HTTP a match is made and looked up; over the websocket it is played. What a seat sees is
the kernel's `View` and nothing else.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wildtable.kernel.scene import Layout, News, Phrase, Piece
from wildtable.kernel.tale import Tale
from wildtable.kernel.view import Result, Still, View
from wildtable.kernel.world import Moment, Source, Term, World
from wildtable.table.wire_clock import Clocks, Timing
from wildtable.table.wire_orders import Orders
from wildtable.table.wire_suggest import Suggested, SuggestedWay

Key = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(max_length=200)]
Chain = Annotated[list[MoveText], Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
FairWord = Annotated[str, Meta(max_length=40, pattern=r"^[\w.!?'-]+( [\w.!?'-]+)*\Z")]
Speech = Annotated[str, Meta(max_length=400)]
Proposed = Literal["undo", "pause", "resume"]
Watchers = Literal["welcome", "delayed", "barred"]
SeatKind = Literal["me", "friend", "bot"]
Secret = Annotated[str, Meta(max_length=64)]
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


class Word(Message, frozen=True, tag="word"):
    """Add a word to chance, for all seats of mine: before it draws, and instead of one before."""

    word: FairWord


class Deal(Message, frozen=True, tag="deal"):
    """Wait for no more words: for who made the match, when somebody is not coming."""


class Hush(Message, frozen=True, tag="hush"):
    """Close the talk to everybody's own words, or open it again: for who made the match."""

    closed: bool


class Report(Message, frozen=True, tag="report"):
    """Tell who made the match, and those who run the server, that somebody misbehaves.

    `remark` is what they have said, word for word, if it is about that.
    """

    about: Annotated[int, Meta(ge=-2)]
    remark: Speech = ""
    reason: Annotated[str, Meta(max_length=200)] = ""


Deciding = Stage | Unstage | Commit | Play | Undo | Guessed
Fairly = Word | Deal
Doing = Deciding | Leave | Say | Propose | Consent | Order | Withdraw | Hush | Report | Fairly
ToTable = Doing | Why
FromClient = ToTable | Look | Hurry | Suggest


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there; a `bot` too where one plays on for a person.

    `invited` where nobody has accepted the invitation yet.
    """

    name: str
    kind: SeatKind
    invited: bool = False


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
    """What somebody has said; `seat` is -2 for who only watches."""

    seat: int
    text: str = ""
    phrase: Phrase | None = None


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said; `again` where it is all from the beginning, for who has just come."""

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
    Nothing is dealt as long as the `words` of any seats are awaited.
    """

    waiting: bool
    paused: bool
    proposal: Proposal | None
    hushed: bool = False
    words: list[int] = []


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """There is another match of the same people, and this is the seat's own link to it."""

    link: str


class ReportInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody was reported, perhaps for what they have said; `about` is -2 for who watches."""

    about: int
    remark: str = ""
    reason: str = ""


class Reports(Struct, frozen=True, tag_field="type", tag="reports"):
    """All that was reported at this match: to who made it alone."""

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

# --- http ---------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """An option of a game; its words are in the kit."""

    name: str
    values: list[str]
    default: str
    rule: str
    ruling: bool


class Door(Struct, frozen=True, omit_defaults=True):
    """What a game says and shows before anybody sits down.

    `words` are its messages `door-…` as Fluent source, by language; `art` is the address of its
    picture; an `example` is for who writes games.
    """

    words: dict[str, str] = {}
    art: str = ""
    colour: str = ""
    example: bool = False


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game that can be played here; where it is `broken`, why it can't be.

    `bot` is the one that fits who does not choose, `gentle` the one for a first match; `lessons` is
    how many there are to learn it by.
    One with `windows` asks everybody at once at a beat, which can be set (see `Timing`).
    """

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    broken: str = ""
    door: Door | None = None
    bot: str = ""
    gentle: str = ""
    lessons: int = 0
    puzzles: int = 0
    windows: bool = False


class FamilyInfo(Struct, frozen=True, omit_defaults=True):
    """A family of moves, or a kind of event, with the names of its domains."""

    name: str
    domains: list[str]
    secret: bool = False
    story: bool = False


class Kit(Struct, frozen=True):
    """What a client needs of a game once: all that stays the same while it is played.

    `pieces` are those of the start, for who wants to see the board before there is a match,
    `rules` the ids of what its rulebook holds.
    """

    name: str
    title: str
    layouts: list[Layout]
    pieces: list[Piece]
    art: str
    words: dict[str, str]
    rules: list[str]
    families: list[FamilyInfo]
    events: list[FamilyInfo]
    world: World
    glossary: list[Term]
    moments: list[Moment]
    sources: list[Source] = []


class RuleBook(Struct, frozen=True):
    """Every rule of a game, in Markdown; `language` is the one it is really written in.

    `figures` are drawings without words (SVG), by the id of the rule that they show.
    """

    language: str
    text: str
    figures: dict[str, str]


class BotWords(Struct, frozen=True):
    """What a bot is called in a language, and a sentence on how it plays."""

    title: str
    about: str


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat; `words` by language."""

    name: str
    title: str
    words: dict[str, BotWords]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat; a bot seat says which bot."""

    kind: SeatKind
    name: Name = ""
    bot: str | None = None


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made.

    One that is `open` is listed for everybody until its seats of kind "friend" are taken, and
    begins then. `watchers` may be barred, or see it some minutes late; `timing` says how much time
    there is. Without `suggestions`, nobody can ask a bot what it would do.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    open: bool = False
    watchers: Watchers = "welcome"
    timing: Timing = Timing()
    suggestions: bool = True


class SeatMade(Struct, frozen=True):
    """A seat of a new match; the link leads to it, or is the only copy of an invitation to it."""

    seat: int
    kind: SeatKind
    name: str
    link: str | None


class MatchMade(Struct, frozen=True):
    """A new match."""

    match: str
    seats: list[SeatMade]
    watch: str


class MatchInfo(Struct, frozen=True):
    """A match as a link's holder may know it; `seat` is -2 for who only watches.

    `stopped` says why it can't go on, where the rules have changed since it was begun. Once it is
    over, `advised` is how often each seat was told what a bot would do.
    """

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    seat: int
    kit: str
    commitment: str
    stopped: str = ""
    timing: Timing = Timing()
    hosting: bool = False
    suggestions: bool = True
    advised: list[int] = []


class KnownLinks(Struct, frozen=True, forbid_unknown_fields=True):
    """Links that a client knows: only the end of each."""

    links: Annotated[list[Secret], Meta(max_length=100)]


class MatchSummary(Struct, frozen=True):
    """A match in short, as a link's holder may know it; `seat` is -2 for who only watches.

    `turn` are the seats that it waits for, as everybody may know, and `my_turn` says whether it
    waits for this one. `last_at` is when this seat was last told anything, in milliseconds since
    1970.
    """

    match: str
    game: str
    seat: int
    seats: list[SeatInfo]
    my_turn: bool
    turn: list[int]
    over: bool
    result: Result | None
    last_at: int


class Health(Struct, frozen=True):
    """How a server is: "ok", or what is wrong."""

    status: str


class Trouble(Struct, frozen=True, omit_defaults=True):
    """What was wrong with a request, and where it is a choice, what is allowed.

    `retry_after` is the number of seconds after which it is worth another try; 0: it is not.
    """

    code: str
    message: str
    allowed: list[str] = []
    retry_after: float = 0


class ErrorBody(Struct, frozen=True):
    """How every error of the API looks."""

    error: Trouble
