"""Code that all parts of the user interface share: theme, fonts, languages, threads, files."""
