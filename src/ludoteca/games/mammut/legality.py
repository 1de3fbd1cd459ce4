"""Which actions are allowed (sections 4, 5 and 8), and why another is not; the two share their predicates."""

from __future__ import annotations

from ludoteca.core import bits, rng
from ludoteca.games.mammut import codes, counting
from ludoteca.games.mammut.fields import Loot


def upper(pair: int) -> int:
    """The higher tile of a pair; the lower one is what remains."""
    b = 0
    while (b + 1) * (b + 2) // 2 <= pair:
        b += 1
    return b


def empty_groups(loot: Loot) -> int:
    """How many players, of two players how many groups, have no tiles (4.7, 10.2)."""
    found = 0
    for seat in range(loot.players):
        first = codes.GROUPS + seat * 2
        if loot.piles[first] == 0:
            found += 1
        if loot.players == 2 and loot.piles[first + 1] == 0:
            found += 1
    return found


def empty_group(loot: Loot, seat: int) -> int:
    """Where a player's new tiles go: the first empty group; the centre if there is none (4.1, 10.1)."""
    if loot.piles[codes.GROUPS + seat * 2] == 0:
        return codes.GROUPS + seat * 2
    if loot.players == 2 and loot.piles[codes.GROUPS + seat * 2 + 1] == 0:
        return codes.GROUPS + seat * 2 + 1
    return codes.CENTRE


def can_act(loot: Loot, seat: int) -> bool:
    """Whether a player has an empty group and something to fill it with (4.1, 10.1, 10.4)."""
    if empty_group(loot, seat) == codes.CENTRE:
        return False
    if loot.piles[codes.CENTRE]:
        return True
    for group in range(codes.GROUPS, codes.GROUPS + loot.players * 2):
        if (group - codes.GROUPS) // 2 != seat and bits.count(loot.piles[group]) > 1:
            return True
    return False


def fill_set(tiles: int, first: int, out: list[int], number: int) -> int:
    """Write one action for each tile of a set; how many there are now."""
    left = tiles
    while left:
        out[number] = first + bits.lowest(left)
        left &= left - 1
        number += 1
    return number


def open_tiles(loot: Loot) -> int:
    """The tiles that may follow those taken or given back already: each set has one spelling, ascending."""
    if loot.kind == codes.TAKING:
        return loot.piles[codes.CENTRE] & ~up_to(loot.marked)
    if bits.count(loot.piles[loot.to]) < 2:
        return 0  # 4.3
    return loot.piles[loot.to] & ~up_to(loot.marked)


def up_to(tiles: int) -> int:
    """All tiles up to the highest of a set."""
    tiles |= tiles >> 1
    tiles |= tiles >> 2
    tiles |= tiles >> 4
    tiles |= tiles >> 8
    return tiles | tiles >> 16


def fill_mid(loot: Loot, first: int, out: list[int]) -> int:
    """While taking or giving back: the next tile, or that was all (4.2)."""
    if first == codes.TAKE:
        number = fill_set(open_tiles(loot), first, out, 0)
        out[number] = codes.DONE
        return number + 1
    number = 0
    if loot.marked:
        out[0] = codes.DONE
        number = 1
    return fill_set(open_tiles(loot), first, out, number)


def fill_seizing(loot: Loot, actor: int, out: list[int]) -> int:
    """Taking from the centre and robbing opponents (4.2, 4.3, 4.7)."""
    number = 0
    if loot.piles[codes.CENTRE]:
        if empty_groups(loot) == 1:
            out[0] = codes.TAKE_ALL
            number = 1
        else:
            number = fill_set(loot.piles[codes.CENTRE], codes.TAKE, out, 0)
    for seat in range(loot.players):
        if seat == actor:
            continue
        if loot.players > 2:
            if bits.count(loot.piles[codes.GROUPS + seat * 2]) > 1:
                out[number] = codes.ROB + seat
                number += 1
            continue
        for group in range(seat * 2, seat * 2 + 2):
            if bits.count(loot.piles[codes.GROUPS + group]) > 1:
                out[number] = codes.ROB_GROUP + group
                number += 1
    return number


def fill_cards(loot: Loot, actor: int, out: list[int], number: int) -> int:
    """The cards in hand that can be played, in every way (4.5, 5)."""
    number = fill_laid(loot, actor, out, number)
    number = fill_peeks(loot, actor, out, number)
    if loot.hands[actor * 12 + codes.FLIP]:
        for pair in range(codes.PLAY_FLIP, codes.PLAY_RETURN):
            out[number] = pair
            number += 1
    return fill_returns(loot, actor, out, number)


