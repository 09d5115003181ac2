import Testing

/// `{name}[.{locale}][.rtl][.{other traits}][~dark][@2x].{ext}`
@Suite("File names")
struct FileNameTests {
  @Test(
    "Flags that differ from the usual are in the name, in the grammar's order",
    arguments: [
      ([], "a@2x.png"),
      (["--scale", "1"], "a.png"),
      (["--scale", "3"], "a@3x.png"),
      (["--scale", "1.5"], "a@1.5x.png"),
      (["--appearance", "light", "--direction", "ltr", "--text-size", "large"], "a@2x.png"),
      (["--appearance", "dark"], "a~dark@2x.png"),
      (["--locale", "de-AT"], "a.de-AT@2x.png"),
      (["--locale", "en_US"], "a@2x.png"),
      (["--direction", "rtl"], "a.rtl@2x.png"),
      // Arabic is right-to-left by itself, so only the other direction is news.
      (["--locale", "ar"], "a.ar@2x.png"),
      (["--locale", "ar", "--direction", "rtl"], "a.ar@2x.png"),
      (["--locale", "ar", "--direction", "ltr"], "a.ar.ltr@2x.png"),
      (["--contrast", "increased"], "a.increased@2x.png"),
      (["--accessibility-show-button-shapes"], "a.button-shapes@2x.png"),
      (["--no-accessibility-show-button-shapes"], "a@2x.png"),
      (
        ["--on-off-labels", "--accessibility-differentiate-without-color"],
        "a.differentiate-without-color.on-off-labels@2x.png"
      ),
      (["--level", "elevated"], "a.elevated@2x.png"),
      (["--text-size", "accessibility3"], "a.accessibility3@2x.png"),
      (["--platform", "macos"], "a.macos@2x.png"),
      (
        [
          "--appearance", "dark", "--contrast", "increased", "--text-size", "xSmall", "--locale",
          "he", "--scale", "3",
        ], "a.he.increased.xSmall~dark@3x.png"
      ),
    ])
  func traits(flags: [String], name: String) throws {
    let outcome = try Workspace(["a.yaml": "Label: A"]).run(["render", "a.yaml"] + flags)
    #expect(outcome.text == name + "\n", "\(outcome.errors)")
  }

  @Test("Pictures without pixels have no scale in their names", arguments: ["svg", "pdf"])
  func vectors(format: String) throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    let outcome = try workspace.run(
      "render", "a.yaml", "--format", format, "--appearance", "dark", "--scale", "3")
    #expect(outcome.text == "a~dark.\(format)\n")
  }

  @Test("What the spec itself says about platform and device adds nothing")
  func home() throws {
    let workspace = try Workspace(["a.yaml": "platform: macos\nLabel: A"])
    #expect(try workspace.run("render", "a.yaml").lines == ["a@2x.png"])
    #expect(try workspace.run("render", "a.yaml", "--platform", "ios").lines == ["a.ios@2x.png"])
  }

  @Test("A spec's own appearance is in the name")
  func darkSpec() throws {
    let workspace = try Workspace(["a.yaml": "appearance: dark\nLabel: A"])
    #expect(try workspace.run("render", "a.yaml").lines == ["a~dark@2x.png"])
  }

  @Test(
    "The name is the file's without its folder and last ending",
    arguments: [
      ("sub/menu.yaml", "sub/menu@2x.png"), ("menu.v2.yml", "menu.v2@2x.png"),
      (".hidden", ".hidden@2x.png"), ("no-ending", "no-ending@2x.png"),
      ("émoji 🛒.yaml", "émoji 🛒@2x.png"),
    ])
  func stems(spec: String, picture: String) throws {
    let workspace = try Workspace([spec: "Label: A"])
    #expect(try workspace.run("render", spec).lines == [picture])
    #expect(PNGFile(try workspace.bytes(picture)) != nil)
  }

  @Test("The longest name that the system allows is written, in letters of several bytes too")
  func longNames() throws {
    let stem = String(repeating: "字", count: 80)
    let workspace = try Workspace([stem + ".yaml": "Label: A"])
    #expect(try workspace.run("render", stem + ".yaml").lines == [stem + "@2x.png"])
  }
}
