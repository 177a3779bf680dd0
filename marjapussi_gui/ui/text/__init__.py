"""All texts that the player reads or hears, in the words of card players."""
