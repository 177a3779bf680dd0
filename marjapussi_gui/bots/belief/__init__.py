"""What a seat can prove about hidden cards, and sampled deals that agree with it."""
