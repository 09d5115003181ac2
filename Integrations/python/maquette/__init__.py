"""Pictures of Apple-platform interface components, drawn by the program `maquette`.

The program is in the same installation as this module, and is started as it is:

    import maquette
    maquette.run("render", "signin.yaml", "--variants", "light,dark")
"""

import functools
import importlib.metadata
import os
import shutil
import subprocess


class Error(Exception):
    """The program could not be started, or found something wrong; the text is what it said."""

    def __init__(self, message, status=None):
        super().__init__(message)
        self.status = status


@functools.cache
def program():
    """The path of the program.

    It is the one of this installation, else the first one in the path. The variable MAQUETTE names
    another one.
    """
    named = os.environ.get("MAQUETTE")
    if named:
        return named
    try:
        files = importlib.metadata.files(__name__) or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    for file in files:
        if file.name == "maquette" and file.parent.name in ("bin", "scripts"):
            path = os.path.realpath(file.locate())
            if os.access(path, os.X_OK):
                return path
    path = shutil.which("maquette")
    if path is None:
        raise Error("the program 'maquette' is neither beside this module nor in the path")
    return path


def run(*arguments, input=None, cwd=None, statuses=(0,)):
    """Runs the program and waits for its end.

    `input` is a text for its standard input. Returns the finished process with its output and messages as
    texts; an exit code that is not among `statuses` is an Error with the messages.
    """
    command = [program(), *map(str, arguments)]
    try:
        told = None if input is None else input.encode("utf-8")
        done = subprocess.run(command, input=told, cwd=cwd, capture_output=True)
    except OSError as error:
        raise Error(f"cannot start '{command[0]}': {error.strerror}") from error
    except ValueError as error:
        # An argument with a null character, or a text with half of a character, which UTF-8 cannot hold.
        raise Error(f"cannot give '{command[0]}' its arguments or its input: {error}") from error
    done.stdout, done.stderr = (part.decode("utf-8", "replace") for part in (done.stdout, done.stderr))
    if done.returncode not in statuses:
        raise Error(done.stderr.strip() or f"maquette ended with {done.returncode}", done.returncode)
    return done
