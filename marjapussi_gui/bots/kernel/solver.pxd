# The C types of the solver's fields, functions and variables.

import cython

ctypedef unsigned long long word

@cython.locals(move=int, place=int)
cdef int _insert(int* moves, int number, int weight, int card) noexcept nogil

cdef class Solver:
    # The question
    cdef readonly word nodes
    cdef public word limit
    cdef readonly int gave_up
    cdef int players, camp, trump, per_trick, last, must_head, must_trump, by_rank, is_ready
    cdef int values[16]
    cdef word counting

    # Where the cards are
    cdef word hand[4]
    cdef word live  # all cards that were in hands when the trick began
    cdef word lengths  # a lane for each suit, four bits in it for each seat

    cdef int whole  # all that solve_from shared out

    # The trick on the table; ranked if another card of the best one's suit is in it
    cdef int turn, count, led, best, winner, ranked, on_table

    # What functions answer besides what they return
    cdef word mattered  # cards whose rank an answer depends on, and on all above them
    cdef int choice, low, high, hint, sure
    cdef int kept[4]  # how many rounds of each suit the leader cashes
    cdef word shape, first, second, tag, at

    # What is kept
    cdef word[::1] table
    cdef word words, reach, bucket, stride, generation
    cdef int killers[64]
    cdef unsigned int shapes[32768]

    cdef int solve_from(self) noexcept nogil
    @cython.locals(low=int, high=int, step=int, answer=int)
    cdef int _close_in(self, int card, int guess, int total) noexcept nogil
    @cython.locals(suit=int, weight=int, card=int, seat=int)
    cdef int _guess(self) noexcept nogil
    @cython.locals(seat=int, hand=word, is_camp=bint, low=int, high=int, sure=int, answer=int)
    cdef int _lead(self, int goal, int rest) noexcept nogil
    cdef int _follow(self, int goal, int rest) noexcept nogil
    @cython.locals(mattered=word, is_camp=bint, best=int, choice=int, place=int, answer=int)
    cdef int _choose(self, int number, int* moves, int goal, int rest) noexcept nogil
    @cython.locals(turn=int, count=int, led=int, best=int, winner=int, ranked=int, on_table=int,
                   length=word, answer=int)
    cdef int _after(self, int card, int goal, int rest) noexcept nogil
    @cython.locals(is_same=bint)
    cdef inline void _put(self, int card) noexcept nogil
    @cython.locals(live=word, best=int, winner=int, ranked=int, taken=int, gain=int, answer=int)
    cdef inline int _take(self, int goal, int rest) noexcept nogil
    cdef inline void _gather(self) noexcept nogil
    @cython.locals(below=word, others=word)
    cdef inline word _run(self, int card, int seat) noexcept nogil
    cdef int _last_trick(self) noexcept nogil
    @cython.locals(tricks=int, total=int, cards=word)
    cdef int _total(self) noexcept nogil

    @cython.locals(seat=int, trumps=word, cashed=int, mattered=word, friend=int)
    cdef int _sure(self, int need) noexcept nogil
    @cython.locals(seat=int, drawn=int, tricks=int, place=int, suit=int, unruffed=int, other=int,
                   length=int)
    cdef int _cash(self, word trumps) noexcept nogil
    @cython.locals(entry=word, live=word, lane=word, own=word, tricks=int, suit=int, number=int,
                   length=int)
    cdef int _cross(self, int friend, int need) noexcept nogil
    @cython.locals(longest=int, lane=word, cards=word, other=int, length=int, card=int)
    cdef inline int _winners(
        self, int seat, int suit, word live, int number, int limit
    ) noexcept nogil
    @cython.locals(seat=int, tricks=int, least=int, lane=word, mattered=word, friends=word,
                   suit=int, card=int, longest=int, other=int, length=int)
    cdef int _sure_of_others(self) noexcept nogil
    cdef inline bint _are_foes(self, int seat, int other) noexcept nogil
    @cython.locals(cards=word, other=int)
    cdef inline word _friends(self, int seat) noexcept nogil

    @cython.locals(hand=word, suit=int, cards=word, higher=word)
    cdef inline word _legal(self) noexcept nogil
    @cython.locals(others=word, distinct=word, above=int, card=int)
    cdef inline word _distinct(self, word legal) noexcept nogil
    @cython.locals(seat=int, hand=word, friends=word, distinct=word, killer=int, number=int,
                   card=int, weight=int, worth=int, top=int)
    cdef int _order_leads(self, int* moves) noexcept nogil
    @cython.locals(lane=word, ours=word, foes=word, weight=int, after_us=int)
    cdef inline int _rank_lead(self, int card, word friends) noexcept nogil
    @cython.locals(hand=word, distinct=word, number=int, threat=int, helper=int, in_led=bint,
                   safe=bint, card=int, worth=int, weight=int)
    cdef int _order_follows(self, int* moves) noexcept nogil
    @cython.locals(best=int, other=int, lane=word, card=int)
    cdef inline int _highest_to_come(self, bint foes) noexcept nogil

    @cython.locals(clubs=word, diamonds=word, hearts=word, spades=word)
    cdef inline void _describe(self) noexcept nogil
    @cython.locals(at=word, bounds=word, low=int, high=int)
    cdef bint _look_up(self, int goal) noexcept nogil
    @cython.locals(place=int, word=word)
    cdef inline void _swap(self, word at, word other) noexcept nogil
    @cython.locals(cards=word, lane=word, suit=int, number=int)
    cdef inline word _from_top(self, word ranks) noexcept nogil
    @cython.locals(ranks=word, at=word, bounds=word, lane=word, suit=int, place=word, known_low=int,
                   known_high=int)
    cdef void _keep(self, int low, int high, int hint) noexcept nogil
    @cython.locals(place=int)
    cdef void _forget(self) noexcept nogil
    @cython.locals(lane=word, cards=word, below=word, suit=int, place=int, seat=int, top=int)
    cdef void _find_shapes(self) noexcept nogil
    @cython.locals(legal=word, sum_=cython.longlong, seat=int, size=int, trick=int, card=int)
    cdef long long _play_out(self, int leader, int number, word seed) noexcept nogil
