"""Nothing is sent anywhere: a whole session opens no connection to another computer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

NETS = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6", "packet")
SESSION = """
import os, socket, sys
from marjapussi_gui.commands.cli import main

opened = []

def heed(event, arguments):
    if event == "socket.__new__" and arguments[1] != socket.AF_UNIX:
        opened.append(str(arguments))
    if event in ("socket.getaddrinfo", "socket.gethostbyname", "urllib.Request"):
        opened.append(str(arguments))

sys.addaudithook(heed)
main(["smoke"])
inodes = set()
for name in os.listdir("/proc/self/fd"):
    try:
        target = os.readlink(f"/proc/self/fd/{name}")
    except OSError:
        continue
    if target.startswith("socket:["):
        inodes.add(target[8:-1])
for net in sys.argv[1:]:
    try:
        lines = open(f"/proc/self/net/{net}").read().split("\\n")[1:]
    except OSError:
        continue
    opened += [net for line in lines if inodes & set(line.split())]
print("opened", opened)
"""


@pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="only Linux lists its sockets")
def test_a_session_opens_no_connection(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        (sys.executable, "-c", SESSION, *NETS),
        capture_output=True,
        text=True,
        env=os.environ | home,
        timeout=120,
        check=False,
    )

    assert ran.returncode == 0, ran.stderr
    assert ["painted", "kept", "taken in", "opened []"] == ran.stdout.splitlines()


def test_nothing_of_ours_knows_the_network() -> None:
    script = (
        "import sys, marjapussi_gui.app.main, marjapussi_gui.commands.cli;"
        "print(*sorted(sys.modules))"
    )
    ran = subprocess.run(
        (sys.executable, "-c", script), capture_output=True, text=True, check=True, timeout=60
    )
    modules = set(ran.stdout.split())

    assert not {"ssl", "http.client", "urllib.request", "ftplib", "PySide6.QtNetwork"} & modules
