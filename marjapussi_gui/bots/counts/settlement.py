"""The scoring model of rummy settlements, where all players pay each other after a deal."""

from ...engine.events import Log
from ...engine.phases.settlement import Settlement
from ...engine.state import Side
from ..companion import Companion, scored_in
from ..courses import Course
from ..endings import LAID, UNLAID, WON, Ending, Endings


class Settling(Companion):
    """Scoring of rummy deals. Outcome code: result and gain of each player, the best first."""

    counts = Settlement
    count: Settlement

    def ending(self, log: Log) -> Ending:
        scored = scored_in(log)
        losers = {
            item.side: UNLAID if item.key == "unseen" else LAID
            for item in scored.items
            if item.key in {"seen", "unseen"} and item.points < 0
        }
        anybody = WON if losers else UNLAID  # without losers the deal was dismissed
        ends = [(losers.get(Side(seat), anybody), gain) for seat, gain in enumerate(scored.gained)]
        return tuple(number for end in sorted(ends, reverse=True) for number in end)

    def course(self, endings: Endings) -> Course | None:
        return None


COMPANION = Settling
