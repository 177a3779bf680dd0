"""Answers to "Why this?": why a player played a card, in the player's own words."""

from collections.abc import Iterator

from ...engine.cards import SUIT_OF
from ...model.card_reason import CardChoice, CardReading, CardReason, Purpose, Saving
from ...model.verdict import Verdict
from .card_names import card_placeholders, short_card_names, suit_placeholders
from .i18n import Message, cached_per_language, capitalized, plural, translate
from .table_players import TablePlayers
from .verdict_text import cost_text

MAX_WORDS = 30  # of an answer

ask_label = Message("Why", "Why this?")
ask_hint_text = Message("Why", "Click a card to ask why.")
knew_label = Message("Why", "What I knew")
yours_label = Message("Why", "yours", "cards of the listener")
mine_label = Message("Why", "mine", "cards of the speaker")
still_out_label = Message("Why", "still out", "cards that nobody had played")
reading_label = Message("Why", "What could I have read from it?")


def card_reason_text(reason: CardReason, people: TablePlayers) -> str:
    """Return why a player played a card, in the first person and at most MAX_WORDS words long."""
    text = ""
    for sentence in _sentences(reason, people):
        longer = f"{text} {sentence}".strip()
        if len(longer.split()) <= MAX_WORDS:
            text = longer
    return text


def _sentences(reason: CardReason, people: TablePlayers) -> Iterator[str]:
    saving = _saving_sentence(reason, people)
    if reason.purpose == Purpose.UNEXPLAINED and saving:
        yield saving
        return
    card_phrase = _card_phrases().get(reason.choice)
    if card_phrase and (template := _templates_with_card().get(reason.purpose)):
        named = card_phrase.format(**suit_placeholders(SUIT_OF[reason.card]))
        yield capitalized(template.format(card_phrase=named, **_places(reason)))
    elif reason.purpose == Purpose.RUFF and reason.choice == CardChoice.LOWEST:
        yield translate("Why", "I had no {suit}, so I trumped as low as I could.").format(
            **_places(reason)
        )
    else:
        yield capitalized(_purpose_sentence(reason, people))
        is_said = bool(saving) or reason.purpose == Purpose.LEAD_SINGLETON
        if reason.choice in _choice_templates() and not is_said:
            yield _choice_templates()[reason.choice].format(
                **suit_placeholders(SUIT_OF[reason.card]), **card_placeholders(reason.card)
            )
    if reason.equal_cards:
        template = translate("Why", "I could just as well have played {cards}.")
        yield template.format(cards=short_card_names(reason.equal_cards))
    if saving:
        yield saving


def _places(reason: CardReason) -> dict[str, str]:
    places = suit_placeholders(reason.suit) if reason.suit >= 0 else {}
    return places | (card_placeholders(reason.other_card) if reason.other_card >= 0 else {})


def _saving_sentence(reason: CardReason, people: TablePlayers) -> str:
    match reason.saving:
        case None:
            return ""
        case Saving.UNWANTED:
            return people.sentence(
                reason.other_seat,
                translate("Why", "You hadn’t wanted one before."),
                translate("Why", "{name} hadn’t wanted one before."),
            )
        case _:
            return _saving_templates()[reason.saving].format(
                **suit_placeholders(SUIT_OF[reason.saved_card]),
                **card_placeholders(reason.saved_card),
            )


def _purpose_sentence(reason: CardReason, people: TablePlayers) -> str:
    places = _places(reason)
    if reason.purpose == Purpose.DISCARD_SPARE:
        return _spare_card_sentence(reason.number)
    about_player = _templates_about_players().get(reason.purpose)
    if about_player is not None:
        return people.sentence(reason.other_seat, *about_player, **places)
    return _purpose_templates()[reason.purpose].format(**places)


