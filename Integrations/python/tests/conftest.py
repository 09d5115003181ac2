"""What the tests of the packages share: `make test-packages` runs them in an environment that has the wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / ".build"
# The program as it was built, which the installed one has to draw like.
BUILT = BUILD / "release" / "maquette"
BIN = Path(sys.executable).parent


class Site:
    """A folder of files that a tool of this environment works in."""

    def __init__(self, folder):
        self.folder = folder

    def write(self, files):
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def files(self, pattern="**/*"):
        return sorted(
            str(path.relative_to(self.folder)) for path in self.folder.glob(pattern) if path.is_file())

    def run(self, *command, status=0, **environment):
        """Runs a command and returns all that it wrote; it has to end with that status."""
        variables = {key: value for key, value in os.environ.items() if not key.startswith("MAQUETTE")}
        variables.update(
            PATH=f"{BIN}:{variables['PATH']}", LC_ALL="C.UTF-8", NO_MKDOCS_2_WARNING="1", **environment)
        done = subprocess.run(
            [str(word) for word in command], cwd=self.folder, env=variables, capture_output=True,
            encoding="utf-8", errors="replace")
        text = done.stdout + done.stderr
        if status is None:
            assert done.returncode != 0, text
        else:
            assert done.returncode == status, text
        return text


@pytest.fixture
def site(tmp_path):
    return Site(tmp_path)


def write_specs(site):
    """Puts there what pictures are compared by."""
    site.write(SPECS)
    shutil.copy(ROOT / "Tests/Fixtures/Images/rgb.jpg", site.folder / "specs/photo.jpg")


def pictures(program, folder, target, run):
    """Draws what pictures are compared by: five scripts, a photograph, an SVG file, all formats."""
    run(program, "render", folder, "--no-cache", "-q", "--format", "png,svg,pdf",
        "--variants", "light,dark,rtl,ar_EG", "-o", target)


# Latin, Cyrillic, Greek, Arabic and Hebrew are in the wheel; so are the libraries that read pictures and the
# patterns that words are divided by.
SPECS = {
    "specs/scripts.yaml": """width: 300
VStack:
  - Label: Straße nach Łódź – “naïve”
  - Label: Быстрая лиса
    font: title
  - Label: Γρήγορη αλεπού
  - Label: مرحبا بالعالم ٣
  - Label: שלום עולם
    font: headline
  - Button: Weiter
    symbol: cart
    style: filled
""",
    "specs/pictures.yaml": """VStack:
  - Image: circle.svg
    alt: A circle
  - Image: photo.jpg
    alt: A photograph
""",
    "specs/circle.svg": """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
<circle cx="20" cy="20" r="18" fill="teal"/></svg>
""",
    "specs/words.yaml": """width: 120
locale: fr_FR
Label: Anticonstitutionnellement, l’internationalisation
numberOfLines: 0
hyphenationFactor: 1
""",
}
