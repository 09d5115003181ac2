"""`python -m maquette` is the program `maquette`."""

import os
import sys

import maquette


def main():
    try:
        program = maquette.program()
        os.execv(program, ["maquette", *sys.argv[1:]])
    except (maquette.Error, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 70
    return 0


if __name__ == "__main__":
    sys.exit(main())