def _spare_card_sentence(missing: int) -> str:
    if missing <= 0:
        return translate("Why", "My sets were complete without it.")
    return plural(
        "Why",
        "Even without it, I was only one card short of my sets.",
        "Even without it, I was only {number} cards short of my sets.",
        missing,
    )


@cached_per_language
def _templates_about_players() -> dict[Purpose, tuple[str, str]]:
    """Return sentences about the listener and, with a name, about another player."""
    return {
        Purpose.PARTNER_TRUMPS: (
            translate("Why", "You had no {suit}, so you could trump."),
            translate("Why", "{name} had no {suit}, so a trump could win."),
        ),
        Purpose.PARTNER_HOLDS: (
            translate("Why", "I knew you held the {card}."),
            translate("Why", "I knew {name} held the {card}."),
        ),
        Purpose.LEAD_BACK: (
            translate("Why", "You’d led {suit} before, so I led it back."),
            translate("Why", "{name} had led {suit} before, so I led it back."),
        ),
        Purpose.HELP_PARTNER: (
            translate("Why", "I hoped you’d win the trick, so I added points."),
            translate("Why", "I hoped {name} would win the trick, so I added points."),
        ),
        Purpose.LEAD_TO_SOLOIST: (
            translate("Why", "I wanted you to take the trick, so I led a card you might beat."),
            translate(
                "Why", "I wanted {name} to take the trick, so I led a card that could be beaten."
            ),
        ),
        Purpose.PLAY_UNDER_SOLOIST: (
            translate("Why", "I wanted you to take the trick, so I stayed low."),
            translate("Why", "I wanted {name} to take the trick, so I stayed low."),
        ),
    }


@cached_per_language
def _purpose_templates() -> dict[Purpose, str]:
    return {
        Purpose.FORCED: translate("Why", "I had to play it."),
        Purpose.UNEXPLAINED: translate("Why", "I had no strong reason for it."),
        Purpose.UNTOLD: translate("Why", "I’ll tell you when the hand is over."),
        **_lead_templates(),
        **_follow_templates(),
        **_avoiding_templates(),
        **_rummy_templates(),
    }


def _rummy_templates() -> dict[Purpose, str]:
    return {
        Purpose.TAKE_FOR_SET: translate("Why", "It made a set with my cards."),
        Purpose.TAKE_FOR_PAIR: translate("Why", "It made a pair with one of my cards."),
        Purpose.TAKE_TO_GET_CLOSER: translate("Why", "It brought me closer to my sets."),
        Purpose.DISCARD_LOOSE: translate("Why", "It went with none of my other cards."),
        Purpose.DISCARD_COPY: translate("Why", "I had two of them, and a sequence takes only one."),
        Purpose.DISCARD_WITH_ONE_MATE: translate(
            "Why", "It went only with the {card}, and without it I was no further from my sets."
        ),
        Purpose.DISCARD_WEAKEST: translate(
            "Why", "Of all my cards, it went worst with the others."
        ),
        Purpose.DISCARD_UNLIKELY_PAIR: translate(
            "Why", "I needed one more pair, and I hardly expected another card like this."
        ),
    }


def _lead_templates() -> dict[Purpose, str]:
    return {
        Purpose.WIN_TO_DECLARE: translate(
            "Why", "I wanted to keep the lead, because I had a marriage in mind."
        ),
        Purpose.LEAD_SURE: translate("Why", "Nobody could beat it."),
        Purpose.DRAW_TRUMPS: translate("Why", "I wanted to draw the trumps that were still out."),
        Purpose.LEAD_TOP: translate("Why", "Only a trump could beat it."),
        Purpose.LEAD_SINGLETON: translate(
            "Why", "It was my only card in {suit}, so I could trump the suit later."
        ),
        Purpose.DRIVE_OUT: translate(
            "Why", "Only the {card} could beat it in its suit, and I wanted that card out."
        ),
        Purpose.LEAD_LONG: translate("Why", "I led from my longest suit."),
        Purpose.LEAD_CHEAP: translate(
            "Why", "I had nothing better to lead, so I risked as little as I could."
        ),
        Purpose.LEAD_HIGH: translate("Why", "I hoped it would win or draw out higher cards."),
        Purpose.LEAD_KEEPING_HIGHER: translate(
            "Why", "I led a lower card and kept the {card} for later."
        ),
        Purpose.LEAD_UNDER: translate(
            "Why", "I didn’t want the trick, so I led a card that others could beat."
        ),
        Purpose.LEAD_UNSAFE: translate(
            "Why", "I didn’t want the trick, but this card had to go sometime."
        ),
    }


