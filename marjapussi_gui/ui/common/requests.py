"""Requests that pages send to the window with their `request` signal, besides commands."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from ...engine.frozen import frozen
from ...model.preferences import NO_PERSON

if TYPE_CHECKING:
    from datetime import date

    from ...engine.record import MatchRecord
    from ...engine.state import Seat
    from ...learning.lessons import Lesson
    from ...model.hand_request import HandRequest
    from ...model.match_state import MatchState
    from ...model.new_game import NewGame, RememberedTable
    from ...model.remark import Note

# Matches


@frozen
class StartMatch:
    """Start a match of a game with the usual settings."""

    game: str


@frozen
class StartDeal:
    """Start a match of a game from a deal number."""

    game: str
    seed: int


@frozen
class StartMatchAtTable:
    """Start a match with the people and the settings of a remembered table."""

    table: RememberedTable


@frozen
class PlayFrom:
    """Start a new match from a position in another one."""

    match: MatchState
    ply: int


@frozen
class ContinueFromRecord:
    """Start a new match from the end of a record."""

    record: MatchRecord
    own_seat: Seat


@frozen
class ResumeLastMatch:
    """Resume the match that the start page offers."""


@frozen
class ResumeMatch:
    """Resume a stored match."""

    match_id: int


@frozen
class ReviewMatch:
    """Review a stored match from a ply on."""

    match_id: int
    ply: int = 1


@frozen
class ReviewChoice:
    """Review the choice after `ply` actions of a stored match, with the answer hidden."""

    match_id: int
    ply: int


@frozen
class CopyCode:
    """Copy the code of the hand at a ply or, until that is over, of what the player sees."""

    match: MatchState
    ply: int
    is_hand_over: bool


@frozen
class CopyResult:
    """Copy the player's result of a day's deal, or of its ten deals in a row."""

    game: str
    day: date
    count: int = 1


@frozen
class PlayTenDailyDeals:
    """Play the next of a day's ten deals in a row."""

    game: str
    day: date


@frozen
class KeepHand:
    """Store a hand that somebody sent, and that is being reviewed at this ply."""

    match: MatchState
    ply: int


@frozen
class OpenCodeInText:
    """Open the code in a text."""

    text: str


@frozen
class CopyPosition:
    """Copy the code of a position that was set up."""

    code: str


@frozen
class EditPosition:
    """Open the position editor at a moment of a match."""

    match: MatchState
    ply: int


@frozen
class WriteNote:
    """Let the player change a note about a moment of a stored match."""

    match_id: int
    note: Note


@frozen
class SaveNotes:
    """Save the notes of a match as a file of text."""

    match: MatchState


@frozen
class SaveMatch:
    """Save a stored match's record as a file."""

    match_id: int


@frozen
class SaveWebPage:
    """Save a hand, or the whole match if hand_number is 0, as a web page.

    Unless is_open, the page shows only what the player saw.
    """

    match: MatchState
    match_id: int
    hand_number: int
    is_open: bool
    has_notes: bool = False  # whether the page has the player's notes


@frozen
class SavePbnBoard:
    """Save a finished hand as a bridge board in PBN format."""

    match: MatchState
    ply: int


@frozen
class SharePicture:
    """Show a moment of a match as a picture, to be copied or saved.

    If may_open, everybody's cards may be shown.
    """

    match: MatchState
    ply: int
    may_open: bool


@frozen
class LeaveDeletedMatch:
    """Leave the table if its match is the one that was deleted."""

    match_id: int


@frozen
class NewSheet:
    """Begin a score sheet of a game ("": the last one)."""

    game: str = ""


@frozen
class OpenSheet:
    """Open a stored score sheet."""

    sheet_id: int


@frozen
class SaveSheetPage:
    """Save a score sheet as a web page that prints well."""

    sheet_id: int


# Learning


@frozen
class ShowRules:
    """Show the rules of a game."""

    game: str


@frozen
class OpenHouseRules:
    """Let the player choose house rules for a game, and start it."""

    game: str


@frozen
class ReturnToTable:
    """Go back to the table from the rules, or start a match."""


@frozen
class ShowLessons:
    """Show the lessons of a game."""

    game: str


@frozen
class StartLesson:
    """Start or continue the next lesson of a game."""

    game: str


@frozen
class OpenLesson:
    """Start or continue this lesson."""

    lesson: Lesson


@frozen
class StartNextLesson:
    """Start the lesson after the current one."""


@frozen
class StartGuidedHand:
    """Play the first hand of a game with a teacher."""

    game: str


@frozen
class PlayAfterLesson:
    """Play the guided hand of a game or, once that is finished, a usual match."""

    game: str


# Practice


@frozen
class Practise:
    """Practise the exercises that are due, or those of one kind of decision in a game."""

    kind: str = ""
    game: str = ""
    person: int = NO_PERSON  # whose exercises, or the player's own


@frozen
class PractiseRequestedHands:
    """Practise ten hands that fulfil a hand request (the player's wishes)."""

    settings: NewGame
    order: HandRequest


@frozen
class ShowPuzzle:
    """Show the puzzle at an index of the list."""

    index: int


@frozen
class ShowPuzzleOfGame:
    """Show a puzzle by its number in its game."""

    game: str
    number: int


@frozen
class ShowNextPuzzle:
    """Show the next unsolved puzzle."""


# Figures and preferences


class MyPlaySection(Enum):
    """A part of the page about how the player plays."""

    OVERVIEW = "overview"
    STATISTICS = "statistics"
    SKILL = "skill"


@frozen
class ShowMyPlay:
    """Show how the player plays a game, or all games ("")."""

    part: MyPlaySection
    game: str


@frozen
class ChangePreference:
    """Change one of the preferences."""

    key: str
    value: Any


Request = (
    StartMatch
    | StartDeal
    | StartMatchAtTable
    | PlayFrom
    | ContinueFromRecord
    | ResumeLastMatch
    | ResumeMatch
    | ReviewMatch
    | ReviewChoice
    | CopyCode
    | CopyResult
    | PlayTenDailyDeals
    | KeepHand
    | OpenCodeInText
    | CopyPosition
    | EditPosition
    | WriteNote
    | SaveNotes
    | SaveMatch
    | SaveWebPage
    | SharePicture
    | LeaveDeletedMatch
    | NewSheet
    | OpenSheet
    | SaveSheetPage
    | ShowRules
    | OpenHouseRules
    | ReturnToTable
    | ShowLessons
    | StartLesson
    | OpenLesson
    | StartNextLesson
    | StartGuidedHand
    | PlayAfterLesson
    | Practise
    | PractiseRequestedHands
    | ShowPuzzle
    | ShowPuzzleOfGame
    | ShowNextPuzzle
    | ShowMyPlay
    | ChangePreference
)
