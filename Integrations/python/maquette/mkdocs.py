"""MkDocs: draws the specs in documents while a site is built.

In mkdocs.yml:

    plugins: [maquette]

A block is a fence ```maquette, with or without <!-- maquette:begin id=signin --> and
<!-- maquette:end --> around it. The documents stay as they are: markup and pictures are made for the site
alone.
"""

import filecmp
import os
import shutil
import tempfile
from pathlib import Path, PurePosixPath

from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File

import maquette
from maquette import documents

STYLE_SHEET = "assets/maquette.css"
# Which of two pictures is shown: as Material's own rules have it, as the colour mode of MkDocs' own theme
# says, or as the system is. The theme of Read the Docs has light pages alone.
_HIDDEN = 'img[src$="#only-dark"] { display: none }\n'
_SWITCHED = '{0} img[src$="#only-light"] {{ display: none }}\n{0} img[src$="#only-dark"] {{ display: inline }}\n'
_RULES = {
    "material": "",
    "readthedocs": _HIDDEN,
    "mkdocs": _HIDDEN + _SWITCHED.format('[data-bs-theme="dark"]'),
}
_BY_SYSTEM = _HIDDEN + "@media (prefers-color-scheme: dark) {\n" + _SWITCHED.format(":root") + "}\n"


class Settings(Config):
    """What `plugins: [maquette: {…}]` may say."""

    variants = config_options.Optional(config_options.Type(str))
    format = config_options.Optional(config_options.Choice(["png", "svg"]))
    scale = config_options.Optional(config_options.Type((int, float)))
    theme = config_options.Optional(config_options.File(exists=True))
    config = config_options.Optional(config_options.File(exists=True))


class MaquettePlugin(BasePlugin[Settings]):
    """Draws the blocks of each page into a folder of its own, and adds the pictures to the site."""

    def on_config(self, config, **_):
        extensions = config["markdown_extensions"]
        if "attr_list" not in extensions:
            extensions.append("attr_list")
        self.rules = _RULES.get(config["theme"].name, _BY_SYSTEM)
        if self.rules and STYLE_SHEET not in config["extra_css"]:
            config["extra_css"].append(STYLE_SHEET)
        return config

    def on_pre_build(self, **_):
        # A plugin for languages builds once more before the end of the first build.
        self._remove()
        self.folder = tempfile.mkdtemp(prefix="maquette-")
        # The page of each picture.
        self.owners = {}

    def on_files(self, files, config, **_):
        if self.rules:
            path = os.path.join(self.folder, "maquette.css")
            with open(path, "w", encoding="utf-8") as file:
                file.write(self.rules)
            self._add(files, STYLE_SHEET, path, config)
        return files

    def on_nav(self, nav, files, **_):
        # The files as all other plugins left them.
        self.files = files
        return nav

    def on_page_read_source(self, page, config, **_):
        source = page.file.abs_src_path
        if source is None:
            return None
        with open(source, encoding="utf-8-sig", errors="strict") as file:
            if not documents.has_blocks(file.read()):
                return None
        uri = PurePosixPath(page.file.src_uri)
        folder = tempfile.mkdtemp(dir=self.folder)
        target = os.path.join(folder, "page.md")
        # Named by the page: others have the same headings and ids, and come and go.
        images = os.path.join(folder, "images", uri.stem)
        command = ["md", "--quiet", "--adopt", "--style", "mkdocs", "--images", images]
        for key in ("variants", "format", "scale", "theme", "config"):
            if self.config[key] is not None:
                command += [f"--{key}", self.config[key]]
        if self.config["config"] is None:
            command += documents.project_file(source)
        try:
            maquette.run(*command, "-o", target, "--", source, cwd=config["docs_dir"])
        except maquette.Error as error:
            raise PluginError(f"maquette: {error}") from error
        # Where the images are in the site: beside the page, as the links in it say.
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file() and path != Path(target):
                picture = str(uri.parent / path.relative_to(folder).as_posix())
                self._own(picture, path, page.file.src_uri)
                self._add(self.files, picture, str(path), config)
        with open(target, encoding="utf-8") as file:
            return file.read()

    def on_post_build(self, **_):
        self._remove()

    def on_build_error(self, **_):
        self._remove()

    def _own(self, uri, path, page):
        """Two pages with `folder=` and the same id would show one picture."""
        owner, other = self.owners.setdefault(uri, (page, path))
        if owner != page and not filecmp.cmp(path, other, shallow=False):
            raise PluginError(
                f"maquette: {page} and {owner} would both write '{uri}'; give a block another id, or another folder"
            )

    def _add(self, files, uri, path, config):
        known = files.get_file_from_path(uri)
        if known is not None:
            # The same picture, drawn by `maquette md` at another time.
            known.abs_src_path = path
            return
        file = File(uri, os.path.dirname(path), config["site_dir"], config["use_directory_urls"])
        file.abs_src_path = path
        files.append(file)

    def _remove(self):
        shutil.rmtree(getattr(self, "folder", None) or "", ignore_errors=True)
