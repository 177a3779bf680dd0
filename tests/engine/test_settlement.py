"""Settlement of marriage: whose maal counts, what losers pay, and how a match of deals ends."""

from collections import Counter
from collections.abc import Mapping

import pytest

from marjapussi_gui.engine.cards import CARD_NAMES
from marjapussi_gui.engine.events import MatchWon
from tests.scripted_match import ScriptedMatch

# Four hands of which none holds the tiplu 6D, its poplu 7D, its jhiplu 5D or its alter 6H
SETS = "7S 8S 9S / KH KH KH / 2D 3D 4D"
WINNER = "7S 8S 9S KH KH KH 2D 3D 4D TC JC QC 9H 9D 9C 3S 4S 5S AC AH 2H"  # wants the AD
FINISH = f"finish {SETS} / TC JC QC / 9H 9D 9C / 3S 4S 5S / AC AH AD ; 2H"
SECOND = "7C 8C 9C QH QH QH 8D 9D TD KS KS QS QS JS JS TS TS 8H 8H 7H 7H"
SECOND_SETS = "7C 8C 9C / QH QH QH / 8D 9D TD"
THIRD = "KC KC QC QC JC JC TC TC 4H 4H 3H 3H 2C 2C 2S 2S 3C 3C 4C 4C AD"
FOURTH = "JD QD KD AS AS AS 9S TS JS 5H 5H 6S 6S 6C 6C 4D 3D 2D 4S 3S KD"
FOURTH_SETS = "JD QD KD / AS AS AS / 9S TS JS"
HANDS = (WINNER, SECOND, THIRD, FOURTH)
LAID = {1: SECOND_SETS, 3: FOURTH_SETS}

PAIRS = "7S 7S 8S 8S 9H 9H KC KC JC JC 4H 4H 2C 2C"
DUBLEES = "7S 7S / 8S 8S / 9H 9H / KC KC / JC JC / 4H 4H / 2C 2C"
DUBLEE_WINNER = f"{PAIRS} JH AD JD KD 5S AC 9C"
DUBLEE_FINISH = f"finish {DUBLEES} / AD AD ; JH"
DUBLEE_THIRD = "QC QC TC TC 3H 3H 2S 2S 3C 3C 4C 4C AD TH 2H 4S JD 5S 3D 2D 9D"


def replace_cards(hand: str, *changes: str) -> str:
    """Return a hand with some cards for others, each change written "OLD > NEW"."""
    cards = hand.split(" ")
    for change in changes:
        old, new = change.split(" > ")
        cards[cards.index(old)] = new
    return " ".join(cards)


class Deal:
    """A deal in which seat 0 lays in the first round and finishes in the second."""

    def __init__(
        self,
        *hands: str,
        rules: Mapping[str, object] | None = None,
        scores: tuple[int, ...] = (),
        sets: str = SETS,
    ) -> None:
        players = len(hands)
        table = ScriptedMatch("marriage", rules, players=players, dealer=players - 1, scores=scores)
        top = ["QD", "5C", *["TH", "TH", "JH"][: players - 1], "AD"]
        left = Counter(CARD_NAMES[each] for each in table.game.dealing_phase.cards)
        left.subtract([*top, *(name for hand in hands for name in hand.split())])
        self.table = table.deal(*hands, stock=" ".join([*top, *left.elements()]))
        self.sets, self.players = sets, players

    def first_round(
        self, laid: Mapping[int, str], shown: Mapping[int, str], tiplu: str
    ) -> ScriptedMatch:
        """Let seat 0 and those named lay; everybody discards the card that he drew."""
        table, layers = self.table, {0: self.sets, **laid}
        for seat in range(self.players):
            if seat in shown:
                table.do(f"show tunnelas {shown[seat]}")
            drawn = CARD_NAMES[table.state.rummy.stock[0]]
            table.do("draw stock")
            if seat in layers:
                table.do(f"lay {layers[seat]}")
            if table.phase == "chance":
                table.chance(tiplu)
            table.do(f"discard {drawn}")
        return table


def settle(
    *hands: str,
    laid: Mapping[int, str] | None = None,
    shown: Mapping[int, str] | None = None,
    finish: str = FINISH,
    sets: str = SETS,
    scores: tuple[int, ...] = (),
    **rules: object,
) -> ScriptedMatch:
    """Let seat 0 win against the other hands; those laid and shown are so in the first round."""
    deal = Deal(*hands, rules=rules, scores=scores, sets=sets)
    table = deal.first_round(LAID if laid is None else laid, shown or {}, "6D")
    return table.do("draw stock", finish)


