"""One example of everything that can be said of a decision, each in all its forms."""

from marjapussi_gui.contrast import Alike, Contrast, MeanMore, Result
from marjapussi_gui.engine.actions import (
    Action,
    Answer,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    Say,
    Show,
    ShowTunnelas,
    Sooli,
    Stand,
)
from marjapussi_gui.engine.cards import Card, Suit, card, card_list, card_set
from marjapussi_gui.engine.phases.duties import Must
from marjapussi_gui.engine.state import Contest, Seat
from marjapussi_gui.facts import (
    Advised,
    CanCome,
    Danger,
    Distance,
    Exact,
    Fact,
    Forced,
    HigherOut,
    Highest,
    Holds,
    LetGo,
    LikelyTotal,
    NoneOfPair,
    OneOfPair,
    Outs,
    PlaysLast,
    RamiOrNolo,
    Reaches,
    Searched,
    Tiplu,
    TookUp,
    TrumpsOut,
    Unbeatable,
    Void,
    Without,
)
from marjapussi_gui.principle import Principle

TEN, ACE, KING = card("TD"), card("AD"), card("KS")
DIAMONDS = Suit(2)
ME, ELSA, VAINO = Seat(0), Seat(1), Seat(2)
GIFT = card_list("AS TS KS QS")

ACTIONS: tuple[Action, ...] = (
    Play(TEN),
    Show(TEN),
    Declare(DIAMONDS),
    AskWhole(),
    AskHalf(DIAMONDS),
    Answer(DIAMONDS),
    Bid(140),
    Raise(180),
    Stand(),
    Pass(),
    Redeal(),
    Give(GIFT),
    Give(GIFT[:2]),
    Discard(GIFT),
    Discard((TEN,)),
    Say(Contest.RAMI),
    Say(Contest.NOLO),
    Sooli(),
    Draw("stock"),
    Draw("offer"),
    Lay((card_list("KS QS JS"),) * 3),
    Finish((card_list("KS QS JS"),) * 3, card("2H")),
    ShowTunnelas((card_list("2H 2H 2H"),)),
)
SHARES = ((1.0, 0.0), (0.98, 0.02), (0.63, 0.31), (0.0, 0.4), (0.02, 0.97), (0.31, 1.0))

CONTRASTS = (
    *(
        Contrast(result, *shares, Play(ACE), Play(KING), 60, TEN)
        for result in Result
        for shares in SHARES
    ),
    *(Contrast(Result.THEIR_MARRIAGE, 0.3, 0.7, each, Pass()) for each in ACTIONS),
    *(Contrast(Result.TRICK, 0.9, 0.3, Play(TEN), each) for each in ACTIONS),
)
EVERY: tuple[Fact, ...] = (
    Exact(1),
    Exact(20),
    Searched(60),
    LikelyTotal(114),
    Reaches(150, 0.7),
    RamiOrNolo(0.531, 0.546),
    Danger(0.9),
    Distance(0),
    Distance(2),
    Outs((), 0),
    Outs(tuple(map(Card, range(9))), 31),
    Void(ELSA, DIAMONDS, 2),
    Void(ELSA, DIAMONDS, 0),
    HigherOut(TEN, (ELSA,)),
    HigherOut(TEN, (ELSA, VAINO)),
    Highest(TEN),
    Unbeatable(TEN, ME),
    Unbeatable(TEN, VAINO),
    TrumpsOut(1, (ELSA,)),
    TrumpsOut(2, (ELSA,)),
    TrumpsOut(1, (ELSA, VAINO)),
    TrumpsOut(3, (ELSA, VAINO)),
    TrumpsOut(3, ()),
    Holds(ELSA, TEN),
    OneOfPair(ELSA, DIAMONDS),
    NoneOfPair(ELSA, DIAMONDS),
    PlaysLast(ELSA),
    TookUp(ELSA, TEN),
    LetGo(ELSA, TEN),
    CanCome(TEN, 0),
    CanCome(TEN, 1),
    CanCome(TEN, 2),
    Tiplu(TEN),
    Without(TEN, 2, KING, 3),
    Forced(),
    Forced(is_card=False),
    *(Forced(True, must.name, card_set((ACE,)), DIAMONDS, TEN, 1 << KING) for must in Must),
    Forced(True, "BEAT", card_set((ACE,)), DIAMONDS, TEN, 0b11110000),
    *CONTRASTS,
    MeanMore(1.25, Play(ACE), Play(KING)),
    MeanMore(12.4, Bid(140), Pass()),
    *(MeanMore(12.4, each, Play(KING)) for each in ACTIONS),
    Alike(2),
    Alike(3),
    *map(Advised, Principle),
)
