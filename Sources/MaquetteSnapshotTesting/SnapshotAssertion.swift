import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteSnapshots

/// One assertion: compares pictures with their baselines and tells the test's runner.
struct SnapshotAssertion {
  let place: TestPlace
  let settings: SnapshotSettings

  init(at place: TestPlace, record: RecordMode?) {
    self.place = place
    settings = SnapshotSettings(record: record).overlaid(on: .current)
  }

  /// Does a piece of work; what it throws fails the test.
  func run(_ work: (SnapshotAssertion) throws -> Void) {
    do {
      try work(self)
    } catch {
      TestRunner.fail("\(error)", files: [], at: place)
    }
  }

  /// Compares what is laid out, each variant with its baseline.
  ///
  /// - Parameters:
  ///   - component: what was drawn; `nil` when nobody knows.
  ///   - strategy: what of it is compared.
  ///   - name: what the test calls them; `nil` when it does not.
  ///   - kind: what they are called then.
  func check(
    _ pictures: [(variant: String, picture: Renderer.Picture)], of component: Any?,
    as strategy: SnapshotStrategy, named name: String?, kind: String, id: String? = nil,
    with renderer: Renderer
  ) throws {
    let texts = pictures.compactMap { strategy.text(of: $0.picture, component: component) }
    let unnamed = try SnapshotID("unnamed")
    let drawn =
      try texts.isEmpty
      ? pictures.map { variant, picture in
        try DrawnSnapshot(
          picture, id: unnamed, key: key, source: source, variant: variant, with: renderer)
      } : []
    let all = Checksum.crc32(drawn.flatMap(\.png) + texts.flatMap(\.utf8))
    for index in pictures.indices {
      let environment = pictures[index].picture.environment
      let own =
        try id.map { try SnapshotID($0) }
        ?? self.id(
          named: name, kind: kind, environment: environment, drawn: all,
          as: strategy)
      if texts.isEmpty {
        var drawn = drawn[index]
        drawn.id = own
        try check(drawn)
      } else {
        try check(texts[index], as: strategy, id: own)
      }
    }
  }

  /// Compares a picture that is only pixels.
  func check(png: [UInt8], named name: String?, scale: Double) throws {
    _ = try PNGDecoder.decode(png)
    let id = try self.id(
      named: name, kind: "image", environment: nil, drawn: Checksum.crc32(png), as: .picture)
    try check(DrawnSnapshot(png: png, id: id, key: key, source: source, scale: scale))
  }

  private func check(_ drawn: DrawnSnapshot) throws {
    try SnapshotNames.take(drawn.id, in: folder, at: place, picture: Checksum.crc32(drawn.png))
    let mode = try settings.mode()
    let artifacts = settings.artifactFolder
    let check = SnapshotCheck(
      SnapshotCheck.Options(
        baselines: folder, mode: mode, isTolerant: settings.isTolerant ?? false,
        artifacts: artifacts))
    var result = try check.result(of: drawn)
    if let error = check.unwritten {
      result.diagnostics.append(Diagnostic(.warning, error.description, hint: error.hint))
    }
    let results = FailedResult(result: result, baselines: folder, artifacts: artifacts)
    guard !result.status.passes else { return results.remove() }
    if result.isRecorded { results.remove() } else if check.unwritten == nil { try results.write() }
    TestRunner.fail(
      SnapshotFailure(result, results: results, of: self).message,
      files: SnapshotFailure.files(of: result, in: artifacts), at: place)
  }

  var folder: BaselineFolder {
    let name = settings.folder ?? "Snapshots"
    return BaselineFolder(name.hasPrefix("/") ? name : place.folder + name)
  }

  /// The name of a baseline: test, arguments, what the test calls it, and what is special about the
  /// environment.
  ///
  /// - Parameters:
  ///   - drawn: tells what is drawn from what other rounds of a loop draw.
  ///   - strategy: what of it is compared: each has numbers of its own, and texts no scale.
  private func id(
    named name: String?, kind: String, environment: Environment?, drawn: String,
    as strategy: SnapshotStrategy
  ) throws -> SnapshotID {
    let arguments = TestArguments.missing(try TestArguments.words(), in: name)
    let start = settings.prefix ?? "\(place.stem)/\(place.functionName)."
    var base = start + (arguments + [name ?? kind]).joined(separator: ".")
    if name == nil {
      let number = try SnapshotNames.number(
        "\(folder.path)/\(base).\(strategy.rawValue)", at: place, picture: drawn)
      if number > 1 { base += "-\(number)" }
    }
    guard let environment else { return try SnapshotID(base) }
    let format = strategy == .picture ? PictureFormat.png : .svg
    let file = FileNaming.name(
      base, environment: environment, home: EnvironmentPatch(), format: format)
    return try SnapshotID(String(file.dropLast(format.rawValue.utf8.count + 1)))
  }

  var key: String { "test \(place.stem)/\(place.functionName)" }
  private var source: String { "\(place.fileID):\(place.line)" }
}