def _follow_templates() -> dict[Purpose, str]:
    return {
        Purpose.ADD_POINTS: translate(
            "Why", "The {card} was winning for our side, so I added points."
        ),
        Purpose.LEAVE_TO_PARTNER: translate(
            "Why", "The {card} was winning for our side, so I left the trick alone."
        ),
        Purpose.PARTNERS_TRICK: translate(
            "Why", "The {card} was winning for our side, so I didn’t have to win the trick."
        ),
        Purpose.BEAT: translate("Why", "I beat the {card}."),
        Purpose.OVERTAKE: translate(
            "Why", "The {card} was ours, but I wanted to win the trick myself."
        ),
        Purpose.MUST_BEAT: translate("Why", "I had to beat the {card}."),
        Purpose.ONLY_HIGHER: translate("Why", "All my {suit} were higher than the {card}."),
        Purpose.RUFF: translate("Why", "I had no {suit}, so I trumped."),
        Purpose.TAKE_LAST: translate("Why", "I played last and could win the trick."),
        Purpose.TAKE_SURE: translate(
            "Why", "I took the trick, because nobody after me could beat my card."
        ),
        Purpose.TRY_TO_WIN: translate("Why", "I beat the {card} and hoped nobody would go higher."),
        Purpose.DUCK: translate("Why", "I let the {card} win and kept a better card."),
        Purpose.LOSE_CHEAPLY: translate(
            "Why", "I couldn’t beat the {card}, so I gave away as little as I could."
        ),
        Purpose.LOSE: translate("Why", "I couldn’t beat the {card}."),
        Purpose.DISCARD_CHEAP: translate(
            "Why", "I had no {suit}, so I gave away as little as I could."
        ),
        Purpose.DISCARD: translate("Why", "I had no {suit}, so I played another suit."),
    }


def _avoiding_templates() -> dict[Purpose, str]:
    """Return sentences about tricks that the player doesn't want."""
    return {
        Purpose.STAY_UNDER: translate(
            "Why", "I didn’t want the trick, so I stayed below the {card}."
        ),
        Purpose.THROW_HIGH: translate("Why", "I had no {suit}, so I got rid of a risky card."),
        Purpose.TAKE_WITH_HIGH: translate(
            "Why", "I couldn’t stay below the {card}, so I got rid of a high card."
        ),
        Purpose.SPEND_HIGH: translate("Why", "I took this trick to get rid of a high card."),
        Purpose.HOPE_FOR_HIGHER: translate("Why", "I hoped somebody would go higher."),
    }


@cached_per_language
def _templates_with_card() -> dict[Purpose, str]:
    """Return sentences that say which card it was: "my lowest card in hearts"."""
    return {
        Purpose.LEAVE_TO_PARTNER: translate(
            "Why",
            "The {card} was winning for our side, so I left the trick alone and played "
            "{card_phrase}.",
        ),
        Purpose.PARTNERS_TRICK: translate(
            "Why", "The {card} was winning for our side, so I could spare {card_phrase}."
        ),
        Purpose.DISCARD: translate("Why", "I had no {suit}, so I threw {card_phrase}."),
    }


