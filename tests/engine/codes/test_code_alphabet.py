"""The letters of codes: what the check catches, and where a mistake is found."""

from itertools import pairwise

import pytest

from marjapussi_gui.engine.codes.code_alphabet import (
    ALPHABET,
    BASE,
    CHECK_PRIME,
    GROUP_LENGTH,
    MAX_LENGTH,
    CodeError,
    CodeProblem,
    read_letters,
    write_letters,
)

NUMBER = 27**40 + 12345
CODE = write_letters("H", NUMBER)
LETTERS = CODE.replace(" ", "")


def fault_of(text: str) -> tuple[CodeProblem, int | None]:
    with pytest.raises(CodeError) as caught:
        read_letters(text)
    return caught.value.fault, caught.value.group


def test_alphabet_has_no_vowels_and_no_letters_that_look_alike() -> None:
    assert len(set(ALPHABET)) == BASE == 27
    assert not set(ALPHABET) & set("AEIOUYL01")


def test_letters_stand_in_groups_of_four() -> None:
    assert {len(group) for group in CODE.split(" ")[:-1]} == {GROUP_LENGTH}
    assert read_letters(CODE) == ("H", NUMBER)


@pytest.mark.parametrize("number", [0, 1, 26, 27, 27**4, CHECK_PRIME, 27**100 - 1])
def test_each_number_is_read_again(number: int) -> None:
    assert read_letters(write_letters("V", number)) == ("V", number)


def test_case_spaces_and_hyphens_make_no_difference() -> None:
    assert read_letters(CODE.lower().replace(" ", "-\n ")) == ("H", NUMBER)


def test_no_two_wrong_letters_cancel_out() -> None:
    """Two letters at a distance are wrong by a and b: never is a + b * 27**distance divisible."""
    errors = [error for error in range(-BASE + 1, BASE) if error]
    ratios = {-a * pow(b, -1, CHECK_PRIME) % CHECK_PRIME for a in errors for b in errors}
    power, cancelling = 1, []
    for distance in range(1, MAX_LENGTH):
        power = power * BASE % CHECK_PRIME
        if power in ratios:
            cancelling.append(distance)

    assert all(CHECK_PRIME % divisor for divisor in range(2, 730))
    assert cancelling == []


def test_each_wrong_letter_is_caught_and_its_group_is_found() -> None:
    for place, right in enumerate(LETTERS):
        for wrong in ALPHABET.replace(right, ""):
            altered = LETTERS[:place] + wrong + LETTERS[place + 1 :]
            fault, group = fault_of(altered)
            assert fault is CodeProblem.CHECK
            assert group in {place // GROUP_LENGTH + 1, None}


def test_neighbours_exchanged_are_caught() -> None:
    exchanged = [
        LETTERS[:place] + b + a + LETTERS[place + 2 :]
        for place, (a, b) in enumerate(pairwise(LETTERS))
        if a != b
    ]

    assert {fault_of(text)[0] for text in exchanged} == {CodeProblem.CHECK}


def test_missing_group_is_caught() -> None:
    groups = CODE.split(" ")
    for place in range(len(groups)):
        assert fault_of(" ".join(groups[:place] + groups[place + 1 :]))[0] is CodeProblem.CHECK


@pytest.mark.parametrize(
    ("text", "fault", "group"),
    [
        ("", CodeProblem.EMPTY, None),
        (" - ", CodeProblem.EMPTY, None),
        ("H22", CodeProblem.CHECK, None),
        ("HBCD 2?34", CodeProblem.LETTER, 2),
        ("HBCD 2O34 5555", CodeProblem.LETTER, 2),
        ("HBCD 2345 ß345", CodeProblem.LETTER, 3),
        ("2" * (MAX_LENGTH + 1), CodeProblem.TOO_LONG, None),
        ("2" * 10**6, CodeProblem.TOO_LONG, None),
    ],
)
def test_what_is_no_code_is_refused_with_its_group(
    text: str, fault: CodeProblem, group: int | None
) -> None:
    assert fault_of(text) == (fault, group)
