"""The round and the court: chapters 2 to 8, two players, a player who leaves."""
