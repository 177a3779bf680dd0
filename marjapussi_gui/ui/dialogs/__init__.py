"""The dialogs of the program, and the fields and lists that they consist of."""
