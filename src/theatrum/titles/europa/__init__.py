"""Europa Universalis: the price of power. Sub-packages bear the names of the book's parts."""
