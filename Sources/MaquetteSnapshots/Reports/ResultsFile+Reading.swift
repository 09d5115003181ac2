import Maquette
import MaquetteCore
import MaquetteSpec

extension ResultsFile {
  /// The run in a file of results.
  ///
  /// Whatever the file says, names of pictures and paths of artifacts lead to nowhere but below
  /// their folders: anything else is an error, as are unknown keys, names that are there twice, and
  /// numbers beyond what a picture can have.
  ///
  /// - Parameters:
  ///   - bytes: the file, at most ``Limits/resultBytes``.
  ///   - file: how errors name it.
  /// - Throws: ``DiagnosticError`` with all that is wrong, at most ``Limits/diagnostics``.
  package static func read(_ bytes: [UInt8], file: String? = nil) throws -> SnapshotRun {
    guard !YAMLReader.isNoJSON(bytes) else {
      throw DiagnosticError("this is not a results.json", file: file, hint: right)
    }
    let root = try YAMLReader.readJSON(
      bytes, file: file, byteLimit: Limits.resultBytes, valueLimit: Limits.resultValues)
    try checkVersion(root, file: file)
    var reader = ResultsReader(file: file)
    let run = reader.run(root)
    guard let run, reader.problems.isEmpty else { throw DiagnosticError(reader.problems) }
    return run
  }

  private static let right = "name the results.json that 'maquette snapshot verify' wrote"

  /// Of a later version nothing else is worth a message.
  private static func checkVersion(_ root: SpecNode, file: String?) throws {
    guard let found = root.map?.first(where: { $0.key == "version" }) else {
      throw DiagnosticError(
        "this is not a file of snapshot results: it has no 'version'", file: file,
        hint: right)
    }
    guard found.value.scalar == "\(version)" else {
      throw DiagnosticError([
        Diagnostic(
          .error,
          "the results are of version \(found.value.kindName); this one reads version \(version)",
          file: file, location: found.value.location,
          hint: "run 'maquette snapshot verify' again")
      ])
    }
  }
}

extension ResultsReader {
  fileprivate mutating func run(_ node: SpecNode) -> SnapshotRun? {
    guard
      let fields = fields(
        node, of: "the file",
        required: ["version", "baselines", "artifacts", "acceptCommand", "results"],
        optional: ["passes", "counts", "groups", "shard"])
    else { return nil }
    var run = SnapshotRun(
      baselines: text(fields["baselines"], "baselines"),
      artifacts: text(fields["artifacts"], "artifacts"), results: [],
      acceptCommand: text(fields["acceptCommand"], "acceptCommand"))
    if let node = fields["shard"] {
      do {
        run.shard = try Shard(text(node, "shard"))
      } catch {
        report("'shard' is \(node.kindName), not one of several such as 2/5", at: node)
      }
    }
    var ids: Set<PathKey> = []
    for node in list(fields["results"], "results") {
      guard let result = result(node) else { continue }
      if !ids.insert(PathKey(result.id)).inserted {
        report("there are two results named '\(SpecNode.excerpt(result.id))'", at: node)
      }
      run.results.append(result)
    }
    var keys: Set<String> = []
    for node in list(fields["groups"], "groups") {
      guard let group = group(node, ids) else { continue }
      if !keys.insert(group.key).inserted {
        report("there are two groups named '\(SpecNode.excerpt(group.key))'", at: node)
      }
      run.groups.append(group)
    }
    return run
  }

  private mutating func group(_ node: SpecNode, _ known: Set<PathKey>) -> ChangeGroup? {
    guard let fields = fields(node, of: "a group", required: ["key", "summary", "ids"]) else {
      return nil
    }
    var ids: [String] = []
    for node in list(fields["ids"], "ids") {
      let id = text(node, "ids")
      if !known.contains(PathKey(id)) {
        report("there is no result named '\(SpecNode.excerpt(id))'", at: node)
      }
      ids.append(id)
    }
    return ChangeGroup(
      key: text(fields["key"], "key"), summary: text(fields["summary"], "summary"), ids: ids)
  }

