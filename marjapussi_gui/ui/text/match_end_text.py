"""Texts about the end of a match: who won, and what decided it."""

from collections.abc import Sequence

from ...engine.cards import SUIT_OF, Card
from ...engine.events import HandScored, MatchWon, ScoreItem
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.state import NO_SIDE, MatchStanding, Side
from . import event_log
from .card_names import suit_placeholders
from .i18n import (
    capitalized,
    localized_digits,
    number_text,
    say,
)
from .scoring import scoring_texts
from .table_players import TablePlayers

TWO_SIDES = 2
MAX_CARDS = 4
# Keys of score items, and of terms, with cards that explain them
CARD_KEYS = ("trump", "little", "last")


@frozen
class DecidingFact:
    """A sentence on what decided a match, and the cards that it mentions."""

    sentence: str
    cards: tuple[Card, ...] = ()


@frozen
class SideScore:
    """A side's name and final score; offset is 0 for the viewer's own side, 1 for the next, etc."""

    offset: int
    name: str
    points: int


@frozen
class MatchEnd:
    """The end of a match in words."""

    title: str
    winner_offset: int  # how many sides after the viewer's own the winner comes; -1 for a tie
    scores: tuple[SideScore, ...]  # the viewer's own side first
    fact: DecidingFact


@frozen
class HandScoreChange:
    """A hand of the match, with the scores before and after it."""

    number: int
    event: HandScored

    @property
    def before(self) -> tuple[int, ...]:
        pairs = zip(self.event.scores, self.event.score_changes, strict=True)
        return tuple(score - change for score, change in pairs)

    def swing(self, winner: Side) -> int:
        """Return by how many points the winner of the match gained on the best other side."""
        return _lead(self.event.scores, winner) - _lead(self.before, winner)


def match_end_title(event: MatchWon, people: TablePlayers) -> str:
    if event.side == NO_SIDE:
        return say("tie")
    is_one = len(people.seats_of(event.side)) == 1
    if people.is_your_side(event.side):
        together = say("you-won-you-and-your-partner")
        return say("you-won") if is_one else together
    return say("name-won" if is_one else "name-won-two-others", name=people.side_name(event.side))


def score_pair(points: Sequence[int], people: TablePlayers) -> str:
    order = people.sides_in_order()
    return say("one-other", one=number_text(points[order[0]]), other=number_text(points[order[1]]))


def create_match_end(
    hands: Sequence[HandScored],
    event: MatchWon,
    standing: MatchStanding,
    game: Game,
    people: TablePlayers,
) -> MatchEnd:
    order = people.sides_in_order()
    scores = tuple(
        SideScore(offset, capitalized(people.short_side_name(side)), standing.scores[side])
        for offset, side in enumerate(order)
    )
    return MatchEnd(
        match_end_title(event, people),
        order.index(event.side) if event.side in order else NO_SIDE,
        scores,
        deciding_fact(hands, event, standing, game, people),
    )


def deciding_fact(
    hands: Sequence[HandScored],
    event: MatchWon,
    standing: MatchStanding,
    game: Game,
    people: TablePlayers,
) -> DecidingFact:
    if not hands or event.side == NO_SIDE:
        return DecidingFact(event_log.match_won_sentence(event, people))
    collected = scoring_texts(game).tournament_points(standing, game)
    if collected and standing.scores[event.side] < game.rules.target:
        points = score_pair(collected, people)
        return DecidingFact(
            say(
                "nobody-reached-target-so-collected",
                target=number_text(game.rules.target),
                points=points,
            )
        )
    if _lead(standing.scores, event.side) <= 0:
        return DecidingFact(_tie_sentence(event.side, game, people))
    changes = [HandScoreChange(number, each) for number, each in enumerate(hands, 1)]
    hand = _deciding_hand(changes, event.side)
    item = _deciding_item(hand.event, event.side)
    reason = "" if item is None else _reason_text(item, hand.event, people)
    is_last = hand.number == len(hands) and _lead(hand.before, event.side) <= 0
    sentence = _sentence(hand, event.side, reason, people, is_last=is_last)
    groups = [] if item is None or not reason else _card_groups(item, hand.event)
    return DecidingFact(sentence, groups[0][:MAX_CARDS] if groups else ())


def _lead(scores: Sequence[int], side: Side) -> int:
    return scores[side] - max(score for other, score in enumerate(scores) if other != side)


