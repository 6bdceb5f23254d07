"""What outlives the process: the database, and the tables of it that are in memory."""
