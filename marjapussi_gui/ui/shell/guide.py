"""The user's guide as HTML; it is written in a small subset of Markdown."""

import re
from html import escape

from ..basis.assets import ENGLISH, asset

PICTURE_WIDTH = 520
EMPHASIS = re.compile(r"\*(.+?)\*")
PICTURE = re.compile(r"!\[(.*)\]\((.+)\)")


def guide_html(language: str) -> str:
    """Return the guide without its title, in English if there is no translation."""
    files = (asset(f"guide/{each}.md") for each in (language, ENGLISH))
    text = next(file for file in files if file.exists()).read_text("utf-8")
    return "".join(map(_block, text.split("\n\n")[1:]))


def _block(text: str) -> str:
    text = escape(" ".join(text.split()))
    if text.startswith("## "):
        return f"<h2>{text.removeprefix('## ')}</h2>"
    if picture := PICTURE.fullmatch(text):
        source = asset(f"guide/{picture[2]}").as_uri()
        image = f'<img src="{source}" alt="{picture[1]}" width="{PICTURE_WIDTH}">'
        return f'<p style="line-height: 100%">{image}</p>'
    marked = EMPHASIS.sub(r"<i>\1</i>", text).replace("`", "")
    return f"<p>{marked}</p>"
