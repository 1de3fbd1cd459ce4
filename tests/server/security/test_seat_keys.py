"""The keys of a table: an immutable value that issues, revokes, swaps and compares secrets."""

from __future__ import annotations

import hmac
from collections.abc import Callable

import pytest

from ludoteca.server.security import tokens
from ludoteca.server.security.seat_keys import HOST, INVITE, PASS, SEAT, SeatKeys
from ludoteca.store import Token


def test_an_issued_secret_matches_only_its_kind_and_seat() -> None:
    keys, token = SeatKeys().issue(SEAT, 1)
    assert tokens.is_token(token)
    assert keys.has(SEAT, 1)
    assert keys.matches(token, SEAT, 1)
    assert not keys.matches(token, SEAT, 0)
    assert not keys.matches(token, PASS, 1)
    assert not keys.matches("", SEAT, 1)
    assert not keys.matches("", SEAT, 0)


def test_a_change_leaves_the_value_before_it_alone() -> None:
    empty = SeatKeys()
    keys, token = empty.issue(HOST)
    assert not empty.has(HOST)
    assert keys.revoke(HOST) == empty
    assert keys.matches(token, HOST)


def test_a_new_secret_replaces_the_one_of_the_same_kind_and_seat() -> None:
    first, old = SeatKeys().issue(INVITE)
    second, new = first.issue(INVITE)
    assert second.matches(new, INVITE)
    assert not second.matches(old, INVITE)
    assert len(second.keys) == 1


def test_only_digests_are_held() -> None:
    keys, token = SeatKeys().issue(SEAT, 0)
    assert keys.keys == {Token(tokens.digest(token), SEAT, 0)}
    assert token not in repr(keys)


def test_revoking_what_is_not_there_changes_nothing() -> None:
    keys, _ = SeatKeys().issue(SEAT, 0)
    assert keys.revoke(SEAT, 1) is keys
    assert keys.revoke(PASS, 0) is keys
    assert not keys.revoke(SEAT, 0).has(SEAT, 0)


def test_a_swap_exchanges_seat_and_pass_keys_and_no_others() -> None:
    keys, host = SeatKeys().issue(HOST)
    keys, north = keys.issue(SEAT, 0)
    keys, handover = keys.issue(PASS, 1)
    swapped = keys.swap(0, 1)
    assert swapped.matches(north, SEAT, 1)
    assert swapped.matches(handover, PASS, 0)
    assert swapped.matches(host, HOST)
    assert not swapped.has(SEAT, 0)
    assert not swapped.has(PASS, 1)
    assert swapped.swap(0, 1) == keys
    assert keys.swap(2, 3) is keys
    assert keys.swap(0, 0) is keys


def test_the_seats_of_some_tokens_are_in_ascending_order() -> None:
    keys, first = SeatKeys().issue(SEAT, 2)
    keys, second = keys.issue(SEAT, 0)
    keys, other = keys.issue(PASS, 1)
    assert keys.seats([first, "unknown", second, first, other]) == [0, 2]
    assert keys.seats([first, other], PASS) == [1]
    assert keys.seats([]) == []


def test_the_difference_to_an_earlier_value_lists_added_and_removed_keys() -> None:
    before, _ = SeatKeys().issue(SEAT, 0)
    before, _ = before.issue(INVITE)
    after, token = before.revoke(SEAT, 0).issue(SEAT, 1)
    assert after.added(before) == [Token(tokens.digest(token), SEAT, 1)]
    assert [(key.kind, key.seat) for key in after.removed(before)] == [(SEAT, 0)]
    assert after.added(after) == after.removed(after) == []


def test_stored_keys_are_restored_with_the_last_of_each_kind_and_seat() -> None:
    stored = [Token(b"1", SEAT, 0), Token(b"2", HOST), Token(b"3", SEAT, 0)]
    assert SeatKeys.of(stored).keys == {stored[1], stored[2]}


def test_a_missing_key_is_compared_in_constant_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []
    compare: Callable[[bytes, bytes], bool] = hmac.compare_digest

    def recorded(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", recorded)
    keys, token = SeatKeys().issue(SEAT, 0)
    assert keys.matches(token, SEAT, 0)
    assert not keys.matches(token, SEAT, 1)
    assert compared == [tokens.digest(token)] * 2
