"""Write a hand of each game and preset as text: every record line and the position after it.

``python -m tests.playthroughs.transcript`` writes all files again; check the differences.
"""

from collections.abc import Iterator
from pathlib import Path

from marjapussi_gui.engine.cards import CARD_NAMES, NO_SUIT, SUIT_LETTERS
from marjapussi_gui.engine.events import HandScored
from marjapussi_gui.engine.game import Game, Preset, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader, entry_line, header_line
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from tests.random_matches import RandomMatch

FOLDER = Path(__file__).parent
MOST_LISTED = 12
NAMES_AT_TABLE = ("Aino", "Eero", "Helvi", "Onni", "Impi")

# Seeds of presets that had another name when their hands were checked by eye
SEEDS = {
    "marjapussi--standard": 9,
    "marjapussi--older-rules": 16,
    "marjapussi--to-ten-anyone-may-ask-for-a-whole": 5,
    "marjapussi--questions-in-order": 17,
    "marjapussi--aces-and-tens": 5,
    "avomarjapussi--standard": 9,
    "avomarjapussi--to-ten": 5,
    "avomarjapussi--aces-and-tens": 5,
    "bondtolva--swedish": 6,
    "bondtolva--exactly-twelve-dropping-to-seven": 32,
    "bondtolva-two--swedish": 6,
    "bondtolva-two--exactly-twelve-dropping-to-seven": 32,
    "huutopussi--standard": 9,
    "huutopussi--left-of-the-dealer-bids-first": 5,
    "huutopussi--windows-game-(2002)": 4,
    "huutopussi-three--standard": 9,
    "huutopussi-three--left-of-the-dealer-bids-first": 5,
    "huutopussi-three--windows-game-(2002)": 4,
    "huutopussi-three--windows-game-(2002)-six-in-the-kitty": 22,
    "tuppi--home-game": 7,
    "marriage--unseen-maal-is-lost": 6,
    "marriage--unseen-maal-goes-to-the-winner": 6,
    "marriage--seven-points-for-dublees": 9,
    "pfadfinder--jena-students": 4,
    "pfadfinder--round-of-four-hands": 13,
    "huutopussi-two--windows-game-(2002)": 4,
}


def cases() -> list[tuple[Variant, Preset]]:
    return [(variant, preset) for variant in VARIANTS for preset in variant.presets]


def path_of(variant: Variant, preset: Preset) -> Path:
    words = preset.name.lower().replace(",", "").split()
    return FOLDER / f"{variant.key}--{'-'.join(words)}.txt"


def transcript(variant: Variant, preset: Preset) -> str:
    """Return the text of two hands, or of one rummy deal."""
    game = variant.create_game(preset.option_values)
    seed = SEEDS.get(path_of(variant, preset).stem, len(preset.name))
    walk = RandomMatch(game, seed=seed, dealer=Seat(0))
    hands = 1 if len(game.dealing_phase.cards) > 52 else 2
    return "\n".join(_lines(walk, hands)) + "\n"


def _lines(walk: RandomMatch, hands: int) -> Iterator[str]:
    game = walk.game
    names = NAMES_AT_TABLE[: game.seating.players]
    yield header_line(RecordHeader(game, names, MatchStart(walk.dealer)))
    for step in walk.steps(hands):
        yield entry_line(RecordEntry(step.before.turn, step.action))
        yield from (_score_line(event) for event in step.events if isinstance(event, HandScored))
        yield _where(game, step.after)


def _where(game: Game, state: GameState) -> str:
    trump = state.marriages.trump
    parts = [
        f"    {game.phase_name(state)}",
        "nobody" if state.turn == NOBODY else f"seat {state.turn}",
        f"trump {SUIT_LETTERS[trump]}" if trump != NO_SUIT else "",
        " ".join(CARD_NAMES[card] for card in state.trick.cards),
        f"points {game.scoring_phase.points(state)}"
        if any(game.scoring_phase.points(state))
        else "",
        _short_list(sorted(map(action_text, game.legal_actions(state)))),
    ]
    return " | ".join(part for part in parts if part)


def _short_list(legal: list[str]) -> str:
    if len(legal) <= MOST_LISTED:
        return ", ".join(legal)
    return f"{', '.join(legal[:2])} ... {legal[-1]} ({len(legal)} in all)"


def _score_line(hand: HandScored) -> str:
    items = ", ".join(f"{item.key} {item.points:+} for {item.side}" for item in hand.items)
    return (
        f"    scored: tricks {hand.tricks}, points {hand.points}, gained {hand.score_changes}, "
        f"scores {hand.scores}, notes {' '.join(hand.notes) or 'none'} ({items})"
    )


if __name__ == "__main__":
    for case in cases():
        path_of(*case).write_text(transcript(*case), encoding="utf-8")
