import Testing

@Suite("verify of a baseline's picture that somebody painted on")
struct VanishedTextCommandTests {
  private static let spec = """
    VStack:
      padding: 20
      children:
        - Label: Title
          font: largeTitle
          color: '#000000'
        - Button: {title: OK, style: filled}

    """

  /// A recorded spec whose baseline has the pixels of another one, and its own scene.
  private func painted(_ other: String, elsewhere: Bool) throws -> Workspace {
    let workspace = try Workspace(["ui/a.yaml": Self.spec, "b.yaml": other])
    #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    let drawn = try workspace.run("render", "b.yaml", "-o", "b@2x.png", "-q")
    #expect(drawn.status == 0, "\(drawn.errors)")
    try workspace.write("Snapshots/ui/a@2x.png", try workspace.bytes("b@2x.png"))
    if elsewhere {
      let path = "Snapshots/ui/a@2x.txt"
      try workspace.write(path, workspace.text(path).replacing("# cairo: ", with: "# cairo: 0."))
    }
    return workspace
  }

  @Test(
    "A title in the paper's colour is missing, in this environment and another",
    arguments: [false, true])
  func erased(elsewhere: Bool) throws {
    let workspace = try painted(
      Self.spec.replacing("#000000", with: "#FFFFFF"), elsewhere: elsewhere)
    let outcome = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("ink of Label 'Title' is missing"), "\(outcome.text)")
    #expect(outcome.text.contains("unexplained at "))
    #expect(!outcome.text.contains("rasterised differently"))
    let json = try workspace.text("snapshot-results/results.json")
    #expect(json.contains("\"notes\": [\"ink of Label 'Title' is missing"), "\(json)")
    // What was written can be read.
    #expect(try workspace.run("snapshot", "accept", "--all").status == 0)
    #expect(try workspace.run("snapshot", "verify", "ui").status == 0)
  }

  @Test(
    "A title of another colour is not rasterised differently", arguments: ["#FF3B30", "#7F7F7F"])
  func recoloured(color: String) throws {
    let workspace = try painted(Self.spec.replacing("#000000", with: color), elsewhere: true)
    let outcome = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("ink of Label 'Title' has another colour"), "\(outcome.text)")
    #expect(!outcome.text.contains("rasterised differently"))
  }

  @Test("Other words of the same length in the title are not rasterised differently")
  func reworded() throws {
    let workspace = try painted(
      Self.spec.replacing("Label: Title", with: "Label: Tulip"), elsewhere: true)
    let outcome = try workspace.run("snapshot", "verify", "ui", "--tolerant")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("Label 'Title'") && outcome.text.contains("unexplained at "))
  }
}
