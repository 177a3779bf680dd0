"""How players that do not search bid: a few numbers for each game with an auction."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ...engine.frozen import frozen
from ...engine.game import Game

STYLES_FILE = Path(__file__).with_name("auction_styles.json")


@frozen
class AuctionStyle:
    """How high a player bids for what a hand promises, fitted by tests.bench.auctions.

    The defaults say that a hand is worth 45 points less than it promises, and that the final bid
    stays 25 below what the hand after the exchange promises.
    """

    base: float = -45.0  # the highest bid for a hand that promises nothing
    slope: float = 1.0  # more points for each point that the hand promises
    spread: float = 0.0  # standard deviation of the highest bid among equal hands, in points
    opening_courage: float = 0.0  # points by which the first bid may be higher
    partner_bid: float = 0.0  # more points after the partner has bid, as many fewer after a pass
    jumps: Sequence[float] = ()  # probability of a jump over one bid, two bids, ...
    margin: float = 25.0  # points by which the final bid stays below the expected total
    raise_share: float = 1.0  # how far it goes up to there

    def highest_bid(self, expected_total: float, deviation: float) -> float:
        """Return the highest bid for a hand; deviation is the player's mood, about 0 by 1."""
        return self.base + self.slope * expected_total + self.spread * deviation

    def jump(self, chance: float) -> int:
        """Return how many bids to skip, by a random number between 0 and 1."""
        for place, probability in enumerate(self.jumps, 1):
            chance -= probability
            if chance < 0:
                return place
        return 0

    def final_bid(self, expected_total: float, last_bid: int) -> float:
        """Return the highest final bid by what the hand promises after the exchange."""
        return last_bid + self.raise_share * (expected_total - self.margin - last_bid)


@cache
def _load_styles() -> dict[str, AuctionStyle]:
    styles = json.loads(STYLES_FILE.read_text("utf-8"))
    return {
        key: AuctionStyle(**{**numbers, "jumps": tuple(numbers.get("jumps", ()))})
        for key, numbers in styles.items()
    }


def auction_style(game: Game) -> AuctionStyle:
    """Return the style of a game, or the default where none was fitted."""
    return _load_styles().get(game.key, AuctionStyle())
