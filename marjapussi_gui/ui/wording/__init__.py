"""Every sentence that the player reads, in the words that card players use."""
