import MaquetteCore

/// What the page knows of one picture: a short row of the list, and details for what does not pass.
struct ReportRow {
  /// Name, source, variant, place of the status, places of its groups, and what changed.
  let row: JSONValue
  /// What is shown beside the list; `nil` when there is nothing but the row.
  let detail: [(String, JSONValue)]?

  /// The row of a result.
  ///
  /// - Parameter groups: the places of the groups that it is in.
  init(_ result: SnapshotResult, groups: [Int], in run: SnapshotRun) {
    // Enough to find a change by its words.
    let words =
      result.changes.prefix(8).map(\.sentence) + result.environment.prefix(4)
      + result.settings.prefix(4) + result.diagnostics.prefix(2).map(\.message)
    let text = ResultWords.line(words.joined(separator: ", "))
    var row: [JSONValue] = [
      .string(result.id), .string(result.source), .string(result.variant),
      .integer(result.status.rank),
    ]
    let isPlain = result.status == .same && result.diagnostics.isEmpty
    if !isPlain || !text.isEmpty || !groups.isEmpty {
      row += [.array(groups.map(JSONValue.integer)), .string(String(text.prefix(400)))]
    }
    self.row = .array(row)
    detail = isPlain ? nil : ReportRow.detail(result, in: run)
  }

  private static func detail(
    _ result: SnapshotResult, in run: SnapshotRun
  ) -> [(String, JSONValue)] {
    let writer = DiagnosticText()
    return [
      ("sentence", .string(result.sentence)),
      ("scale", .number(result.scale)),
      ("environment", .array(result.environment.map { .string(ResultWords.line($0)) })),
      ("settings", result.settingsSentence.map { .string(ResultWords.line($0)) } ?? .null),
      ("pixels", result.pixelSentence.map(JSONValue.string) ?? .null),
      ("changes", .array(changes(result.changes))),
      ("clusters", result.clusterSentence.map(JSONValue.string) ?? .null),
      (
        "unexplained",
        .array(
          result.clusters.filter { $0.cause == .unexplained }.prefix(ChangeFrames.most).map {
            let bounds = $0.bounds
            return .array(
              [bounds.minX, bounds.minY, bounds.width, bounds.height].map(JSONValue.integer))
          })
      ),
      (
        "diagnostics",
        .array(
          result.diagnostics.prefix(Limits.diagnostics).map {
            .string(ResultWords.line(writer.text(of: $0)))
          })
      ),
      ("acceptWords", result.acceptingWords.map(JSONValue.string) ?? .null),
      (
        "accept",
        result.acceptingWords == nil ? .null : .string(AcceptCommand.id(result.id, in: run))
      ),
      (
        "files",
        .array(
          (result.artifacts?.paths ?? []).filter { ArtifactPath.problem(of: $0) == nil }.map {
            .array([.string($0), .string(ReportMarkup.link($0))])
          })
      ),
    ]
  }

  /// The sentences, and for what is outlined its colour and its frames.
  private static func changes(_ changes: [SceneChange]) -> [JSONValue] {
    let outlined = ChangeFrames.outlined(changes)
    return changes.enumerated().map { index, change in
      outlined.contains(index)
        ? outline(index, change) : .array([.string(ResultWords.line(change.sentence))])
    }
  }

  private static func outline(_ index: Int, _ change: SceneChange) -> JSONValue {
    let sentence = JSONValue.string(ResultWords.line(change.sentence))
    func frame(_ rect: Rect?) -> JSONValue {
      rect.map {
        .array([$0.minX, $0.minY, $0.width, $0.height].map(JSONValue.number))
      } ?? .null
    }
    return .array([
      sentence, .integer(index % ChangeFrames.palette.count), frame(change.oldFrame),
      frame(change.newFrame),
    ])
  }
}
