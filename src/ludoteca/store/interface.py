"""What the server expects of a store. Every backend implements these protocols and passes tests/store.

All methods are coroutines and may be called concurrently. A method that changes something returns after the change is
durable; if it raises, nothing of it was stored, except that after StoreSyncFailed nobody knows. A StoreError means
that the store could not do it (disk full, file damaged, another writer was faster, a name is taken); a StoreMisuse
means that the caller asked for something impossible. Backends may have other writers: `append` compares version and
epoch, and no method relies on what this process wrote before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ludoteca.store.changes import AnonymiseSeat, NewTable, TableChange
from ludoteca.store.models import (
    Account,
    AccountId,
    ChatLine,
    ListedTable,
    Notice,
    OwnedSeat,
    Passkey,
    Rating,
    Session,
    SignIn,
    StoredTable,
    TableId,
)
from ludoteca.store.moderation import (
    Announcement,
    AuditEntry,
    FilterWord,
    FinishedTable,
    ModerationChange,
    Report,
    Sanction,
)

LIST_LIMIT = 200
MAX_NOTICES = 50
DEFAULT_SIGN_IN = SignIn()


class TableStore(Protocol):
    """Tables and their records."""

    async def create_table(self, table: NewTable) -> None:
        """Store a new table; StoreMisuse if the id exists."""

    async def append(self, change: TableChange) -> None:
        """Commit one change; VersionConflict if the stored version or epoch differs, StoreMisuse if no such table."""

    async def load_table(self, table: TableId) -> StoredTable | None:
        """A table with its whole record; None if there is none."""

    async def delete_table(self, table: TableId) -> None:
        """Remove a table with everything that belongs to it; StoreMisuse if there is none."""

    async def list_tables(
        self, *phases: str, public: bool | None = True, game: str | None = None, limit: int = LIST_LIMIT
    ) -> list[ListedTable]:
        """Tables in these phases, most recently updated first; `public=None` lists private ones too."""

    async def count_tables(self, *phases: str) -> int:
        """The number of tables in these phases."""

    async def idle_tables(self, phase: str, before: int, study: bool = False) -> list[TableId]:
        """Tables of a phase not updated since `before`, least recently updated first: studies only, or no studies."""

    async def hibernate(self, table: TableId, wake_at: int | None) -> None:
        """Note that a table needs no process before `wake_at`, or at all; its next record line ends this."""

    async def due_tables(self, now: int) -> list[TableId]:
        """Tables in play that are not hibernating, or whose `wake_at` is reached; most recently updated first."""

    async def anonymise_seat(self, change: AnonymiseSeat) -> None:
        """Erase names of one seat from everything stored about a table."""


class ChatStore(Protocol):
    """Chat of tables."""

    async def add_chat(self, table: TableId, line: ChatLine) -> None:
        """Store a chat line; its number is assigned by the store."""

    async def chat(self, table: TableId) -> list[ChatLine]:
        """Every line of a table's chat, oldest first, hidden ones included."""

    async def chat_history(self, table: TableId, channel: str, limit: int) -> list[ChatLine]:
        """The last lines of one chat channel that are not hidden, oldest first."""

    async def hide_chat(self, table: TableId, number: int | None = None) -> None:
        """Mark one line, or all of a table's, as hidden."""


class ReplayStore(Protocol):
    """Rendered replays of finished tables whose rules are no longer installed."""

    async def replay(self, table: TableId, viewer: str) -> list[Any] | None:
        """The rendered frames for `0`, `1`, …, `spectator` or `everything`; None if none are stored."""

    async def save_replays(self, table: TableId, frames: Mapping[str, Sequence[Any]]) -> None:
        """Store the frames of each viewer, replacing older ones."""

    async def tables_without_replays(self) -> list[TableId]:
        """Finished tables without rendered replays, oldest first; tables closed other than by playing are left out."""


class AccountStore(Protocol):
    """Accounts, their sessions and the seats they hold."""

    async def create_account(self, account: Account) -> None:
        """Store an account; NameTaken if its id exists."""

    async def account(self, account: AccountId) -> Account | None:
        """An account; None if there is none."""

    async def account_names(self) -> list[str]:
        """The names of all accounts, as they are shown."""

    async def set_password(self, account: AccountId, old: str, new: str, keep_session: bytes | None = None) -> bool:
        """Replace the password hash and end every session but the kept one; False if the stored hash is not `old`."""

    async def upgrade_password(self, account: AccountId, old: str, new: str) -> bool:
        """Replace the hash of the same password, sessions stay; False if the stored hash is not `old`."""

    async def delete_account(self, account: AccountId) -> None:
        """Remove an account with everything that belongs to it and its links to seats; records stay."""

    async def create_session(self, hash: bytes, account: AccountId, sign_in: SignIn = DEFAULT_SIGN_IN) -> bool:
        """Store a session under the SHA-256 of its token; False if the verified password or passkey was replaced."""

    async def session(self, hash: bytes) -> Session | None:
        """A session; None if there is none."""

    async def touch_session(self, hash: bytes) -> None:
        """Set when a session was last used; an ended session stays ended."""

    async def sessions(self, account: AccountId) -> list[Session]:
        """The sessions of an account, last used first."""

    async def confirm_session(self, hash: bytes) -> None:
        """Set when a session's owner was last verified; an ended session stays ended."""

    async def delete_session(self, hash: bytes) -> None:
        """End a session."""

    async def delete_other_sessions(self, account: AccountId, keep: bytes) -> None:
        """End every session of an account but one."""

    async def delete_expired_sessions(self, used_before: int = 0, created_before: int = 0) -> None:
        """End the sessions last used before one timestamp or created before another."""

    async def owned_seats(self, account: AccountId | None = None, table: TableId | None = None) -> list[OwnedSeat]:
        """The seats of an account, newest tables first, or the accounts at a table, or both."""


