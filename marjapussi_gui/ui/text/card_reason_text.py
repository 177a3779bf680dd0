"""Answers to "Why this?": why a player played a card, in the player's own words."""

from collections.abc import Iterator

from ...engine.cards import SUIT_OF
from ...model.card_reason import CardChoice, CardInference, CardReason, Purpose, SideBenefit
from ...model.verdict import Verdict
from .card_names import card_placeholders, short_card_names, suit_placeholders
from .i18n import capitalized, has_message, say
from .table_players import TablePlayers
from .verdict_text import cost_text

MAX_WORDS = 30  # of an answer


def card_reason_text(reason: CardReason, people: TablePlayers) -> str:
    text = ""
    for sentence in _sentences(reason, people):
        longer = f"{text} {sentence}".strip()
        if len(longer.split()) <= MAX_WORDS:
            text = longer
    return text


def _sentences(reason: CardReason, people: TablePlayers) -> Iterator[str]:
    saving = _side_benefit_sentence(reason, people)
    if reason.purpose == Purpose.UNEXPLAINED and saving:
        yield saving
        return
    choice, phrase = f"card-choice-{reason.choice}", f"card-phrase-{reason.choice}"
    with_card = f"purpose-{reason.purpose}-with-card"
    if has_message(phrase) and has_message(with_card):
        named = say(phrase, **suit_placeholders(SUIT_OF[reason.card]))
        yield capitalized(say(with_card, card_phrase=named, **_places(reason)))
    elif reason.purpose == Purpose.RUFF and reason.choice == CardChoice.LOWEST:
        yield say("i-had-no-suit", **_places(reason))
    else:
        yield capitalized(_purpose_sentence(reason, people))
        is_said = bool(saving) or reason.purpose == Purpose.LEAD_SINGLETON
        if has_message(choice) and not is_said:
            yield say(
                choice,
                **suit_placeholders(SUIT_OF[reason.card]),
                **card_placeholders(reason.card),
            )
    if reason.equal_cards:
        yield say("i-could-just-as-well-have", cards=short_card_names(reason.equal_cards))
    if saving:
        yield saving


def _places(reason: CardReason) -> dict[str, str]:
    places = suit_placeholders(reason.suit) if reason.suit >= 0 else {}
    return places | (card_placeholders(reason.other_card) if reason.other_card >= 0 else {})


def _side_benefit_sentence(reason: CardReason, people: TablePlayers) -> str:
    match reason.saving:
        case None:
            return ""
        case SideBenefit.UNWANTED:
            return people.sentence(
                reason.other_seat,
                "you-hadnt-wanted-one-before",
                "name-hadnt-wanted-one-before",
            )
        case _:
            return say(
                f"saving-{reason.saving}",
                **suit_placeholders(SUIT_OF[reason.saved_card]),
                **card_placeholders(reason.saved_card),
            )


def _purpose_sentence(reason: CardReason, people: TablePlayers) -> str:
    places = _places(reason)
    if reason.purpose == Purpose.DISCARD_SPARE:
        return _spare_card_sentence(reason.number)
    purpose = f"purpose-{reason.purpose}"
    if has_message(purpose):
        return say(purpose, **places)
    return people.sentence(reason.other_seat, f"{purpose}-you", f"{purpose}-name", **places)


def _spare_card_sentence(missing: int) -> str:
    if missing <= 0:
        return say("my-sets-were-complete-without-it")
    return say("even-without-it-i-was-only", number=missing)


def card_reading_text(reading: CardInference, people: TablePlayers) -> str:
    """Return a text on what a played card proves about its player's other cards."""
    name = people.name(reading.seat)
    sentences = [
        say("name-has-no-suit", name=name, **suit_placeholders(suit)) for suit in reading.void_suits
    ]
    if reading.excluded_cards:
        sentences.append(
            say("name-cant-have-cards", name=name, cards=short_card_names(reading.excluded_cards))
        )
    if reading.held_cards:
        sentences.append(
            say("name-must-have-cards", name=name, cards=short_card_names(reading.held_cards))
        )
    return " ".join(sentences) or say("nothing-for-certain")


def own_card_text(verdict: Verdict, better: str) -> str:
    """Return a text on whether the user's card was right; better names the best action."""
    if verdict.chosen_value in verdict.tied_values:
        return say("that-was-right")
    cost = cost_text(verdict).removeprefix("\N{MINUS SIGN}")
    if verdict.best.win_chance is None or cost[-1:].isdigit():
        template = "better-action-your-choice-cost-you-cost-points"
    else:
        template = "better-action-your-choice-cost-you-cost-of-match"
    return say(template, action=better, cost=cost)
