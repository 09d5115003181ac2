"""The wheel: what is in it, and that it draws the same bytes on systems that have nothing of the build machine."""

import filecmp
import os
import re
import shutil
import subprocess
import sys
import zipfile

import pytest
from conftest import BIN, BUILD, BUILT, ROOT, pictures, write_specs

WHEELS = sorted((ROOT / "dist").glob("maquette-*.whl"))
RELEASES = ["bookworm", "trixie"]


@pytest.fixture(scope="module")
def wheel():
    assert len(WHEELS) == 1, "make wheel builds exactly one"
    return WHEELS[0]


def same(one, other):
    """Whether two folders have the same files; returns how many."""
    names = sorted(path.name for path in one.iterdir())
    assert names and names == sorted(path.name for path in other.iterdir())
    _, different, failed = filecmp.cmpfiles(one, other, names, shallow=False)
    assert not different and not failed, (different, failed)
    return len(names)


def test_the_wheel_has_licences_fonts_and_modules(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    ends = {name.split(".data/")[-1] for name in names}
    assert {"scripts/maquette", "scripts/maquette-pandoc", "data/share/man/man1/maquette.1"} <= ends
    fonts = "data/share/maquette/fonts/"
    for font in ("opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansHebrew-Bold.ttf"):
        assert fonts + font in ends
    assert not any("CJK" in name or "Thai" in name for name in names)
    opened = {"librsvg-2.so.2", "libturbojpeg.so.0", "libwebp.so.7", "libhyphen.so.0"}
    assert {f"data/lib/maquette/{name}" for name in opened} <= ends
    assert {"data/share/maquette/hyphen/hyph_de_DE.dic", "data/share/maquette/hyphen/hyph_pl_PL.dic"} <= ends
    editor = "data/share/maquette/codemirror/"
    assert {editor + name for name in ("lib/codemirror.js", "mode/yaml/yaml.js", "LICENSE")} <= ends
    licences = {name.split("licences/")[-1] for name in ends if "/licences/" in name}
    assert {"fonts-inter.txt", "fonts-noto-core.txt", "libcairo2.txt", "libjs-codemirror.txt", "hyphen-pl.txt"} <= licences
    linked = {"libdeflate.txt", "libyaml.txt", "libpixman-1.txt", "icu.txt", "swift.txt", "swift-argument-parser.txt"}
    assert linked <= licences
    modules = ("mkdocs", "sphinx", "appearances", "pytest", "lexer", "__main__")
    assert {f"maquette/{name}.py" for name in modules} <= set(names)


def test_the_program_uses_no_library_of_the_system_but_the_c_library(wheel):
    text = subprocess.run(["ldd", BIN / "maquette"], check=True, capture_output=True, text=True).stdout
    own = f"{BIN.parent}/lib/maquette/"
    strangers = [
        line for line in re.findall(r"=> (/\S+)", text)
        if not os.path.realpath(line).startswith(os.path.realpath(own))
    ]
    assert {re.split(r"[.-]", os.path.basename(path))[0] for path in strangers} <= {"libc", "libm"}


def test_the_program_uses_its_own_libraries_whatever_the_environment_says(site):
    site.write({"fake/libpango-1.0.so.0": "no library\n", "fake/libharfbuzz.so.0": "no library\n"})
    text = site.run(BIN / "maquette", "label", "Hi", "-o", "a.png", LD_LIBRARY_PATH=str(site.folder / "fake"))
    assert "a.png" in text


def test_the_tag_names_the_c_library_that_is_really_needed(wheel):
    wanted = tuple(map(int, re.search(r"manylinux_(\d+)_(\d+)_", wheel.name).groups()))
    needed = set()
    for path in [BIN / "maquette", *(BIN.parent / "lib/maquette").iterdir()]:
        text = subprocess.run(["objdump", "-T", path], check=True, capture_output=True, text=True).stdout
        needed |= {tuple(map(int, match)) for match in re.findall(r"\(?GLIBC_(\d+)\.(\d+)", text)}
    assert max(needed) == wanted


def test_the_wheel_draws_the_bytes_of_the_build_and_is_a_module(site):
    write_specs(site)
    pictures(BUILT, "specs", "built/", site.run)
    pictures(BIN / "maquette", "specs", "wheel/", site.run)
    assert same(site.folder / "built", site.folder / "wheel") == 36
    own = site.run(sys.executable, "-m", "maquette", "--version")
    assert own == site.run(BUILT, "--version")
    assert "maquette pandoc" in site.run("maquette-pandoc", "--help")


def test_the_wheel_takes_its_own_fonts_alone(site):
    files = site.run("maquette", "fonts", "--files").splitlines()
    share = os.path.realpath(BIN.parent / "share/maquette/fonts")
    assert files and all(name.startswith(share + "/") for name in files)
    # What is missing is named as what can be installed here.
    text = site.run("maquette", "label", "ไทย", "-o", "thai.png")
    assert "maquette-fonts-scripts" in text


def test_more_fonts_join_those_of_the_wheel(site, wheel):
    tools = BUILD / "wheel-tools/bin/python"
    builder = ROOT / "Integrations/python/build_wheel.py"
    for folder in ("one", "two"):
        site.run(tools, builder, "--fonts", "scripts", BUILT, folder)
    # The same files, the same wheel.
    assert same(site.folder / "one", site.folder / "two") == 1
    site.run("/usr/bin/python3", "-m", "venv", "v")
    more = next((site.folder / "one").iterdir())
    site.run("v/bin/pip", "install", "-q", "--no-index", "--find-links", wheel.parent, "--find-links", "one",
             "maquette[scripts]")
    site.write({"thai.yaml": "VStack:\n  - Label: สวัสดี नमस्ते\n  - Label: აბგ\n"})
    for program, target in ((BUILT, "built.png"), ("v/bin/maquette", "wheel.png")):
        text = site.run(program, "render", "thai.yaml", "--no-cache", "-o", target)
        assert "warning" not in text
    assert (site.folder / "built.png").read_bytes() == (site.folder / "wheel.png").read_bytes()
    names = zipfile.ZipFile(more).namelist()
    assert not any(name.endswith("NotoSans-Regular.ttf") for name in names), "it is in the other wheel"


def started(root, *command, instead=None):
    """Runs a command in another system, which has nothing but what was put there.

    `instead`: a folder of files that are put over those of the system, each over the one of its name in a folder
    of this name.
    """
    script = (
        'mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && root="$0" && '
        'for file in ${instead:+"$instead"/*/*}; do '
        'mount --bind "$file" "$root/usr/lib/${file#"$instead"/}" || exit; done && '
        'unset instead file && exec chroot "$root" "$@"'
    )
    return subprocess.run(
        ["unshare", "-m", "--propagation", "private", "sh", "-c", script, root, *command],
        capture_output=True, text=True,
        env={"instead": str(instead or ""), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root",
             "LC_ALL": "C.UTF-8"})


def chroot(root, *command, instead=None):
    """The same for a command that has to succeed; returns what it wrote."""
    done = started(root, *command, instead=instead)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def system(release):
    """The folder of a fresh system, which is kept for the next time."""
    if os.geteuid() != 0:
        pytest.skip("a system of its own needs root; run 'make test-packages' as root")
    if shutil.which("mmdebstrap") is None:
        pytest.skip("mmdebstrap is not installed")
    if subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode != 0:
        pytest.skip("this machine lets nobody mount: no system of its own can be made")
    root = BUILD / "systems" / release
    if not root.is_dir():
        part = root.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        part.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", "--include=python3-venv", release, part,
             "http://deb.debian.org/debian"], capture_output=True, text=True)
        if done.returncode != 0:
            shutil.rmtree(part, ignore_errors=True)
            pytest.skip(f"no system '{release}' could be made: {done.stderr.strip()[-300:]}")
        part.rename(root)
    return root


