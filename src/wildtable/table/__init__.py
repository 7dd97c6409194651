"""The server: matches in the browser, alone, with friends or with bots."""
