"""Words that players don't use, or with two meanings, occur in no language."""

import re

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.system.assets import read_messages
from marjapussi_gui.ui.text.i18n import say

SAID_NO_MORE = {  # words, as they would stand in a sentence, and what is said instead
    "en": {
        r"(^|[.;:] )Who (?!.*\?$)": "A player who, or If you",
        r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b": "the player, the declarer, they",
        r"\bpips?\b": "card points",
        r"\bforehand\b": "the first player",
        r"\b[Ll]east bid\b": "lowest bid",
        r"\b[Tt]able (rules|talk)\b": "House rules, Hand log",
        r"\bis to (bid|draw|discard|answer|play|lead)\b": "it’s Aino’s turn to bid",
        r"\bthree times\b": "three alike",
        r"\bdismissed\b": "called off",
        r"\bwaived\b": "not lost",
        r"\bShall\b": "Should",
        r"\bsay something\b": "declare or ask",
        r"\bthe north\b": "Lapland",
    },
    "fi": {
        r"\blukem(a|aan|assa)\b|\bluvu(sta|ssa)\b": "{number} pisteeseen",
        r"\b[Ss]arj(a|aa|at|oja|oissa|oista|asi)\b": "yhdistelmä",
        r"\bpuoli\b|\bpuolen\b|\bpuolelle\b": "joukkue",
        r"\b[Pp]uol(enne|ensa|esi|ellesi|elleen)\b": "joukkueenne",
        r"\b[Ll]uop(uu|uivat)\b": "passaa",
        r"\bmaali\b": "maal",
        r"\b[Ss]otamie": "jätkä",
        r"\bollut laskenut\b|\blaskemisen painike": "avata",
        r"\b[Pp]ainet": "jokeri",
        r"\btallet": "tallentaa",
        r"\bvoi säilyttää\b": "tallentaa",
        r"\b[Tt]ikittömyy": "ilman tikkiä jääminen",
        r"^Säännöt$|\b[Pp]öydän säännöt: ": "Kotisäännöt",
        r"\b[Pp]öytäpuhe": "Pelin kulku",
        r"\b(oikea|oikean) naapuri": "oikealla puolella istuva",
        r"\b(noloksi|ramiksi)\b": "näyttää noloa, näyttää ramia",
        r"\bliika(n)?\b|\bliian osan\b": "ylimenevä osa",
        r"\bAvaamattom": "avaamatta jäänyt",
        r"^Joka (?!maassa)": "Tikin voittanut, Jos ei voi",
    },
    "sv": {
        r"\b[Ss]erie(r|rna|rnas|n)?\b": "kombination",
        r"\butbj|\bbjuds ut\b": "erbjuda",
        r"\b[Mm]edspelare": "partner",
        r"\b[Tt]ryck(t|ta)\b jok": "joker",
        r"\bupplöses\b": "avbryts",
        r"\bbjuder på\b": "bjuder hur många",
        r"\bger igen\b": "ger om",
        r"\bav till\b": "iväg till",
        r"\bär i tur\b": "står i tur",
        r"\b(exakt|högre|högsta|den|varje) ställning": "poängtal",
        r"\b[Vv]ad .*\bräknas\b": "hur mycket ... är värt",
        r"\b[Bb]ordsprat": "Spelets gång",
        r"\btrumf är gjord|\bgöra(s)? bara en gång": "bestämd, anmälas",
        r"\b[Gg]ifta": "mariage",
        r"^Regler$|\b[Bb]ordets regler för": "Husregler",
        r"^Filt$": "Spelduk",
    },
}


@pytest.mark.parametrize(
    ("language", "word"), [(each, word) for each, words in SAID_NO_MORE.items() for word in words]
)
def test_banned_word_does_not_occur(language: str, word: str) -> None:
    saying = [text for text in read_messages(language).values() if re.search(word, text)]

    assert saying == [], f"say rather: {SAID_NO_MORE[language][word]}"


def test_where_an_option_is_played_is_more_than_a_number() -> None:
    played = {say(f"rule-{option.key}-origin") for each in VARIANTS for option in each.options}

    assert [each for each in played if re.fullmatch(r"[\d\W]+", each)] == []
