"""Texts about auctions: passing, kitties, dead hands, raises and scoring."""

import re
from collections.abc import Mapping

import pytest

from marjapussi_gui.engine.bidding_events import KittyShown, RedealDemanded
from marjapussi_gui.engine.events import HandNote, HandScored, ScoreItem
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.state import NO_SIDE, Seat, Side
from marjapussi_gui.ui.text import event_text, score_text
from marjapussi_gui.ui.text.action_labels import action_label, prompt_sentence
from marjapussi_gui.ui.text.obligation_text import not_playable_sentence
from tests.engine.scenarios.test_auctions_of_2002 import SIXES_TOGETHER
from tests.engine.scenarios.test_dead_hand import deal_two_players
from tests.scripted_match import ScriptedMatch
from tests.ui.text.random_rules import table_players
from tests.ui.text.rules_text import rules_html


def page(key: str, rules: Mapping[str, object] | None = None) -> str:
    return re.sub("<[^>]*>", " ", rules_html(find_variant(key).create_game(rules)))


def prompt_at_turn(table: ScriptedMatch, chosen: int = 0) -> str:
    seat = table.state.turn
    return prompt_sentence(table.view(seat), table_players(table.game, seat), chosen=chosen)


def kitty_sentences(table: ScriptedMatch, seat: int) -> list[str]:
    named = table_players(table.game, seat)
    kitties = [event for event in table.events if isinstance(event, KittyShown)]
    return [event_text.event_sentence(event.as_seen_by(Seat(seat)), named) for event in kitties]


# The page of rules tells each rule where it is in force, and nowhere else

IN_FORCE: dict[tuple[str, OptionValue], str] = {
    ("opening", "may"): "without a declarer",
    ("below_zero", "last"): "below 0 points has to wait",
    ("redeal", "four_sixes"): "all four sixes",
    ("raise_when", "after"): "may raise the bid once\\.",
    ("kitty_open", False): "and nobody else sees it",
    ("discards_count", "with_trick"): "only if the declarer takes a trick",
    ("round_others", True): "137 scores 135",
    (
        "trickless",
        "double_declarer",
    ): "nothing more\\. (If the defenders|Another)[^.]*before the raise",
    ("trickless", "double"): "if it was made, or else nothing",
    ("both_reach", "declarer"): "the declarer(’s side)? wins",
    ("ace_shows", True): "the player with the ace of the suit led must play it",
    ("half_bluff", True): "a half in any suit",
    ("ask_order", "half_binds"): "binds your partner",
    ("deals", 4): "A match has 4 hands",
    ("kitty", 6): "6 cards go into the kitty",
}
OF_AUCTIONS = ("pfadfinder", "huutopussi", "huutopussi-three", "huutopussi-two")


KNOWN = {key: {each.key: each for each in find_variant(key).options} for key in OF_AUCTIONS}
TRIED = [
    (key, option, value)
    for key, known in KNOWN.items()
    for option, value in IN_FORCE
    if option in known and known[option].accepts(value)
]


@pytest.mark.parametrize(("key", "option", "value"), TRIED)
def test_rules_page_explains_an_option_where_it_is_in_force(
    key: str, option: str, value: OptionValue
) -> None:
    other = next(each for each in KNOWN[key][option].choices if each != value)

    assert re.search(IN_FORCE[option, value], page(key, {option: value}))
    assert not re.search(IN_FORCE[option, value], page(key, {option: other}))


def test_every_new_option_is_tried() -> None:
    assert {(option, value) for _, option, value in TRIED} == set(IN_FORCE)


def test_floor_is_explained_where_it_binds() -> None:
    assert "points or less, you may only pass, or open" in page("huutopussi")
    assert "\N{MINUS SIGN}300 points or less, you may only pass." in page(
        "huutopussi", {"opening": "may", "floor": -300}
    )
    assert "points or less" not in page("huutopussi", {"below_zero": "last"})
    assert "points or less" not in page("pfadfinder")


def test_dead_hand_and_the_whole_pack_are_explained_for_two_only() -> None:
    for_two, for_three = page("huutopussi-two"), page("huutopussi-three")

    assert "for the highest bidder to take. The other 11 are a dead hand" in for_two
    assert "whole pack, 120, wherever" in for_two
    assert "dead hand" not in for_three
    assert "wherever" not in for_three


def test_waiver_is_explained_where_it_has_an_effect() -> None:
    waived = {"lapiajo_waived": True, "trickless": "double"}

    assert "don’t lose it if" in page("huutopussi", {"lapiajo_waived": True})
    assert "don’t lose it if" not in page("huutopussi", waived)


# What is asked


def test_first_bidder_is_prompted_to_bid_or_pass_where_he_may() -> None:
    table = ScriptedMatch("pfadfinder").deal_from_seed(1)

    assert prompt_at_turn(table) == "Bid 120 or more, or pass."
    assert prompt_at_turn(table.do("bid 150")) == "Bid more than 150, or pass."


def test_floor_is_not_mentioned_without_one() -> None:
    table = ScriptedMatch("pfadfinder", scores=(-100, -100)).deal_from_seed(1).do("bid 420")

    assert prompt_at_turn(table) == "No higher bid is possible. Pass."


def test_four_sixes_are_offered_with_every_call_and_gift() -> None:
    rules = find_variant("huutopussi").presets[-1].option_values
    table = ScriptedMatch("huutopussi", rules).deal(*SIXES_TOGETHER).do("pass")
    why = "You and your partner hold all four sixes."
    assert prompt_at_turn(table) == f"{why} Bid, or ask for a new deal."

    table.do("bid 420", "pass")
    assert prompt_at_turn(table) == f"{why} Pass, or ask for a new deal."

    table.do("pass")
    assert table.phase == "exchange"
    assert prompt_at_turn(table) == f"{why} Give Helvi 4 cards, or ask for a new deal."
    assert not_playable_sentence(table.view(0), table_players(table.game)).startswith(
        "Keep the card you’ve just been given"
    )