@pytest.mark.parametrize("release", RELEASES)
def test_the_wheel_draws_the_same_bytes_in_a_fresh_system(site, wheel, release):
    root = system(release)
    for package in ("libcairo2", "fonts-inter", "fontconfig-config"):
        assert not (root / "usr/share/doc" / package).exists()
    write_specs(site)
    pictures(BUILT, "specs", "built/", site.run)
    work = root / "root/test"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(site.folder / "specs", work / "specs")
    shutil.copy(wheel, work)
    chroot(root, "python3", "-m", "venv", "--clear", "/root/test/v")
    chroot(root, "/root/test/v/bin/pip", "install", "-q", "--no-index", f"/root/test/{wheel.name}")
    pictures("/root/test/v/bin/maquette", "/root/test/specs", "/root/test/drawn/", lambda *words: chroot(root, *words))
    assert same(site.folder / "built", work / "drawn") == 36
    version = chroot(root, "/root/test/v/bin/python", "-m", "maquette", "--version")
    assert version == site.run(BUILT, "--version")


def older_libc(root, target):
    """The C library of a system as one that has nothing of 2.35 and later, in folders as below `/usr/lib`."""
    for path in root.glob("usr/lib/*/*"):
        if re.match(r"(libc|libm|ld-linux.*)\.so\.\d$", path.name):
            copy = target / path.parent.name / path.name
            copy.parent.mkdir(parents=True, exist_ok=True)
            # As long, and nobody asks for it.
            copy.write_bytes(re.sub(rb"\0GLIBC_2(\.3[5-9])(?=\0)", rb"\0GLIBC_9\1", path.read_bytes()))
            copy.chmod(0o755)
    return target