@cached_per_language
def _card_phrases() -> dict[CardChoice, str]:
    return {
        CardChoice.ONLY_OF_SUIT: translate("Why", "my only card in {suit}"),
        CardChoice.LOWEST: translate("Why", "my lowest card in {suit}"),
        CardChoice.HIGHEST: translate("Why", "my highest card in {suit}"),
        CardChoice.SECOND_LOWEST: translate("Why", "my second-lowest card in {suit}"),
        CardChoice.SECOND_HIGHEST: translate("Why", "my second-highest card in {suit}"),
    }


@cached_per_language
def _choice_templates() -> dict[CardChoice, str]:
    return {
        CardChoice.ONLY_OF_SUIT: translate("Why", "It was my only card in {suit}."),
        CardChoice.LOWEST: translate("Why", "It was my lowest card in {suit}."),
        CardChoice.HIGHEST: translate("Why", "It was my highest card in {suit}."),
        CardChoice.LOWEST_USEFUL: translate(
            "Why", "It was the lowest card in {suit} that would do."
        ),
        CardChoice.HIGHEST_USEFUL: translate(
            "Why", "It was the highest card in {suit} that would do."
        ),
        CardChoice.SECOND_LOWEST: translate("Why", "It was my second-lowest card in {suit}."),
        CardChoice.SECOND_HIGHEST: translate("Why", "It was my second-highest card in {suit}."),
        CardChoice.SAFE: translate("Why", "Nobody after me could beat the {card}."),
        CardChoice.NO_REASON: translate("Why", "I had no strong reason to choose the {card}."),
        CardChoice.IN_BETWEEN: translate("Why", "I settled for the {card}."),
    }


@cached_per_language
def _saving_templates() -> dict[Saving, str]:
    return {
        Saving.PAIR: translate("Why", "I kept my king and queen of {suit} together."),
        Saving.ACE: translate("Why", "I saved my ace of {suit} for a trick it could win."),
        Saving.TEN: translate("Why", "I kept my ten of {suit} safe from the ace."),
        Saving.LAST_TRICK: translate("Why", "I saved a sure winner for the last trick."),
        Saving.TOP: translate("Why", "I kept the {card} for a trick it could win."),
        Saving.VOID_TO_TRUMP: translate(
            "Why", "I had no {suit} left, so I could trump them later."
        ),
        Saving.VOID_BEFORE_TRUMPS: translate(
            "Why", "I had no {suit} left, so I could trump them once there were trumps."
        ),
        Saving.VOID_TO_DISCARD: translate(
            "Why", "I had no {suit} left, so I could throw any card on them."
        ),
    }


def card_reading_text(reading: CardReading, people: TablePlayers) -> str:
    """Return what the listener could prove from a card."""
    name = people.name(reading.seat)
    sentences = [
        translate("Reasons", "{name} has no {suit}.").format(name=name, **suit_placeholders(suit))
        for suit in reading.void_suits
    ]
    if reading.excluded_cards:
        cannot = translate("Why", "{name} can’t have {cards}.")
        sentences.append(cannot.format(name=name, cards=short_card_names(reading.excluded_cards)))
    if reading.held_cards:
        must = translate("Why", "{name} must have {cards}.")
        sentences.append(must.format(name=name, cards=short_card_names(reading.held_cards)))
    return " ".join(sentences) or translate("Why", "Nothing for certain.")


def own_card_text(verdict: Verdict, better: str) -> str:
    """Return the verdict on a card that the listener played. better names the best action."""
    if verdict.chosen_value in verdict.tied_values:
        return translate("Why", "That was right.")
    cost = cost_text(verdict).removeprefix("\N{MINUS SIGN}")
    if verdict.best.win_chance is None or cost[-1:].isdigit():
        template = translate("Why", "Better: {action}. Your choice cost you {cost} points.")
    else:
        template = translate("Why", "Better: {action}. Your choice cost you {cost} of the match.")
    return template.format(action=better, cost=cost)


forced_card_text = Message("Why", "You had no choice.")
