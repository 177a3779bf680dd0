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
FORGE_KEYS = ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "GITHUB_REPOSITORY_OWNER")
REMOTE_PATTERN = re.compile(  # https://host/owner/name.git or git@host:owner/name
    r"(?:https://|ssh://|)(?:[^@/]+@)?(?P<host>[\w-]+(?:\.[\w-]+)+)[:/]"
    r"(?P<name>[^/]+/[^/]+?)(?:\.git)?/?"
)
RELATIVE_LINK = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#)([^)]+)\)")


def project_url() -> str:
    """Return the URL of the project, or an empty string."""
    server, name = _forge_value("GITHUB_SERVER_URL"), _forge_value("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else ""


def pictures_url() -> str:
    """Return the URL below which the files of this commit can be downloaded, or an empty string."""
    commit = _forge_value("GITHUB_SHA") or "HEAD"
    return f"{project_url()}/raw/{commit}" if project_url() else ""


def maintainer_email() -> str:
    """Return the noreply address that the forge gives the owner, or an empty string."""
    owner = _forge_value("GITHUB_REPOSITORY_OWNER")
    return f"{owner}@users.noreply.{project_url().split('/')[2]}" if owner and project_url() else ""


def forge_file_text() -> str:
    """Return the text of home.json for an isolated build, from the forge or from git."""
    told = {key: os.environ[key] for key in FORGE_KEYS if os.environ.get(key)}
    return json.dumps(told if "GITHUB_REPOSITORY" in told else _values_from_git(), indent=2) + "\n"


def _forge_value(key: str) -> str:
    """Return a value from the environment of the forge, else from home.json, else empty."""
    if key not in os.environ and WRITTEN.is_file():
        return str(json.loads(WRITTEN.read_text("utf-8")).get(key, ""))
    return os.environ.get(key, "")


def _values_from_git() -> dict[str, str]:
    """Return the same values as a forge sets, derived from the remote of this checkout."""
    remote = REMOTE_PATTERN.fullmatch(_git_output("remote", "get-url", "origin"))
    if not remote:
        return {}
    values = (f"https://{remote['host']}", remote["name"], _git_output("rev-parse", "HEAD"))
    return dict(zip(FORGE_KEYS, values, strict=False))


def _git_output(*words: str) -> str:
    """Return the output of a git command, or an empty string if it fails."""
    command = ("git", "-C", str(WRITTEN.parent), *words)
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout.strip()


def project_urls() -> dict[str, str]:
    """Return the URLs of the project by their labels on a package index."""
    if not project_url():
        return {}
    return {
        "Homepage": project_url(),
        "Source": project_url(),
        "Issues": f"{project_url()}/issues",
        "Changelog": f"{project_url()}/blob/HEAD/CHANGELOG.md",
    }


def make_links_absolute(text: str) -> str:
    """Return a Markdown text with relative links and images made absolute."""
    if not project_url():
        return text
    return RELATIVE_LINK.sub(_absolute_link, text)


def _absolute_link(link: re.Match[str]) -> str:
    mark, words, path = link.groups()
    place = pictures_url() if mark else f"{project_url()}/blob/HEAD"
    return f"{mark}[{words}]({place}/{path})"
