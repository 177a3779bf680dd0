"""One example of everything that can be said of a decision, each in all its forms."""

from marjapussi_gui.engine.actions import (
    Action,
    AnswerWhole,
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
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
from marjapussi_gui.engine.cards import Card, Suit, card_set, parse_card, parse_cards
from marjapussi_gui.engine.phases.duties import DUTY_KEYS, DutyKind
from marjapussi_gui.engine.state import ContestKind, Seat
from marjapussi_gui.model.contrast import Contrast, EquallyGood, MeanGain, PlayoutResult
from marjapussi_gui.model.facts import (
    AllDealsSolved,
    ContestChances,
    CopiesUnseen,
    DealsSearched,
    DistanceWithoutCard,
    ExpectedLosers,
    ExpectedTotal,
    Fact,
    ForcedAction,
    HelpfulDraws,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownTiplu,
    KnownVoid,
    NextPlayerPassedUp,
    NextPlayerPickedUp,
    NoTimeLeft,
    PlaysLastToTrick,
    PrincipleApplies,
    SetDistance,
    TotalChances,
    TrumpsStillOut,
    UnbeatableCard,
)
from marjapussi_gui.model.principle import Principle

TEN, ACE, KING = parse_card("TD"), parse_card("AD"), parse_card("KS")
DIAMONDS = Suit(2)
ME, ELSA, VAINO = Seat(0), Seat(1), Seat(2)
GIFT = parse_cards("AS TS KS QS")

ACTIONS: tuple[Action, ...] = (
    Play(TEN),
    ShowBidCard(TEN),
    Declare(DIAMONDS),
    AskWhole(),
    AskHalf(DIAMONDS),
    AnswerWhole(DIAMONDS),
    Bid(140),
    Raise(180),
    Stand(),
    Pass(),
    Redeal(),
    Give(GIFT),
    Give(GIFT[:2]),
    Discard(GIFT),
    Discard((TEN,)),
    SayBid(ContestKind.RAMI),
    SayBid(ContestKind.NOLO),
    Sooli(),
    Draw("stock"),
    Draw("offer"),
    Lay((parse_cards("KS QS JS"),) * 3),
    Finish((parse_cards("KS QS JS"),) * 3, parse_card("2H")),
    ShowTunnelas((parse_cards("2H 2H 2H"),)),
)
SHARES = ((1.0, 0.0), (0.98, 0.02), (0.63, 0.31), (0.0, 0.4), (0.02, 0.97), (0.31, 1.0))

CONTRASTS = (
    *(
        Contrast(result, *shares, Play(ACE), Play(KING), 60, TEN)
        for result in PlayoutResult
        for shares in SHARES
    ),
    *(Contrast(PlayoutResult.THEIR_MARRIAGE, 0.3, 0.7, each, Pass()) for each in ACTIONS),
    *(Contrast(PlayoutResult.TRICK, 0.9, 0.3, Play(TEN), each) for each in ACTIONS),
)
EVERY: tuple[Fact, ...] = (
    NoTimeLeft(),
    AllDealsSolved(1),
    AllDealsSolved(20),
    DealsSearched(60),
    ExpectedTotal(114),
    TotalChances(150, 0.7),
    ContestChances(0.531, 0.546),
    ExpectedLosers(0.9),
    SetDistance(0),
    SetDistance(2),
    HelpfulDraws((), 0),
    HelpfulDraws(tuple(map(Card, range(9))), 31),
    KnownVoid(ELSA, DIAMONDS, 2),
    KnownVoid(ELSA, DIAMONDS, 0),
    HigherCardOut(TEN, (ELSA,)),
    HigherCardOut(TEN, (ELSA, VAINO)),
    HighestInSuit(TEN),
    UnbeatableCard(TEN, ME),
    UnbeatableCard(TEN, VAINO),
    TrumpsStillOut(1, (ELSA,)),
    TrumpsStillOut(2, (ELSA,)),
    TrumpsStillOut(1, (ELSA, VAINO)),
    TrumpsStillOut(3, (ELSA, VAINO)),
    TrumpsStillOut(3, ()),
    KnownHolding(ELSA, TEN),
    HoldsOneOfPair(ELSA, DIAMONDS),
    HoldsNoneOfPair(ELSA, DIAMONDS),
    PlaysLastToTrick(ELSA),
    NextPlayerPickedUp(ELSA, TEN),
    NextPlayerPassedUp(ELSA, TEN),
    CopiesUnseen(TEN, 0),
    CopiesUnseen(TEN, 1),
    CopiesUnseen(TEN, 2),
    KnownTiplu(TEN),
    DistanceWithoutCard(TEN, 2, KING, 3),
    ForcedAction(),
    ForcedAction(is_play=False),
    *(
        ForcedAction(True, DUTY_KEYS[must], card_set((ACE,)), DIAMONDS, TEN, 1 << KING)
        for must in DutyKind
    ),
    ForcedAction(True, "BEAT", card_set((ACE,)), DIAMONDS, TEN, 0b11110000),
    *CONTRASTS,
    MeanGain(1.25, Play(ACE), Play(KING)),
    MeanGain(12.4, Bid(140), Pass()),
    *(MeanGain(12.4, each, Play(KING)) for each in ACTIONS),
    EquallyGood(2),
    EquallyGood(3),
    EquallyGood(2, (Play(TEN), Play(KING)), is_majority=True),
    EquallyGood(2, (Play(ACE), Play(TEN))),
    EquallyGood(2, (Bid(140), Pass())),
    EquallyGood(2, (Bid(140), Pass()), is_majority=True),
    EquallyGood(3, (Bid(140), Bid(145), Pass())),
    *map(PrincipleApplies, Principle),
)
