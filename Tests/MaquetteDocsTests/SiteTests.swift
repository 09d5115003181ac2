import Foundation
import Testing

@testable import MaquetteDocs

@Suite("A site built by a real tool")
struct SiteTests {
  private static let page = """
    # Signing in

    <!-- maquette:begin id=größe source=fold -->
    ```maquette
    Label: 'A "b" <c> d_e *f*: [x]'
    ```
    <!-- maquette:end -->

    <!-- maquette:begin id=quiet source=hide -->
    ```maquette
    Toggle: Quiet
    ```
    <!-- maquette:end -->

    """
  private static let description = "A &quot;b&quot; &lt;c&gt; d_e *f*: [x]."

  private func workspace(_ hook: String, _ files: [String: String]) throws -> DocsWorkspace {
    let workspace = try DocsWorkspace(files)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = root.appendingPathComponent("Integrations/\(hook)")
    try FileManager.default.copyItem(
      at: source, to: workspace.url(source.lastPathComponent))
    return workspace
  }

  private func build(
    _ program: String, _ arguments: [String], in workspace: DocsWorkspace, page: String
  ) throws -> String {
    let first = try workspace.run(program, arguments)
    #expect(first.status == 0, "\(first.errors)")
    let text = try workspace.text(page)
    let second = try workspace.run(program, arguments)
    #expect(second.status == 0, "\(second.errors)")
    #expect(try workspace.text(page) == text)
    return text
  }

  private func mkdocs(_ program: String, _ theme: String, _ fences: String) throws {
    let workspace = try workspace(
      "mkdocs/maquette_hook.py",
      [
        "docs/index.md": Self.page,
        "mkdocs.yml":
          "site_name: S\ntheme: {name: \(theme)}\nhooks: [maquette_hook.py]\n"
          + "markdown_extensions: [attr_list, \(fences)]\n",
      ])
    _ = try build(program, ["build", "--strict", "-q"], in: workspace, page: "docs/index.md")
    let html = try workspace.text("site/index.html")
    #expect(html.contains("alt=\"\(Self.description)\""))
    #expect(html.contains("src=\"images/gr%C3%B6%C3%9Fe%402x.png#only-light\" width="))
    #expect(html.contains("#only-dark"))
    #expect(workspace.files.contains("site/images/größe~dark@2x.png"))
    #expect(workspace.files.contains("site/images/quiet@2x.png"))
    // Material shows the one that goes with the page; other themes are told to.
    #expect(html.contains("img[src$=\"#only-dark\"]") == (theme != "material"))
    // The spec is coloured as YAML where anything is.
    if theme == "material" { #expect(html.contains("<span class=\"nt\">Label</span>")) }
    try workspace.write("docs/index.md", Self.page.replacing("Toggle", with: "Togle"))
    let bad = try workspace.run(program, ["build", "-q"])
    #expect(bad.status != 0)
    #expect(bad.errors.contains("index.md:11:1: error: unknown component 'Togle'"))
  }

  @Test("MkDocs", .enabled(if: DocsTool.isInstalled("mkdocs"), "needs mkdocs"))
  func plainMkDocs() throws { try mkdocs("mkdocs", "mkdocs", "fenced_code") }

  @Test(
    "Material for MkDocs",
    .enabled(if: DocsTool.isInVenv("mkdocs"), "needs mkdocs-material; see 'make docs-tools'"))
  func material() throws {
    try mkdocs(DocsTool.venv + "/mkdocs", "material", "pymdownx.superfences")
  }

  private func sphinx(_ program: String, _ arguments: [String], _ theme: String) throws {
    let workspace = try workspace(
      "sphinx/maquette_sphinx.py",
      [
        "index.md": Self.page,
        "conf.py": "import sys; sys.path.insert(0, '.')\nhtml_theme = '\(theme)'\n"
          + "extensions = ['myst_parser', 'maquette_sphinx']\n",
      ])
    // Every warning is an error.
    _ = try build(
      program, arguments + ["-q", "-W", ".", "_build"], in: workspace, page: "index.md")
    let html = try workspace.text("_build/index.html")
    #expect(html.contains("alt=\"\(Self.description)\""))
    #expect(html.contains("<figure class=\"only-dark"))
    #expect(workspace.files.contains("_build/_images/größe~dark@2x.png"))
    #expect(html.contains("highlight-maquette"))
    #expect(html.contains("<style>.only-dark { display: none }</style>") == (theme != "furo"))
    try workspace.write("index.md", Self.page.replacing("Toggle", with: "Togle"))
    let bad = try workspace.run(program, arguments + ["-q", ".", "_build"])
    #expect(bad.status != 0)
    #expect(bad.errors.contains("index.md:11:1: error: unknown component 'Togle'"))
  }

  private static let debianSphinx = FileManager.default.fileExists(
    atPath: "/usr/lib/python3/dist-packages/myst_parser")

  @Test(
    "Sphinx with MyST",
    .enabled(if: debianSphinx, "needs python3-sphinx and python3-myst-parser"))
  func sphinx() throws { try sphinx("/usr/bin/python3", ["-m", "sphinx"], "alabaster") }

  @Test(
    "Sphinx with MyST and Furo",
    .enabled(if: DocsTool.isInVenv("sphinx-build"), "needs furo; see 'make docs-tools'"))
  func furo() throws { try sphinx(DocsTool.venv + "/sphinx-build", [], "furo") }
}
