# Words of the standalone picture alone.

draw-title = Solaris, round { $round }, { $station }
