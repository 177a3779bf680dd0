"""The user's guide as HTML. It is written in a small subset of Markdown."""

import re
from html import escape

from ...system.assets import ENGLISH, asset_path
from ..text.markup import html_table

PICTURE_WIDTH = 520
EMPHASIS_PATTERN = re.compile(r"\*(.+?)\*")
PICTURE_PATTERN = re.compile(r"!\[(.*)\]\((.+)\)")


def guide_html(language: str) -> str:
    """Return the guide without its title; in English if there is no translation."""
    files = (asset_path(f"guide/{each}.md") for each in (language, ENGLISH))
    text = next(file for file in files if file.exists()).read_text("utf-8")
    return "".join(map(_block_html, text.split("\n\n")[1:]))


def _block_html(text: str) -> str:
    if text.startswith("|"):
        return _table_html(text)
    text = escape(" ".join(text.split()))
    if text.startswith("## "):
        return f"<h2>{text.removeprefix('## ')}</h2>"
    if picture := PICTURE_PATTERN.fullmatch(text):
        source = asset_path(f"guide/{picture[2]}").as_uri()
        image = f'<img src="{source}" alt="{picture[1]}" width="{PICTURE_WIDTH}">'
        return f'<p style="line-height: 100%">{image}</p>'
    marked = EMPHASIS_PATTERN.sub(r"<i>\1</i>", text).replace("`", "")
    return f"<p>{marked}</p>"


def _table_html(text: str) -> str:
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
    return html_table(rows[0], rows[2:])
