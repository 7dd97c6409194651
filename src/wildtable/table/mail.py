"""Mail by the server that those who host have named: `smtp://user:password@host:587`.

`smtps` is TLS from the first byte; with `smtp` it begins where the server offers it, and must where
a password is sent.
"""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

PATIENCE: Final = 20.0  # seconds
PORTS: Final = {"smtp": 587, "smtps": 465}
# What was said is not repeated: it may hold a password.
LOOKS_LIKE: Final = (
    "a mail server with a sender looks like "
    "smtp://user:password@mail.example.org:587?from=table@example.org"
)


class BadMail(ValueError):
    """This is no mail server; says what one looks like."""


class MailServer(NamedTuple):
    """Where mail is handed in, and from whom it comes."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    secure: bool


def mail_server(address: str) -> MailServer:
    """A mail server by its address. Raises BadMail."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadMail(LOOKS_LIKE) from error
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or not is_address(sender):
        raise BadMail(LOOKS_LIKE)
    return MailServer(
        parts.hostname,
        port or PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
        parts.scheme == "smtps",
    )


def is_address(text: str) -> bool:
    """Whether this is the address of one person, and nothing else."""
    local, at, host = text.rpartition("@")
    whole = bool(local) and bool(at) and "." in host.strip(".") + "."
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return whole and bool(host) and plain and parseaddr(text)[1] == text


def letter(server: MailServer, to: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = server.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # so that no machine answers it
    message.set_content(text)
    return message


def send(server: MailServer, message: EmailMessage) -> None:
    """Hand a letter in, in a thread. Raises OSError and SMTPException."""
    context = ssl.create_default_context()
    with _line(server, context) as line:
        line.ehlo()
        if not server.secure and (line.has_extn("starttls") or server.password):
            line.starttls(context=context)
        if server.user:
            line.login(server.user, server.password)
        line.send_message(message)


def _line(server: MailServer, context: ssl.SSLContext) -> smtplib.SMTP:
    if server.secure:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
    return smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
