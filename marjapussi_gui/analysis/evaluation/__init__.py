"""The value of every action of a decision, and the grade of the chosen one."""
