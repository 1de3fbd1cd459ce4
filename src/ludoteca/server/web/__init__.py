"""The built browser client over HTTP: static files, the first page and its preload hints."""
