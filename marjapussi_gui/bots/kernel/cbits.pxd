# The functions of bits.py in C.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int lowest_bit(unsigned long long bits) {
        unsigned long place; _BitScanForward64(&place, bits); return (int)place;
    }
    static __inline int highest_bit(unsigned long long bits) {
        unsigned long place; _BitScanReverse64(&place, bits); return (int)place;
    }
    #else
    static inline int lowest_bit(unsigned long long bits) { return __builtin_ctzll(bits); }
    static inline int highest_bit(unsigned long long bits) { return 63 - __builtin_clzll(bits); }
    #endif
    static inline int popcount(unsigned long long bits) {
        bits -= (bits >> 1) & 0x5555555555555555ULL;
        bits = (bits & 0x3333333333333333ULL) + ((bits >> 2) & 0x3333333333333333ULL);
        bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((bits * 0x0101010101010101ULL) >> 56);
    }
    static inline int bits_differ(unsigned long long bits, int place, int other) {
        return (int)((bits >> place ^ bits >> other) & 1);
    }
    static inline unsigned long long tops_of_runs(unsigned long long bits,
                                                  unsigned long long others) {
        unsigned long long room = ~others & 0x1FFF1FFF1FFF1FFFULL, all = bits;
        all |= room & all >> 1; room &= room >> 1;
        all |= room & all >> 2; room &= room >> 2;
        all |= room & all >> 4; room &= room >> 4;
        all |= room & all >> 8;
        return bits & ~(all >> 1);
    }
    static inline unsigned long long next_random(unsigned long long state) {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17;
        return state;
    }
    static inline unsigned long long mix_hash(unsigned long long key, unsigned long long word) {
        key = (key ^ word) * 0x9E3779B97F4A7C15ULL;
        return key ^ (key >> 29);
    }
    """
    int lowest_bit(unsigned long long bits) noexcept nogil
    int highest_bit(unsigned long long bits) noexcept nogil
    int popcount(unsigned long long bits) noexcept nogil
    int bits_differ(unsigned long long bits, int place, int other) noexcept nogil
    unsigned long long tops_of_runs(unsigned long long bits,
                                    unsigned long long others) noexcept nogil
    unsigned long long next_random(unsigned long long state) noexcept nogil
    unsigned long long mix_hash(unsigned long long key, unsigned long long word) noexcept nogil
