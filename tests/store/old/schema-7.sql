BEGIN TRANSACTION;
CREATE TABLE accounts (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
        created_at INTEGER NOT NULL);
INSERT INTO "accounts" VALUES(1,'north','North','$argon2id$…',1700000026000);
CREATE TABLE announcements (lang TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE audit_entries (
        number INTEGER PRIMARY KEY AUTOINCREMENT, done_at INTEGER NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL,
        target TEXT NOT NULL, reason TEXT NOT NULL, reference INTEGER, ends_at INTEGER);
CREATE TABLE "chat_lines" (
        number INTEGER PRIMARY KEY AUTOINCREMENT, table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        channel TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, sent_at INTEGER NOT NULL,
        hidden INTEGER NOT NULL DEFAULT 0);
INSERT INTO "chat_lines" VALUES(1,2,'players',1,'Étoile','well played',1700000000123,1);
CREATE TABLE filter_words (lang TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (lang, word)) WITHOUT ROWID;
CREATE TABLE "hibernations" (
        table_key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, line_count INTEGER NOT NULL, wake_at INTEGER);
INSERT INTO "hibernations" VALUES(1,14,1700000107655);
CREATE TABLE hosts (
        account_key INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE, granted_at INTEGER NOT NULL);
CREATE TABLE invitations (hash BLOB PRIMARY KEY, uses INTEGER NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO "invitations" VALUES(X'69',2,1700000031000);
CREATE TABLE outages (started_at INTEGER NOT NULL, ended_at INTEGER NOT NULL);
CREATE TABLE rating_changes (
        table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        before REAL, after REAL NOT NULL, PRIMARY KEY (table_key, account_key)) WITHOUT ROWID;
CREATE TABLE ratings (
        account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, game TEXT NOT NULL,
        rating REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL, games INTEGER NOT NULL,
        updated_at INTEGER NOT NULL, PRIMARY KEY (account_key, game)) WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'maamut',1512.5,120.25,0.06,3,1700000026000);
CREATE TABLE "record_lines" (
        table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        text TEXT NOT NULL, submission TEXT, PRIMARY KEY (table_key, number)) WITHOUT ROWID;
INSERT INTO "record_lines" VALUES(1,1,'1 chance setup 1 gssggsrggsggsggrgsxgrgsgrssgrssgggrgr 122 113',NULL);
INSERT INTO "record_lines" VALUES(1,2,'2 1 place a4',NULL);
INSERT INTO "record_lines" VALUES(1,3,'3 0 place a2',NULL);
INSERT INTO "record_lines" VALUES(1,4,'4 1 move 1 SW',NULL);
INSERT INTO "record_lines" VALUES(1,5,'5 chance draw 1',NULL);
INSERT INTO "record_lines" VALUES(1,6,'6 0 move 1 W',NULL);
INSERT INTO "record_lines" VALUES(1,7,'7 chance draw 2',NULL);
INSERT INTO "record_lines" VALUES(1,8,'8 1 move 1 NW',NULL);
INSERT INTO "record_lines" VALUES(1,9,'9 chance draw 1',NULL);
INSERT INTO "record_lines" VALUES(1,10,'10 0 trap',NULL);
INSERT INTO "record_lines" VALUES(1,11,'11 1 move 1 E',NULL);
INSERT INTO "record_lines" VALUES(1,12,'12 chance draw 3',NULL);
INSERT INTO "record_lines" VALUES(1,13,'13 0 move 2 E',NULL);
INSERT INTO "record_lines" VALUES(1,14,'14 chance draw 1',NULL);
INSERT INTO "record_lines" VALUES(2,1,'1 chance setup 1 gssggsrggsggsggrgsxgrgsgrssgrssgggrgr 122 113',NULL);
INSERT INTO "record_lines" VALUES(2,2,'2 1 place a4',NULL);
INSERT INTO "record_lines" VALUES(2,3,'3 0 place a2',NULL);
INSERT INTO "record_lines" VALUES(2,4,'4 1 move 1 SW',NULL);
INSERT INTO "record_lines" VALUES(2,5,'5 chance draw 1',NULL);
INSERT INTO "record_lines" VALUES(2,6,'6 0 move 1 W',NULL);
INSERT INTO "record_lines" VALUES(2,7,'7 chance draw 2',NULL);
INSERT INTO "record_lines" VALUES(2,8,'8 1 move 1 NW',NULL);
INSERT INTO "record_lines" VALUES(2,9,'9 chance draw 1',NULL);
INSERT INTO "record_lines" VALUES(2,10,'10 0 trap',NULL);
INSERT INTO "record_lines" VALUES(2,11,'11 1 move 1 E',NULL);
INSERT INTO "record_lines" VALUES(2,12,'12 chance draw 3',NULL);
INSERT INTO "record_lines" VALUES(2,13,'13 0 move 2 E',NULL);
INSERT INTO "record_lines" VALUES(2,14,'14 chance draw 1',NULL);
INSERT INTO "record_lines" VALUES(2,15,'15 table resign 0',NULL);
CREATE TABLE "replays" (
            table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, viewer TEXT NOT NULL, data BLOB NOT NULL,
            PRIMARY KEY (table_key, viewer));
INSERT INTO "replays" VALUES(2,'spectator',X'789C8BAE562A4B2D2ACECCCF53B232AC8D05002C970566');
CREATE TABLE reports (
        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL,
        seat INTEGER, name TEXT NOT NULL, account_key INTEGER REFERENCES accounts ON DELETE SET NULL,
        text TEXT NOT NULL, reporter TEXT NOT NULL, said_at INTEGER, reported_at INTEGER NOT NULL,
        count INTEGER NOT NULL, verdict TEXT, closed_at INTEGER);
CREATE TABLE sanctions (
        number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, target_kind TEXT NOT NULL, target TEXT NOT NULL,
        table_id TEXT, reason TEXT NOT NULL, actor TEXT NOT NULL, created_at INTEGER NOT NULL, ends_at INTEGER);
CREATE TABLE "seat_owners" (
        table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
        account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, PRIMARY KEY (table_key, seat)) WITHOUT ROWID;
INSERT INTO "seat_owners" VALUES(2,0,1);
CREATE TABLE server_state (heartbeat_at INTEGER NOT NULL);
INSERT INTO "server_state" VALUES(1700000100000);
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY, account_key INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at INTEGER NOT NULL, used_at INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'7373737373737373737373737373737373737373737373737373737373737373',1,1700000026000,1700000030000);
CREATE TABLE table_progress (
        table_key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL, epoch INTEGER NOT NULL, line_count INTEGER NOT NULL,
        snapshot TEXT NOT NULL, updated_at INTEGER NOT NULL);
