"""python -m marjapussi_gui."""

import sys

from .cli import main

sys.exit(main())
