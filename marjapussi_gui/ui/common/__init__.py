"""What all parts of the user interface share: theme, fonts, languages, threads, user files."""
