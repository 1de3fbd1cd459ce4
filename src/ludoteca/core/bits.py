"""Sets of small numbers as bits of one integer: the few operations that need the machine's own instructions."""


def lowest(bits: int) -> int:
    """The smallest member of a set that has one."""
    return (bits & -bits).bit_length() - 1


def count(bits: int) -> int:
    """The number of members."""
    return bits.bit_count()


def single(member: int) -> int:
    """The set with one member from 0 to 63."""
    return 1 << member
