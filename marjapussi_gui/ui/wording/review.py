"""What stands on the page on which a match is looked back on."""

from collections.abc import Iterable, Sequence

from ...engine.events import Event
from ...engine.state import Seat
from ...kept.verdict import Rank, Verdict, Worth
from . import events as event_words
from .people import People
from .tongue import counted, decimal, percent, translate

NEAR = 0.05  # points: what differs by less is shown alike


def step(name: str) -> str:
    """Return what a button that leads through the match does."""
    return {
        "first": translate("Review", "To the beginning"),
        "hand_before": translate("Review", "To the hand before"),
        "before": translate("Review", "Back by one action"),
        "after": translate("Review", "On by one action"),
        "hand_after": translate("Review", "To the next hand"),
        "last": translate("Review", "To the end"),
    }[name]


def with_key(text: str, key: str) -> str:
    """Return a hint that names its key too."""
    return translate("Review", "{text} ({key})").format(text=text, key=key)


def place(hand: int, ply: int, last: int) -> str:
    """Return where in the match one stands."""
    sentence = translate("Review", "Hand {hand} · {ply} of {last}")
    return sentence.format(hand=hand, ply=ply, last=last)


def band() -> str:
    return translate("Review", "Place in the match")


def all_open() -> str:
    return translate("Review", "All cards open")


def all_open_meaning() -> str:
    return translate("Review", "Show every card, or only what you knew at the time.")


def tricks() -> str:
    return translate("Review", "Tricks")


def play_from_here() -> str:
    return translate("Review", "Play from here")


def play_from_here_meaning() -> str:
    return translate("Review", "Begin a new match from this very moment; this one stays as it is.")


def hide_what_came() -> str:
    return translate("Review", "Hide what came")


def more() -> str:
    return translate("Review", "More")


def back() -> str:
    return translate("Review", "Back")


def done(events: Iterable[Event], people: People) -> str:
    """Return what has just been done, in sentences."""
    sentences = [event_words.sentence_of(event, people) for event in events]
    return " ".join(filter(None, sentences)) or translate("Review", "Nothing has been done yet.")


# The band


def even() -> str:
    return translate("Review", "even")


def labels(people: People, *, is_chance: bool) -> tuple[str, str, str]:
    """Return what stands beside the band: above, in the middle and below."""
    if not is_chance:
        return translate("Review", "gain"), "0", translate("Review", "loss")
    if people.seating.partners:
        above, below = translate("People", "Them"), translate("People", "Us")
    else:
        above, below = translate("Review", "Others"), translate("People", "You")
    return above, even(), below


def standing(value: float | None, *, is_chance: bool) -> str:
    """Return what the match, or the hand, is worth at this moment."""
    if value is None:
        return translate("Review", "Not judged yet")
    if is_chance:
        return translate("Review", "Chance to win the match: {chance}").format(
            chance=percent(value)
        )
    return translate("Review", "This hand is worth {points} to you").format(points=points(value))


def score(scores: Sequence[int], mine: int) -> str:
    """Return the scores after a hand: both, or one's own where there are more."""
    if len(scores) == 2:
        return f"{scores[mine]} : {scores[1 - mine]}".replace("-", "\N{MINUS SIGN}")
    return str(scores[mine]).replace("-", "\N{MINUS SIGN}")


def legend() -> str:
    return translate("Review", "a mistake: the larger, the dearer")


# Who is judged


def is_judged(people: People, number: Seat) -> str:
    """Return whose decisions are judged."""
    if people.is_me(number):
        return translate("Review", "Judged: you")
    return translate("Review", "Judged: {name}").format(name=people.name(number))


def other_seats() -> str:
    return translate("Review", "Other seats")


def judged(done: int, of: int) -> str:
    return translate("Review", "{done} of {of} judged").format(done=done, of=of)


# Moments


def moments(number: int) -> str:
    """Return how many moments there are to look at."""
    one = translate("Review", "One moment to think about")
    return counted(number, one, translate("Review", "{number} moments to think about"))


def no_mistakes() -> str:
    return translate("Review", "No mistakes")


def being_judged() -> str:
    return translate("Review", "Each decision is being judged")


def dearest_first() -> str:
    return translate("Review", "The dearest comes first, and the answer is covered.")


def nothing_dear(*, is_judging: bool) -> str:
    if is_judging:
        return translate("Review", "You can look around meanwhile.")
    return translate("Review", "Nothing that was decided here cost much.")


def nothing_to_judge() -> str:
    return translate("Review", "A hand is judged when it is over.")


def moment(place: int, of: int) -> str:
    return translate("Review", "Moment {place} of {of}").format(place=place, of=of)


def next_moment() -> str:
    return translate("Review", "Next moment")


def first_moment() -> str:
    return translate("Review", "First moment")


def previous() -> str:
    return translate("Review", "Previous")


def skip() -> str:
    return translate("Review", "Skip")


def fold() -> str:
    return translate("Review", "Fold the question away")


def unfold() -> str:
    return translate("Review", "Moments")


# The question and its answer


def question(seat: Seat, people: People, *, is_played: bool, is_said: bool) -> str:
    """Return what is asked at a moment."""
    if not people.is_me(seat):
        sentence = translate("Review", "{name}: what would you have done?")
        return sentence.format(name=people.name(seat))
    if is_played:
        return translate("Review", "What would you have played?")
    if is_said:
        return translate("Review", "What would you have said?")
    return translate("Review", "What would you have done?")


def how_to_answer(*, by_card: bool) -> str:
    if by_card:
        return translate("Review", "Click a card, here or in your hand.")
    return translate("Review", "Click what you would have done.")


def show_answer() -> str:
    return translate("Review", "Show the answer")


def answered(*, is_right: bool, is_same: bool) -> str:
    """Return what is said to an answer that was given."""
    if is_right:
        return translate("Review", "Yes, that is right.")
    if is_same:
        return translate("Review", "That is what was done. There is better.")
    return translate("Review", "There is better.")


def note(worth: Worth, verdict: Verdict, people: People) -> str:
    """Return what stands below one of the things that could have been done."""
    is_own, is_best = worth.action == verdict.done, worth is verdict.best
    if is_own:
        return _of_what_was_done(verdict, people, is_best=is_best)
    if is_best:
        return translate("Review", "best")
    return translate("Review", "as good") if is_as_good(worth, verdict) else ""


def is_as_good(worth: Worth, verdict: Verdict) -> bool:
    """Return whether it cannot be told that the best is better."""
    return verdict.best.value - worth.value <= worth.error or worth is verdict.best


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
    """Return what is to be said of a decision beside its figures."""
    if verdict.rank == Rank.CLOSE:
        return translate("Review", "Too close to tell: each of them is right.")
    return ""


def worths(shown: Sequence[Worth]) -> tuple[str, tuple[str, ...]]:
    """Return of what the figures are, and the figures: of both kinds those that tell more."""
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
    """Return in which hand a moment was, and what was done there."""
    return translate("Review", "Hand {hand}: {done}").format(hand=hand, done=done)


def cost(verdict: Verdict) -> str:
    """Return what a decision cost: of the match, or points where that says more."""
    _, (best, own) = worths((verdict.best, verdict.own))
    if verdict.best.chance is None or best.endswith(tuple("0123456789")):
        return f"\N{MINUS SIGN}{decimal(verdict.cost_points)}"
    return f"\N{MINUS SIGN}{percent(verdict.cost)}" if best != own else percent(0.0)
