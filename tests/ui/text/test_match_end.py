"""The end of a match is told from its facts: who won, and in which hand by what."""

import pytest

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import HandScored, MatchWon, ScoredCardGroup, ScoreItem, ScoreTerm
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import NO_SIDE, ContestKind, MatchStanding, Seat, Side
from marjapussi_gui.ui.text.event_log import match_won_sentence
from marjapussi_gui.ui.text.match_end_text import (
    DecidingFact,
    create_match_end,
    deciding_fact,
    match_end_title,
)
from marjapussi_gui.ui.text.table_players import TablePlayers

ME, US, THEM = Seat(0), Side(0), Side(1)
FOUR = TablePlayers(("", "Elsa", "Lempi", "Sigrid"), ME, Seating(4, has_partners=True))
THREE = TablePlayers(("", "Elsa", "Lempi"), ME, Seating(3, has_partners=False))
KING, QUEEN = Card(30), Card(29)


def hand(
    before: tuple[int, ...], *items: ScoreItem, terms: tuple[ScoreTerm, ...] = ()
) -> HandScored:
    """Return a hand that changes scores by its items."""
    changes = tuple(
        sum(item.points for item in items if item.side == side) for side in range(len(before))
    )
    after = tuple(score + change for score, change in zip(before, changes, strict=True))
    none = (0,) * len(before)
    return HandScored(ME, none, none, changes, after, (), items, terms)


def fact(hands: list[HandScored], winner: Side, key: str = "marjapussi") -> DecidingFact:
    people = THREE if len(hands[0].scores) == 3 else FOUR
    standing = MatchStanding(hands[-1].scores, is_over=True, winner=winner)
    game = find_variant(key).create_game()
    return deciding_fact(hands, MatchWon(winner), standing, game, people)


def test_a_marriage_decides_the_last_hand_and_its_cards_are_shown() -> None:
    wed = ScoreTerm(US, "trump", 2, (ScoredCardGroup((KING, QUEEN)),))
    last = hand((9, 9), ScoreItem(US, "trump", 2), ScoreItem(US, "last", 1), terms=(wed,))

    found = fact([hand((6, 6), ScoreItem(US, "last", 3), ScoreItem(THEM, "pips", 3)), last], US)

    assert found.sentence.startswith("With the score at 9:9, your trump marriage in ")
    assert found.sentence.endswith(" decided the match.")
    assert found.cards == (KING, QUEEN)


def test_what_the_losers_lost_decides_as_well() -> None:
    hands = [
        hand((0, 0), ScoreItem(THEM, "last", 5)),
        hand((0, 5), ScoreItem(US, "pips", 1), ScoreItem(THEM, "porvoo", -5)),
        hand((1, 0), ScoreItem(US, "trump", 11)),
    ]

    expected = "In hand 2, the trip to Porvoo (Elsa and Sigrid) turned 0:5 into 1:0."
    assert fact(hands, US).sentence == expected


def test_a_contract_is_said_to_be_whose_it_was() -> None:
    first = hand((0, 0), ScoreItem(US, "taken", 40), ScoreItem(THEM, "taken", 100))
    second = hand((40, 100), ScoreItem(US, "made", 160), ScoreItem(THEM, "taken", 20))
    third = hand(second.scores, ScoreItem(US, "taken", 300))

    expected = "In hand 2, your contract of 160 turned 40:100 into 200:120."
    assert fact([first, second, third], US, "huutopussi").sentence == expected


def test_a_failed_contract_of_others_bears_their_names() -> None:
    hands = [
        hand((0, 0), ScoreItem(THEM, "taken", 100)),
        hand((0, 100), ScoreItem(US, "taken", 60), ScoreItem(THEM, "failed", -150)),
    ]

    expected = (
        "With the score at 0:100, the failed contract of 150 (Elsa and Sigrid) decided the match."
    )
    assert fact(hands, US, "huutopussi").sentence == expected


def test_points_without_a_name_are_told_by_the_scores_alone() -> None:
    hands = [hand((0, 0), ScoreItem(US, "taken", 10)), hand((10, 0), ScoreItem(US, "taken", 90))]

    assert fact(hands, US, "huutopussi").sentence == "Hand 2 turned 10:0 into 100:0."