INSERT INTO "table_progress" VALUES(1,16,0,14,'{"secret":"0d4fc4a78d3706edccafb665a8b2fdd9309e82c78625bb0f2b8e7bb9e1c4d21c","clocks":[600000,594000],"at":1700000099655,"given":[[13,0]],"keys":[]}',1700000010000);
INSERT INTO "table_progress" VALUES(2,17,0,15,'{}',1700000023000);
INSERT INTO "table_progress" VALUES(3,0,0,0,'{"secret":"00"}',1700000024000);
CREATE TABLE "table_tokens" (
        table_key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, hash BLOB NOT NULL, kind TEXT NOT NULL,
        seat INTEGER, created_at INTEGER NOT NULL, PRIMARY KEY (table_key, hash)) WITHOUT ROWID;
INSERT INTO "table_tokens" VALUES(1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','host',NULL,1700000000000);
INSERT INTO "table_tokens" VALUES(1,X'0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20','seat',1,1700000000000);
INSERT INTO "table_tokens" VALUES(2,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','host',NULL,1700000011000);
INSERT INTO "table_tokens" VALUES(2,X'0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20','seat',1,1700000011000);
CREATE TABLE tables (
        key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, phase TEXT NOT NULL,
        is_public INTEGER NOT NULL, header TEXT NOT NULL, settings TEXT NOT NULL, summary TEXT NOT NULL,
        secret TEXT, close_reason TEXT, rated_at INTEGER, created_at INTEGER NOT NULL, ended_at INTEGER);
INSERT INTO "tables" VALUES(1,'unfinished','maamut','playing',0,'Game: maamut
Rules: 1
Players: 2
Options: {}
Seats: ["North","\u00c9toile"]
Kinds: ["person","person"]
Gathered: 2
Commitment: e05ebd5bc50bde0cb950efd7f482de9d215392ee753997a0b8b1284c67142114
Salts: ["7461626c652030","7461626c652031"]','{}','{}',NULL,NULL,NULL,1700000000000,NULL);
INSERT INTO "tables" VALUES(2,'finished','maamut','over',0,'Game: maamut
Rules: 1
Players: 2
Options: {}
Seats: ["North","\u00c9toile"]
Kinds: ["person","person"]
Gathered: 2
Commitment: e05ebd5bc50bde0cb950efd7f482de9d215392ee753997a0b8b1284c67142114
Salts: ["7461626c652030","7461626c652031"]
Result: {"scores":[0,0],"winners":[1],"reason":"resigned"}','{}','{}','0d4fc4a78d3706edccafb665a8b2fdd9309e82c78625bb0f2b8e7bb9e1c4d21c',NULL,1700000026000,1700000011000,1700000023000);
INSERT INTO "tables" VALUES(3,'open','kahmate','gathering',1,'Game: any','{"cap":9}','{"open":1}',NULL,NULL,NULL,1700000024000,NULL);
CREATE INDEX ix_outages_started_at ON outages (started_at);
CREATE INDEX ix_tables_phase_is_public ON tables (phase, is_public);
CREATE INDEX ix_tables_unrated ON tables (ended_at) WHERE rated_at IS NULL AND json_extract(settings, '$.rated');
CREATE INDEX ix_tables_study ON tables (phase) WHERE json_extract(summary, '$.study');
CREATE INDEX ix_chat_lines_table_key ON chat_lines (table_key);
CREATE INDEX ix_sessions_account_key ON sessions (account_key);
CREATE INDEX ix_ratings_game_rating ON ratings (game, rating DESC);
CREATE INDEX ix_seat_owners_account_key ON seat_owners (account_key);
CREATE INDEX ix_chat_lines_history ON chat_lines (table_key, channel, number) WHERE hidden = 0;
CREATE INDEX ix_reports_table_id ON reports (table_id);
CREATE TRIGGER tr_audit_entries_update BEFORE UPDATE ON audit_entries
       BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
CREATE TRIGGER tr_audit_entries_delete BEFORE DELETE ON audit_entries
       BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
CREATE INDEX ix_rating_changes_account_key ON rating_changes (account_key);
CREATE INDEX ix_tables_ended_at ON tables (ended_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('chat_lines',1);
COMMIT;
PRAGMA user_version = 7;
PRAGMA application_id = 1280656463;
