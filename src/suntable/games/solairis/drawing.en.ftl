# Words of the standalone picture alone.

draw-title = Solairis, round { $round }