class CredentialStore(Protocol):
    """Recovery codes and passkeys of accounts, and notices of what happened to accounts."""

    async def set_recovery_codes(self, account: AccountId, hashes: Sequence[bytes]) -> None:
        """Replace an account's recovery codes by those with these SHA-256 digests."""

    async def count_recovery_codes(self, account: AccountId) -> int:
        """The number of recovery codes that can still be used."""

    async def recover_account(self, account: AccountId, code: bytes, password: str) -> bool:
        """Use a recovery code up, replace the password hash, end all sessions; False if there is no such code."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey; False if its id is known."""

    async def passkey(self, id: bytes) -> Passkey | None:
        """A passkey; None if there is none."""

    async def passkeys(self, account: AccountId) -> list[Passkey]:
        """The passkeys of an account, oldest first."""

    async def use_passkey(self, id: bytes, old_count: int, new_count: int) -> bool:
        """Note a passkey's use and its signature counter; False if it is gone or the counter is not `old_count`."""

    async def delete_passkey(self, account: AccountId, id: bytes) -> bool:
        """Remove a passkey; False if the account has none with this id."""

    async def add_notice(self, account: AccountId, kind: str, device: str = "", method: str = "") -> int:
        """Store a notice and drop all but the account's latest MAX_NOTICES; its number."""

    async def notices(self, account: AccountId) -> list[Notice]:
        """The notices of an account, latest first."""

    async def see_notices(self, session: bytes, number: int) -> None:
        """Note that a session has shown the notices up to a number."""

    async def delete_old_notices(self, before: int) -> None:
        """Remove the notices of what happened before a timestamp."""


class RatingStore(Protocol):
    """Ratings, and which finished tables have yet to be rated."""

    async def ratings(
        self, game: str | None = None, account: AccountId | None = None, limit: int = LIST_LIMIT
    ) -> list[Rating]:
        """Ratings of a game, of an account, or both, highest first."""

    async def unrated_tables(self) -> list[TableId]:
        """Finished rated tables that have not been rated, in the order they ended."""

    async def save_ratings(self, table: TableId, ratings: Sequence[Rating]) -> None:
        """Store new ratings with their changes and mark the table as rated; StoreMisuse if it is already."""

    async def finished_tables(self, since: int, until: int, game: str | None = None) -> list[FinishedTable]:
        """The tables that ended from `since` on and before `until`, in the order they ended.

        Tables that were closed because their rules changed are left out.
        """


class InvitationStore(Protocol):
    """Invitations to open tables, each under the SHA-256 of its token."""

    async def create_invitation(self, hash: bytes, uses: int) -> None:
        """Store an invitation for a number of tables."""

    async def use_invitation(self, hash: bytes) -> bool:
        """Count one use; False if there is no such invitation or it is used up."""

    async def return_invitation(self, hash: bytes) -> None:
        """Give back one use of an invitation, also if that was the last one."""

    async def revoke_invitations(self) -> int:
        """Remove all invitations; how many there were."""

    async def count_invitations(self) -> int:
        """The number of invitations that can still be used."""


class ModerationStore(Protocol):
    """Hosts, bans and mutes, reports, filtered words, announcements, and the audit trail."""

    async def moderate(self, entry: AuditEntry, change: ModerationChange | None = None) -> int:
        """Make a change and append its audit entry in one transaction; 0 if there was nothing to change.

        Returns the number of a new sanction, otherwise how much changed. Without a change the entry is appended.
        """

    async def hosts(self) -> list[AccountId]:
        """The accounts that are hosts of the server."""

    async def sanctions(self) -> list[Sanction]:
        """All bans and mutes, oldest first."""

    async def delete_expired_sanctions(self, now: int) -> int:
        """Delete the bans and mutes that have ended; how many there were."""

    async def add_report(self, report: Report) -> None:
        """Store a report, or count it with an open one about the same line or name."""

    async def reports(self, limit: int = LIST_LIMIT) -> list[Report]:
        """Reports, open ones first, then the latest first."""

    async def delete_closed_reports(self, before: int) -> int:
        """Delete the reports that were closed before a timestamp; how many there were."""

    async def filter_words(self) -> list[FilterWord]:
        """The filtered words of all languages, sorted."""

    async def announcements(self) -> list[Announcement]:
        """The announcements that are shown."""

    async def audit_entries(self, limit: int = LIST_LIMIT, before: int | None = None) -> list[AuditEntry]:
        """The entries of the audit trail with a number below `before`, latest first."""


class UptimeStore(Protocol):
    """When servers ran on this store, so that clocks do not count outages."""

    async def record_start(self, now: int) -> int:
        """Record the outage since the last heartbeat (or clock snapshot, if later) and shift deadlines by it.

        Returns the server's time: `now`, or that heartbeat if `now` is earlier, because the machine's date was set
        back. A moment that one server stored is therefore never later than the start of the next.
        """

    async def heartbeat(self, now: int) -> None:
        """Record that a server is running."""

    async def downtime_since(self, moment: int) -> int:
        """The milliseconds of recorded outages that began at or after a moment."""

    async def outages(self) -> list[tuple[int, int]]:
        """When each recorded outage began and ended, latest first."""


class Store(
    TableStore,
    ChatStore,
    ReplayStore,
    AccountStore,
    CredentialStore,
    RatingStore,
    InvitationStore,
    ModerationStore,
    UptimeStore,
    Protocol,
):
    """A whole store."""

    async def close(self) -> None:
        """Finish what was submitted and release all resources; closing twice has no further effect."""
