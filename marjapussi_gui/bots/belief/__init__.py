"""What a seat can prove about hidden cards, and random deals of them that agree with it."""
