"""Demo data for screenshots: a database of matches between computer players."""

from dataclasses import replace
from operator import attrgetter
from random import Random
from threading import Event as Flag

from .bots.arena import play_match
from .bots.levels import LEVELS
from .engine.games import VARIANTS
from .engine.state import Seat
from .expert_results import Again, compare
from .kept.decisions import Decision, decisions
from .kept.match import Match
from .kept.verdict import Rank, Verdict, Worth
from .store.database import Database
from .store.hands import Hands
from .store.matches import Matches
from .store.verdicts import Verdicts
from .teacher.judge import JUDGE
from .teacher.kinds import kind_of

ME, LEVEL = "normal", "easy"  # levels of the player's seat and of all others
# One game for each way of scoring
FIRST_OF = {type(each.game().count): each for each in reversed(VARIANTS)}
OFTEN, *OTHERS = sorted(FIRST_OF.values(), key=attrgetter("place"))
PLAYED = (*OTHERS, OFTEN, OFTEN, OFTEN)
MOST_HANDS, COMPARED, JUDGED = 14, 24, 30
NAMES = ("", "Aino", "Eero", "Helvi")


def filled(compared: int = COMPARED) -> Database:
    """Create a database in memory with a few matches, some hands also replayed by an expert."""
    database = Database.in_memory()
    for seed, variant in enumerate(PLAYED):
        game = variant.game()
        names = (*NAMES, "Onni")[: game.seating.players]
        bots = [LEVELS[LEVEL if seat else ME]() for seat in game.seating.seats]
        record, _ = play_match(game, names, bots, seed, MOST_HANDS)
        matches, match = Matches(database), Match(record, seed, LEVEL, LEVEL, Seat(0))
        number = matches.begin(match)
        matches.sum_up(number, record)
        if variant is OFTEN:
            _compare(Hands(database), Again(number, match, 0), compared)
    return database


def judged(database: Database, matches: int = JUDGED) -> Database:
    """Add matches with random verdicts to a database, and return it."""
    chances = Random(matches)
    for seed in range(100, 100 + matches):
        record, state = play_match(OFTEN.game(), NAMES, [LEVELS[ME]() for _ in NAMES], seed)
        kept = Matches(database)
        number = kept.begin(Match(record, seed, ME, ME, Seat(0)))
        kept.sum_up(number, record)
        lean = (chances.random() if state.match.winner == 0 else -chances.random()) / 4
        for hand in range(state.match.hands):
            luck = chances.gauss(lean, 0.2)
            Hands(database).note_expert(number, hand, 0, min(max(luck, -1.0), 1.0))
        for decision in decisions(record, Seat(0)):
            verdict = _verdict(decision, chances, 1.4 - 0.6 * (seed - 100) / matches)
            Verdicts(database).note(number, decision.ply, verdict, JUDGE)
        Verdicts(database).settle(number, JUDGE, len(record.entries))
    return database


def _verdict(decision: Decision, chances: Random, often: float) -> Verdict:
    """Return a verdict that makes a decision a mistake at random."""
    kind = kind_of(decision.view, decision.done)
    cost = chances.expovariate(1 / 0.04) if chances.random() < often / 5 else 0.0
    rank = Rank.FINE if cost < 0.03 else Rank.MISTAKE
    best = next(each for each in decision.view.legal if each != decision.done)
    worths = (Worth(best, 0.0, 0.5 + cost), Worth(decision.done, 0.0, 0.5))
    return Verdict(Seat(0), kind, decision.done, worths, rank)


def _compare(hands: Hands, again: Again, most: int) -> None:
    for match, number in hands.without_expert(most):
        if match == again.id:
            made = compare(replace(again, number=number), Flag())
            hands.note_expert(match, number, made.difference, made.luck)
