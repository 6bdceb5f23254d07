"""Chapter 10: peace talks: outcomes of wars, terms of peace, treaties between players, truces."""
