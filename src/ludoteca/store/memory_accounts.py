"""Sessions, recovery codes, passkeys and notices of the memory backend, in dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ludoteca.store.errors import StoreMisuse
from ludoteca.store.interface import MAX_NOTICES
from ludoteca.store.models import Account, AccountId, Notice, Passkey, Session, SignIn


class MemoryAccounts:
    """The accounts of a memory store with everything that belongs to them except ratings and seats."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self.accounts: dict[AccountId, Account] = {}
        self._sessions: dict[bytes, Session] = {}
        self._codes: dict[bytes, AccountId] = {}
        self._passkeys: dict[bytes, Passkey] = {}
        self._notices: dict[int, tuple[AccountId, Notice]] = {}
        self._notice_count = 0

    def check(self, account: AccountId) -> None:
        """StoreMisuse if there is no such account."""
        if account not in self.accounts:
            raise StoreMisuse(f"there is no account {account}")

    def set_password(self, account: AccountId, old: str, new: str) -> bool:
        """Replace a password hash if it is still the old one; whether it was."""
        self.check(account)
        is_old = self.accounts[account].password == old
        if is_old:
            self.accounts[account] = replace(self.accounts[account], password=new)
        return is_old

    def delete(self, account: AccountId) -> None:
        """Remove an account and what belongs to it."""
        self.check(account)
        del self.accounts[account]
        self.keep_sessions(lambda one: one.account.id != account)
        self._codes = {hash: owner for hash, owner in self._codes.items() if owner != account}
        self._passkeys = {id: one for id, one in self._passkeys.items() if one.account != account}
        self._notices = {number: one for number, one in self._notices.items() if one[0] != account}

    # Sessions

    def create_session(self, hash: bytes, account: AccountId, sign_in: SignIn) -> bool:
        """Add a session if what was verified is still valid; whether it is."""
        self.check(account)
        if hash in self._sessions:
            raise StoreMisuse("the session exists")
        found = self.accounts[account]
        passkey = None if sign_in.passkey is None else self._passkeys.get(sign_in.passkey)
        if sign_in.password not in (None, found.password):
            return False
        if sign_in.passkey is not None and (passkey is None or passkey.account != account):
            return False
        now = self._clock()
        self._sessions[hash] = Session(found, now, now, hash, sign_in.device, sign_in.method, now)
        return True

    def session(self, hash: bytes) -> Session | None:
        """A session with its account as it is now."""
        found = self._sessions.get(hash)
        return None if found is None else replace(found, account=self.accounts[found.account.id])

    def sessions(self, account: AccountId) -> list[Session]:
        """The sessions of an account, last used first."""
        found = [self.session(hash) for hash, one in self._sessions.items() if one.account.id == account]
        return sorted((one for one in found if one is not None), key=lambda one: (-one.used_at, one.hash))

    def touch(self, hash: bytes) -> None:
        """Set when a session was last used."""
        if hash in self._sessions:
            self._sessions[hash] = replace(self._sessions[hash], used_at=self._clock())

    def confirm(self, hash: bytes) -> None:
        """Set when a session's owner was last verified."""
        if hash in self._sessions:
            self._sessions[hash] = replace(self._sessions[hash], confirmed_at=self._clock())

    def keep_sessions(self, is_kept: Callable[[Session], bool]) -> None:
        """Delete the sessions for which the predicate is false."""
        self._sessions = {hash: one for hash, one in self._sessions.items() if is_kept(one)}

    # Recovery codes and passkeys

    def set_codes(self, account: AccountId, hashes: Sequence[bytes]) -> None:
        """Replace the recovery codes of an account."""
        self.check(account)
        self._codes = {hash: owner for hash, owner in self._codes.items() if owner != account}
        self._codes |= dict.fromkeys(hashes, account)

    def count_codes(self, account: AccountId) -> int:
        """The number of an account's recovery codes."""
        return sum(owner == account for owner in self._codes.values())

    def recover(self, account: AccountId, code: bytes, password: str) -> bool:
        """Use a code up, replace the password hash and end all sessions; whether there was the code."""
        self.check(account)
        if self._codes.get(code) != account:
            return False
        del self._codes[code]
        self.accounts[account] = replace(self.accounts[account], password=password)
        self.keep_sessions(lambda one: one.account.id != account)
        return True

    def add_passkey(self, passkey: Passkey) -> bool:
        """Add a passkey; False if its id is known."""
        self.check(passkey.account)
        if passkey.id in self._passkeys:
            return False
        self._passkeys[passkey.id] = replace(passkey, created_at=self._clock(), used_at=self._clock())
        return True

    def passkey(self, id: bytes) -> Passkey | None:
        """A passkey; None if there is none."""
        return self._passkeys.get(id)

    def passkeys(self, account: AccountId) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        found = [one for one in self._passkeys.values() if one.account == account]
        return sorted(found, key=lambda one: (one.created_at, one.id))

    def use_passkey(self, id: bytes, old_count: int, new_count: int) -> bool:
        """Note a passkey's use if its counter is still the old one; whether it is."""
        found = self._passkeys.get(id)
        if found is None or found.sign_count != old_count:
            return False
        self._passkeys[id] = replace(found, used_at=self._clock(), sign_count=new_count)
        return True

    def delete_passkey(self, account: AccountId, id: bytes) -> bool:
        """Remove a passkey of an account; whether there was one."""
        self.check(account)
        found = self._passkeys.get(id)
        if found is None or found.account != account:
            return False
        del self._passkeys[id]
        return True

    # Notices

    def add_notice(self, account: AccountId, kind: str, device: str, method: str) -> int:
        """Add a notice and drop the account's oldest ones beyond the maximum; its number."""
        self.check(account)
        self._notice_count += 1
        notice = Notice(self._notice_count, kind, device, method, self._clock())
        self._notices[notice.number] = (account, notice)
        for old in self.notices(account)[MAX_NOTICES:]:
            del self._notices[old.number]
        return notice.number

    def notices(self, account: AccountId) -> list[Notice]:
        """The notices of an account, latest first."""
        return [notice for _, (owner, notice) in sorted(self._notices.items(), reverse=True) if owner == account]

    def see_notices(self, session: bytes, number: int) -> None:
        """Raise the number of the last notice that a session has shown."""
        found = self._sessions.get(session)
        if found is not None:
            self._sessions[session] = replace(found, seen_notice=max(found.seen_notice, number))

    def delete_old_notices(self, before: int) -> None:
        """Remove the notices of what happened before a timestamp."""
        self._notices = {number: one for number, one in self._notices.items() if one[1].happened_at >= before}
