"""One example of every fact, contrast and action, for tests of texts and JSON."""

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
from marjapussi_gui.engine.phases.play_obligations import DUTY_KEYS, ObligationKind
from marjapussi_gui.engine.state import ContestKind, Seat
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import (
    ActionContrast,
    EquallyFrequentResult,
    EquallyGood,
    MeanGain,
    PlayoutResult,
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
        ActionContrast(result, *shares, Play(ACE), Play(KING), 60, TEN)
        for result in PlayoutResult
        for shares in SHARES
    ),
    *(ActionContrast(PlayoutResult.THEIR_MARRIAGE, 0.3, 0.7, each, Pass()) for each in ACTIONS),
    *(ActionContrast(PlayoutResult.TRICK, 0.9, 0.3, Play(TEN), each) for each in ACTIONS),
)
ALL_FACTS: tuple[facts.Fact, ...] = (
    facts.NoSearchTimeLeft(),
    facts.AllDealsSolved(1),
    facts.AllDealsSolved(20),
    facts.DealsSearched(60),
    facts.ExpectedTotal(114),
    facts.PointTotalChances(150, 0.7),
    facts.ContractAmountChances(150, 0.7, 180, 0.2),
    facts.RamiAndNoloChances(0.531, 0.546),
    facts.ExpectedLosers(0.9),
    facts.ScoresWithoutContract(165),
    facts.ContractLost(),
    facts.ContractUnstoppable(),
    facts.MarriageCanWait(DIAMONDS),
    facts.GivesAwayLeast(),
    facts.CardsMissingForSets(0),
    facts.CardsMissingForSets(2),
    facts.HelpfulDraws((), 0),
    facts.HelpfulDraws(tuple(map(Card, range(9))), 31),
    facts.KnownVoid(ELSA, DIAMONDS, 2),
    facts.KnownVoid(ELSA, DIAMONDS, 0),
    facts.HigherCardOut(TEN, (ELSA,)),
    facts.HigherCardOut(TEN, (ELSA, VAINO)),
    facts.CardAtRisk(TEN, ACE, (ELSA,)),
    facts.HighestInSuit(TEN),
    facts.UnbeatableCard(TEN, ME),
    facts.UnbeatableCard(TEN, VAINO),
    facts.TrumpsStillOut(1, (ELSA,)),
    facts.TrumpsStillOut(2, (ELSA,)),
    facts.TrumpsStillOut(1, (ELSA, VAINO)),
    facts.TrumpsStillOut(3, (ELSA, VAINO)),
    facts.TrumpsStillOut(3, ()),
    facts.KnownHolding(ELSA, TEN),
    facts.HoldsOneOfPair(ELSA, DIAMONDS),
    facts.HoldsNoneOfPair(ELSA, DIAMONDS),
    facts.PlaysLastToTrick(ELSA),
    facts.NextPlayerPickedUp(ELSA, TEN),
    facts.NextPlayerPassedUp(ELSA, TEN),
    facts.CopiesUnseen(TEN, 0),
    facts.CopiesUnseen(TEN, 1),
    facts.CopiesUnseen(TEN, 2),
    facts.FewCardsCompleteSet(TEN, ()),
    facts.FewCardsCompleteSet(TEN, (TEN,)),
    facts.FewCardsCompleteSet(TEN, (ACE,)),
    facts.KnownTiplu(TEN),
    facts.CardsMissingAfterDiscard(TEN, 2, KING, 3),
    facts.HelpfulAfterDiscard(TEN, 12, KING, 7),
    facts.CountsAgainstCard(KING),
    *(facts.ExchangeHelps(each, GIFT[:2], ELSA) for each in facts.ExchangeEffect),
    facts.ForcedAction(),
    facts.ForcedAction(is_play=False),
    *(
        facts.ForcedAction(True, DUTY_KEYS[must], card_set((ACE,)), DIAMONDS, TEN, 1 << KING)
        for must in ObligationKind
    ),
    facts.ForcedAction(True, "BEAT", card_set((ACE,)), DIAMONDS, TEN, 0b11110000),
    *CONTRASTS,
    MeanGain(1.25, Play(ACE), Play(KING)),
    MeanGain(12.4, Bid(140), Pass()),
    *(MeanGain(12.4, each, Play(KING)) for each in ACTIONS),
    EquallyFrequentResult(PlayoutResult.HAND_WON, 0.6),
    EquallyFrequentResult(PlayoutResult.CONTRACT_BEATEN, 1.0),
    EquallyGood(2),
    EquallyGood(3),
    EquallyGood(2, (Play(TEN), Play(KING)), is_majority=True),
    EquallyGood(2, (Play(ACE), Play(TEN))),
    EquallyGood(2, (Bid(140), Pass())),
    EquallyGood(2, (Bid(140), Pass()), is_majority=True),
    EquallyGood(3, (Bid(140), Bid(145), Pass())),
    EquallyGood(3, (Play(ACE), Play(TEN), Play(KING))),
    EquallyGood(2, (Play(ACE), Play(parse_card("AS"))), True, (Play(KING),)),
    EquallyGood(3, tuple(map(Play, parse_cards("9S 8S 7S"))), True, (Play(KING), Play(TEN))),
    EquallyGood(3, tuple(map(Play, parse_cards("9S 8S 7D"))), True, (Play(parse_card("AH")),)),
    EquallyGood(4, tuple(map(Play, parse_cards("9S 8H 7D AC"))), True, (Play(TEN),)),
    EquallyGood(3, (Give(GIFT[:2]), Give(GIFT[:1] + GIFT[2:3]), Give((GIFT[0], GIFT[3])))),
    *(facts.TiedCards(each, (TEN, KING)) for each in facts.SharedCardTrait),
    *map(facts.PrincipleApplies, Principle),
)
