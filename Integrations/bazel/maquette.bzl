"""Rules that draw pictures and documents, and compare pictures with their baselines."""

MaquetteInfo = provider(
    "The program, and all that it needs.",
    fields = {"program": "The program.", "files": "Its libraries and fonts, itself among them."},
)

def _installation(context):
    return [
        MaquetteInfo(program = context.file.program, files = depset(context.files.files)),
        DefaultInfo(files = depset(context.files.files)),
    ]

maquette_installation = rule(
    implementation = _installation,
    attrs = {
        "program": attr.label(allow_single_file = True, mandatory = True),
        "files": attr.label_list(allow_files = True),
    },
)

_INSTALLATION = attr.label(default = "@maquette//:installation", providers = [MaquetteInfo])
_SPECS = attr.label_list(
    allow_files = [".yaml", ".yml", ".json"], mandatory = True, doc = "The specs.")
_FORMATS = attr.string_list(doc = "png, svg, pdf.")
_DATA = attr.label_list(
    allow_files = True, doc = "Files that the specs name: pictures, parts, themes, texts.")

# Specs that one action draws. Of 200 screens on two cores, one by one took 7.7 s, by five or more 3.6 s: what
# an action costs beside drawing is small then. A changed spec draws its chunk anew, so no larger ones.
_CHUNK = 10

def _run(context, arguments, inputs, outputs, what):
    """An action of the worker; without workers the same command runs by itself."""
    tool = context.attr._maquette[MaquetteInfo]
    words = context.actions.args()
    words.add_all(arguments)
    words.use_param_file("@%s", use_always = True)
    words.set_param_file_format("multiline")
    context.actions.run(
        executable = tool.program,
        arguments = ["worker", words],
        inputs = inputs,
        tools = tool.files,
        outputs = outputs,
        mnemonic = "Maquette",
        progress_message = what,
        # Nothing of the machine's decides on a picture.
        env = {"LC_ALL": "C.UTF-8"},
        execution_requirements = {
            "supports-workers": "1",
            "supports-multiplex-workers": "1",
            "requires-worker-protocol": "proto",
        },
    )

def _chunks(specs, size):
    """The specs of each action. Pictures have the names of specs, so no action draws two of one name."""
    chunks = []
    names = {}
    for spec in specs:
        name = spec.basename.split(".")[0]
        if not chunks or len(chunks[-1]) >= size or name in names:
            chunks.append([])
            names = {}
        names[name] = True
        chunks[-1].append(spec)
    return chunks

def _pictures(context):
    outputs = []
    for index, part in enumerate(_chunks(context.files.specs, max(1, context.attr.chunk))):
        folder = context.actions.declare_directory("%s/%d" % (context.label.name, index))
        rule = context.actions.declare_file("%s/%d.json" % (context.label.name, index))
        arguments = ["render"] + [spec.path for spec in part]
        arguments += ["-o", folder.path + "/", "--quiet", "--no-cache", "-j", "1"]
        arguments += ["--deps", rule.path, "--deps-format", "json"]
        for key in ["variants", "formats"]:
            values = getattr(context.attr, key)
            if values:
                arguments += ["--" + {"formats": "format"}.get(key, key), ",".join(values)]
        arguments += context.attr.flags
        _run(
            context, arguments, depset(part + context.files.data), [folder, rule],
            "Drawing %d specs of %s" % (len(part), context.label))
        outputs.append((folder, rule))
    return [
        DefaultInfo(files = depset([folder for folder, _ in outputs])),
        OutputGroupInfo(dependencies = depset([rule for _, rule in outputs])),
    ]

maquette_pictures = rule(
    implementation = _pictures,
    doc = "Pictures of specs, in the folders NAME/0, NAME/1, …, one for each chunk; the inputs of each are in the " +
          "output group 'dependencies'. Of specs of one name in several folders, each begins a new chunk.",
    attrs = {
        "specs": _SPECS,
        "data": _DATA,
        "variants": attr.string_list(doc = "Combinations of traits: light, dark+rtl, ar, accessibility3."),
        "formats": _FORMATS,
        "flags": attr.string_list(doc = "More flags of `maquette render`."),
        "chunk": attr.int(default = _CHUNK, doc = "How many specs one action draws."),
        "_maquette": _INSTALLATION,
    },
)

def _path(context, file):
    """Where a file is in the package of the rule."""
    path = file.short_path
    package = context.label.package + "/"
    return path[len(package):] if path.startswith(package) else path.replace("../", "")

def _documents(context):
    outputs = []
    paths = [_path(context, document) for document in context.files.documents]
    folders = {path.rpartition("/")[0]: True for path in paths}
    for document, path in zip(context.files.documents, paths):
        name = path[:-len(document.extension) - 1]
        # No output of Bazel's lies in another one: beside guide/more.md, what guide.md becomes is in guide.md.
        if [other for other in folders if (other + "/").startswith(name + "/")]:
            name = path
        folder = context.actions.declare_directory("%s/%s" % (context.label.name, name))
        arguments = ["md", document.path, "--output", "%s/%s" % (folder.path, document.basename)]
        arguments += ["--images", folder.path + "/images", "--style", context.attr.style]
        arguments += ["--quiet", "--no-cache", "-j", "1"] + context.attr.flags
        _run(
            context, arguments, depset([document] + context.files.data), [folder],
            "Drawing the pictures of %s" % document.short_path)
        outputs.append(folder)
    return [DefaultInfo(files = depset(outputs))]

