"""``python -m suntable`` is ``suntable``."""

import sys

from suntable.cli import main

if __name__ == "__main__":
    sys.exit(main())
