"""Codes: hands, views and positions as short texts that people can read aloud; see CODES.md."""
