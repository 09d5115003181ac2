import FoundationEssentials
import Maquette
import MaquetteCore
import MaquetteSpec

/// Puts the results of runs that shared the work together, so that there is one report and one accept.
package struct SnapshotMerging: Sendable {
  /// The results of one run.
  package struct Part: Sendable {
    /// What the run found.
    package var run: SnapshotRun
    /// The folder that the run's files are in now.
    package var folder: String
    /// How messages name the file of results.
    package var name: String

    /// Results that were read from a file.
    package init(_ run: SnapshotRun, folder: String, name: String) {
      self.run = run
      self.folder = folder
      self.name = name
    }
  }

  private let parts: [Part]
  /// Everything that all of them found, with the artifacts in the given folder, sorted by name.
  package let run: SnapshotRun
  /// Which runs lack files that their results name, as where nothing but the results was fetched.
  package let warnings: [Diagnostic]

  /// The merged results; no file is touched yet.
  ///
  /// A baseline that several runs call obsolete is so once, and not at all where one of them draws
  /// it; what one run calls missing and another one obsolete may be renamed.
  ///
  /// - Parameter artifacts: the folder that artifacts are to be in.
  /// - Throws: ``DiagnosticError`` when the runs are about different baselines, when one picture has
  ///   two different results, or when a shard is missing or there twice.
  package init(_ parts: [Part], artifacts: String) throws {
    var problems: [Diagnostic] = []
    if let first = parts.first {
      for part in parts where part.run.baselines != first.run.baselines {
        problems.append(
          Diagnostic(
            .error,
            "it is about the baselines in '\(part.run.baselines)', and '\(first.name)' about those "
              + "in '\(first.run.baselines)'", file: part.name,
            hint: "merge what is about one folder"))
      }
    }
    problems += SnapshotMerging.shardProblems(parts)
    var results: [PathKey: (result: SnapshotResult, part: Part)] = [:]
    for part in parts {
      for var result in part.run.results {
        result.diagnostics.removeAll { $0 == SnapshotMerging.obsoleteInShard }
        let key = PathKey(result.id)
        guard let other = results[key] else {
          results[key] = (result, part)
          continue
        }
        // What nothing of one run draws another one may draw.
        if result.status == .obsolete { continue }
        if other.result.status == .obsolete || other.result == result {
          results[key] = (result, part)
          continue
        }
        problems.append(
          Diagnostic(
            .error,
            "'\(result.id)' is \(result.status.title) here, and \(other.result.status.title) in "
              + "'\(other.part.name)'", file: part.name,
            hint: "merge runs that share the pictures, as --shard 1/2 and --shard 2/2 do"))
      }
    }
    guard problems.isEmpty else {
      throw DiagnosticError(Array(problems.prefix(Limits.diagnostics)))
    }
    self.parts = parts
    let kept = SnapshotMerging.kept(in: parts)
    warnings = parts.compactMap { SnapshotMerging.warning(of: $0, besides: kept) }
    let sorted = results.values.map { $0.result.showing(kept) }.sorted {
      $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
    var run = SnapshotRun(
      baselines: parts.first?.run.baselines ?? "", artifacts: artifacts,
      results: SnapshotRenames.named(in: sorted), acceptCommand: "")
    run.groups = ChangeGrouping.groups(of: run.results)
    self.run = run
  }

  /// What is said of a baseline that nothing of a shard draws, and of no other as it is.
  static let obsoleteInShard = Diagnostic(
    .warning, "another shard may draw it under another name",
    hint: "merge the results of all shards with 'maquette snapshot merge-results', and accept those"
  )

  /// Half of the shards would pass for all of them.
  private static func shardProblems(_ parts: [Part]) -> [Diagnostic] {
    let shards = parts.compactMap { part in part.run.shard.map { ($0, part.name) } }
    guard let count = shards.first?.0.count else { return [] }
    var problems: [Diagnostic] = []
    var seen: [Int: String] = [:]
    for (shard, name) in shards {
      if shard.count != count {
        problems.append(
          Diagnostic(
            .error, "it is shard \(shard.text), and '\(shards[0].1)' is one of \(count) shards",
            file: name,
            hint: "merge the shards of one run"))
      } else if let other = seen.updateValue(name, forKey: shard.index) {
        problems.append(
          Diagnostic(
            .error, "it is shard \(shard.text), and so is '\(other)'", file: name,
            hint: "name each of them once"))
      }
    }
    let missing = (1...count).filter { seen[$0] == nil }
    if problems.isEmpty, !missing.isEmpty {
      let names = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      problems.append(
        Diagnostic(
          .error,
          "the results of shard \(names)\(missing.count > 10 ? " and others" : "") are missing",
          hint: "name the results.json of all \(count)"))
    }
    return problems
  }

  /// The files that show failures and are there.
  private static func kept(in parts: [Part]) -> PathSet {
    var kept = PathSet()
    for part in parts {
      for path in part.paths
      where LinkedPath.firstLink(on: path, below: part.folder) == nil
        && Disk.exists(ArtifactPath.joined(part.folder, path))
      { _ = kept.insert(path) }
    }
    return kept
  }

  /// What to say of a run without some of its files: its pictures cannot be looked at, nor accepted.
  private static func warning(of part: Part, besides kept: PathSet) -> Diagnostic? {
    let missing = part.paths.filter { !kept.contains($0) }
    guard let first = missing.first else { return nil }
    return Diagnostic(
      .warning,
      "of the files that it names, \(missing.count) \(missing.count == 1 ? "is" : "are") not there, "
        + "for example '\(ArtifactPath.joined(part.folder, first))'", file: part.name,
      hint: SnapshotResult.fetchingHint)
  }

  /// The files that are merged: results, and what of failures is copied.
  package var inputs: [String] {
    parts.flatMap { part in
      [part.name] + part.paths.map { ArtifactPath.joined(part.folder, $0) }
    }
  }

  /// Copies the files that show failures into the folder of the merged results.
  ///
  /// - Parameter files: what nothing may be written onto.
  /// - Throws: ``OutputError`` when one cannot be written.
  package func copyArtifacts(among files: RunFiles) throws {
    let needed = PathSet(run.results.flatMap { $0.artifacts?.paths ?? [] })
    var copied = PathSet()
    for part in parts {
      for path in part.paths
      where needed.contains(path) && LinkedPath.firstLink(on: path, below: part.folder) == nil {
        guard !copied.contains(path),
          let bytes = try? FileReader.read(
            path: ArtifactPath.joined(part.folder, path), limit: Limits.snapshotBytes)
        else { continue }
        _ = copied.insert(path)
        let place = try files.claim(
          derived: ArtifactPath.joined(run.artifacts, path), in: run.artifacts,
          isOurs: ArtifactPictures.isOurs)
        try AtomicFile.write(bytes, to: place)
      }
    }
  }
}

extension SnapshotMerging.Part {
  /// The files that show its failures, from its folder.
  fileprivate var paths: [String] { run.results.flatMap { $0.artifacts?.paths ?? [] } }
}

extension SnapshotResult {
  /// The result, without files where not all of them are there: with some, nobody can accept it.
  fileprivate func showing(_ kept: PathSet) -> SnapshotResult {
    guard let artifacts, !artifacts.paths.allSatisfy(kept.contains) else { return self }
    var copy = self
    copy.artifacts = nil
    copy.diagnostics.append(SnapshotResult.leftBehind)
    return copy
  }
}
