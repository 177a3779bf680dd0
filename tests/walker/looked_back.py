"""What must hold where somebody looks back: at a match, at a hand, at skill and luck."""

from collections.abc import Iterator

from marjapussi_gui.kept.afterwards import afterwards
from marjapussi_gui.kept.decisions import of_last_hand
from marjapussi_gui.kept.luck import luck
from marjapussi_gui.kept.verdict import Rank
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.statistics import Statistics
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.ui.board.kitty import zones_shown
from marjapussi_gui.ui.pages.profile import ProfilePage
from marjapussi_gui.ui.pages.review import ReviewPage
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.wording import afterwards as afterwards_words

from .differing import differ
from .felt_truth import of_the_furniture
from .run import Run


def of_looking_back(page: ReviewPage) -> Iterator[str]:
    view = page.felt.story.view
    if view is None:
        yield "nothing is shown of the match that is looked back on"
        return
    wanted = {zone: sorted(cards) for zone, cards in zones_shown(view) if cards}
    yield from differ("the cards looked back on", wanted, page.felt.cards.zones.contents)
    yield from of_the_furniture(page.felt, view, page.felt.story.people)
    yield from of_what_is_asked(page)


def of_what_is_asked(page: ReviewPage) -> Iterator[str]:
    """The panel, the band and the hand tell of the moment that is shown."""
    inquiry = page._inquiry
    if inquiry is None:
        yield "nothing is asked of the match that is looked back on"
        return
    yield from differ("where the needle stands", inquiry.ply, page.band.value())
    yield from differ("what the hand answers", inquiry.plays(), page.felt.touch.prompts.plays)
    kind, ply = inquiry.subject
    yield from differ("what can be chosen", kind != "overview", page.question.choices is not None)
    yield from differ("the cover", kind == "question", "show" in page.question.buttons)
    if kind != "overview":
        played = inquiry.playback.record.entries[ply]
        verdict = inquiry.verdicts.by_ply[ply]
        yield from differ(
            "what was judged", (played.seat, played.action), (verdict.seat, verdict.done)
        )
        view = inquiry.playback.game.look(inquiry.playback.state(ply), verdict.seat)
        odd = [each.action for each in verdict.worths if each.action not in view.legal]
        yield from differ("choices that were not legal", [], odd)
    yield from differ("berries on the band", sorted(inquiry.mistakes), sorted(page.band._marks))


def of_what_was_judged(run: Run, page: ReviewPage) -> Iterator[str]:
    """What the page shows is what the store keeps."""
    if page.guide.number > 0:
        kept = {
            ply: each.verdict for ply, each in Verdicts(run.database).of(page.guide.number).items()
        }
        shown = {ply: kept.get(ply) for ply in page.guide.verdicts.by_ply}
        yield from differ("verdicts in the store", page.guide.verdicts.by_ply, shown)


def of_what_was_made_of_the_hand(run: Run, page: TablePage) -> Iterator[str]:
    """What stands under a count is what the store keeps of the hand, and its numbers add up."""
    match, count, host = run.window.host.match, page.panels.breakdown, run.window.host
    if match is None or not count.isVisible() or count.afterwards is None:
        return
    page.after_hand.watch.look()
    scored, side = page.panels.past.scored, match.record.header.game.seating.side(match.me)
    if scored is None:
        yield f"a count is seen of no hand, after {page.board.story.ply} actions"
        return
    own = scored.gained[side] - max(
        gained for other, gained in enumerate(scored.gained) if other != side
    )
    kept = {ply: each.verdict for ply, each in Verdicts(run.database).of(host.number).items()}
    told = afterwards(of_last_hand(match.record, match.me), kept, own)
    lines = count.afterwards
    shown = lines.beside.text(), lines.cost.text(), lines.button.text()
    yield from differ("what was made of the hand", afterwards_words.lines(told), shown)
    if told is not None:
        yield from differ(
            "the first dear moment", (*told.moments, None)[0], page.after_hand.first_moment
        )


def of_skill_and_luck(run: Run, page: ProfilePage) -> Iterator[str]:
    """The page counts the verdicts and the matches that the store keeps."""
    page.look_again()
    scope = page.scope
    if not scope.game:
        return
    decided = Verdicts(run.database).decided(scope)
    real = [each for each in decided if each.rank is not Rank.FORCED]
    yield from differ("decisions that are counted", len(real), page.skill.decisions)
    numbers = {kind: rate.number for kind, rate in page.skill.kinds.items()}
    wanted = {kind: sum(each.kind is kind for each in real) for kind in numbers}
    yield from differ("decisions of each kind", wanted, numbers)
    statistics = Statistics(run.database, Backups(run.database, run.folder / "backups"))
    totals, told = statistics.totals(scope), luck(statistics.outcomes(scope))
    yield from differ("matches of luck", totals.matches, told.matches + told.waiting)
    if not told.waiting and told.matches:
        yield from differ("matches won", totals.matches_won, round(told.won * told.matches))
