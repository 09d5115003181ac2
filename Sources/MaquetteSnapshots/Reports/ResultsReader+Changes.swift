import MaquetteCore
import MaquettePainting

extension ResultsReader {
  /// One change of a scene.
  mutating func change(_ node: SpecNode) -> SceneChange? {
    guard
      let fields = fields(
        node, of: "a change", required: ["kind", "path", "component", "sentence", "summary"],
        optional: ["oldFrame", "newFrame", "reach"]),
      let kind = choice(fields["kind"], "kind", SceneChange.Kind.allCases)
    else { return nil }
    var change = SceneChange(
      kind: kind, path: text(fields["path"], "path"),
      component: text(fields["component"], "component"),
      sentence: text(fields["sentence"], "sentence"), summary: text(fields["summary"], "summary"),
      oldFrame: fields["oldFrame"].flatMap { rect($0, "oldFrame") },
      newFrame: fields["newFrame"].flatMap { rect($0, "newFrame") }, reach: [])
    for node in list(fields["reach"], "reach") {
      if let rect = rect(node, "reach") { change.reach.append(rect) }
    }
    return change
  }

  private mutating func rect(_ node: SpecNode, _ name: String) -> Rect? {
    guard let fields = rectFields(node, name) else { return nil }
    let places = -Limits.coordinate...Limits.coordinate
    let lengths = 0...Limits.coordinate
    return Rect(
      x: number(fields["x"], "x", places), y: number(fields["y"], "y", places),
      width: number(fields["width"], "width", lengths),
      height: number(fields["height"], "height", lengths))
  }

  private mutating func rectFields(_ node: SpecNode, _ name: String) -> [String: SpecNode]? {
    fields(node, of: "'\(name)'", required: ["x", "y", "width", "height"])
  }

  /// One cluster of changed pixels of a result with so many changes.
  mutating func cluster(_ node: SpecNode, changes count: Int) -> ExplainedCluster? {
    guard
      let fields = fields(
        node, of: "a cluster", required: ["bounds", "differentPixels", "cause"],
        optional: ["changes", "notes"]),
      let bounds = fields["bounds"].flatMap({ rectFields($0, "bounds") })
    else { return nil }
    let side = 0...Limits.pixelsPerSide
    let x = integer(bounds["x"], "x", side)
    let y = integer(bounds["y"], "y", side)
    let rect = PixelRect(
      minX: x, minY: y, maxX: x + integer(bounds["width"], "width", side),
      maxY: y + integer(bounds["height"], "height", side))
    let pixels = integer(
      fields["differentPixels"], "differentPixels",
      0...(Limits.pixelsPerSide * Limits.pixelsPerSide))
    guard let cause = cause(fields, changes: count) else { return nil }
    var notes: [String] = []
    for node in list(fields["notes"], "notes") { notes.append(text(node, "notes")) }
    return ExplainedCluster(bounds: rect, differentPixels: pixels, cause: cause, notes: notes)
  }

  private enum CauseName: String, CaseIterable {
    case structure
    case rasterization
    case unexplained
  }

  private mutating func cause(
    _ fields: [String: SpecNode], changes count: Int
  ) -> ExplainedCluster.Cause? {
    switch choice(fields["cause"], "cause", CauseName.allCases) {
    case .structure:
      guard count > 0 else {
        if let node = fields["cause"] {
          report("there is no change that 'cause' could mean", at: node)
        }
        return nil
      }
      var indices: [Int] = []
      for node in list(fields["changes"], "changes") {
        indices.append(integer(node, "changes", 0...(count - 1)))
      }
      return .structure(indices)
    case .rasterization: return .rasterization
    case .unexplained: return .unexplained
    case nil: return nil
    }
  }

  /// One message.
  mutating func diagnostic(_ node: SpecNode) -> Diagnostic? {
    guard
      let fields = fields(
        node, of: "a diagnostic", required: ["severity", "message"],
        optional: ["file", "line", "column", "length", "hint"]),
      let severity = choice(
        fields["severity"], "severity", [Diagnostic.Severity.error, .warning])
    else { return nil }
    let any = 1...Int(Int32.max)
    var diagnostic = Diagnostic(severity, text(fields["message"], "message"))
    if let file = fields["file"] { diagnostic.file = text(file, "file") }
    if let hint = fields["hint"] { diagnostic.hint = text(hint, "hint") }
    if fields["line"] != nil || fields["column"] != nil {
      diagnostic.location = SourceLocation(
        line: integer(fields["line"], "line", any), column: integer(fields["column"], "column", any)
      )
    }
    if let length = fields["length"] { diagnostic.length = integer(length, "length", any) }
    return diagnostic
  }
}
