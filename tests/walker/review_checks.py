"""Compare the review, hand review and profile pages with the database."""

from collections.abc import Iterator
from functools import partial

from marjapussi_gui.analysis.evaluation.mistake_warning import slip_risk
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.decisions import last_hand_decisions
from marjapussi_gui.model.hand_review import review_hand
from marjapussi_gui.model.luck import summarize_luck
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.model.verdict import Grade
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from marjapussi_gui.ui.pages.my_play.skill_part import SkillPart
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text import games
from marjapussi_gui.ui.text import hand_review_text as afterwards_words

from .board_checks import decoration_faults
from .differences import difference
from .program_run import ProgramRun


def review_page_faults(page: ReviewPage) -> Iterator[str]:
    view = page.board.event_player.view
    if view is None:
        yield "nothing is shown of the match that is looked back on"
        return
    wanted = {zone: sorted(cards) for zone, cards in visible_zones(view) if cards}
    yield from difference(
        "the cards looked back on", wanted, page.board.card_layer.zones.cards_by_zone
    )
    yield from decoration_faults(page.board, view, page.board.event_player.people)
    yield from question_faults(page)


def question_faults(page: ReviewPage) -> Iterator[str]:
    inquiry = page._state
    if inquiry is None:
        yield "nothing is asked of the match that is looked back on"
        return
    yield from difference("where the needle stands", inquiry.ply, page.timeline.value())
    yield from difference(
        "what the hand answers", inquiry.answer_cards(), page.board.hand_input.options.card_actions
    )
    kind, ply = inquiry.subject
    yield from difference(
        "what can be chosen", kind != "overview", page.question_panel.options_widget is not None
    )
    yield from difference("the cover", kind == "question", "show" in page.question_panel.buttons)
    if kind != "overview":
        played = inquiry.playback.record.entries[ply]
        verdict = inquiry.verdicts.verdicts_by_ply[ply]
        yield from difference(
            "what was judged", (played.seat, played.action), (verdict.seat, verdict.chosen)
        )
        view = create_view(inquiry.playback.game, inquiry.playback.state_at(ply), verdict.seat)
        odd = [
            each.action for each in verdict.action_values if each.action not in view.legal_actions
        ]
        yield from difference("choices that were not legal", [], odd)
    yield from difference(
        "berries on the band", sorted(inquiry.mistakes), sorted(page.timeline._marks)
    )


def stored_verdict_faults(run: ProgramRun, page: ReviewPage) -> Iterator[str]:
    if page.controller.match_id > 0:
        kept = VerdictTable(run.database).for_match(page.controller.match_id)
        shown = {ply: kept.get(ply) for ply in page.controller.verdicts.verdicts_by_ply}
        yield from difference(
            "verdicts in the store", page.controller.verdicts.verdicts_by_ply, shown
        )


def hand_review_faults(run: ProgramRun, page: TablePage) -> Iterator[str]:
    """Yield how the review below a count differs from the stored verdicts or does not add up."""
    match, count, host = (
        run.window.match_controller.match,
        page.panels.hand_score,
        run.window.match_controller,
    )
    if match is None or not count.isVisible() or count.hand_review_lines is None:
        return
    session = page.table_controller.session
    if session is None or session.has_several_people:
        return  # the count reviews nobody's play
    page.hand_summary.check_review()
    scored, side = (
        page.panels.history.hand_score,
        match.record.header.game.seating.side_of(session.own_seat),
    )
    if scored is None:
        yield f"a count is seen of no hand, after {page.board.event_player.ply} actions"
        return
    own = scored.score_changes[side] - max(
        gained for other, gained in enumerate(scored.score_changes) if other != side
    )
    kept = VerdictTable(run.database).for_match(host.match_id)
    risk = partial(slip_risk, match.record.header.game.key)
    told = review_hand(last_hand_decisions(match.record, session.own_seat), kept, own, risk)
    lines = count.hand_review_lines
    shown = lines.comparison.text(), lines.cost.text(), lines.button.text()
    yield from difference(
        "what was made of the hand", afterwards_words.hand_review_texts(told), shown
    )
    if told is not None:
        yield from difference(
            "the first dear moment",
            (*told.mistake_plies, None)[0],
            page.hand_summary.first_mistake_ply,
        )


def my_play_faults(run: ProgramRun, page: MyPlayPage) -> Iterator[str]:
    page.refresh()
    run.wait_until_idle()
    backups = BackupFolder(run.database, run.folder / "backups")
    statistics = StatisticsQueries(run.database, backups).for_person(page.person_field.value())
    if page.part is page.skill:
        yield from _skill_faults(statistics, page.skill)
    elif page.part is page.overview:
        yield from _overview_faults(run, statistics, page)


def _skill_faults(statistics: StatisticsQueries, page: SkillPart) -> Iterator[str]:
    scope = page.scope
    if not scope.game:
        return
    decided = statistics.evaluated_decisions(scope)
    real = [each for each in decided if each.grade is not Grade.FORCED]
    yield from difference("decisions that are counted", len(real), page.skill.decision_count)
    numbers = {kind: rate.decision_count for kind, rate in page.skill.by_kind.items()}
    wanted = {kind: sum(each.kind is kind for each in real) for kind in numbers}
    yield from difference("decisions of each kind", wanted, numbers)
    totals, told = statistics.totals(scope), summarize_luck(statistics.match_luck(scope))
    yield from difference(
        "matches of luck", totals.matches, told.match_count + told.waiting_matches
    )
    if not told.waiting_matches and told.match_count:
        yield from difference(
            "matches won", totals.matches_won, round(told.won_share * told.match_count)
        )


def _overview_faults(
    run: ProgramRun, statistics: StatisticsQueries, page: MyPlayPage
) -> Iterator[str]:
    part, game = page.overview, page.filters.game
    person = page.person_field.value()
    due = ExerciseTable(run.database).for_person(person).count_due()
    yield from difference("moments that are due", due, part.moments.due_count)
    stored = MatchTable(run.database).for_person(person).list_summaries(game, limit=6)
    recent = [each.id for each in stored if games.is_known_game(each.game)][:3]
    shown = [row.match_id for row in part.matches.rows]
    yield from difference("recent matches", recent, shown)
    costly = statistics.costly_choices(game, 30, 3)
    rows = [(row.choice.match_id, row.choice.ply) for row in part.costs.rows[:3]]
    yield from difference("costliest choices", [(each.match_id, each.ply) for each in costly], rows)
    scope = StatisticsScope(part.single_game, is_assisted=None)
    real = [each for each in statistics.evaluated_decisions(scope) if each.grade != Grade.FORCED]
    counted = sum(bar.decision_count for bar in part.skill.bars)
    if len({each.kind for each in real}) <= len(part.skill.bars):
        yield from difference("decisions on the page", len(real), counted)
