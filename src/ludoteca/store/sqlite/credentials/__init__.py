"""Recovery codes, passkeys and notices of accounts: schema, statements and queries."""
