"""A fast random number generator for search, tests and benchmarks; a match's own chance never uses it."""

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
WORD = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A 64-bit linear congruential generator, of which the upper half is used, with scratch arrays to sample from."""

    def __init__(self, seed: int = 0) -> None:
        self.word = seed & WORD
        self.scratch = [0] * 2048
        self.weights = [0] * 2048
        self.below(2)
        self.below(2)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others to within limit / 2**32."""
        self.word = (self.word * MULTIPLIER + INCREMENT) & WORD
        return ((self.word >> 32) * limit) >> 32
