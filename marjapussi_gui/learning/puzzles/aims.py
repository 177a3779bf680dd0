"""Aims of puzzles: how much a side has to gain in the hand."""

from collections.abc import Callable, Iterator

from ...bots.equity.match_equity_table import ShouldStop
from ...bots.equity.scoring_model import EquityFunction
from ...engine.cards import Card, CardSet, card_set, cards_in_set
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.phases.contract import ContractScoringPhase
from ...engine.phases.counting import HandScoringPhase
from ...engine.state import NO_CARD, NOBODY, GameState, MatchStanding, Seat, Side, Trick
from .possible_deals import cards_to_come


@frozen
class Aim:
    """An aim: one side gains at least, or at most, this many points in the hand."""

    side: Side
    amount: int
    at_most: bool = False

    def is_reached(self, before: MatchStanding, after: MatchStanding) -> bool:
        """Return whether the aim was reached, given the match before and after the hand."""
        gained = (new - old for old, new in zip(before.scores, after.scores, strict=True))
        return self.is_met(tuple(gained))

    def is_met(self, gained: tuple[int, ...]) -> bool:
        """Return whether the aim is reached if the sides gain these points."""
        mine = gained[self.side]
        return mine <= self.amount if self.at_most else mine >= self.amount


@frozen
class PointLeadAim(Aim):
    """An aim of one of two sides: it gains at least this many points more than the other."""

    def is_met(self, gained: tuple[int, ...]) -> bool:
        return 2 * gained[self.side] - sum(gained) >= self.amount


def aim_utility(
    aim: Aim, before: MatchStanding, own_side: Side
) -> Callable[[Game, ShouldStop], EquityFunction]:
    """Return a utility function that is 1 if the aim is reached, and 0 if it isn't.

    It takes the place of the chance to win the match, so that bots care about nothing but the aim.
    """

    def utility(match: MatchStanding, _: Seat) -> tuple[float, ...]:
        share = float(aim.is_reached(before, match))
        others = (1 - share) / (len(match.scores) - 1)
        return tuple(share if side == own_side else others for side in range(len(match.scores)))

    return lambda _game, _is_over: utility


def possible_aims(game: Game, state: GameState) -> Iterator[Aim]:
    mine = game.seating.side_of(state.turn)
    if isinstance(game.scoring_phase, ContractScoringPhase):
        if state.auction.highest_bidder != NOBODY:
            declarer = game.seating.side_of(state.auction.highest_bidder)
            yield Aim(mine, 1) if declarer == mine else Aim(declarer, 0, at_most=True)
        return
    left = unplayed_cards(game, state)
    ends = [
        gains_if_seats_win(game, state, share, left) for share in _winner_sequences(game, state)
    ]
    own = sorted({end[mine] for end in ends})
    yield from (Aim(mine, amount) for amount in _reachable_amounts(game, own)[1:])
    if len(game.seating.sides) == 2:
        other = Side(1 - mine)
        theirs = sorted({end[other] for end in ends})
        yield from (
            Aim(other, amount, at_most=True) for amount in _reachable_amounts(game, theirs)[:-1]
        )


def _reachable_amounts(game: Game, amounts: list[int]) -> list[int]:
    """Return the amounts that can be gained, including all between them in games with berries.

    Berries are the game points that some games score.
    """
    if isinstance(game.scoring_phase, HandScoringPhase) and game.scoring_phase.scores_in_berries:
        return list(range(amounts[0], amounts[-1] + 1))
    return amounts


def _winner_sequences(game: Game, state: GameState) -> Iterator[tuple[Seat, ...]]:
    """Yield possible winners of the remaining tricks, as the winning seat of each trick.

    In each sequence one seat wins the first tricks and another seat all later ones.
    """
    left, me = count_tricks_left(game, state), state.turn
    if state.trick.cards:
        left = max(left, 1)
    for other in game.seating.seats:
        if game.seating.side_of(other) != game.seating.side_of(me):
            for number in range(left + 1):
                yield (me,) * number + (other,) * (left - number)
                yield (other,) * number + (me,) * (left - number)


def gains_if_seats_win(
    game: Game, state: GameState, winners: tuple[Seat, ...], cards: CardSet
) -> tuple[int, ...]:
    """Return each side's gain in the hand if these seats win the remaining tricks.

    The winner of the first of these tricks gets all the given cards.
    """
    count = game.scoring_phase
    assert isinstance(count, HandScoringPhase)
    ended = state.replace(
        hands=(0,) * len(state.hands),
        trick=Trick(()),
        tricks=(*state.tricks, *_remaining_tricks(winners, cards_in_set(cards))),
    )
    before, after = state.match.scores, count.outcome(ended).match.scores
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _remaining_tricks(winners: tuple[Seat, ...], cards: tuple[Card, ...]) -> Iterator[Trick]:
    """Yield a trick for each winner. The first one has all the cards, the others have none."""
    for seat in winners:
        yield Trick((seat,), cards, NO_CARD, seat)
        cards = ()


def count_tricks_left(game: Game, state: GameState) -> int:
    """Return how many more tricks the hands make, with the cards that seats will still get."""
    covered = len(cards_to_come(game, state))
    return max(hand.bit_count() for hand in state.hands) + -(-covered // game.seating.players)


def unplayed_cards(game: Game, state: GameState) -> CardSet:
    """Return all cards that are neither in a finished trick nor discarded."""
    won = card_set(card for trick in state.tricks for card in trick.cards)
    away = card_set(card for card in state.exchange.discards if card >= 0)
    return card_set(game.dealing_phase.cards) & ~won & ~away
