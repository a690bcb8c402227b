"""What every game's views are made with: the SVG toolkit, the theme, the words."""
