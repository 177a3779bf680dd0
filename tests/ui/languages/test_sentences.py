"""All sentences about random matches, in Finnish and in Swedish."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.cards import HIDDEN, Card, Suit, parse_card
from marjapussi_gui.engine.events import Event, HandScored
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.play_obligations import ObligationKind, PlayObligation
from marjapussi_gui.engine.phases.tricks import TrickPhase
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.ui.common.languages import install_language
from marjapussi_gui.ui.text import (
    action_labels,
    event_text,
    obligation_text,
    score_text,
    screen_reader_text,
    storage_text,
)
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.text.rules_chapters import summary_section
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.random_matches import Step
from tests.ui.announcement_listener import KEYS
from tests.ui.text.random_rules import all_steps, random_matches, table_players
from tests.ui.text.rules_text import rules_html
from tests.ui.text.test_actions import ACTIONS, first_view
from tests.ui.text.test_events import EVENTS, FOUR

ENGLISH = re.compile(
    r"[{}]|\b(aces?|tens?|kings?|queens?|jacks?|spades?|hearts?|diamonds?|clubs?|tricks?|trumps?|"
    r"cards?|bids?|deals?|points?|plays?|stock|discards?|nobody|whole|half|you|your|the|of|is|are|"
    r"no|yes|with|nine|eight|seven|six|five|four|three|two)\b",
    re.IGNORECASE,
)
both = pytest.mark.parametrize("language", ["fi", "sv"])


def foreign(texts: Iterator[str]) -> set[str]:
    """Return the texts in which something is left in English, or a place unfilled."""
    return {text for text in texts if ENGLISH.search(text)}


@both
def test_every_kind_of_event_has_a_sentence(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)

    assert foreign(text for event in EVENTS for text in sentences(event, FOUR)) == set()


@both
def test_every_kind_of_action_fits_a_button(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    view = first_view()

    buttons = [action_labels.action_label(action, view, FOUR) for action in ACTIONS]

    assert foreign(iter(buttons)) == set()
    assert [each for each in buttons if len(each) > action_labels.MAX_BUTTON_LENGTH] == []


@both
def test_random_matches_have_readable_sentences(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)

    other = islice(all_steps(), language == "fi", None, 2)  # each is told half of them
    words = foreign(text for game, step in other for text in sentences_of(game, step))

    assert words == set()


@both
def test_buttons_of_random_matches_fit(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)

    longest = max(
        (
            action_labels.action_label(action, view, table_players(game, view.seat))
            for game, view, action in offered_actions()
        ),
        key=len,
    )

    assert len(longest) <= action_labels.MAX_BUTTON_LENGTH, longest


@both
def test_rules_of_random_tables_have_readable_sentences(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)

    pages = (re.sub(r"<[^>]*>", " ", rules_html(game)) for game, _ in random_matches())
    lessons = (re.sub(r"<[^>]*>", " ", summary_section(each.create_game())) for each in VARIANTS)

    assert foreign(pages) | foreign(lessons) == set()


def sentences(event: Event, named: TablePlayers) -> Iterator[str]:
    yield event_text.event_sentence(event, named)
    yield event_text.bubble_text(event, named)
    yield event_text.highlight_text(event, named)


def sentences_of(game: Game, step: Step) -> Iterator[str]:
    """Yield what the first seat reads and hears before, during and after an action."""
    me = game.seating.seats[0]
    named, view = table_players(game, me), create_view(game, step.before, me)
    yield action_labels.prompt_sentence(view, named)
    yield obligation_text.not_playable_sentence(view, named)
    yield from score_text.heading_texts(view, named)
    yield from (score_text.side_caption(side, view, named) for side in game.seating.sides)
    yield screen_reader_text.trick_sentence(view, named)
    yield screen_reader_text.score_sentence(view, named)
    yield from (screen_reader_text.spoken_answer(key, view, named, view.hand) for key in KEYS)
    yield from _refusals(game, step)
    for event in step.events:
        yield from sentences(event.as_seen_by(me), named)
        if isinstance(event, HandScored):
            yield from (line.text for line in score_text.score_lines(event, named, game))


def _refusals(game: Game, step: Step) -> Iterator[str]:
    phase, state = game.phases[step.before.phase], step.before
    if isinstance(step.action, Play) and isinstance(phase, TrickPhase):
        for held in create_view(game, state, state.turn).hand:
            if obligation := phase.violated_obligation(state, held):
                yield obligation_text.refusal_sentence(obligation)


def offered_actions() -> Iterator[tuple[Game, View, Action]]:
    for game, step in all_steps():
        seat = step.before.turn
        if seat != NOBODY:
            view = create_view(game, step.before, seat)
            yield from (
                (game, view, each) for each in (*islice(view.legal_actions, 20), step.action)
            )


# The words of the kitchen table


def refusal(must: ObligationKind, held: str, *, suit: int = -1, against: str = "") -> str:
    beaten = parse_card(against) if against else Card(-1)
    return obligation_text.refusal_sentence(
        PlayObligation(must, 1 << parse_card(held), suit=Suit(suit), card_to_beat=beaten)
    )


def test_finns_hear_finnish(qapp: QApplication) -> None:
    install_language(qapp, "fi")

    speech = [event_text.bubble_text(event, FOUR) for event in EVENTS]

    assert {
        "Onko kokonaista?",
        "Onko puolikasta hertassa?",
        "Herttaa on.",
        "Ei ole.",
        "Hertta valtiksi!",
        "Pikkuvaltti hertassa!",
        "Passaan",
    }.issubset(speech)


def test_swedes_hear_swedish(qapp: QApplication) -> None:
    install_language(qapp, "sv")

    speech = [event_text.bubble_text(event, FOUR) for event in EVENTS]

    assert {
        "Har du en hel?",
        "Har du en halv i hjärter?",
        "Ja, hjärter!",
        "Nej.",
        "Trumf är hjärter!",
        "Tjog i hjärter!",
    }.issubset(speech)


def test_one_card_of_a_pile_is_one_card() -> None:
    for which in ("stock", "discards"):
        assert screen_reader_text.pile_label(which, [HIDDEN]).endswith(", 1 card")
        assert screen_reader_text.pile_label(which, [HIDDEN] * 2).endswith(", 2 cards")


def test_a_file_without_a_match_is_refused_without_the_words_of_the_engine(
    qapp: QApplication,
) -> None:
    install_language(qapp, "fi")

    assert storage_text.invalid_record_text("x.marja", 12) == (
        "x.marja ei ole kelvollinen ottelupöytäkirja. Virhe on rivillä 12."
    )


@pytest.mark.parametrize(
    ("language", "follow", "beat"),
    [
        (
            "fi",
            "Sinulla on ruuturouva, joten sinun on tunnustettava ruutua.",
            "Sinulla on herttaässä, joten sinun on lyötävä suurempi kortti kuin herttakymppi.",
        ),
        (
            "sv",
            "Du har ruter dam, så du måste bekänna ruter.",
            "Du har hjärter ess, så du måste gå över hjärter tio.",
        ),
    ],
)
def test_refusals_are_sentences(qapp: QApplication, language: str, follow: str, beat: str) -> None:
    install_language(qapp, language)

    assert refusal(ObligationKind.FOLLOW, "QD", suit=2) == follow
    assert refusal(ObligationKind.BEAT, "AH", against="TH") == beat


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("fi", ["0 tikkiä", "1 tikki", "2 tikkiä", "Valitse 1 kortti", "Valitse 3 korttia"]),
        ("sv", ["0 stick", "1 stick", "2 stick", "Välj 1 kort", "Välj 3 kort"]),
    ],
)
def test_singular_and_plural_differ(qapp: QApplication, language: str, counted: list[str]) -> None:
    install_language(qapp, language)

    tricks = [say("trick-count", number=number) for number in (0, 1, 2)]

    assert [*tricks, say("choose-more", number=1), say("choose-more", number=3)] == counted


def test_cards_that_are_given_are_declined(qapp: QApplication) -> None:
    install_language(qapp, "fi")
    lines = [event_text.event_sentence(event, FOUR) for event in EVENTS]

    assert "Helvi saa sinulta herttanelosen, herttavitosen ja herttakutosen." in lines
    assert "Helvi antaa sinulle herttarouvan." in lines


def test_winner_sentence_agrees_with_its_person(qapp: QApplication) -> None:
    install_language(qapp, "fi")
    won = [event for event in EVENTS if type(event).__name__ == "MatchWon"]
    onlooker = TablePlayers(FOUR.names, NOBODY, FOUR.seating)
    alone = table_players(find_variant("avomarjapussi").create_game(), 0)

    assert event_text.event_sentence(won[0], FOUR) == "Sinä ja Helvi voitatte ottelun."
    assert event_text.event_sentence(won[0], onlooker) == "Aino ja Helvi voittavat ottelun."
    assert event_text.event_sentence(won[0], alone) == "Voitat ottelun."
    assert (
        event_text.event_sentence(
            won[0], table_players(find_variant("avomarjapussi").create_game(), Seat(1))
        )
        == "Aino voittaa ottelun."
    )
