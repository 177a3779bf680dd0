"""Codes of all three kinds as text: a hand, one seat's view of a moment, or a position."""

from ..frozen import frozen
from ..game import Game
from ..state import GameState
from ..view import View
from .code_alphabet import CodeError, CodeProblem, raise_content_error, read_letters, write_letters
from .code_fields import CodeFields, Reader, Writer
from .hand import Hand, code_hand
from .snapshot import code_position, code_view

# The first letters of codes. The first codec has these, and a later one will have others.
HAND, VIEW, POSITION = "H", "V", "P"


@frozen
class CodedPosition:
    """The content of a position code: a moment of a hand, with all cards visible."""

    game: Game
    state: GameState


Coded = Hand | View | CodedPosition


def write_code(coded: Coded) -> str:
    fields = Writer()
    return write_letters(_code(fields, coded), fields.total)


def code_unless_too_long(coded: Coded) -> str:
    """Return the code, or an empty string if the hand is too long, such as 500 turns of rummy."""
    try:
        return write_code(coded)
    except CodeError:
        return ""


def read_code(text: str) -> Coded:
    """Return the content of a code. Raise CodeError if the text isn't one."""
    kind, number = read_letters(text)
    fields = Reader(number)
    match kind:
        case "H":
            coded: Coded = code_hand(fields)
        case "V":
            coded = code_view(fields)
        case "P":
            coded = CodedPosition(*code_position(fields))
        case _:
            raise CodeError(CodeProblem.VERSION, 1)
    writer = Writer()
    _code(writer, coded)
    if writer.total != number:
        raise_content_error("there's a shorter code for this")
    return coded


def _code(fields: CodeFields, coded: Coded) -> str:
    """Write the content of a code, and return its first letter."""
    match coded:
        case Hand():
            code_hand(fields, coded)
            return HAND
        case CodedPosition(game, state):
            code_position(fields, game, state)
            return POSITION
        case _:
            code_view(fields, coded)
            return VIEW
