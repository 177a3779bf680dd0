"""The URLs of the project, taken from the forge that builds it; empty elsewhere.

An isolated build, such as that of the Flatpak, reads them from home.json. This module uses the
standard library only, as the build backend imports it before anything is installed.
"""

import json
import os
import re
import subprocess
from pathlib import Path

WRITTEN = Path(__file__).resolve().parent.parent / "home.json"
KEYS = ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "GITHUB_REPOSITORY_OWNER")
REMOTE = re.compile(  # https://host/owner/name.git or git@host:owner/name
    r"(?:https://|ssh://|)(?:[^@/]+@)?(?P<host>[\w-]+(?:\.[\w-]+)+)[:/]"
    r"(?P<name>[^/]+/[^/]+?)(?:\.git)?/?"
)
RELATIVE = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#)([^)]+)\)")


def address() -> str:
    """Return the URL of the project, or an empty string."""
    server, name = _known("GITHUB_SERVER_URL"), _known("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else ""


def pictures() -> str:
    """Return the URL below which the files of this commit can be downloaded, or an empty string."""
    commit = _known("GITHUB_SHA") or "HEAD"
    return f"{address()}/raw/{commit}" if address() else ""


def mail() -> str:
    """Return the noreply address that the forge gives the owner, or an empty string."""
    owner = _known("GITHUB_REPOSITORY_OWNER")
    return f"{owner}@users.noreply.{address().split('/')[2]}" if owner and address() else ""


def written() -> str:
    """Return the text of home.json for an isolated build, from the forge or from git."""
    told = {key: os.environ[key] for key in KEYS if os.environ.get(key)}
    return json.dumps(told if "GITHUB_REPOSITORY" in told else _of_git(), indent=2) + "\n"


def _known(key: str) -> str:
    """Return a value from the environment of the forge, else from home.json, else empty."""
    if key not in os.environ and WRITTEN.is_file():
        return str(json.loads(WRITTEN.read_text("utf-8")).get(key, ""))
    return os.environ.get(key, "")


def _of_git() -> dict[str, str]:
    """Return the same values as a forge sets, derived from the remote of this checkout."""
    remote = REMOTE.fullmatch(_git("remote", "get-url", "origin"))
    if not remote:
        return {}
    values = (f"https://{remote['host']}", remote["name"], _git("rev-parse", "HEAD"))
    return dict(zip(KEYS, values, strict=False))


def _git(*words: str) -> str:
    """Return the output of a git command, or an empty string if it fails."""
    command = ("git", "-C", str(WRITTEN.parent), *words)
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip()


def pages() -> dict[str, str]:
    """Return the URLs of the project by their labels on a package index."""
    if not address():
        return {}
    return {
        "Homepage": address(),
        "Source": address(),
        "Issues": f"{address()}/issues",
        "Changelog": f"{address()}/blob/HEAD/CHANGELOG.md",
    }


def linked(text: str) -> str:
    """Return a Markdown text with relative links and images made absolute."""
    if not address():
        return text
    return RELATIVE.sub(_absolute, text)


def _absolute(link: re.Match[str]) -> str:
    mark, words, path = link.groups()
    place = pictures() if mark else f"{address()}/blob/HEAD"
    return f"{mark}[{words}]({place}/{path})"
