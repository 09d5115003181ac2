import MaquetteCore

/// The file that a run leaves for `accept` and for scripts: all of a ``SnapshotRun`` as JSON.
///
/// At the top are `version`, `passes` and `counts` (a number for each status there is; both are for
/// scripts, and reading takes no notice of them), `shard` where the run was one of several,
/// `baselines`, `artifacts` and `acceptCommand`, then `results` and `groups`. A result has `id`,
/// `source`, `variant`, `status` and `scale`, and where there is something to say `isRecorded`,
/// `renamedFrom`, `identity`, `pixels`, `changes`, `clusters`, `environment`, `settings`,
/// `diagnostics` and `artifacts`. Frames are in points with at most six decimals, bounds in pixels.
/// The `cause` of a cluster is `structure`, `rasterization` or `unexplained`; the first has
/// `changes`, indices into the changes of its result, from 0; a cluster may have `notes`, sentences
/// on what is missing. The `digest` of artifacts is the CRC-32
/// of what `actual` and `actualScene` name. Equal runs are equal bytes.
package enum ResultsFile {
  /// The version of the file's form; it changes when a reader would have to.
  package static let version = 1

  /// The file of a run.
  package static func text(_ run: SnapshotRun) -> String {
    var fields: [(String, JSONValue)] = [
      ("version", .integer(version)),
      ("passes", .bool(run.passes)),
      ("counts", .object(run.counts.map { ($0.status.rawValue, .integer($0.count)) })),
      ("baselines", .string(run.baselines)),
      ("artifacts", .string(run.artifacts)),
      ("acceptCommand", .string(run.acceptCommand)),
      ("results", .array(run.results.map(result))),
      ("groups", .array(run.groups.map(group))),
    ]
    if let shard = run.shard { fields.insert(("shard", .string(shard.text)), at: 3) }
    return JSONValue.object(fields).prettyText
  }

  private static func result(_ result: SnapshotResult) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("id", .string(result.id)), ("source", .string(result.source)),
      ("variant", .string(result.variant)), ("status", .string(result.status.rawValue)),
      ("scale", .number(result.scale)),
    ]
    if result.isRecorded { fields.append(("isRecorded", .bool(true))) }
    if let name = result.renamedFrom { fields.append(("renamedFrom", .string(name))) }
    if let identity = result.identity {
      fields.append(
        (
          "identity",
          .object([("scene", .string(identity.scene)), ("picture", .string(identity.picture))])
        ))
    }
    if let pixels = result.pixels {
      fields.append(
        (
          "pixels",
          .object([
            ("oldWidth", .integer(pixels.oldWidth)), ("oldHeight", .integer(pixels.oldHeight)),
            ("newWidth", .integer(pixels.newWidth)), ("newHeight", .integer(pixels.newHeight)),
            ("different", .integer(pixels.different)),
          ])
        ))
    }
    func list<Element>(_ key: String, _ all: [Element], _ json: (Element) -> JSONValue) {
      if !all.isEmpty { fields.append((key, .array(all.map(json)))) }
    }
    list("changes", result.changes, change)
    list("clusters", result.clusters, cluster)
    list("environment", result.environment) { .string($0) }
    list("settings", result.settings) { .string($0) }
    list("diagnostics", result.diagnostics, diagnostic)
    if let artifacts = result.artifacts {
      var paths = ResultsFile.artifactKeys.compactMap { name, key in
        artifacts[keyPath: key].map { (name, JSONValue.string($0)) }
      }
      if let digest = artifacts.digest { paths.append(("digest", .string(digest))) }
      fields.append(("artifacts", .object(paths)))
    }
    return .object(fields)
  }

  /// The names of artifacts in the file.
  static var artifactKeys: [(String, WritableKeyPath<SnapshotResult.Artifacts, String?>)] {
    [
      ("expected", \.expected), ("actual", \.actual), ("actualScene", \.actualScene),
      ("diff", \.diff), ("comparison", \.comparison),
    ]
  }

  private static func change(_ change: SceneChange) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("kind", .string(change.kind.rawValue)), ("path", .string(change.path)),
      ("component", .string(change.component)), ("sentence", .string(change.sentence)),
      ("summary", .string(change.summary)),
    ]
    if let frame = change.oldFrame { fields.append(("oldFrame", .rect(frame))) }
    if let frame = change.newFrame { fields.append(("newFrame", .rect(frame))) }
    if !change.reach.isEmpty { fields.append(("reach", .array(change.reach.map(JSONValue.rect)))) }
    return .object(fields)
  }

  private static func cluster(_ cluster: ExplainedCluster) -> JSONValue {
    let bounds = cluster.bounds
    var fields: [(String, JSONValue)] = [
      (
        "bounds",
        .object([
          ("x", .integer(bounds.minX)), ("y", .integer(bounds.minY)),
          ("width", .integer(bounds.width)), ("height", .integer(bounds.height)),
        ])
      ),
      ("differentPixels", .integer(cluster.differentPixels)),
    ]
    switch cluster.cause {
    case .structure(let changes):
      fields.append(("cause", .string("structure")))
      fields.append(("changes", .array(changes.map(JSONValue.integer))))
    case .rasterization: fields.append(("cause", .string("rasterization")))
    case .unexplained: fields.append(("cause", .string("unexplained")))
    }
    if !cluster.notes.isEmpty {
      fields.append(("notes", .array(cluster.notes.map(JSONValue.string))))
    }
    return .object(fields)
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
    ]
    if let file = diagnostic.file { fields.append(("file", .string(file))) }
    if let place = diagnostic.location {
      fields += [("line", .integer(place.line)), ("column", .integer(place.column))]
    }
    if diagnostic.length != 1 { fields.append(("length", .integer(diagnostic.length))) }
    if let hint = diagnostic.hint { fields.append(("hint", .string(hint))) }
    return .object(fields)
  }

  private static func group(_ group: ChangeGroup) -> JSONValue {
    .object([
      ("key", .string(group.key)), ("summary", .string(group.summary)),
      ("ids", .array(group.ids.map(JSONValue.string))),
    ])
  }
}
