"""What a seat can prove, and worlds that agree with it."""
