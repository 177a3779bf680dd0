# The C types of the transposition table.

import cython
from marjapussi_gui.bots.kernel.trick_bounds cimport TrickBounds
from marjapussi_gui.bots.kernel.open_hands cimport bitset

cdef class TranspositionTable(TrickBounds):
    cdef readonly bitset nodes
    cdef int low, high, hint, similar_hint
    cdef int killers[64]  # last leads that decided a search, by hand size and seat
    cdef long long lead_credits[256]  # by seat and card: how often the lead decided a search
    cdef long long seat_credits[4]  # by seat: sum of its lead credits
    cdef bitset shape, first_owners, second_owners, tag, bucket
    cdef bitset[::1] entries
    cdef bitset total_words, used_words, bucket_words, entry_words, generation
    cdef unsigned int suit_shapes[32768]

    @cython.locals(at=bitset, bounds=bitset, low=int, high=int)
    cdef bint _look_up(self, int goal) noexcept nogil
    cdef inline bint _owners_match(self, bitset slot, bitset ranks) noexcept nogil
    cdef inline bint _favours_leader(self, bitset bounds, int goal) noexcept nogil
    @cython.locals(ranks=bitset, place=bitset, bounds=bitset, known_low=int, known_high=int)
    cdef void _store(self, int low, int high, int hint) noexcept nogil
    @cython.locals(ranks=bitset, suit_cards=bitset, suit=int)
    cdef inline bitset _relevant_ranks(self) noexcept nogil
    @cython.locals(end=bitset, at=bitset)
    cdef inline bitset _slot_to_write(self, bitset ranks) noexcept nogil
    @cython.locals(bounds=bitset)
    cdef inline bint _is_same_position(self, bitset slot, bitset ranks) noexcept nogil
    @cython.locals(clubs=bitset, diamonds=bitset, hearts=bitset, spades=bitset)
    cdef inline void _compute_key(self) noexcept nogil
    @cython.locals(cards=bitset, suit_cards=bitset, suit=int, number=int)
    cdef inline bitset _lowest_relevant_cards(self, bitset ranks) noexcept nogil
    @cython.locals(place=int, word=bitset)
    cdef inline void _swap_entries(self, bitset slot, bitset other_slot) noexcept nogil
    @cython.locals(place=int)
    cdef void _start_generation(self) noexcept nogil
    @cython.locals(suit=int, place=int, seat=int)
    cdef void _compute_shapes(self) noexcept nogil
    @cython.final
    @cython.locals(suit_cards=bitset, cards=bitset, below=bitset, place=int, top=int)
    cdef void _compute_suit_shapes(self, int suit, int* owners) noexcept nogil
