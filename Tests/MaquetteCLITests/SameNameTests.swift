import Testing

@Suite("Specs that would write the same file")
struct SameNameTests {
  private func expectClash(
    _ specs: [String: String], _ arguments: [String], over path: String, link: Bool = false
  ) throws {
    let workspace = try Workspace(specs)
    if link { try workspace.link("link", to: "sub") }
    try expectRefusal(
      64, "would both write '\(path)", "rename one of them", in: workspace, ["render"] + arguments)
  }

  @Test("The same name with two endings")
  func endings() throws {
    let specs = ["a.yaml": "Label: A", "a.json": "{\"Label\": \"A\"}"]
    try expectClash(specs, ["a.yaml", "a.json"], over: "a")
    try expectClash(specs, ["a.yaml", "./a.json"], over: "./a")
    try expectClash(specs, ["a.yaml", "a.json", "-o", "out"], over: "out/a")
  }

  @Test("The same name in two folders, drawn into one")
  func folders() throws {
    let specs = ["x/a.yaml": "Label: A", "y/a.yaml": "Label: B"]
    try expectClash(specs, ["x/a.yaml", "y/a.yaml", "-o", "out"], over: "out/a")
    let apart = try Workspace(specs).run("render", "x/a.yaml", "y/a.yaml")
    #expect(apart.lines == ["x/a@2x.png", "y/a@2x.png"])
  }

  @Test("The same folder by another way")
  func links() throws {
    let specs = ["sub/a.yaml": "Label: A", "sub/a.json": "{\"Label\": \"A\"}"]
    try expectClash(specs, ["sub/a.yaml", "link/a.json"], over: "link/a", link: true)
    try expectClash(specs, ["sub/a.yaml", "sub/../sub/a.json"], over: "sub/../sub/a")
  }

  @Test("A name that ends like a variant of another")
  func variants() throws {
    let specs = ["a.yaml": "Label: A", "a.rtl.yaml": "Label: B", "a~dark.yaml": "Label: C"]
    try expectClash(
      specs, ["a.yaml", "a.rtl.yaml", "--variants", "light,rtl"], over: "a.rtl@2x.png")
    try expectClash(
      specs, ["a~dark.yaml", "a.yaml", "--variants", "light,dark"], over: "a~dark@2x.png")
    let apart = try Workspace(specs).run("render", "a.yaml", "a.rtl.yaml", "a~dark.yaml")
    #expect(apart.lines == ["a@2x.png", "a.rtl@2x.png", "a~dark@2x.png"])
  }

  @Test("A name that ends like what another spec says of itself")
  func traits() throws {
    try expectClash(
      ["a.yaml": "appearance: dark\nLabel: A", "a~dark.yaml": "Label: B"],
      ["a.yaml", "a~dark.yaml"], over: "a~dark@2x.png")
  }

  @Test("Many pictures into one file")
  func oneFile() throws {
    let workspace = try Workspace(["a.yaml": "Label: A", "b.yaml": "Label: B"])
    try expectRefusal(
      64, "2 pictures do not fit into one file 'x.png'", "name a folder", in: workspace,
      ["render", "a.yaml", "b.yaml", "-o", "x.png"])
    try expectRefusal(
      64, "2 pictures do not fit into standard output", "name a folder", in: workspace,
      ["render", "a.yaml", "b.yaml", "-o", "-"])
  }
}
