# The C types of the double-dummy search.

import cython
from marjapussi_gui.bots.kernel.transposition_table cimport TranspositionTable
from marjapussi_gui.bots.kernel.open_hands cimport bitset

@cython.locals(move=int, place=int)
cdef int _insert_move(int* moves, int count, int weight, int card) noexcept nogil

cdef class DoubleDummySearch(TranspositionTable):
    cdef public bitset node_limit
    cdef readonly int is_aborted
    cdef int chosen_card  # best of the searched cards

    @cython.final
    @cython.locals(hand=bitset)
    cdef int _search_trick(self, int goal, int remaining) noexcept nogil
    @cython.locals(is_own_side=bint, sure=int)
    cdef inline bint _is_decided(self, int goal, int remaining) noexcept nogil
    @cython.locals(seat=int, size=int, low=int, high=int, answer=int)
    cdef inline int _search_leads(self, int goal, int remaining) noexcept nogil
    @cython.final
    cdef int _search_follow(self, int goal, int remaining) noexcept nogil
    @cython.final
    @cython.locals(mattered=bitset, is_own_side=bint, best=int, choice=int, place=int, answer=int)
    cdef int _search_moves(self, int count, int* moves, int goal, int remaining) noexcept nogil
    @cython.final
    @cython.locals(turn=int, count=int, led=int, best=int, winner=int, ranked=int, on_table=int,
                   length=bitset, answer=int)
    cdef int _search_after(self, int card, int goal, int remaining) noexcept nogil
    @cython.locals(live=bitset, best=int, winner=int, ranked=int, taken=int, gain=int, answer=int)
    cdef inline int _finish_trick(self, int goal, int remaining) noexcept nogil
    cdef inline void _update_live(self) noexcept nogil
    @cython.locals(below=bitset, others=bitset)
    cdef inline bitset _equivalent_cards(self, int card, int seat) noexcept nogil
    @cython.final
    cdef int _score_last_trick(self, int remaining) noexcept nogil

    @cython.locals(sum_=cython.longlong, seat=int, size=int, trick=int)
    cdef long long _play_random_hands(self, int leader, int count, bitset seed) noexcept nogil
    @cython.locals(legal=bitset, card=int)
    cdef inline bitset _play_random_trick(self, bitset random_state) noexcept nogil

    @cython.final
    cdef void _reset_search(self) noexcept nogil
    @cython.final
    cdef bitset _legal_cards(self) noexcept nogil
    @cython.locals(hand=bitset, suit=int, cards=bitset, higher=bitset)
    cdef inline bitset _find_legal_cards(self) noexcept nogil
    @cython.locals(is_same=bint)
    cdef inline void _add_to_trick(self, int card) noexcept nogil

    @cython.final
    @cython.locals(seat=int, hand=bitset, friends=bitset, distinct=bitset, killer=int,
                   all_credits=cython.longlong, number=int, card=int, weight=int)
    cdef int _order_leads(self, int* moves) noexcept nogil
    @cython.locals(worth=int, top=int, weight=int)
    cdef inline int _lead_weight_by_points(self, int card, bitset partner_cards) noexcept nogil
    @cython.locals(suit_cards=bitset, ours=bitset, foes=bitset, weight=int, after_us=int,
                   before_us=int, top=int)
    cdef inline int _lead_weight_by_rank(self, int card, bitset partner_cards) noexcept nogil
    @cython.final
    @cython.locals(distinct=bitset, number=int, threat=int, helper=int, safe=bint, other=int,
                   card=int, weight=int)
    cdef int _order_follows(self, int* moves) noexcept nogil
    @cython.locals(worth=int)
    cdef inline int _winning_card_weight(self, int card, int threat, bint is_safe) noexcept nogil
    @cython.locals(worth=int)
    cdef inline int _losing_card_weight(self, int card, bint is_safe) noexcept nogil
    @cython.locals(cards=bitset, can_ruff=bint)
    cdef inline int _best_answer_of(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(others=bitset, distinct=bitset, above=int, card=int)
    cdef bitset _representatives(self, bitset legal) noexcept nogil
