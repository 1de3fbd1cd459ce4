"""Bans and mutes on a memory store: whom they apply to, when they end, and what is audited."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import Refused
from ludoteca.server.moderation.sanctions import Banned, Client, Muted, network_target
from ludoteca.server.moderation.service import ModerationService, new_sanction
from ludoteca.store import Account, AccountId, MemoryStore, Sanction
from tests.support.store_factories import ManualClock, run

TABLE = "a-table-of-these-tests"


def service(clock: ManualClock) -> tuple[ModerationService, MemoryStore]:
    """A service on a store with the account North."""
    store = MemoryStore(clock)
    run(store.create_account(Account(AccountId("north"), "North", "")))
    return ModerationService(store, clock), store


def ban(moderation: ModerationService, target_kind: str, target: str, seconds: int = 0) -> Sanction:
    """A new ban."""
    return run(
        moderation.add_sanction(
            new_sanction("ban", target_kind, target, actor="host", now=moderation.now(), reason="spam", seconds=seconds)
        )
    )


@pytest.mark.parametrize(
    ("target_kind", "target", "banned", "free"),
    [
        ("account", "NORTH", Client(account="north"), Client(account="south", names=["North"])),
        ("account", "north", Client(owners=["north"]), Client(owners=["south"])),
        ("name", "Rude", Client(names=["", "rudе"]), Client(names=["", "Rudeness"])),
        ("network", "192.0.2.7", Client("192.0.2.7"), Client("192.0.2.8")),
        ("network", "192.0.2.0/24", Client("::ffff:192.0.2.9"), Client("192.0.3.1")),
        ("network", "2001:db8::1", Client("2001:db8::ffff"), Client("2001:db8:0:1::1")),
        ("network", "2001:db8::/32", Client("2001:db8:9::1"), Client("192.0.2.1")),
    ],
)
def test_a_ban_applies_to_its_target_only(target_kind: str, target: str, banned: Client, free: Client) -> None:
    moderation, _ = service(ManualClock())
    ban(moderation, target_kind, target)
    with pytest.raises(Banned):
        moderation.check_ban(banned)
    for client in (free, Client(), Client("unknown")):
        moderation.check_ban(client)


def test_a_ban_says_why_and_until_when_and_ends() -> None:
    clock = ManualClock(1_800_000_000_000)
    moderation, store = service(clock)
    ban(moderation, "account", "North", seconds=3600)
    with pytest.raises(Banned) as refused:
        moderation.check_account(Account(AccountId("north"), "North", ""))
    assert refused.value.fields == {"reason": "spam", "until": "2027-01-15 09:00 UTC", "ends": 1_800_003_600_000}
    clock.now += 3600 * 1000
    moderation.check_ban(Client(account="north"))
    assert len(run(store.sanctions())) == 1
    run(moderation.delete_expired(clock.now))
    assert run(store.sanctions()) == []


def test_a_mute_of_a_seat_or_at_a_table_applies_there_only() -> None:
    moderation, _ = service(ManualClock())
    for target_kind, target in (("seat", "1"), ("account", "north")):
        run(moderation.add_sanction(new_sanction("mute", target_kind, target, actor="host", now=0, table=TABLE)))
    for client in (Client(table=TABLE, seats=[1]), Client(account="north", table=TABLE)):
        with pytest.raises(Muted):
            moderation.check_mute(client)
        moderation.check_ban(client)
    for client in (Client(table="other", seats=[1]), Client(table=TABLE, seats=[0]), Client(account="north")):
        moderation.check_mute(client)


def test_the_last_of_several_bans_is_the_one_that_is_told() -> None:
    moderation, _ = service(ManualClock())
    for seconds in (60, 0, 120):
        ban(moderation, "account", "North", seconds=seconds)
    found = moderation.ban_of(Client(account="north"))
    assert found is not None
    assert found.ends_at is None


@pytest.mark.parametrize("given", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2001::/15", "here", "192.0.2.0/33", ""])
def test_networks_of_everybody_and_what_is_none_are_refused(given: str) -> None:
    with pytest.raises(Refused):
        network_target(given)


def test_an_address_becomes_its_network() -> None:
    assert [network_target(one) for one in ("192.0.2.7", "192.0.2.7/24", "2001:db8::1", "::ffff:192.0.2.7")] == [
        *("192.0.2.7/32", "192.0.2.0/24", "2001:db8::/64", "192.0.2.7/32")
    ]


def test_a_host_cannot_be_banned_and_unknown_accounts_neither() -> None:
    moderation, _ = service(ManualClock())
    run(moderation.set_host("console", "North", True))
    assert moderation.is_host("north")
    for name in ("North", "Nobody"):
        with pytest.raises(Refused):
            ban(moderation, "account", name)
    run(moderation.set_host("console", "North", False))
    assert not moderation.is_host("north")
    ban(moderation, "account", "North")


def test_every_change_is_audited_without_addresses() -> None:
    moderation, store = service(ManualClock())
    number = ban(moderation, "network", "192.0.2.0/24").number
    run(moderation.lift("host", number, "a mistake"))
    run(moderation.change_filter("host", "it", ["Brutto ", "brutto", "…"], True))
    entries = run(store.audit_entries())
    assert [(one.actor, one.action, one.target, one.reason, one.reference) for one in entries] == [
        ("host", "filter", "brutto", "it", None),
        ("host", "unban", "", "a mistake", number),
        ("host", "ban", "", "spam", number),
    ]
    assert "192.0.2" not in str(entries)


def test_a_restarted_service_knows_everything() -> None:
    clock = ManualClock()
    moderation, store = service(clock)
    ban(moderation, "name", "Rude")
    run(moderation.set_host("console", "North", True))
    run(moderation.change_filter("host", "", ["brutto"], True))
    again = ModerationService(store, clock)
    run(again.load())
    assert again.is_host("north")
    for name in ("Rude", "Brutto"):
        with pytest.raises(Refused):
            again.check_name(name)
    with pytest.raises(Refused):
        again.check_text("brutto", {"en"})
