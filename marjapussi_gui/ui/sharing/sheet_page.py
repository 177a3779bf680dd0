"""A score sheet as one HTML file that prints on one page and fetches nothing."""

from html import escape

from ...model.score_sheet import ScoreSheet
from ..text.i18n import date_time_text, number_text, say, signed_number
from ..text.score_text import hand_heading
from ..text.sheet_text import SheetTexts
from .html_page import html_document, html_tag


def sheet_page(sheet: ScoreSheet) -> str:
    """Return a page with all hands of a sheet, the scores after each, and who won."""
    texts, scored = SheetTexts(sheet), sheet.scored_hands()
    sides = sheet.game.seating.sides
    title = texts.end_texts()[0] if sheet.is_over else say("score-sheet")
    names = (texts.partners(side) or texts.side_name(side) for side in sides)
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for number, hand in enumerate(scored):
        what = texts.what_text(sheet.hands[number], hand.event)
        cells = [html_tag("td", str(number_text(number + 1))), html_tag("td", what)]
        for change, score in zip(hand.event.score_changes, hand.event.scores, strict=True):
            note = html_tag("span", signed_number(change), "quiet")
            cells.append(f"<td>{html_tag('b', number_text(score))} {note}</td>")
        rows.append(f"<tr>{''.join(cells)}</tr>")
    told = hand_heading(texts.subtitle(), date_time_text(sheet.changed_at))
    parts = [html_tag("h1", title), html_tag("p", told, "quiet")]
    parts += [html_tag("p", texts.end_texts()[1])] if sheet.is_over else []
    top = f"<thead><tr><td></td><td></td>{head}</tr></thead>"
    table = f"<table>{top}<tbody>{''.join(rows)}</tbody></table>"
    return html_document(title, "", [f"<article>{''.join(parts)}{table}</article>"])