def test_the_wheel_draws_the_same_bytes_with_an_older_c_library(site, wheel):
    root = system("bookworm")
    older = older_libc(root, site.folder / "older")
    assert len(list(older.glob("*/*"))) == 3
    write_specs(site)
    pictures(BUILT, "specs", "built/", site.run)
    work = root / "root/older"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(site.folder / "specs", work / "specs")
    chroot(root, "python3", "-m", "venv", "--clear", "/root/older/v")
    shutil.copy(wheel, work)
    chroot(root, "/root/older/v/bin/pip", "install", "-q", "--no-index", f"/root/older/{wheel.name}")

    def run(*words):
        return chroot(root, *words, instead=older)

    # The system is as old as that: it does not start a program that is linked as usual.
    done = started(root, "python3", "--version", instead=older)
    assert done.returncode != 0 and "version `GLIBC_2.35' not found" in done.stderr
    pictures("/root/older/v/bin/maquette", "/root/older/specs", "/root/older/drawn/", run)
    assert same(site.folder / "built", work / "drawn") == 36


def test_the_debian_package_has_no_errors_and_draws_the_same(site):
    packages = sorted((ROOT / "dist").glob("maquette_*.deb"))
    if not packages:
        pytest.skip("there is no Debian package; 'make deb' builds one")
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not installed")
    site.run("lintian", "--fail-on", "error", "--allow-root", packages[0])
    # Unpacked only: the packages that it depends on are those of the build machine.
    site.run("dpkg-deb", "-x", packages[0], "root")
    depends = site.run("dpkg-deb", "-f", packages[0], "Depends")
    for package in ("fonts-inter", "fonts-noto-core", "fonts-noto-mono", "libpango-1.0-0"):
        assert package in depends
    for name in ("bin/maquette-pandoc", "share/man/man1/maquette.1.gz",
                 "share/man/man1/maquette-snapshot-verify.1.gz",
                 "share/bash-completion/completions/maquette", "share/zsh/vendor-completions/_maquette",
                 "share/fish/vendor_completions.d/maquette.fish", "share/doc/maquette/copyright",
                 "share/doc/maquette/licences/libdeflate.txt"):
        assert (site.folder / "root/usr" / name).exists(), name
    write_specs(site)
    pictures(BUILT, "specs", "built/", site.run)
    pictures("root/usr/bin/maquette", "specs", "package/", site.run)
    assert same(site.folder / "built", site.folder / "package") == 36