def points(
    *hands: str, laid: Mapping[int, str] | None = None, shown: Mapping[int, str] | None = None
) -> tuple[int, ...]:
    return settle(*hands, laid=laid, shown=shown).last_hand.points


# Whose maal counts, and over which cards


def test_hands_without_maal_count_nothing() -> None:
    assert (0, 0, 0, 0) == points(*HANDS)


def test_maal_counts_on_table_and_in_hand_after_laying() -> None:
    in_hand = replace_cards(SECOND, "7H > 7D", "KS > 6D")
    assert (0, 3 + 2, 0, 0) == points(WINNER, in_hand, THIRD, FOURTH)

    laid = "7C 8C 9C / QH QH QH / 7D 8D 9D"
    on_table = replace_cards(SECOND, "TD > 7D")
    assert (0, 2, 0, 0) == points(WINNER, on_table, THIRD, FOURTH, laid={1: laid, 3: FOURTH_SETS})


def test_maal_counts_nothing_before_laying() -> None:
    third = replace_cards(THIRD, "KC > 6D", "KC > 7D", "2S > 5D")

    assert (0, 0, 0, 0) == points(WINNER, SECOND, third, FOURTH)


def test_last_discard_of_the_winner_does_not_count() -> None:
    winner = replace_cards(WINNER, "2H > 6D")
    finish = FINISH.replace("; 2H", "; 6D")

    assert (0, 0) == settle(winner, SECOND, finish=finish, laid={}).last_hand.points


def test_wild_card_counts_for_the_winner_as_it_is() -> None:
    winner = replace_cards(WINNER, "AH > 6D")

    assert (3, 0) == settle(
        winner, SECOND, finish=FINISH.replace("AH", "6D"), laid={}
    ).last_hand.points


@pytest.mark.parametrize(("laid", "maal"), [("5D 6D 7D", 15), ("7C 8C 9C", 10)])
def test_marriage_counts_more_among_the_primary_sets(laid: str, maal: int) -> None:
    second = replace_cards(SECOND, "KS > 5D", "KS > 6D", "QS > 7D")
    sets = SECOND_SETS.replace("7C 8C 9C", laid)

    assert (0, maal) == settle(WINNER, second, laid={1: sets}).last_hand.points


def test_marriage_in_a_set_made_in_finishing_is_not_primary() -> None:
    winner = replace_cards(WINNER, "TC > 5D", "JC > 6D", "QC > 7D")
    finish = FINISH.replace("TC JC QC", "5D 6D 7D")

    assert (10, 0) == settle(winner, SECOND, finish=finish, laid={}).last_hand.points


@pytest.mark.parametrize(("alter", "maal"), [(False, 0), (True, 15)])
def test_alter_counts_where_agreed(alter: bool, maal: int) -> None:
    second = replace_cards(SECOND, "KS > 6H", "KS > 6H")

    table = settle(WINNER, second, laid={1: SECOND_SETS}, alter=alter)
    assert (0, maal) == table.last_hand.points


def test_printed_jokers_count() -> None:
    second = replace_cards(SECOND, "KS > JK", "KS > JK")

    table = settle(WINNER, second, laid={1: SECOND_SETS}, printed_jokers=3)
    assert (0, 15) == table.last_hand.points


def test_tunnelas_shown_count_for_those_who_lay() -> None:
    shown = {0: "KH KH KH", 1: "QH QH QH", 3: "AS AS AS"}

    assert (5, 5, 0, 0) == points(*HANDS, laid={1: SECOND_SETS}, shown=shown)


def test_tunnelas_laid_but_not_shown_count_nothing() -> None:
    assert (0, 0) == settle(WINNER, SECOND, laid={1: SECOND_SETS}).last_hand.points


# What is paid


def test_losers_pay_three_or_ten() -> None:
    table = settle(*HANDS)

    # without maal seats 1 and 3 who have laid pay 3, seat 2 pays 10
    assert (16, -3, -10, -3) == table.last_hand.score_changes == table.scores


def with_maal(**rules: object) -> ScriptedMatch:
    """Seat 0 has a tiplu, seat 1 two poplus and a jhiplu; seat 2 a tiplu and jhiplu to no avail."""
    return settle(
        replace_cards(WINNER, "AH > 6D"),
        replace_cards(SECOND, "7H > 7D", "7H > 7D", "KS > 5D"),
        replace_cards(THIRD, "KC > 6D", "KC > 5D"),
        FOURTH,
        finish=FINISH.replace("AH", "6D"),
        **rules,  # type: ignore[arg-type]
    )


