"""All pages say the same about a hand. `tests.bench.agreement` checks it in more hands."""

import pytest

from marjapussi_gui.engine.games import VARIANTS
from tests.bench.agreement import compare_match


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_count_statistics_my_play_and_review_agree(key: str) -> None:
    assert compare_match(key, seed=1, hands=2) == (2, [])
