import Testing

/// Two specs whose pictures, light and dark, were recorded.
enum SnapshotWorkspace {
  static let spec = """
    VStack:
      spacing: 8
      padding: 20
      children:
        - Label: Sign in
        - Button: Continue
          style: filled

    """

  static func recorded() throws -> Workspace {
    let workspace = try Workspace(["ui/signin.yaml": spec, "ui/other.yaml": "Label: Other\n"])
    let outcome = try workspace.run("snapshot", "record", "ui", "--variants", "light,dark")
    #expect(outcome.status == 0, "\(outcome.errors)")
    return workspace
  }

  static func verify(_ workspace: Workspace, _ more: String...) throws -> Maquette.Outcome {
    try workspace.run(["snapshot", "verify", "ui", "--variants", "light,dark"] + more)
  }
}