def test_each_pays_each_by_maal() -> None:
    hand = with_maal().last_hand

    # S: 3; 5 + 2; 0; 0, so T is 10 and n 4. Seat 1: 28 - 10 - 3 = 15; seat 2: 0 - 10 - 10 = -20;
    # seat 3: 0 - 10 - 3 = -13; seat 0: -(15 - 20 - 13) = 18
    assert (3, 7, 0, 0) == hand.points
    assert (18, 15, -20, -13) == hand.score_changes


def test_winner_kidnaps_maal_of_players_that_did_not_lay() -> None:
    hand = with_maal(unseen_maal="kidnap").last_hand

    # seat 2 brings seat 0 its 3 + 2: S is 8, 7, 0, 0 and T 15. Seat 1: 28 - 15 - 3 = 10;
    # seat 2: -15 - 10 = -25; seat 3: -15 - 3 = -18; seat 0: -(10 - 25 - 18) = 33
    assert (8, 7, 0, 0) == hand.points
    assert (33, 10, -25, -18) == hand.score_changes


def test_kidnapped_maal_includes_shown_tunnelas() -> None:
    table = settle(WINNER, SECOND, laid={}, shown={1: "QH QH QH"}, unseen_maal="kidnap")

    # S is 5 and 0; seat 1: 0 - 5 - 10
    assert (5, 0) == table.last_hand.points
    assert (15, -15) == table.last_hand.score_changes


def test_kidnapping_spares_players_that_laid() -> None:
    second = replace_cards(SECOND, "KS > 6D")

    table = settle(WINNER, second, laid={1: SECOND_SETS}, unseen_maal="kidnap")
    assert (0, 3) == table.last_hand.points
    assert (0, 0) == table.last_hand.score_changes  # 2*3 - 3 - 3 = 0


def test_loser_with_much_maal_gains_from_the_winner() -> None:
    second = replace_cards(SECOND, "KS > 6D", "KS > 6D", "QS > 7D")

    # S is 0 and 8 + 2: 2*10 - 10 - 3 = 7
    assert (-7, 7) == settle(WINNER, second, laid={1: SECOND_SETS}).last_hand.score_changes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gains_of_all_add_up_to_nothing(players: int) -> None:
    hands = (WINNER, replace_cards(SECOND, "7H > 7D"), THIRD, FOURTH)[:players]
    laid = {1: SECOND_SETS}

    # seat 1: n*2 - 2 - 3; every other loser: -2 - 10 where he has not laid
    gained = settle(*hands, laid=laid).last_hand.score_changes
    assert (2 * players - 5, *[-12] * (players - 2)) == gained[1:]
    assert 0 == sum(gained)


# Dublees


