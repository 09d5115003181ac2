import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteSnapshots

/// One assertion: compares pictures with their baselines and tells the test's runner.
struct SnapshotAssertion {
  private let place: TestPlace
  private let settings: SnapshotSettings

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

  /// Compares a picture that is laid out.
  func check(
    _ picture: Renderer.Picture, named name: String, id: String? = nil, variant: String,
    with renderer: Renderer
  ) throws {
    let file = FileNaming.name(
      name, environment: picture.environment, home: EnvironmentPatch(), format: .png)
    let drawn = try DrawnSnapshot(
      picture, id: id.map { try SnapshotID($0) } ?? self.id(String(file.dropLast(".png".count))),
      key: key, source: source, variant: variant, with: renderer)
    try check(drawn)
  }

  /// Compares a picture that is only pixels.
  func check(png: [UInt8], named name: String, scale: Double) throws {
    _ = try PNGDecoder.decode(png)
    try check(
      DrawnSnapshot(png: png, id: id(name), key: key, source: source, scale: scale))
  }

  private func check(_ drawn: DrawnSnapshot) throws {
    try SnapshotNames.take(drawn.id, at: place, picture: Checksum.crc32(drawn.png))
    let mode = try settings.mode()
    let artifacts = settings.artifactFolder
    let check = SnapshotCheck(
      SnapshotCheck.Options(
        baselines: folder, mode: mode, isTolerant: settings.isTolerant ?? false,
        artifacts: artifacts))
    let result = try check.result(of: drawn)
    guard !result.status.passes else { return }
    TestRunner.fail(
      SnapshotFailure(result, folder: folder, artifacts: artifacts, mode: mode).message,
      files: SnapshotFailure.files(of: result, in: artifacts), at: place)
  }

  private var folder: BaselineFolder {
    let name = settings.folder ?? "Snapshots"
    return BaselineFolder(name.hasPrefix("/") ? name : place.folder + name)
  }

  private func id(_ name: String) throws -> SnapshotID {
    let prefix = settings.prefix ?? "\(place.stem)/\(place.functionName)."
    return try SnapshotID(prefix + name)
  }

  private var key: String { "test \(place.stem)/\(place.functionName)" }
  private var source: String { "\(place.fileID):\(place.line)" }
}
