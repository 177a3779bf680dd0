"""Texts for scoring in berries: points for trumps, later marriages, last trick and card points."""

from collections.abc import Iterator
from dataclasses import replace

from ....engine.cards import Suit
from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases.counting import Values
from ....engine.phases.game_points import GamePoints
from ....engine.state import Side
from ....engine.view import View
from ..markup import bullets, paragraph, section
from ..people import People
from ..tongue import counted, once_a_language, translate
from .texts import CountTexts, Entry, Line, remark, totals
from .trumps import maker, trumps, worth_next


class GamePointsTexts(CountTexts):
    """Texts for berries, Porvoo, and a target that must be met exactly."""

    count = GamePoints
    behind = ("trump", "little", "last")

    def heading(self, view: View, people: People) -> tuple[str, str]:
        return trumps(view), maker(view, people) or _carried(view)

    def earned(self, view: View) -> tuple[int, ...]:
        assert isinstance(view.game.count, GamePoints)
        return view.game.count.speech.worth_to(view.marriages.made)

    def of_marriage(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.count, GamePoints)
        return worth_next(view.game.count.speech, view, suit)

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        match item.key:
            case "pips":
                return _more_pips(item, event)
            case "overshoot":
                return _over(game)
            case _:
                return _items()[item.key]

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        if any(item.key == "pips" for item in event.items):
            return
        if game.rules.pip_tie == "carry":
            yield remark(translate("Count", "Equal card points: the point is carried over"))
        else:
            yield remark(translate("Count", "Equal card points: nobody scores"))

    def entries(self, side: Side, event: HandScored, game: Game) -> Iterator[Entry]:
        own = (t for t in event.terms if t.side == side and t.key not in self.behind)
        for term in own:
            entry = self.entry(term)
            yield replace(entry, text=_card_points()) if term.key == "cards" else entry

    def hand(self, game: Game) -> str:
        return section(translate("Rules page", "Counting a hand"), _berries(game))

    def in_short(self, game: Game) -> tuple[str, ...]:
        scored = translate(
            "In short",
            "Declaring trumps scores 2 points. Each little one, the last trick, and more card "
            "points than the others score 1 each.",
        )
        return scored, _porvoo(game), *_goal(game)

    def match(self, game: Game) -> str:
        return section(translate("Rules page", "The match"), _match(game))

    def card_values(self, game: Game) -> tuple[Values, ...]:
        assert isinstance(game.count, GamePoints)
        return game.count.pips

    def next_dealer(self, game: Game) -> str:
        return translate("Rules page", "The player who leads first in one hand deals the next.")

    def first_leader(self, game: Game) -> str:
        if game.rules.first_hand != "club_ace":
            return super().first_leader(game)
        return translate(
            "Rules page",
            "In the first hand of a match the holder of the ace of clubs leads to the first trick, "
            "with that card; in later hands, or when nobody can play that ace, the player left of "
            "the dealer leads.",
        )


TEXTS = GamePointsTexts()


def _card_points() -> str:
    return translate("Count", "Card points")


def _carried(view: View) -> str:
    carry = view.match.carry
    if not carry:
        return ""
    one = translate("Scores", "1 point is carried over")
    return counted(carry, one, translate("Scores", "{number} points are carried over"))


@once_a_language
def _items() -> dict[str, str]:
    return {
        "trump": translate("Count", "Trumps made"),
        "little": translate("Count", "A little one"),
        "last": translate("Count", "Last trick"),
        "carried": translate("Count", "Carried over from equal hands"),
        "porvoo": translate("Count", "No trick: off to Porvoo"),
    }


def _more_pips(item: Item, event: HandScored) -> str:
    both = totals(item, event)
    if both["own"] == both["other"]:
        return translate("Count", "The better cards")
    return translate("Count", "More card points, {own} to {other}").format(**both)


def _over(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        return translate("Count", "Over {target}: the surplus is subtracted").format(
            target=rules.target
        )
    sentence = translate("Count", "Over {target}: down to {falls_to}")
    return sentence.format(target=rules.target, falls_to=rules.falls_to)


# Rules


def _berries(game: Game) -> str:
    for_trumps = translate("Rules page", "2 points for making trumps")
    little = translate("Rules page", "1 point for each little one")
    last = translate("Rules page", "1 point for the last trick")
    pips = translate("Rules page", "1 point for more card points")
    if game.rules.pip_tie == "carry":
        tie = translate(
            "Rules page",
            "When card points are equal, their point is carried over: whoever wins the card "
            "points of the next hand gets it as well.",
        )
    else:
        tie = translate("Rules page", "When card points are equal, nobody gets that point.")
    return bullets((for_trumps, little, last, pips)) + paragraph(tie) + paragraph(_porvoo(game))


def _porvoo(game: Game) -> str:
    if not game.rules.porvoo:
        return ""
    side = translate(
        "Rules page",
        "A side without a trick goes to Porvoo: it loses all its points, those of this hand as "
        "well.",
    )
    player = translate(
        "Rules page",
        "A player without a trick goes to Porvoo and loses all points, those of this hand as well.",
    )
    return side if game.seating.partners else player


def _match(game: Game) -> str:
    rules = game.rules
    if not rules.exact:
        goal = translate(
            "Rules page",
            "{target} points or more win. If both have as many, the higher score wins; if these "
            "are equal, the one with more card points in that hand; otherwise play goes on.",
        )
        return paragraph(goal.format(target=rules.target))
    tie = translate(
        "Rules page",
        "If both reach them in one hand, the one with more card points in it wins; otherwise play "
        "goes on.",
    )
    return paragraph(*_goal(game), tie)


def _goal(game: Game) -> tuple[str, ...]:
    """Return which score wins, and what happens beyond it if it must be met exactly."""
    target = game.rules.target
    if game.rules.exact:
        exactly = translate("Rules page", "Exactly {target} points win.")
        return exactly.format(target=target), _overshoot(game)
    return (translate("In short", "{target} points or more win.").format(target=target),)


def _overshoot(game: Game) -> str:
    rules = game.rules
    if rules.overshoot == "subtract":
        over = translate(
            "Rules page",
            "Whoever goes over has the surplus taken off the target: {over} becomes {under}.",
        )
        return over.format(over=rules.target + 2, under=rules.target - 2)
    fall = translate("Rules page", "Whoever goes over falls back to {score}.")
    return fall.format(score=rules.falls_to)
