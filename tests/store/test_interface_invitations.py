"""Invitations to open tables."""

from __future__ import annotations

import pytest

from ludoteca.store import Store, StoreMisuse
from tests.support.store_factories import run

FIRST, SECOND, UNKNOWN = b"1" * 32, b"2" * 32, b"3" * 32


def test_an_invitation_is_used_as_often_as_it_says(store: Store) -> None:
    run(store.create_invitation(FIRST, 2))
    run(store.create_invitation(SECOND, 1))
    assert run(store.count_invitations()) == 2
    assert [run(store.use_invitation(FIRST)) for _ in range(3)] == [True, True, False]
    assert run(store.count_invitations()) == 1
    assert not run(store.use_invitation(UNKNOWN))
    assert run(store.revoke_invitations()) == 1
    assert run(store.count_invitations()) == 0
    assert not run(store.use_invitation(SECOND))


def test_an_invitation_is_created_once(store: Store) -> None:
    run(store.create_invitation(FIRST, 1))
    with pytest.raises(StoreMisuse):
        run(store.create_invitation(FIRST, 5))
    assert [run(store.use_invitation(FIRST)) for _ in range(2)] == [True, False]
