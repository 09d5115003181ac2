"""The program with its libraries and fonts, as inputs of actions."""

_BUILD = """
load("{rules}", "maquette_installation")

maquette_installation(
    name = "installation",
    program = "bin/maquette",
    files = glob(["bin/*", "lib/maquette/*", "share/maquette/**"]),
    visibility = ["//visibility:public"],
)
"""

def _maquette_repository(context):
    # A wheel is an archive; its parts go where pip would put them, and where the program looks.
    for index, wheel in enumerate(context.attr.wheels):
        path = context.path(wheel)
        context.symlink(path, "wheel%d.zip" % index)
        context.extract("wheel%d.zip" % index, "wheel")
        context.delete("wheel%d.zip" % index)
    if context.attr.urls:
        context.download_and_extract(
            context.attr.urls, "wheel", sha256 = context.attr.sha256, type = "zip")
    script = """
set -e
mkdir -p bin lib share
for data in wheel/*.data; do
  if [ -d "$data/scripts" ]; then cp -R "$data/scripts/." bin/; fi
  if [ -d "$data/data" ]; then cp -R "$data/data/." .; fi
done
chmod +x bin/maquette
rm -rf wheel
"""
    done = context.execute(["sh", "-c", script])
    if done.return_code != 0:
        fail("the wheel of maquette is not what it should be: " + done.stderr)
    context.file("BUILD.bazel", _BUILD.format(rules = str(context.attr._rules)))

maquette_repository = repository_rule(
    implementation = _maquette_repository,
    doc = "Unpacks the wheel that `make wheel` builds, and those of more fonts.",
    attrs = {
        "wheels": attr.label_list(
            allow_files = [".whl"], doc = "Wheels as files: the program's first, then those of fonts."),
        "urls": attr.string_list(doc = "Where the program's wheel is, in place of a file."),
        "sha256": attr.string(doc = "The digest of what is there."),
        "_rules": attr.label(default = "//:maquette.bzl"),
    },
)
