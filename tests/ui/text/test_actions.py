from itertools import islice
from typing import get_args

from marjapussi_gui.engine import actions
from marjapussi_gui.engine.cards import Suit, parse_card, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.play_obligations import ObligationKind, PlayObligation
from marjapussi_gui.engine.phases.tricks import TrickPhase
from marjapussi_gui.engine.state import NOBODY, ContestKind, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.ui.text.action_labels import MAX_BUTTON_LENGTH, action_label, prompt_sentence
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.obligation_text import not_playable_sentence, refusal_sentence
from tests.scripted_match import ScriptedMatch
from tests.ui.text.random_rules import all_steps, is_readable, table_players

DIAMONDS = Suit(2)
QUEEN = parse_card("QD")
SET = parse_cards("4H 5H 6H")
ACTIONS: tuple[actions.Action, ...] = (
    actions.Deal(()),
    actions.RandomDraw(SET),
    actions.Bid(120),
    actions.Pass(),
    actions.Redeal(),
    actions.Raise(440),
    actions.Stand(),
    actions.Give(()),
    actions.Give((QUEEN,)),
    actions.Give(parse_cards("TS TH TD TC")),
    actions.Discard(()),
    actions.Discard((QUEEN,)),
    actions.Discard(parse_cards("TS TH TD")),
    actions.Play(QUEEN),
    actions.Declare(DIAMONDS),
    actions.AskWhole(),
    actions.AskHalf(DIAMONDS),
    actions.AnswerWhole(DIAMONDS),
    actions.ShowBidCard(QUEEN),
    actions.SayBid(ContestKind.RAMI),
    actions.SayBid(ContestKind.NOLO),
    actions.Sooli(),
    actions.Draw("stock"),
    actions.Draw("offer"),
    actions.Lay(),
    actions.Lay((SET, SET, SET)),
    actions.Finish(),
    actions.Finish((SET,), QUEEN),
    actions.ShowTunnelas(),
    actions.ShowTunnelas((SET,)),
)


def first_view() -> View:
    game = find_variant("marjapussi").create_game()
    return create_view(game, game.initial_state(MatchStart(Seat(0))), Seat(0))


def fits(text: str) -> bool:
    return is_readable(text) and len(text) <= MAX_BUTTON_LENGTH


def test_every_action_fits_a_button() -> None:
    view = first_view()

    assert {type(action) for action in ACTIONS} == set(get_args(actions.Action))
    assert [a for a in ACTIONS if not fits(action_label(a, view, table_players(view.game)))] == []


def test_legal_actions_of_played_matches_fit_a_button() -> None:
    for game, step in all_steps():
        seat = step.before.turn
        if seat == NOBODY:
            continue
        view = create_view(game, step.before, seat)
        for action in (*islice(view.legal_actions, 20), step.action):
            assert fits(action_label(action, view, table_players(game, seat))), action


def test_offered_card_is_named() -> None:
    for game, step in all_steps():
        if step.action == actions.Draw("offer"):
            view = create_view(game, step.before, step.before.turn)
            named = card_name(view.rummy.discards[-1])

            assert action_label(step.action, view, table_players(game)) == f"Take the {named}"


def test_every_seat_has_a_prompt() -> None:
    for game, step in all_steps():
        for seat in game.seating.seats:
            view, named = create_view(game, step.before, seat), table_players(game, seat)

            assert is_readable(prompt_sentence(view, named))
            assert prompt_sentence(view, named).endswith(".")
            assert is_readable(not_playable_sentence(view, named))


def test_possible_declarations_before_a_lead_are_named() -> None:
    told = set()
    for game, step in all_steps():
        view = create_view(game, step.before, step.before.turn)
        if (
            any(isinstance(each, actions.Play) for each in view.legal_actions)
            and not view.trick.cards
        ):
            declares = any(isinstance(each, actions.Declare) for each in view.legal_actions)
            asks = any(
                isinstance(each, actions.AskWhole | actions.AskHalf) for each in view.legal_actions
            )
            sentence = prompt_sentence(view, table_players(game, step.before.turn))
            told.add(sentence)

            assert ("declare" in sentence, "ask" in sentence) == (declares, asks)

    assert "Lead a card, or declare a marriage first." in told


def test_awaited_player_is_named() -> None:
    for game, step in all_steps():
        turn = step.before.turn
        other = Seat((turn + 1) % game.seating.players)
        if turn != NOBODY:
            named = table_players(game, other)

            assert named.name(turn) in prompt_sentence(create_view(game, step.before, other), named)


def test_prompt_for_a_bidding_card_names_its_colour() -> None:
    table = ScriptedMatch("tuppi").deal_from_seed(3)
    seat = table.state.turn

    sentence = prompt_sentence(
        create_view(table.game, table.state, seat), table_players(table.game, seat)
    )

    assert (
        sentence == "Place a card face down: a heart or diamond for rami, a spade or club for nolo."
    )


def test_cards_to_give_are_counted() -> None:
    table = ScriptedMatch("huutopussi").deal_from_seed(3).do("bid 50", "pass", "pass", "pass")
    seat = table.state.turn

    sentence = prompt_sentence(
        create_view(table.game, table.state, seat), table_players(table.game, seat)
    )

    assert sentence == "Choose 3 cards to give to Aino."


def test_every_obligation_names_the_cards_that_may_be_played() -> None:
    for must in ObligationKind:
        obligation = PlayObligation(
            must, 1 << QUEEN | 1 << parse_card("AC"), suit=DIAMONDS, card_to_beat=parse_card("TD")
        )

        assert is_readable(refusal_sentence(obligation))


def test_refusal_names_the_cards_held() -> None:
    obligation = PlayObligation(
        ObligationKind.BEAT, 1 << parse_card("AH"), card_to_beat=parse_card("TH")
    )

    assert (
        refusal_sentence(obligation)
        == "You have the ace of hearts, so you must beat the ten of hearts."
    )


def test_refusal_names_at_most_three_cards() -> None:
    held = sum(1 << each for each in parse_cards("AS TS KS QS"))

    assert refusal_sentence(PlayObligation(ObligationKind.FOLLOW, held, suit=Suit(0))) == (
        "You have 4 spades, so you must follow suit."
    )
    assert refusal_sentence(PlayObligation(ObligationKind.TRUMP, held, suit=Suit(0))) == (
        "You have the ace of spades, the ten of spades, the king of spades and others, so you "
        "must trump."
    )


def test_obligations_of_played_matches_have_sentences() -> None:
    for game, step in all_steps():
        if not isinstance(step.action, actions.Play):
            continue
        phase, state = game.phases[step.before.phase], step.before
        assert isinstance(phase, TrickPhase)
        for held in create_view(game, state, state.turn).hand:
            obligation = phase.violated_obligation(state, held)
            assert obligation is None or is_readable(refusal_sentence(obligation))
