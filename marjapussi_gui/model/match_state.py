"""A match under way, and what is stored about it."""

from dataclasses import replace
from enum import StrEnum

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import Seat, Side
from .new_game import ComputerPlayer
from .preferences import NO_PERSON
from .remark import Note, Remark


class ReceivedCodeKind(StrEnum):
    """What a code that somebody sent contained. The values are stored with the match."""

    HAND = "hand"
    GUESS = "guess"  # one seat's view; the cards that it didn't see are guessed
    POSITION = "position"


@frozen
class MatchState:
    """A match and its settings: its record, the levels of its bots, and the player's seat."""

    record: MatchRecord
    seed: int
    level: str
    partner_level: str
    own_seat: Seat = Seat(0)
    is_assisted: bool = False  # whether the player used help, such as hints or undo
    remarks: tuple[Remark, ...] = ()  # what the helper said, in this order
    shared: ReceivedCodeKind | None = None  # set if the cards come from somebody's code
    # ids of the people at this screen, by seat; empty if the player is alone
    people: tuple[int, ...] = ()
    # the same with those who left their seats to computer players, and may come back
    seated: tuple[int, ...] = ()
    curtain: bool = True  # whether a curtain hides the cards between the turns of two people
    notes: tuple[Note, ...] = ()  # the player's, by ply

    def is_person(self, seat: Seat) -> bool:
        """Whether somebody at this screen plays this seat."""
        return self.people[seat] != NO_PERSON if self.people else seat == self.own_seat

    @property
    def has_several_people(self) -> bool:
        return len([person for person in self.people if person != NO_PERSON]) > 1

    def without_hidden_hands(self) -> "MatchState":
        """Return the match, without an unfinished hand if several people share the screen."""
        before = self.record.before_last_deal()
        hands = self.record.state_after().match.hands_played
        is_under_way = before.state_after().match.hands_played == hands
        if not self.people or not is_under_way:
            return self
        return replace(self, record=before)

    @property
    def human_seats(self) -> tuple[Seat, ...]:
        seats = self.record.header.game.seating.seats
        return tuple(seat for seat in seats if self.seated and self.seated[seat] != NO_PERSON) or (
            self.own_seat,
        )

    @property
    def own_person_id(self) -> int:
        """The id of the person at the own seat, or NO_PERSON if the player is alone."""
        return self.seated[self.own_seat] if self.seated else NO_PERSON

    def computer_player(
        self, seat: Seat, *, keeps_agreements: bool = False
    ) -> ComputerPlayer | None:
        """Return the computer player at a seat, or None for a person or an unknown player."""
        seating = self.record.header.game.seating
        is_partner = seating.has_partners and seat == seating.partner_of(self.own_seat)
        level = self.partner_level if is_partner else self.level
        if self.is_person(seat) or not level:
            return None
        return ComputerPlayer(level, self.seed + seat, keeps_agreements)


OPEN, FINISHED, PLAYED, IMPORTED = "open", "finished", "played", "imported"


@frozen
class MatchSummary:
    """What a list shows about a match. Times are in ISO 8601 and UTC. The winner is -1 for none."""

    id: int
    game: str
    player_names: tuple[str, ...]
    own_seat: Seat
    level: str
    partner_level: str
    seed: int
    created_at: str
    updated_at: str
    origin: str
    status: str
    is_assisted: bool
    winner: Side | None
    scores: tuple[int, ...]
    hand_count: int
    action_count: int
    curtain: bool = True  # as in MatchState

    @property
    def shared(self) -> ReceivedCodeKind | None:
        """The kind of code that the match came from, if any; stored as the partner's level."""
        known = self.partner_level in set(ReceivedCodeKind)
        return ReceivedCodeKind(self.partner_level) if known else None


@frozen
class MatchSearchBatch:
    """The matches that one step of a search found, and where the next step continues."""

    match_ids: tuple[int, ...]
    changed_at: tuple[str, ...]  # when each of them was last changed, in ISO 8601 and UTC
    next_start: int | None  # None once everything has been searched