@pytest.mark.parametrize(
    ("winner", "sentence"),
    [
        (0, "You gained 30 points in the last hand and took the lead."),
        (2, "Lempi gained 30 points in the last hand and took the lead."),
    ],
)
def test_with_three_sides_the_winner_and_the_gain_are_named(winner: int, sentence: str) -> None:
    hands = [
        hand((0, 0, 0), ScoreItem(Side(1), "maal", 10)),
        hand((0, 10, 0), ScoreItem(Side(winner), "maal", 30)),
    ]

    assert fact(hands, Side(winner), "huutopussi-three").sentence == sentence


def test_a_tournament_is_decided_by_the_points_collected() -> None:
    game = find_variant("tuppi").create_game({"deals": 16})
    standing = MatchStanding((0, 8), hands_played=16, collected_points=(60, 88), is_over=True)
    hands = [hand((0, 4), ScoreItem(THEM, ContestKind.RAMI, 4))]

    found = deciding_fact(hands, MatchWon(THEM), standing, game, FOUR)

    expected = f"Nobody reached {game.rules.target}, so the collected points decided it, 60:88."
    assert found.sentence == expected


def test_the_title_says_who_won_in_few_words() -> None:
    assert match_end_title(MatchWon(US), FOUR) == "You won"
    assert match_end_title(MatchWon(THEM), FOUR) == "Elsa and Sigrid won"
    assert match_end_title(MatchWon(Side(1)), THREE) == "Elsa won"
    assert match_end_title(MatchWon(NO_SIDE), FOUR) == "A tie"


def test_nobody_is_you_where_several_people_play() -> None:
    several = TablePlayers(("Liisa", "Elsa", "Onni", "Sigrid"), ME, FOUR.seating, True)
    alone = TablePlayers(("Liisa", "Elsa", "Onni"), ME, THREE.seating, True)
    hands = [hand((0, 0), ScoreItem(US, "last", 5)), hand((5, 0), ScoreItem(US, "pips", 7))]
    end = MatchStanding((12, 0), is_over=True, winner=US)
    game = find_variant("marjapussi").create_game()

    assert match_end_title(MatchWon(US), several) == "Liisa and Onni won"
    assert match_won_sentence(MatchWon(US), alone) == "Liisa wins the match."
    assert "your" not in deciding_fact(hands, MatchWon(US), end, game, several).sentence.casefold()


def test_a_tie_has_no_winner_but_all_scores() -> None:
    end = create_match_end(
        [hand((3, 3), ScoreItem(US, "last", 1), ScoreItem(THEM, "pips", 1))],
        MatchWon(NO_SIDE),
        MatchStanding((4, 4), is_over=True),
        find_variant("marjapussi").create_game(),
        FOUR,
    )

    assert end.winner_offset == -1
    assert [(score.name, score.points) for score in end.scores] == [("Us", 4), ("Them", 4)]
    assert end.fact.sentence == "The match ends in a tie for first place."


@pytest.mark.parametrize(
    ("key", "scores", "winner", "sentence"),
    [
        ("marjapussi", (12, 12), US, "Your higher count in the last hand broke the tie."),
        (
            "marjapussi",
            (12, 12),
            THEM,
            "Elsa and Sigrid’s higher count in the last hand broke the tie.",
        ),
        ("huutopussi", (510, 530), US, "Then the declarer wins, and the contract was yours."),
        ("huutopussi", (530, 510), THEM, "Then the declarer wins (Elsa and Sigrid)."),
    ],
)
def test_a_winner_without_more_points_is_explained(
    key: str, scores: tuple[int, int], winner: Side, sentence: str
) -> None:
    last = hand((0, 0), *(ScoreItem(Side(side), "last", scores[side]) for side in (0, 1)))

    target = find_variant(key).create_game().rules.target
    assert fact([last], winner, key).sentence == f"Both sides reached {target}. {sentence}"


def test_a_declarer_wins_against_two_others_with_more_points() -> None:
    items = (ScoreItem(Side(side), "last", score) for side, score in enumerate((510, 530, 40)))

    sentence = fact([hand((0, 0, 0), *items)], US, "huutopussi-three").sentence

    assert sentence == (
        "More than one player reached 500. Then the declarer wins, and the contract was yours."
    )