  private mutating func result(_ node: SpecNode) -> SnapshotResult? {
    guard
      let fields = fields(
        node, of: "a result", required: ["id", "source", "variant", "status", "scale"],
        optional: [
          "isRecorded", "renamedFrom", "identity", "pixels", "changes", "clusters", "environment",
          "settings", "diagnostics",
          "artifacts",
        ])
    else { return nil }
    let id = path(fields["id"], "id")
    let status = choice(fields["status"], "status", SnapshotResult.Status.allCases)
    guard let id, let status else { return nil }
    var result = SnapshotResult(
      id: id, source: text(fields["source"], "source"), variant: text(fields["variant"], "variant"),
      status: status)
    result.scale = number(fields["scale"], "scale", Limits.scale)
    if let node = fields["isRecorded"] {
      result.isRecorded = node.scalar == "true"
      if node.scalar != "true", node.scalar != "false" {
        report("'isRecorded' is \(node.kindName), not true or false", at: node)
      }
    }
    result.renamedFrom = path(fields["renamedFrom"], "renamedFrom")
    if status == .renamed, result.renamedFrom == nil {
      report("a renamed result has no 'renamedFrom'", at: node)
    }
    result.identity = fields["identity"].flatMap { identity($0) }
    result.pixels = fields["pixels"].flatMap { pixels($0) }
    for node in list(fields["changes"], "changes") {
      if let change = change(node) { result.changes.append(change) }
    }
    for node in list(fields["clusters"], "clusters") {
      if let cluster = cluster(node, changes: result.changes.count) {
        result.clusters.append(cluster)
      }
    }
    for node in list(fields["environment"], "environment") {
      result.environment.append(text(node, "environment"))
    }
    for node in list(fields["settings"], "settings") {
      result.settings.append(text(node, "settings"))
    }
    for node in list(fields["diagnostics"], "diagnostics") {
      if let diagnostic = diagnostic(node) { result.diagnostics.append(diagnostic) }
    }
    result.artifacts = fields["artifacts"].flatMap { artifacts($0) }
    return result
  }

  private mutating func identity(_ node: SpecNode) -> SnapshotResult.Identity? {
    fields(node, of: "'identity'", required: ["scene", "picture"]).map { fields in
      SnapshotResult.Identity(
        scene: text(fields["scene"], "scene"), picture: text(fields["picture"], "picture"))
    }
  }

  private mutating func pixels(_ node: SpecNode) -> SnapshotResult.PixelSummary? {
    let keys = ["oldWidth", "oldHeight", "newWidth", "newHeight", "different"]
    guard let fields = fields(node, of: "'pixels'", required: keys) else { return nil }
    let side = 0...Limits.pixelsPerSide
    return SnapshotResult.PixelSummary(
      oldWidth: integer(fields["oldWidth"], "oldWidth", side),
      oldHeight: integer(fields["oldHeight"], "oldHeight", side),
      newWidth: integer(fields["newWidth"], "newWidth", side),
      newHeight: integer(fields["newHeight"], "newHeight", side),
      different: integer(
        fields["different"], "different", 0...(Limits.pixelsPerSide * Limits.pixelsPerSide)))
  }

  private mutating func artifacts(_ node: SpecNode) -> SnapshotResult.Artifacts? {
    let keys = ResultsFile.artifactKeys
    guard
      let fields = fields(
        node, of: "'artifacts'", required: [], optional: keys.map(\.0) + ["digest"])
    else { return nil }
    var artifacts = SnapshotResult.Artifacts()
    for (name, key) in keys { artifacts[keyPath: key] = path(fields[name], name) }
    artifacts.digest = fields["digest"].map { text($0, "digest") }
    return artifacts
  }
}
