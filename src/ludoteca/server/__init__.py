"""The table server: HTTP and sockets in front of tables, with what keeps it safe and operable."""
