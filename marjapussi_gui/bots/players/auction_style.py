"""How players without a search bid: a few numbers for each game with an auction."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ...engine.frozen import frozen
from ...engine.game import Game

STYLES_FILE = Path(__file__).with_name("auction_styles.json")


@frozen
class AuctionStyle:
    """How high a player bids, given the points that a hand is expected to make.

    tests.bench.auctions fits these numbers to played hands. By default a player bids up to 45
    points less than expected, and the final bid stays 25 points below what is expected after the
    exchange of cards.
    """

    base: float = -45.0  # the highest bid for a hand that is expected to make no points
    slope: float = 1.0  # how much it rises with each expected point
    spread: float = 0.0  # standard deviation of the highest bid for equal hands, in points
    opening_courage: float = 0.0  # points by which the first bid may exceed the highest bid
    partner_bid: float = 0.0  # points to add after a bid of the partner, to subtract after a pass
    jumps: Sequence[float] = ()  # probabilities of skipping one possible bid, two bids, ...
    margin: float = 25.0  # points by which the final bid should stay below the expected points
    # Points by which those who search bid lower where they only bid because people would, fitted to
    # the openings of people where these are recorded
    tie_caution: int = 15
    raise_share: float = 1.0  # how far the bid is raised towards that; above 1 if rarely but far

    def highest_bid(self, expected_total: float, deviation: float) -> float:
        """Return the highest bid for a hand. deviation is normally distributed around 0."""
        return self.base + self.slope * expected_total + self.spread * deviation

    def jump(self, chance: float) -> int:
        """Return how many possible bids to skip, given a random number between 0 and 1."""
        for place, probability in enumerate(self.jumps, 1):
            chance -= probability
            if chance < 0:
                return place
        return 0

    def final_bid(self, expected_total: float, last_bid: int) -> float:
        """Return the highest final bid, given the points expected after the exchange."""
        return last_bid + self.raise_share * (expected_total - self.margin - last_bid)


@cache
def _load_styles() -> dict[str, AuctionStyle]:
    styles = json.loads(STYLES_FILE.read_text("utf-8"))
    return {
        key: AuctionStyle(**{**numbers, "jumps": tuple(numbers.get("jumps", ()))})
        for key, numbers in styles.items()
    }


def auction_style(game: Game) -> AuctionStyle:
    """Return the bidding style for a game, or the default if none was fitted to it."""
    return _load_styles().get(game.key, AuctionStyle())