maquette_documents = rule(
    implementation = _documents,
    doc = "Markdown documents with the pictures of their blocks: NAME/guide/guide.md and NAME/guide/images; " +
          "from more/guide.md, those in NAME/more/guide.",
    attrs = {
        "documents": attr.label_list(allow_files = [".md"], mandatory = True),
        "data": _DATA,
        "style": attr.string(default = "github", values = ["github", "mkdocs", "myst", "html", "mdbook", "plain"]),
        "flags": attr.string_list(doc = "More flags of `maquette md`."),
        "_maquette": _INSTALLATION,
    },
)

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _test(context, lines, files):
    """A test that is a shell script over the program."""
    tool = context.attr._maquette[MaquetteInfo]
    script = context.actions.declare_file(context.label.name + ".sh")
    # Tests run in a folder of links to their files; others' files are beside it.
    start = ["#!/bin/sh", "set -eu", "maquette=" + _quoted("./" + tool.program.short_path)]
    context.actions.write(script, "\n".join(start + lines) + "\n", is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = context.runfiles(files = files, transitive_files = tool.files),
    )]

def _snapshot_test(context):
    words = [_quoted(spec.short_path) for spec in context.files.specs]
    if context.attr.variants:
        words += ["--variants", _quoted(",".join(context.attr.variants))]
    words += [_quoted(flag) for flag in context.attr.flags]
    folder = "/".join([part for part in [context.label.package, context.attr.folder] if part])
    lines = [
        # One of several runs, where Bazel wants some.
        'if [ -n "${TEST_TOTAL_SHARDS:-}" ] && [ "$TEST_TOTAL_SHARDS" -gt 0 ]; then',
        '  touch "$TEST_SHARD_STATUS_FILE"',
        '  set -- --shard "$((TEST_SHARD_INDEX + 1))/$TEST_TOTAL_SHARDS"',
        "fi",
        'results="${TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}/snapshot-results"',
        '"$maquette" snapshot verify %s --no-config --no-cache --baselines %s \\' %
        (" ".join(words), _quoted(folder)),
        '  --artifacts "$results" --junit "${XML_OUTPUT_FILE:-$TEST_TMPDIR/results.xml}" "$@"',
    ]
    return _test(context, lines, context.files.specs + context.files.data + context.files.baselines)

maquette_snapshot_test = rule(
    implementation = _snapshot_test,
    test = True,
    doc = "Compares pictures with their baselines; `shard_count` divides them between machines.",
    attrs = {
        "specs": _SPECS,
        "data": _DATA,
        "baselines": attr.label_list(allow_files = True, doc = "glob([\"Snapshots/**\"])"),
        "folder": attr.string(default = "Snapshots", doc = "The folder of the baselines."),
        "variants": attr.string_list(doc = "Combinations of traits."),
        "flags": attr.string_list(doc = "More flags of `maquette snapshot verify`."),
        "_maquette": _INSTALLATION,
    },
)

def _lint_test(context):
    attributes = context.attr
    specs = [_quoted(spec.short_path) for spec in context.files.specs]
    flags = [_quoted(flag) for flag in attributes.flags]
    if attributes.variants:
        flags += ["--variants", _quoted(",".join(attributes.variants))]
    if attributes.strict:
        flags.append("--strict")
    config = context.files.config
    flags += ["--config", _quoted(config[0].short_path)] if config else ["--no-config"]
    commands = []
    if attributes.format:
        commands.append(["fmt", "--check"])
    check = ["check"] + flags
    if attributes.formats:
        check += ["--format", _quoted(",".join(attributes.formats))]
    commands.append(check)
    if attributes.lint:
        lint = ["lint"] + flags
        if attributes.rules:
            lint += ["--rules", _quoted(",".join(attributes.rules))]
        for baseline in context.files.baseline:
            lint += ["--baseline", _quoted(baseline.short_path)]
        commands.append(lint)

    # Each says what it finds, and then the test fails.
    lines = ["status=0"]
    lines += ['"$maquette" ' + " ".join(command + specs) + " || status=1" for command in commands]
    files = context.files.specs + context.files.data + context.files.baseline + config
    return _test(context, lines + ["exit $status"], files)

maquette_lint_test = rule(
    implementation = _lint_test,
    test = True,
    doc = "Checks specs with `maquette fmt --check`, `maquette check` and `maquette lint`.",
    attrs = {
        "specs": _SPECS,
        "data": _DATA,
        "variants": attr.string_list(
            doc = "Combinations of traits. Without them, check takes one, and lint those that find most."),
        "formats": _FORMATS,
        "format": attr.bool(default = True, doc = "Whether specs must have the form that `maquette fmt` writes."),
        "lint": attr.bool(default = True, doc = "Whether `maquette lint` checks them, too."),
        "strict": attr.bool(default = True, doc = "Whether warnings fail the test, and not errors alone."),
        "rules": attr.string_list(doc = "The rules of lint, or groups of them: button/spacing, button."),
        "baseline": attr.label(
            allow_single_file = True, doc = "Known findings, which lint does not report again."),
        "config": attr.label(
            allow_single_file = True, doc = "A project file, with levels of rules below `lint:`."),
        "flags": attr.string_list(doc = "More flags of both `maquette check` and `maquette lint`."),
        "_maquette": _INSTALLATION,
    },
)
