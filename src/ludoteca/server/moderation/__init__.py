"""Moderation by the hosts of a server: bans and mutes, reports, the word filter, announcements, members only."""
