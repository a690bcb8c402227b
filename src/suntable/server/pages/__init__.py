"""Everything a browser is given to show: pages and the fragments of a live table."""
