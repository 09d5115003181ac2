"""pre-commit, pandoc and the files for CI servers."""

import re
import shutil
import sys

import pytest
import yaml
from conftest import ROOT


@pytest.fixture
def repository(site):
    """A Git repository whose hooks are those of this one."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    hooks = site.folder / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    settings = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    site.run("git", "init", "-q", "hooks")
    site.run("git", "-C", "hooks", "add", ".")
    site.run("git", "-C", "hooks", *settings, "commit", "-q", "-m", "Hooks")
    revision = site.run("git", "-C", "hooks", "rev-parse", "HEAD").strip()
    site.run("git", "init", "-q", ".")
    site.write({
        ".gitignore": "hooks\ncache\n",
        ".pre-commit-config.yaml": f"""repos:
  - repo: {hooks}
    rev: {revision}
    hooks:
      - id: maquette-fmt
      - id: maquette-check
        files: ^ui/
      - id: maquette-lint
""",
    })
    return site


def hooks(repository, status):
    repository.run("git", "add", ".")
    return repository.run(
        sys.executable, "-m", "pre_commit", "run", "--all-files", status=status,
        PRE_COMMIT_HOME=str(repository.folder / "cache"))


def test_pre_commit_formats_and_checks_specs_and_nothing_else(repository):
    repository.write({
        "a.maquette.yaml": "Button:   Go   # on\n", "ui/b.yaml": "Buton: Go\n", "other.yaml": "x:   1\n"})
    text = hooks(repository, 1)
    assert "ui/b.yaml:1:1: error: unknown component 'Buton'" in text and "files were modified" in text
    assert repository.read("a.maquette.yaml") == "Button: Go  # on\n"
    assert repository.read("other.yaml") == "x:   1\n"
    repository.write({"ui/b.yaml": "Button: Go\n"})
    hooks(repository, 0)


def test_pre_commit_shows_what_lint_warns_of(repository):
    wrong = "Button:\n  symbol: plus\n"
    repository.write({"a.maquette.yaml": wrong, "ui/b.yaml": "Label: Hi\n", "other.yaml": wrong})
    text = hooks(repository, 1)
    assert re.search(r"maquette lint\.+Failed", text) and not re.search(r"maquette (fmt|check)\.+Failed", text)
    assert "a.maquette.yaml:2:11: warning: VoiceOver calls the button 'plus'" in text and "other.yaml" not in text
    repository.write({"a.maquette.yaml": wrong + "  accessibilityLabel: Add\n"})
    hooks(repository, 0)


def test_the_hooks_are_ones_that_pre_commit_reads(site):
    site.run(sys.executable, "-m", "pre_commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml")


@pytest.mark.parametrize(
    ("name", "options"),
    [("github.yml", ["vendor.github-workflows"]),
     ("gitlab.yml", ["vendor.gitlab-ci", "--data-transform", "gitlab-ci"])])
def test_the_files_for_ci_servers_are_what_their_schemas_say(site, name, options):
    file = ROOT / "Integrations/ci" / name
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", *options]
    site.run(*check, file)
    # And the schema is one that finds something.
    site.write({name: file.read_text().replace("script:", "skript:").replace("runs-on:", "runs:")})
    site.run(*check, name, status=1)


@pytest.mark.parametrize(
    ("pattern", "schema", "right", "wrong"),
    [("[!c]*.yml", "vendor.github-issue-forms", "type: textarea", "type: text"),
     ("config.yml", "vendor.github-issue-config", "blank_issues_enabled: true", "blank_issues_enabled: maybe")])
def test_the_issue_templates_are_what_their_schemas_say(site, pattern, schema, right, wrong):
    files = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob(pattern))
    assert files
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    site.run(*check, *files)
    for file in files:
        assert right in file.read_text()
        site.write({file.name: file.read_text().replace(right, wrong)})
        site.run(*check, file.name, status=1)


def ci(name):
    return yaml.safe_load((ROOT / "Integrations/ci" / name).read_text())


def commands(job):
    """What a job of either server has the program do."""
    lines = [step.get("run", "") for step in job["steps"]] if "steps" in job else job["script"]
    return [line for line in lines if line.startswith("maquette ")]


@pytest.mark.parametrize(("word", "status", "result"), [("Go", 0, "2 same"), ("Stop", 1, "2 changed")])
def test_the_commands_of_the_files_for_ci_servers_do_what_they_should(site, word, status, result):
    site.write({"ui/a.yaml": "Button: Go\n", "ui/b.yaml": "Label: Go\n"})
    site.run("maquette", "snapshot", "record", "ui/", "-q", MAQUETTE_CACHE="")
    site.write({"ui/a.yaml": f"Button: {word}\n", "ui/b.yaml": f"Label: {word}\n"})
    for jobs in (ci("github.yml")["jobs"], ci("gitlab.yml")):
        assert [len(commands(jobs[job])) for job in ("check", "verify", "report")] == [2, 1, 1]
        for command in commands(jobs["check"]):
            site.run("sh", "-ec", command, MAQUETTE_CACHE="")
        for shard in ("1", "2"):
            text = commands(jobs["verify"])[0].replace("${{ matrix.shard }}", shard)
            assert "${{" not in text
            site.run("sh", "-ec", text, status=status, CI_NODE_INDEX=shard, CI_NODE_TOTAL="2", MAQUETTE_CACHE="")
            if (site.folder / "snapshot-results").exists():
                # On GitHub, the artifact has the shard in its name.
                (site.folder / "snapshot-results").rename(site.folder / f"snapshot-results-{shard}")
        assert f"2 pictures: {result}" in site.run("sh", "-ec", commands(jobs["report"])[0], status=status)
        assert "merged/report.html" in site.files("merged/*")
        for folder in ("snapshot-results-1", "snapshot-results-2", "merged"):
            shutil.rmtree(site.folder / folder)


def test_the_report_of_a_ci_server_runs_only_when_there_are_results(site):
    """When pictures differ, and not when a job before them fails: then none are compared."""
    jobs = ci("github.yml")["jobs"]
    assert jobs["report"]["needs"] == "verify" and "needs" not in jobs["verify"]
    condition = jobs["report"]["if"].strip("${} ").replace("!cancelled()", "True").replace("&&", "and")
    results = ("success", "failure", "skipped", "cancelled")
    assert [result for result in results if eval(condition.replace("needs.verify.result", repr(result)))] == ["failure"]
    # GitLab skips a job that needs one that was skipped.
    assert ci("gitlab.yml")["report"]["needs"] == ["verify"] and ci("gitlab.yml")["report"]["when"] == "on_failure"
    for job in (jobs["verify"], ci("gitlab.yml")["verify"]):
        assert [command.split()[1:3] for command in commands(job)] == [["snapshot", "verify"]]


def test_pandoc_finds_its_filter(site):
    if shutil.which("pandoc") is None:
        pytest.skip("pandoc is not installed")
    site.write({"page.md": "``` {.maquette #go}\nButton: Go\n```\n"})
    site.run("pandoc", "--filter", "maquette-pandoc", "page.md", "-o", "page.html")
    assert "<img" in site.read("page.html") and "Go, button." in site.read("page.html")
