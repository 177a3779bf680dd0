"""The idea of each game, for who has never played it; the rules page has the rest."""

from .tongue import translate


def trump_game() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together against the two others. One player leads a "
            "card, and the others each add one of the same suit if they can; the best card takes "
            "the trick, and its player leads the next. The ten is a high card here: it beats all "
            "but the ace. And whoever can beat the cards on the table must.",
        ),
        translate(
            "Lessons",
            "The hand begins without trumps. A king and queen of one suit are a marriage. When you "
            "have won a trick you may declare a marriage, or ask your partner for one: <i>have you "
            "a whole?</i> or, if you hold one of the two cards, <i>have you a half in hearts?</i> "
            "The first marriage makes its suit trumps, which beat every other suit.",
        ),
        translate(
            "Lessons",
            "Points are berries in your bag: two for making trumps, one for each later marriage, "
            "one for the last trick and one for the more valuable cards. A full bag wins, but it "
            "must hold exactly the right number: with a berry too many you spill some. And who "
            "takes no trick at all goes to Porvoo and comes home with an empty bag.",
        ),
    )


def forty_twenty() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together. Follow the suit that was led if you can, "
            "and play a trump if you cannot; the best card takes the trick. The ten is a high card "
            "here, second only to the ace.",
        ),
        translate(
            "Lessons",
            "A king and queen of one suit are a marriage. Whenever it is your turn to lead you may "
            "declare the marriages that you hold, and once ask your partner whether he has one. "
            "Every marriage makes its suit trumps at once, so that trumps may change many times. "
            "The first one of a hand counts most.",
        ),
        translate(
            "Lessons",
            "Cards, marriages and the last trick are added up, and the side with more wins the "
            "hand. A side without a trick is put in the bag for the next hand: it may declare "
            "nothing, and cannot win, until it has taken a trick again.",
        ),
    )


def open_rows() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Two play, and each has few cards in the hand: seven more lie open on the table before "
            "him, and seven face down under those. You play from your hand and from your open "
            "cards alike, and when an open card is gone the one under it is turned up. So you see "
            "much of what the other can do, though never all.",
        ),
        translate(
            "Lessons",
            "Follow suit if you can, and beat the card on the table if you can. The hand begins "
            "without trumps. When you have won a trick and have king and queen of one suit, in the "
            "hand or open, you may declare the marriage: the first one makes its suit trumps.",
        ),
        translate(
            "Lessons",
            "Berries go into your bag for marriages, for the last trick and for the more valuable "
            "cards. The bag must be filled exactly; too many berries, and some are spilled.",
        ),
    )


def dozen() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together with six cards each, from the nine up. "
            "Follow suit, and beat the cards on the table if you can. The ten is a high card here, "
            "second only to the ace. A hand is short, so that each trick weighs much.",
        ),
        translate(
            "Lessons",
            "When you have won a trick you may declare a king and queen of one suit, or ask your "
            "partner for them. The first marriage makes its suit trumps, and you lead one of its "
            "two cards at once.",
        ),
        translate(
            "Lessons",
            "There are points for marriages, for the last trick, and for the side that has won "
            "more of the aces and tens. The first side with a dozen wins.",
        ),
    )


def dozen_for_two() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Two play with six cards each, and draw a new card after every trick while there is a "
            "stock. As long as it lasts you may play any card you like: nobody need follow suit. "
            "Use that time to win aces and tens, and to collect a king and queen of one suit.",
        ),
        translate(
            "Lessons",
            "The winner of a trick may declare such a marriage before he draws; the first makes "
            "its suit trumps. Once the stock is gone nothing more can be declared, and play is "
            "strict: follow suit, beat what lies there if you can, and trump if you cannot follow.",
        ),
        translate(
            "Lessons",
            "There are points for marriages, for the last trick and for more aces and tens. The "
            "first with a dozen wins.",
        ),
    )


def contract() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Before the play all bid for how many points they will make. Who bids most is the "
            "declarer; his partner gives him some cards and gets as many back, and then he may "
            "raise his bid once more. He leads to the first trick.",
        ),
        translate(
            "Lessons",
            "Aces and tens, kings, queens and jacks all count, but most comes from marriages: a "
            "king and queen of one suit, declared or asked of the partner after winning a trick. "
            "Every marriage makes its suit trumps, in place of those before.",
        ),
        translate(
            "Lessons",
            "If the declarers make their bid they score it, and if they do not they lose as much. "
            "The others score what they took. So bid what your marriages promise, and be bold "
            "where your partner may help.",
        ),
    )


def contract_for_three() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Three play, each for himself. All bid for how many points they will make; who bids "
            "most takes the three cards of the kitty, which everybody sees, and puts three others "
            "away. He then plays alone against the two others.",
        ),
        translate(
            "Lessons",
            "Most points come from marriages, king and queen of one suit, which may be declared "
            "after winning a trick. Every marriage makes its suit trumps in place of those before.",
        ),
        translate(
            "Lessons",
            "If the declarer makes his bid he scores it, and if not he loses as much. The two "
            "others score what they took themselves, but a player without a trick loses dearly.",
        ),
    )


def rising() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together; follow suit if you can, otherwise play "
            "what you like: there are no trumps. Everybody first lays a card face down: a red one, "
            "heart or diamond, asks for <i>rami</i>, in which tricks are won, and a black one, "
            "spade or club, for <i>nolo</i>, in which they are avoided. A single red card is "
            "enough for rami.",
        ),
        translate(
            "Lessons",
            "In rami the side with more tricks scores for those above six, and twice as much when "
            "it beats the side that asked for rami. In nolo the side with fewer tricks scores for "
            "those missing from seven.",
        ),
        translate(
            "Lessons",
            "Only one side can have points: it is <i>nousussa</i>, rising. When the others win a "
            "hand the rise is broken, and both sides stand at nothing again. A match is won by one "
            "unbroken rise.",
        ),
    )


def rummy() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Each has 21 cards from three packs. In your turn you draw a card, the unseen one of "
            "the stock or the one that the player before you threw away, and then discard one. You "
            "collect sets: neighbours in one suit, three identical cards (a tunnela), or cards of "
            "one rank in different suits (a trial).",
        ),
        translate(
            "Lessons",
            "With three pure sets, sequences or tunnelas, you may lay them on the table. Only then "
            "you learn the secret card of the deal, the <i>tiplu</i>. Every card of its rank and "
            "its two neighbours in the suit are wild for you: they stand for any card that you "
            "lack. Who has all cards in sets finishes the deal.",
        ),
        translate(
            "Lessons",
            "Finishing pays, but much is also paid for <i>maal</i>: the tiplu, its neighbours and "
            "the other wild cards in your hand count for you, if you have laid. So lay early, even "
            "when you cannot hope to finish first.",
        ),
    )
