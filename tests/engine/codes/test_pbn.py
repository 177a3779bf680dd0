"""Hands with bids laid face down as PBN: read again, and understood by a program for bridge."""

from collections.abc import Iterator

import endplay.parsers.pbn as bridge
import pytest

from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.codes.pbn import PbnError, PbnProblem, read_pbn, write_pbn
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import ContestKind, Seat
from tests.engine.codes.code_samples import hostile_boards, played_hands, random_match
from tests.random_matches import RandomMatch

TUPPI = find_variant("tuppi")


def finished_hands(seeds: int) -> Iterator[tuple[Hand, ContestKind]]:
    for seed in range(seeds):
        for hand in played_hands(random_match(TUPPI, seed), 2):
            yield hand, next(s.showing.contest for s in reversed(hand.states()) if s.hands)


def fault_of_writing(hand: Hand) -> PbnProblem:
    with pytest.raises(PbnError) as caught:
        write_pbn(hand)
    return caught.value.fault


def fault_of_reading(text: str) -> PbnProblem:
    with pytest.raises(PbnError) as caught:
        read_pbn(text)
    return caught.value.fault


def a_board() -> str:
    return next(write_pbn(hand) for hand, contest in finished_hands(9) if contest != "sooli")


def test_boards_are_read_again() -> None:
    contests = set()
    for hand, contest in finished_hands(20):
        if contest is not ContestKind.SOOLI:
            assert read_pbn(write_pbn(hand)).states() == hand.states()
            contests.add(contest)

    assert contests == {ContestKind.RAMI, ContestKind.NOLO}


def test_hand_played_alone_is_refused() -> None:
    alone = [hand for hand, contest in finished_hands(20) if contest is ContestKind.SOOLI]

    assert {fault_of_writing(hand) for hand in alone} == {PbnProblem.SOOLI}


def test_other_games_and_unfinished_hands_are_refused() -> None:
    other = next(played_hands(RandomMatch(VARIANTS[0].create_game(), 1, Seat(0)), 1))
    hand = next(hand for hand, contest in finished_hands(9) if contest is ContestKind.NOLO)
    part = Hand(hand.game, hand.dealer, hand.match, hand.actions[:9])

    assert fault_of_writing(other) is PbnProblem.OTHER_GAME
    assert fault_of_writing(part) is PbnProblem.UNFINISHED


def test_program_for_bridge_reads_a_notrump_contract_led_by_the_leader() -> None:
    for hand, contest in finished_hands(8):
        if contest is ContestKind.SOOLI:
            continue
        (board,) = bridge.loads(write_pbn(hand))
        leader = next(state.tricks[0].leader for state in hand.states() if state.tricks)

        assert board.contract is not None
        assert board.dealer is not None
        assert (board.contract.level, board.contract.denom.name) == (1, "nt")
        assert (board.contract.declarer.value + 1) % 4 == leader
        assert board.dealer.value == hand.dealer


def test_names_of_players_are_kept_with_their_quotes() -> None:
    hand, _ = next((hand, kind) for hand, kind in finished_hands(9) if kind != "sooli")
    players = (('Liisa "L"', ""), ("back\\slash", ""), ("", ""), ("Mäkelä", ""))
    named = Hand(hand.game, hand.dealer, hand.match, hand.actions, players)

    assert read_pbn(write_pbn(named)).players == players


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[Note", "[Remark", PbnProblem.MISSING_BIDS),
        ("[Deal ", "[Cards ", PbnProblem.MISSING_TAG),
        ("[Play ", "[Plays ", PbnProblem.MISSING_TAG),
        ('"N:', '"X:', PbnProblem.CONTENT),
        ('"N:', '"N:AKQ.', PbnProblem.CONTENT),
        ('\\"target\\": ', '\\"goal\\": ', PbnProblem.CONTENT),
        ('{\\"scores\\": [', '{\\"scores\\": [-', PbnProblem.CONTENT),
        ('{\\"scores\\"', '{{\\"scores\\"', PbnProblem.CONTENT),
        ("1:show", "1:play", PbnProblem.CONTENT),
    ],
)
def test_what_is_no_such_board_is_refused(old: str, new: str, fault: PbnProblem) -> None:
    board = a_board()
    assert old in board

    assert fault_of_reading(board.replace(old, new)) is fault


def test_cut_off_boards_are_refused() -> None:
    board = a_board()
    for end in range(0, len(board) - 4, 7):
        with pytest.raises(PbnError):
            read_pbn(board[:end])


def test_hostile_boards_are_refused_or_read() -> None:
    for text in hostile_boards(150):
        try:
            hand = read_pbn(text)
        except PbnError:
            continue
        assert hand.states()[-1].match.hands_played == hand.match.hands_played + 1


def test_huge_text_is_refused() -> None:
    assert fault_of_reading("[" * 10**6) is PbnProblem.CONTENT
