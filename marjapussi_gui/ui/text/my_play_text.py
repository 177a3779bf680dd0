"""Texts of the page about how the player plays."""

from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from ...engine.actions import (
    Action,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ...model.first_times import FirstTimeKind
from ...model.skill import CostEstimate
from ...model.verdict import DecisionKind, Verdict
from . import profile_text
from .card_names import card_placeholders, join_with_and, short_card_names, suit_placeholders
from .dialog_text import level_label
from .i18n import (
    Message,
    cached_per_language,
    capitalized,
    date_text,
    plural,
    translate,
)

DAYS_WITH_NAME = 7  # the last days are named, such as "Sunday"; earlier ones have a date
LEVEL_NAMES = "easy", "normal", "strong", "expert"

play_hand_label = Message("MyPlay", "Play a hand")
game_filter_label = Message("MyPlay", "Game")


# Moments to practise


moments_text = Message("MyPlay", "Choices from your own matches where you could have done better.")
begin_label = Message("MyPlay", "Begin")
nothing_due_title = Message("MyPlay", "Nothing to practise today")
nothing_due_text = Message("MyPlay", "Your mistakes come back another day, with other cards.")
no_moments_text = Message(
    "MyPlay", "Your own mistakes will come back here as questions, with other cards."
)


# Today's deal


todays_deal_title = Message("MyPlay", "Today’s deal")
todays_deal_text = Message("MyPlay", "Everybody who plays today gets these cards.")


def todays_deal_of_game_text(game: str) -> str:
    sentence = translate("MyPlay", "Everybody who plays {game} today gets these cards.")
    return sentence.format(game=game)


todays_deal_begun_text = Message(
    "MyPlay", "You’ve started today’s deal. Continue where you left off."
)
todays_deal_played_text = Message(
    "MyPlay", "You’ve played today’s deal. There’ll be another one tomorrow."
)


def todays_result_text(result: str) -> str:
    return translate("MyPlay", "Your score: {score}").format(score=result)


def month_name(day: date) -> str:
    return capitalized(QLocale().standaloneMonthName(day.month))


def full_date_text(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def deal_number_text(seed: int) -> str:
    return translate("MyPlay", "Deal {number}").format(number=seed)


# Skill


skill_title = Message("MyPlay", "Skill")
more_skill_label = Message("MyPlay", "More about skill and luck")
no_skill_text = Message(
    "MyPlay",
    "After your first hand, you’ll see here how you compare with the computer.",
)
reviewing_text = Message("MyPlay", "The choices you’ve made are being reviewed.")


def game_skill_title(game: str) -> str:
    """Return the title of the skill panel if it shows one of several games."""
    return translate("MyPlay", "Skill in {game}").format(game=game)


def decisions_text(number: int, assisted_number: int) -> str:
    """Return how many decisions are counted, and whether they were made with help."""
    decisions = profile_text.decision_count_text(number)
    if not assisted_number:
        sentence = translate("MyPlay", "{decisions}, without help")
    elif assisted_number == number:
        sentence = translate("MyPlay", "{decisions}, with help")
    else:
        sentence = translate("MyPlay", "{decisions}, with and without help")
    return sentence.format(decisions=decisions)


def few_decisions_text(number: int) -> str:
    return plural("MyPlay", "Only one decision so far", "Only {number} decisions so far", number)


def weakest_kind_text(kind: DecisionKind) -> str:
    sentence = translate("MyPlay", "{kind} costs you most.")
    return sentence.format(kind=profile_text.decision_kind_label(kind))


def skill_row_text(kind: DecisionKind, estimate: CostEstimate, positions: Sequence[float]) -> str:
    """Return what a screen reader says about a row.

    positions are the player's place among the levels, and the interval around it.
    """
    clauses = []
    if not estimate.is_sure:
        clauses.append(few_decisions_text(estimate.decision_count))
    if positions:
        place, low, high = positions
        clauses += [profile_text.levels_clause(place), _interval_clause(low, high)]
    else:
        clauses.append(profile_text.not_measured_text())
    number = profile_text.decision_count_text(estimate.decision_count)
    return profile_text.row_text(
        profile_text.decision_kind_label(kind), number, profile_text.join_clauses(clauses)
    )


def interval_tooltip() -> str:
    return translate("MyPlay", "The thin line shows where you probably are, 95 times out of 100.")


def _interval_clause(low: float, high: float) -> str:
    """Return a clause with the levels that an interval reaches."""
    sentence = translate("MyPlay", "95% likely from {low} to {high}")
    return sentence.format(low=_nearest_level(low), high=_nearest_level(high))


def _nearest_level(position: float) -> str:
    place = min(max(round(position), 0), len(LEVEL_NAMES) - 1)
    return level_label(LEVEL_NAMES[place])


# What cost most


costs_title = Message("MyPlay", "What cost you most")
no_costs_text = Message("MyPlay", "Your costliest choices of the last 30 days will be here.")
no_mistakes_text = Message("MyPlay", "No costly mistakes in the last 30 days.")
all_mistakes_label = Message("MyPlay", "All mistakes")
fewer_mistakes_label = Message("MyPlay", "Only the costliest")


def praise_text(place: str, praised: Verdict) -> str:
    """Return praise for a time without mistakes, which names a hard choice and its hand."""
    praise = translate("MyPlay", "Well played! {place}: {choice}")
    return f"{no_mistakes_text()} {praise.format(place=place, choice=choice_text(praised))}"


def cost_unit_text(*, in_points: bool | None) -> str:
    """Return what costs are counted in; None stands for games of both kinds."""
    if in_points is None:
        return translate("MyPlay", "chance to win the match, or points")
    if in_points:
        return translate("MyPlay", "points in the hand")
    return translate("MyPlay", "chance to win the match")


def hand_of_day_text(day: str, hand: int) -> str:
    return translate("MyPlay", "{day}, hand {hand}").format(day=day, hand=hand)


def review_choice_text(choice: str, place: str, cost: str) -> str:
    """Return what a screen reader says about a choice that can be reviewed."""
    sentence = translate("MyPlay", "Review: {choice} {place}. {cost}")
    return sentence.format(choice=choice, place=place, cost=cost)


def choice_text(verdict: Verdict) -> str:
    """Return a sentence on what the player chose."""
    match verdict.chosen:
        case Play(card):
            is_lead = verdict.kind is DecisionKind.LEAD
            sentence = (
                translate("MyPlay", "You led the {card}.")
                if is_lead
                else translate("MyPlay", "You played the {card}.")
            )
            return sentence.format(**card_placeholders(card))
        case Declare() | AskWhole() | AskHalf() | AnswerWhole():
            return _marriage_choice_text(verdict.chosen)
        case Give() | Discard() | Draw() | Lay() | Finish() | ShowTunnelas():
            return _cards_choice_text(verdict.chosen)
        case action:
            return _bid_choice_text(action)


def _marriage_choice_text(action: Declare | AskWhole | AskHalf | AnswerWhole) -> str:
    match action:
        case AskWhole():
            return translate("MyPlay", "You asked for a whole.")
        case Declare():
            sentence = translate("MyPlay", "You declared {suit}.")
        case AskHalf():
            sentence = translate("MyPlay", "You asked for a half in {suit}.")
        case AnswerWhole():
            sentence = translate("MyPlay", "You answered {suit}.")
    return sentence.format(**suit_placeholders(action.suit))


def _cards_choice_text(action: Give | Discard | Draw | Lay | Finish | ShowTunnelas) -> str:
    match action:
        case Give(cards):
            sentence = translate("MyPlay", "You gave away {cards}.")
            return sentence.format(cards=short_card_names(cards))
        case Discard(cards):
            sentence = translate("MyPlay", "You discarded {cards}.")
            return sentence.format(cards=short_card_names(cards))
        case Draw("offer"):
            return translate("MyPlay", "You took the offered card.")
        case Draw():
            return translate("MyPlay", "You drew from the stock.")
        case Lay():
            return translate("MyPlay", "You showed your sets.")
        case Finish():
            return translate("MyPlay", "You finished the hand.")
        case ShowTunnelas():
            return translate("MyPlay", "You showed your tunnelas.")


def _bid_choice_text(action: Action) -> str:
    match action:
        case Bid(amount):
            return translate("MyPlay", "You bid {amount}.").format(amount=amount)
        case Raise(amount):
            return translate("MyPlay", "You raised to {amount}.").format(amount=amount)
        case Stand():
            return translate("MyPlay", "You stayed at your bid.")
        case Redeal():
            return translate("MyPlay", "You asked for a new deal.")
        case ShowBidCard(card):
            sentence = translate("MyPlay", "You bid with the {card}.")
            return sentence.format(**card_placeholders(card))
        case SayBid("rami"):
            return translate("MyPlay", "You said rami.")
        case SayBid():
            return translate("MyPlay", "You said nolo.")
        case Sooli():
            return translate("MyPlay", "You chose sooli.")
        case Pass():
            return translate("MyPlay", "You passed.")
        case _:
            raise AssertionError(action)


# Recent matches


recent_title = Message("MyPlay", "Recent matches")
no_matches_text = Message(
    "MyPlay", "Your matches will be here, so that you can play on or review them."
)
all_matches_label = Message("MyPlay", "All matches")


def against_text(names: Sequence[str]) -> str:
    return translate("MyPlay", "against {names}").format(names=join_with_and(names))


def day_text(timestamp: str, today: date) -> str:
    """Return a day, such as "Today" or "Sunday", or the date of earlier days."""
    try:
        day = datetime.fromisoformat(timestamp).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return date_text(timestamp)
    ago = (today - day).days
    if ago == 0:
        return translate("MyPlay", "Today")
    if ago == 1:
        return translate("MyPlay", "Yesterday")
    if 0 < ago < DAYS_WITH_NAME:
        return capitalized(QLocale().standaloneDayName(day.isoweekday()))
    return date_text(timestamp)


def game_and_text(game: str, text: str) -> str:
    """Return a text after the name of the game that it is about."""
    return translate("MyPlay", "{game}, {text}").format(game=game, text=text)


def match_row_text(parts: Sequence[str]) -> str:
    """Join the parts of a row, leaving out empty ones, as a text for screen readers."""
    return ", ".join(filter(None, parts))


# Puzzles


all_puzzles_label = Message("MyPlay", "All puzzles")
start_here_label = Message("MyPlay", "Start here")
no_puzzles_text = Message("MyPlay", "There are no puzzles for this game.")
all_solved_text = Message("MyPlay", "You’ve solved them all!")


def puzzles_of_game_title(game: str) -> str:
    return translate("MyPlay", "Puzzles in {game}").format(game=game)


def solved_text(solved_count: int, total: int) -> str:
    sentence = translate("MyPlay", "{solved} of {of} solved")
    return sentence.format(solved=solved_count, of=total)


# First times


first_times_title = Message("MyPlay", "First times")


@cached_per_language
def first_time_labels() -> dict[FirstTimeKind, str]:
    """Return the name of each kind of first time."""
    return {
        FirstTimeKind.MARRIAGE: translate("MyPlay", "First marriage"),
        FirstTimeKind.ANSWER: translate("MyPlay", "First answer"),
        FirstTimeKind.PORVOO: translate("MyPlay", "First Porvoo"),
        FirstTimeKind.CONTRACT: translate("MyPlay", "First contract"),
        FirstTimeKind.FULL_BAG: translate("MyPlay", "Exactly twelve"),
    }


@cached_per_language
def first_time_tooltips() -> dict[FirstTimeKind, str]:
    """Return what each kind of first time means."""
    return {
        FirstTimeKind.MARRIAGE: translate("MyPlay", "You declare a marriage."),
        FirstTimeKind.ANSWER: translate(
            "MyPlay", "Your partner asks you for a marriage, and you can say yes."
        ),
        FirstTimeKind.PORVOO: translate("MyPlay", "You send your opponents to Porvoo."),
        FirstTimeKind.CONTRACT: translate("MyPlay", "You win the bidding and make your contract."),
        FirstTimeKind.FULL_BAG: translate("MyPlay", "You win a match with exactly twelve berries."),
    }


not_yet_label = Message("MyPlay", "not yet")


def not_yet_text(name: str) -> str:
    return translate("MyPlay", "{first_time}: not yet").format(first_time=name)


def review_first_time_text(name: str, place: str) -> str:
    sentence = translate("MyPlay", "{first_time}, {place}. Review the hand")
    return sentence.format(first_time=name, place=place)