def _tie_sentence(winner: Side, game: Game, people: TablePlayers) -> str:
    if len(game.seating.sides) == TWO_SIDES:
        reached = "both-sides-reached-target"
    else:
        reached = "more-than-one-player-reached-target"
    if game.scoring_phase.scores_in_berries:
        yours = "your-higher-count-in-last-hand"
        theirs = "higher-count-in-last-hand-name"
    else:
        yours = "then-declarer-wins-and-contract"
        theirs = "then-declarer-wins-name"
    why = yours if people.is_your_side(winner) else theirs
    target, name = number_text(game.rules.target), people.side_name(winner)
    return f"{say(reached, target=target)} {say(why, name=name)}"


def _deciding_hand(changes: Sequence[HandScoreChange], winner: Side) -> HandScoreChange:
    """Return the hand in which the winner took the lead for good.

    If that was the first one, return the hand in which the winner gained most.
    """
    behind = [change for change in changes if _lead(change.before, winner) <= 0]
    if behind and behind[-1].number > 1:
        return behind[-1]
    return max(changes, key=lambda change: change.swing(winner))


def _deciding_item(event: HandScored, winner: Side) -> ScoreItem | None:
    """Return the item that brought the winner most: its own gain, or what another side lost."""
    useful = [item for item in event.items if (item.points > 0) == (item.side == winner)]
    return max(useful, key=lambda item: abs(item.points), default=None)


def _card_groups(item: ScoreItem, event: HandScored) -> list[tuple[Card, ...]]:
    """Return the groups of cards that earned a score item."""
    return [
        group.cards
        for term in event.terms
        if item.key in CARD_KEYS and (term.side, term.key) == (item.side, item.key)
        for group in term.card_groups
    ]


def _reason_text(item: ScoreItem, event: HandScored, people: TablePlayers) -> str:
    """Return the name of a score item as the subject of a sentence, or "" for minor items."""
    is_mine, name = people.is_your_side(item.side), people.side_name(item.side)
    bid = localized_digits(abs(item.points))
    groups = _card_groups(item, event)
    match item.key:
        case "trump" if groups:
            yours, theirs = (
                "your-trump-marriage-in-suit",
                "trump-marriage-in-suit-name",
            )
        case "little" if groups:
            yours, theirs = (
                "your-little-one-in-suit",
                "little-one-in-suit-name",
            )
        case "last":
            return say("match-end-last-trick")
        case "pips":
            return say("higher-number-of-card-points")
        case "made":
            yours, theirs = (
                "your-contract-of-bid",
                "contract-of-bid-name",
            )
        case "failed":
            yours, theirs = (
                "your-failed-contract-of-bid",
                "failed-contract-of-bid-name",
            )
        case "porvoo":
            yours, theirs = (
                "your-trip-to-porvoo",
                "trip-to-porvoo-name",
            )
        case "overshoot":
            yours, theirs = (
                "your-overfull-bag",
                "overfull-bag-name",
            )
        case _:
            return ""
    suit = suit_placeholders(SUIT_OF[groups[0][0]]) if groups else {}
    return say(yours if is_mine else theirs, name=name, bid=bid, **suit)


def _sentence(
    hand: HandScoreChange, winner: Side, reason: str, people: TablePlayers, *, is_last: bool
) -> str:
    event = hand.event
    if len(event.scores) > TWO_SIDES:
        return _winner_sentence(hand, winner, people, is_last=is_last)
    places = {
        "reason": reason,
        "number": localized_digits(hand.number),
        "before": score_pair(hand.before, people),
        "after": score_pair(event.scores, people),
    }
    if is_last and reason:
        form = "at-before-reason-decided-last-hand"
    elif is_last:
        form = "last-hand-decided-it-from-before"
    elif reason:
        form = "in-hand-number-reason-turned-before"
    else:
        form = "hand-number-turned-before-into-after"
    return say(form, **places)


def _winner_sentence(
    hand: HandScoreChange, winner: Side, people: TablePlayers, *, is_last: bool
) -> str:
    gained, is_mine = hand.event.score_changes[winner], people.is_your_side(winner)
    if is_last and is_mine:
        return say("you-gained-number-points-in-last", number=gained)
    if is_last:
        return say(
            "name-gained-number-points-in-last", number=gained, name=people.side_name(winner)
        )
    if is_mine:
        return say(
            "you-gained-number-points-in-hand", number=gained, hand=localized_digits(hand.number)
        )
    return say(
        "name-gained-number-points-in-hand",
        number=gained,
        hand=localized_digits(hand.number),
        name=people.side_name(winner),
    )