def fill_laid(loot: Loot, actor: int, out: list[int], number: int) -> int:
    """The scoring cards in hand (4.5)."""
    for card in range(codes.SCORING, codes.CARDS):
        if loot.hands[actor * 12 + card]:
            out[number] = codes.PLAY + card - codes.SCORING
            number += 1
    return number


def fill_peeks(loot: Loot, actor: int, out: list[int], number: int) -> int:
    """Each pair of tiles that show "?", or the single one there is (5.1)."""
    if loot.hands[actor * 12 + codes.PEEK] == 0:
        return number
    left = loot.shows[codes.QUESTION]
    if bits.count(left) == 1:
        b = bits.lowest(left)
        out[number] = codes.PLAY_PEEK + b * (b + 3) // 2
        return number + 1
    while left:
        b = bits.lowest(left)
        left &= left - 1
        rest = loot.shows[codes.QUESTION] & (bits.single(b) - 1)
        number = fill_set(rest, codes.PLAY_PEEK + b * (b + 1) // 2, out, number)
    return number


def fill_returns(loot: Loot, actor: int, out: list[int], number: int) -> int:
    """Every choice of players with tiles; of two players, of one player's filled groups (5.3)."""
    if loot.hands[actor * 12 + codes.RETURN] == 0:
        return number
    for seat in range(loot.players if loot.players == 2 else 1):
        mask = holding_groups(loot, seat) if loot.players == 2 else holders(loot)
        first = codes.RETURN_GROUP + seat * 3 if loot.players == 2 else codes.PLAY_RETURN
        chosen = 0
        while chosen != mask:
            chosen = (chosen - mask) & mask
            out[number] = first + chosen - 1
            number += 1
    return number


def holders(loot: Loot) -> int:
    """The players that have tiles, as a set."""
    found = 0
    for seat in range(loot.players):
        if loot.piles[codes.GROUPS + seat * 2]:
            found |= 1 << seat
    return found


def holding_groups(loot: Loot, seat: int) -> int:
    """One player's groups that have tiles, as a set (10.1)."""
    return (1 if loot.piles[codes.GROUPS + seat * 2] else 0) | (2 if loot.piles[codes.GROUPS + seat * 2 + 1] else 0)


def fill_choices(loot: Loot, seat: int, out: list[int]) -> int:
    """The missing animals; for card b with each of the tiles it can be used for (8.1)."""
    number = 0
    if loot.card == codes.FUR_ANIMAL:
        return fill_set(127 & ~loot.animals[seat], codes.CHOOSE, out, 0)
    tiles = counting.usable(loot, seat)
    for kind in range(codes.KINDS):
        if not loot.animals[seat] & (1 << kind):
            number = fill_set(tiles, codes.CHOOSE_FOR + kind * codes.PREY, out, number)
    out[number] = codes.SKIP
    return number + 1


def pick_in_turn(loot: Loot, seat: int, rng: rng.Rng) -> int:
    """One of the legal actions of a turn; the many flips are counted, not listed."""
    number = fill_laid(loot, seat, rng.scratch, fill_seizing(loot, seat, rng.scratch))
    number = fill_returns(loot, seat, rng.scratch, fill_peeks(loot, seat, rng.scratch, number))
    flips = codes.PLAY_RETURN - codes.PLAY_FLIP if loot.hands[seat * 12 + codes.FLIP] else 0
    at = rng.below(number + flips)
    return rng.scratch[at] if at < number else codes.PLAY_FLIP + at - number


def object_to_seizing(loot: Loot, seat: int, action: int) -> int:
    """The refusal of an action at the beginning of a turn, or 0 (4.2, 4.7)."""
    if action >= codes.PLAY:
        return object_to_card(loot, seat, action)
    if action >= codes.ROB:
        return object_to_rob(loot, seat, action)
    if action >= codes.BACK:
        return codes.NOTHING_ROBBED
    if action == codes.DONE:
        return codes.NOTHING_TAKEN
    if loot.piles[codes.CENTRE] == 0:
        return codes.CENTRE_IS_EMPTY
    if action == codes.TAKE_ALL:
        return 0 if empty_groups(loot) == 1 else codes.NOT_THE_LAST
    if not loot.piles[codes.CENTRE] & bits.single(action):
        return codes.NOT_IN_CENTRE
    return codes.MUST_TAKE_ALL if empty_groups(loot) == 1 else 0


def object_to_mid(loot: Loot, action: int) -> int:
    """The refusal of an action while tiles are being taken or given back, or 0 (4.2, 4.3)."""
    if loot.kind == codes.TAKING:
        if action == codes.DONE:
            return 0
        if action >= codes.TAKE_ALL:
            return codes.TAKE_IN_PROGRESS
        if not loot.piles[codes.CENTRE] & bits.single(action):
            return codes.NOT_IN_CENTRE
        return 0 if open_tiles(loot) & bits.single(action) else codes.OUT_OF_ORDER
    if action == codes.DONE:
        return 0 if loot.marked else codes.GIVE_BACK_FIRST
    if action < codes.BACK or action >= codes.ROB:
        return codes.ROB_IN_PROGRESS
    if not loot.piles[loot.to] & bits.single(action - codes.BACK):
        return codes.NOT_ROBBED
    if bits.count(loot.piles[loot.to]) < 2:
        return codes.KEEP_ONE
    return 0 if open_tiles(loot) & bits.single(action - codes.BACK) else codes.OUT_OF_ORDER


def object_to_rob(loot: Loot, seat: int, action: int) -> int:
    """The refusal of robbing somebody, or 0 (4.2, 4.3, 10.1)."""
    victim = action - codes.ROB
    group = codes.GROUPS + victim * 2
    if action >= codes.ROB_GROUP:
        victim = (action - codes.ROB_GROUP) // 2
        group = codes.GROUPS + action - codes.ROB_GROUP
    if victim >= loot.players or (action >= codes.ROB_GROUP) != (loot.players == 2):
        return codes.NO_SUCH_PILE
    if victim == seat:
        return codes.ROB_ONESELF
    if loot.piles[group] == 0:
        return codes.ROB_NOTHING
    return codes.ROB_SINGLE if bits.count(loot.piles[group]) == 1 else 0


def object_to_card(loot: Loot, seat: int, action: int) -> int:
    """The refusal of playing a card, or 0 (4.5, 5)."""
    if action < codes.PLAY_PEEK:
        return 0 if loot.hands[seat * 12 + codes.SCORING + action - codes.PLAY] else codes.CARD_NOT_HELD
    if action < codes.PLAY_FLIP:
        if loot.hands[seat * 12 + codes.PEEK] == 0:
            return codes.CARD_NOT_HELD
        return object_to_peek(loot, action - codes.PLAY_PEEK)
    if action < codes.PLAY_RETURN:
        return 0 if loot.hands[seat * 12 + codes.FLIP] else codes.CARD_NOT_HELD
    if loot.hands[seat * 12 + codes.RETURN] == 0:
        return codes.CARD_NOT_HELD
    return object_to_return(loot, action)


def object_to_peek(loot: Loot, pair: int) -> int:
    """The refusal of looking under some tiles, or 0 (5.1)."""
    b = upper(pair)
    a = pair - b * (b + 1) // 2
    tiles = loot.shows[codes.QUESTION]
    if not tiles & bits.single(a) or not tiles & bits.single(b):
        return codes.PEEK_NOT_HIDDEN
    return codes.PEEK_AT_TWO if a == b and bits.count(tiles) > 1 else 0


def object_to_return(loot: Loot, action: int) -> int:
    """The refusal of sending some players' or groups' tiles back, or 0 (5.3)."""
    if (action >= codes.RETURN_GROUP) != (loot.players == 2):
        return codes.NO_SUCH_PILE
    if loot.players == 2:
        seat = (action - codes.RETURN_GROUP) // 3
        mask = (action - codes.RETURN_GROUP) % 3 + 1
        return codes.RETURN_NOTHING if mask & ~holding_groups(loot, seat) else 0
    mask = action - codes.PLAY_RETURN + 1
    if mask >> loot.players:
        return codes.NO_SUCH_PILE
    return codes.RETURN_NOTHING if mask & ~holders(loot) else 0


def object_to_choice(loot: Loot, seat: int, action: int) -> int:
    """The refusal of an animal chosen during scoring, or 0 (8.1, 8.3)."""
    if action < codes.CHOOSE:
        return codes.DIVIDING_IS_OVER
    if action == codes.SKIP:
        return codes.NOT_OPTIONAL if loot.card == codes.FUR_ANIMAL else 0
    if action < codes.CHOOSE_FOR:
        if loot.card == codes.TAKE_ANIMAL:
            return codes.CHOOSE_A_TILE
        return codes.OWNS_ANIMAL if loot.animals[seat] & (1 << (action - codes.CHOOSE)) else 0
    if loot.card == codes.FUR_ANIMAL:
        return codes.CHOOSE_NO_TILE
    kind = (action - codes.CHOOSE_FOR) // codes.PREY
    here = bits.single((action - codes.CHOOSE_FOR) % codes.PREY)
    if not counting.tiles_of(loot, seat) & here:
        return codes.NOT_ONES_TILE
    if not counting.animal_tiles(loot, seat) & here:
        return codes.NO_ANIMAL_ON_TILE
    if loot.marked & here:
        return codes.TILE_ALREADY_GIVEN
    return codes.OWNS_ANIMAL if loot.animals[seat] & (1 << kind) else 0