def dublees(*changes: str, finish: str = DUBLEE_FINISH, **rules: object) -> ScriptedMatch:
    """Seat 0 wins with dublees; seats 1 and 3 have laid."""
    winner = replace_cards(DUBLEE_WINNER, *changes)
    more = {"finish": finish, "sets": DUBLEES, **rules}
    return settle(winner, SECOND, DUBLEE_THIRD, FOURTH, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("bonus", [5, 7])
def test_losers_pay_more_to_a_winner_with_dublees(bonus: int) -> None:
    hand = dublees(dublee_bonus=bonus).last_hand

    assert (16 + 3 * bonus, -3 - bonus, -10 - bonus, -3 - bonus) == hand.score_changes
    assert ("dublee",) == hand.notes


def test_five_cards_left_beside_the_dublees_count() -> None:
    hand = dublees("KD > 6D", "5S > 7D").last_hand

    # S is 3 + 2, T 5. Seats 1 and 3: -5 - 3 - 5; seat 2: -5 - 10 - 5
    assert (5, 0, 0, 0) == hand.points
    assert (46, -13, -20, -13) == hand.score_changes


def test_discard_of_a_winner_with_dublees_does_not_count() -> None:
    hand = dublees("JH > 6D", finish=DUBLEE_FINISH.replace("; JH", "; 6D")).last_hand

    assert (0, 0, 0, 0) == hand.points


def test_marriage_beside_dublees_is_not_primary() -> None:
    assert (10, 0, 0, 0) == dublees("KD > 6D", "5S > 7D", "AC > 5D").last_hand.points


def test_loser_with_dublees_pays_like_a_player_that_laid() -> None:
    laid = {1: DUBLEES, 3: FOURTH_SETS}
    hand = settle(WINNER, DUBLEE_WINNER, DUBLEE_THIRD, FOURTH, laid=laid).last_hand

    assert (16, -3, -10, -3) == hand.score_changes
    assert () == hand.notes  # and there is no bonus for a winner with sets


def test_marriage_beside_a_losers_dublees_is_not_primary() -> None:
    loser = replace_cards(DUBLEE_WINNER, "KD > 6D", "5S > 7D", "AC > 5D")

    assert (0, 10, 0, 0) == points(
        WINNER, loser, DUBLEE_THIRD, FOURTH, laid={1: DUBLEES, 3: FOURTH_SETS}
    )


# Notes and the judge's points


def test_points_are_zeros_until_the_settlement() -> None:
    deal = Deal(replace_cards(WINNER, "AH > 6D"), replace_cards(SECOND, "KS > 6D"))
    table = deal.first_round({1: SECOND_SETS}, {}, "6D")

    assert (0, 0) == table.position["points"]
    assert (0, 0) == table.view(0).points
    table.do("draw stock", FINISH.replace("AH", "6D"))
    assert (3, 3) == table.last_hand.points
    assert (0, 0) == table.position["points"]  # it stands among the hands now


def test_position_between_deals_is_empty() -> None:
    table = settle(WINNER, SECOND)

    assert ("deal", None) == (table.phase, table.position["turn"])
    assert (None, []) == (table.position["trump"], table.position["trick"])
    assert (0, 0) == table.position["tricks"] == table.last_hand.tricks


def test_deal_won_with_sets_has_no_note() -> None:
    assert () == settle(*HANDS).last_hand.notes


# The match


def test_deal_passes_on_and_scores_add_up() -> None:
    table = settle(WINNER, SECOND, laid={}, scores=(5, -40))

    assert (15, -50) == table.scores
    assert (1, 0) == (table.last_hand.dealer, table.state.dealer)
    assert 1 == table.deal_from_seed(1).state.turn


def play_undecided_deals(table: ScriptedMatch, times: int) -> ScriptedMatch:
    """Play so many deals in which nobody lays until the stock is empty."""
    for seed in range(times):
        table.deal_from_seed(seed)
        for card in table.state.rummy.stock:
            table.do("draw stock", f"discard {CARD_NAMES[card]}")
    return table


@pytest.mark.parametrize("deals", [1, 5, 10, 20])
def test_match_is_over_after_its_deals_including_dismissed_deals(deals: int) -> None:
    table = ScriptedMatch("marriage", {"deals": deals, "reshuffles": 0}, players=5)

    play_undecided_deals(table, deals - 1)
    assert "deal" == table.phase
    play_undecided_deals(table, 1)
    assert ("over", deals) == (table.phase, table.position["hands_played"])
    assert [(each.dealer, each.notes) for each in table.hands[:6]] == [
        (number % 5, ("dismissed",)) for number in range(min(deals, 6))
    ]


def test_five_deals_are_the_default() -> None:
    assert 5 == ScriptedMatch("marriage").game.rules.deals


@pytest.mark.parametrize(
    ("scores", "winner"),
    [((0, 0), 0), ((0, 30), 1), ((-100, -70), 1), ((-100, -119), 0)],
)
def test_most_points_win(scores: tuple[int, ...], winner: int) -> None:
    table = settle(WINNER, SECOND, laid={}, scores=scores, deals=1)  # 10 to seat 0, -10 to seat 1

    assert (True, winner) == (table.position["over"], table.position["winner"])
    assert [winner] == [event.side for event in table.events if isinstance(event, MatchWon)]


def test_those_who_share_the_most_points_do_not_win() -> None:
    table = settle(WINNER, SECOND, laid={}, scores=(0, 20), deals=1)

    assert (10, 10) == table.scores
    assert (True, None) == (table.position["over"], table.position["winner"])


def test_a_tie_below_the_most_points_does_not_matter() -> None:
    # seat 0 gains 16, seats 1 and 3 lose 3, seat 2 loses 10
    table = settle(*HANDS, scores=(0, 50, 10, 3), deals=1)

    assert (16, 47, 0, 0) == table.scores
    assert 1 == table.position["winner"]
