"""Hosts, bans and mutes, reports, filtered words, announcements and the audit trail over every backend."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from ludoteca.store import (
    DATABASE_FILE,
    Account,
    AccountId,
    Announcement,
    AuditEntry,
    FilterChange,
    FilterWord,
    HostRole,
    Rating,
    RatingChange,
    Report,
    ReportClosed,
    Sanction,
    SanctionLifted,
    SqliteStore,
    Store,
    StoreMisuse,
)
from tests.store.conftest import Reopen
from tests.support.store_factories import ID, ManualClock, finished, new_table, run

NORTH = AccountId("north")
BAN = Sanction("ban", "network", "192.0.2.0/24", "spam", "console", ends_at=5000)
MUTE = Sanction("mute", "seat", "1", "rude", "host", table=ID)
REPORT = Report("chat", ID, "any", 1, "South", None, "rude words", "North", said_at=900)


def entry(action: str, **given: object) -> AuditEntry:
    """An entry of the audit trail by the console."""
    return replace(AuditEntry("console", action), **given)  # type: ignore[arg-type]


def create_account(store: Store, account: AccountId = NORTH) -> None:
    """Store an account."""
    run(store.create_account(Account(account, account.title(), "hash")))


def test_sanctions_get_numbers_that_are_never_used_again(store: Store, reopen: Reopen, clock: ManualClock) -> None:
    assert [run(store.moderate(entry("ban"), one)) for one in (BAN, MUTE)] == [1, 2]
    assert run(store.moderate(entry("unban"), SanctionLifted(2))) == 1
    assert run(store.moderate(entry("unban"), SanctionLifted(2))) == 0
    clock.now = 2000
    store = reopen(store)
    assert run(store.moderate(entry("mute"), MUTE)) == 3
    stored = [replace(BAN, number=1, created_at=1000), replace(MUTE, number=3, created_at=2000)]
    assert run(store.sanctions()) == stored
    assert [(one.action, one.reference) for one in run(store.audit_entries())] == [
        *(("mute", 3), ("unban", None), ("ban", 2), ("ban", 1))
    ]


def test_only_sanctions_that_have_ended_are_deleted(store: Store) -> None:
    run(store.moderate(entry("ban"), BAN))
    run(store.moderate(entry("mute"), MUTE))
    assert run(store.delete_expired_sanctions(4999)) == 0
    assert run(store.delete_expired_sanctions(5000)) == 1
    assert [one.kind for one in run(store.sanctions())] == ["mute"]


def test_a_host_is_an_account_and_is_none_after_its_deletion(store: Store) -> None:
    with pytest.raises(StoreMisuse):
        run(store.moderate(entry("host"), HostRole(NORTH, True)))
    create_account(store)
    assert [run(store.moderate(entry("host"), HostRole(NORTH, True))) for _ in range(2)] == [1, 0]
    assert run(store.hosts()) == [NORTH]
    assert run(store.moderate(entry("unhost"), HostRole(NORTH, False))) == 1
    assert run(store.hosts()) == []
    run(store.moderate(entry("host"), HostRole(NORTH, True)))
    run(store.delete_account(NORTH))
    assert run(store.hosts()) == []


def test_reports_of_the_same_line_are_counted_and_closed_once(store: Store, clock: ManualClock) -> None:
    create_account(store)
    for _ in range(2):
        run(store.add_report(replace(REPORT, account=NORTH)))
    run(store.add_report(replace(REPORT, kind="name", text="", said_at=None)))
    assert [(one.number, one.kind, one.count) for one in run(store.reports())] == [(2, "name", 1), (1, "chat", 2)]
    clock.now = 3000
    closed = ReportClosed(1, "dismissed")
    assert [run(store.moderate(entry("dismiss", reference=1), closed)) for _ in range(2)] == [1, 0]
    run(store.add_report(REPORT))
    found = run(store.reports())
    assert [(one.number, one.verdict, one.closed_at) for one in found] == [
        *((3, None, None), (2, None, None), (1, "dismissed", 3000))
    ]
    assert (found[2].account, found[2].text, found[2].said_at, found[2].reported_at) == (NORTH, "rude words", 900, 1000)
    run(store.delete_account(NORTH))
    assert run(store.reports())[2].account is None
    assert run(store.delete_closed_reports(3000)) == 0
    assert run(store.delete_closed_reports(3001)) == 1
    assert [one.number for one in run(store.reports())] == [3, 2]
    assert [one.number for one in run(store.reports(limit=1))] == [3]


def test_filter_words_belong_to_a_language(store: Store) -> None:
    words = [FilterWord("it", "brutto"), FilterWord("", "ugly")]
    assert run(store.moderate(entry("filter"), FilterChange(words, True))) == 2
    assert run(store.moderate(entry("filter"), FilterChange(words[:1], True))) == 0
    assert run(store.filter_words()) == [words[1], words[0]]
    assert run(store.moderate(entry("unfilter"), FilterChange([FilterWord("fr", "brutto")], False))) == 0
    assert run(store.moderate(entry("unfilter"), FilterChange(words[:1], False))) == 1
    assert run(store.filter_words()) == [words[1]]
    assert len(run(store.audit_entries())) == 2


def test_an_announcement_replaces_the_one_of_its_language(store: Store) -> None:
    for text in ("Down on Tuesday", "Down on Friday"):
        run(store.moderate(entry("announce"), Announcement("", text)))
    run(store.moderate(entry("announce"), Announcement("it", "Venerdì fermo")))
    assert run(store.announcements()) == [Announcement("", "Down on Friday"), Announcement("it", "Venerdì fermo")]
    assert run(store.moderate(entry("announce"), Announcement("", None))) == 1
    assert run(store.moderate(entry("announce"), Announcement("", None))) == 0
    assert [one.lang for one in run(store.announcements())] == ["it"]


def test_the_audit_trail_is_read_in_pages_latest_first(store: Store, clock: ManualClock) -> None:
    for number in range(5):
        clock.now = 1000 + number
        run(store.moderate(entry("close", target=f"table {number}", reason="why")))
    latest = run(store.audit_entries(limit=2))
    assert [(one.number, one.target, one.done_at) for one in latest] == [(5, "table 4", 1004), (4, "table 3", 1003)]
    assert [one.number for one in run(store.audit_entries(limit=2, before=4))] == [3, 2]


@pytest.mark.parametrize("statement", ["DELETE FROM audit_entries", "UPDATE audit_entries SET actor = 'nobody'"])
def test_the_database_refuses_to_change_the_audit_trail(sqlite_store: SqliteStore, statement: str) -> None:
    run(sqlite_store.moderate(entry("ban"), BAN))
    connection = sqlite3.connect(sqlite_store.path)
    assert sqlite_store.path.name == DATABASE_FILE
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        connection.execute(statement)
    connection.close()


def rating(account: AccountId, value: float) -> Rating:
    """A rating in the game of new tables."""
    return Rating(account, "any", value, 100.0, 0.06, 1)


def test_finished_tables_are_listed_with_owners_and_rating_changes(store: Store, clock: ManualClock) -> None:
    south = AccountId("south")
    for account in (NORTH, south):
        create_account(store, account)
    for number, (first, second) in enumerate(((1520.0, 1480.0), (1530.0, 1470.0))):
        table = type(ID)(f"table-{number}")
        run(store.create_table(new_table(table, owners={0: south, 1: NORTH}, summary={"name": "Final"})))
        clock.now += 1000
        run(store.append(finished(table=table, header="Game: any\nResult: {}")))
        run(store.save_ratings(table, [rating(NORTH, first), rating(south, second)]))
    run(store.create_table(new_table(type(ID)("unfinished"))))
    both = run(store.finished_tables(0, 10_000))
    assert [(one.id, one.ended_at, one.owners) for one in both] == [
        *(("table-0", 2000, {0: south, 1: NORTH}), ("table-1", 3000, {0: south, 1: NORTH}))
    ]
    assert both[0].rating_changes == [RatingChange(NORTH, None, 1520.0), RatingChange(south, None, 1480.0)]
    assert both[1].rating_changes == [RatingChange(NORTH, 1520.0, 1530.0), RatingChange(south, 1480.0, 1470.0)]
    assert (both[0].game, both[0].header, both[0].summary) == ("any", "Game: any\nResult: {}", {"name": "Final"})
    assert [one.id for one in run(store.finished_tables(2001, 3001))] == ["table-1"]
    assert run(store.finished_tables(0, 2000)) == run(store.finished_tables(0, 10_000, "other")) == []
    run(store.delete_account(south))
    assert run(store.finished_tables(0, 2001))[0].rating_changes == [RatingChange(NORTH, None, 1520.0)]


def test_a_use_of_an_invitation_is_given_back(store: Store) -> None:
    run(store.create_invitation(b"1" * 32, 2))
    for _ in range(2):
        assert run(store.use_invitation(b"1" * 32))
        run(store.return_invitation(b"1" * 32))
    assert [run(store.use_invitation(b"1" * 32)) for _ in range(3)] == [True, True, False]
    run(store.return_invitation(b"1" * 32))
    assert [run(store.use_invitation(b"1" * 32)) for _ in range(2)] == [True, False]
