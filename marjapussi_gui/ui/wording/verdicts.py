"""Texts of a verdict: its grade, and the values of the possible actions."""

from collections.abc import Sequence

from ...kept.verdict import Rank, Verdict, Worth
from .people import People
from .tongue import decimal, percent, translate

NEAR = 0.05  # in points: smaller differences vanish when rounded to one decimal


def note(worth: Worth, verdict: Verdict, people: People) -> str:
    """Return the note below one of the possible actions; empty for most."""
    is_own, is_best = worth.action == verdict.done, worth is verdict.best
    if is_own:
        return _of_what_was_done(verdict, people, is_best=is_best)
    if is_best:
        return translate("Review", "best")
    return translate("Review", "as good") if is_as_good(worth, verdict) else ""


def is_as_good(worth: Worth, verdict: Verdict) -> bool:
    """Return whether an action cannot be told apart from the best one."""
    return worth is verdict.best or worth.is_tied_with(verdict.best)


def _of_what_was_done(verdict: Verdict, people: People, *, is_best: bool) -> str:
    word = {
        Rank.FORCED: translate("Review", "forced"),
        Rank.FINE: translate("Review", "fine"),
        Rank.SLIP: translate("Review", "slip"),
        Rank.MISTAKE: translate("Review", "mistake"),
        Rank.BLUNDER: translate("Review", "blunder"),
        Rank.CLOSE: translate("Review", "close"),
    }[verdict.rank]
    if is_best:
        word = translate("Review", "best")
    if people.is_me(verdict.seat):
        return translate("Review", "yours: {word}").format(word=word)
    return f"{people.name(verdict.seat)}: {word}"


def rank(verdict: Verdict) -> str:
    """Return a remark on the grade of a verdict; empty for most."""
    if verdict.rank == Rank.CLOSE:
        return translate("Review", "Too close to tell: each of them is right.")
    return ""


def worths(shown: Sequence[Worth]) -> tuple[str, tuple[str, ...]]:
    """Return a heading and the values of actions, as chances or as points if those differ more."""
    chances = [each.chance for each in shown if each.chance is not None]
    if len(chances) < len(shown):
        return _of_points(shown)
    whole = tuple(map(percent, chances))
    differ = max(each.points for each in shown) - min(each.points for each in shown) >= NEAR
    if len(set(whole)) == 1 and len(whole) > 1 and differ:
        return _of_points(shown)
    return translate("Review", "Chance to win the match"), whole


def _of_points(shown: Sequence[Worth]) -> tuple[str, tuple[str, ...]]:
    head = translate("Review", "Points of this hand, less what others gain")
    return head, tuple(points(each.points) for each in shown)


def points(value: float) -> str:
    """Return points with their sign."""
    sign = "+" if value >= 0 else "\N{MINUS SIGN}"
    return f"{sign}{decimal(abs(value))}"


def listed(hand: int, done: str) -> str:
    """Return the number of a hand and the action of a decision in it."""
    return translate("Review", "Hand {hand}: {done}").format(hand=hand, done=done)


def cost(verdict: Verdict) -> str:
    """Return the cost of a decision: of the chance to win, or in points if those say more."""
    _, (best, own) = worths((verdict.best, verdict.own))
    if verdict.best.chance is None or best.endswith(tuple("0123456789")):
        return f"\N{MINUS SIGN}{decimal(verdict.cost_points)}"
    return f"\N{MINUS SIGN}{percent(verdict.cost)}" if best != own else percent(0.0)