def test_a_new_deal_is_announced_with_its_reason() -> None:
    rules = find_variant("huutopussi").presets[-1].option_values
    table = ScriptedMatch("huutopussi", rules).deal(*SIXES_TOGETHER).do("pass", "redeal")

    demand = next(event for event in table.events if isinstance(event, RedealDemanded))

    told = {
        seat: event_text.event_sentence(demand, table_players(table.game, Seat(seat)))
        for seat in range(4)
    }

    asks = {seat for seat, line in told.items() if line.startswith("You and")}
    assert len(asks) == 2
    assert all("all four sixes" in line for line in told.values())
    assert sum(line.endswith("You ask for a new deal.") for line in told.values()) == 1


def test_declarer_with_four_sixes_may_demand_a_new_deal_instead_of_putting_away() -> None:
    hands = ("6S 6H 6D 6C AS TS KS QS JS 9S 8S", "AH TH KH QH JH 9H 8H 7H 7S 7D 7C")
    stock = "AD TD KD QD JD 9D 8D AC TC KC QC JC 9C 8C"
    table = ScriptedMatch("huutopussi-two").deal(*hands, stock=stock)
    table.do("pass", "bid 60")

    assert (
        prompt_at_turn(table) == "You hold all four sixes. Discard 3 cards, or ask for a new deal."
    )
    assert prompt_at_turn(table, chosen=3) == "Discard your selection, or change it."
    assert (
        not_playable_sentence(table.view(0), table_players(table.game))
        == "You can’t discard an ace or a ten."
    )


def test_prompt_to_raise_follows_the_discard() -> None:
    table = deal_two_players().do("bid 60", "pass", "discard KC QC KS")

    assert prompt_at_turn(table) == "Raise your bid of 60 or keep it."
    seat = table.state.turn
    assert action_label(
        table.view(seat).legal_actions[0], table.view(seat), table_players(table.game, seat)
    ) == ("Stay at 60")


# What is told


def test_open_kitty_is_announced_to_all_and_a_secret_kitty_to_its_taker() -> None:
    taken, secret = (
        deal_two_players({"kitty_open": each}).do("bid 60", "pass") for each in (True, False)
    )
    cards = "the ten of clubs, the king of clubs and the queen of clubs"

    assert kitty_sentences(taken, 0) == [f"The kitty holds {cards}. Eero takes it."]
    assert kitty_sentences(taken, 1) == [f"The kitty holds {cards}. You take it."]
    assert kitty_sentences(secret, 0) == ["Eero takes the kitty. Nobody else sees it."]
    assert kitty_sentences(secret, 1) == [
        f"You take the kitty: {cards}. Nobody else sees these cards."
    ]


def test_kitty_that_nobody_takes_is_announced() -> None:
    table = deal_two_players().do("pass", "pass")

    assert kitty_sentences(table, 0)[0].endswith("the queen of clubs. Nobody takes it.")
    assert score_text.heading_texts(table.view(0), table_players(table.game)) == ("Nobody bid", "")


def test_trumps_are_named_where_nobody_plays() -> None:
    table = deal_two_players().do("pass", "pass", "play AS", "play 9S", "declare S")

    assert score_text.heading_texts(table.view(0), table_players(table.game)) == (
        "Spades are trumps",
        "Nobody bid",
    )


def test_deal_is_numbered_where_a_match_is_so_many() -> None:
    counted = ScriptedMatch("pfadfinder", {"deals": 4}).deal_from_seed(1)
    endless = ScriptedMatch("pfadfinder").deal_from_seed(1)

    assert score_text.heading_texts(counted.view(0), table_players(counted.game)) == (
        "No bid yet",
        "Deal 1 of 4",
    )
    assert score_text.heading_texts(endless.view(0), table_players(endless.game)) == (
        "No bid yet",
        "",
    )


# What is counted


def lines(notes: tuple[HandNote, ...], tricks: tuple[int, int], *items: ScoreItem) -> list[str]:
    game = find_variant("huutopussi-two").create_game()
    event = HandScored(Seat(0), tricks, (137, 103), (0, 0), (0, 0), notes, items)
    return [line.text for line in score_text.score_lines(event, table_players(game), game)]


def test_rounding_is_shown_beside_the_points_taken() -> None:
    assert lines((), (6, 5), ScoreItem(Side(0), "taken", 135)) == [
        "Taken in 6 tricks (rounded from 137)"
    ]
    assert lines((), (1, 10), ScoreItem(Side(0), "taken", 137)) == ["Taken in 1 trick"]


def test_bid_that_was_made_without_a_trick_is_lost_for_that() -> None:
    lost = ScoreItem(Side(0), "failed", -60)

    assert lines((), (0, 5), lost)[0] == "Contract 60 failed with no tricks taken"


def test_every_trick_and_a_hand_without_bid_are_remarked() -> None:
    game = find_variant("huutopussi-two").create_game()
    event = HandScored(Seat(0), (11, 0), (160, 0), (0, 0), (0, 0), ("passed", "lapiajo"), ())

    breakdown = score_text.score_lines(event, table_players(game), game)

    assert [(line.text, line.side) for line in breakdown] == [
        ("Nobody bid, so everyone scores what they took", NO_SIDE),
        ("Every trick taken, so the whole pack counts", NO_SIDE),
        ("No penalty for taking no tricks", NO_SIDE),
    ]
