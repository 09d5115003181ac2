import Foundation
import Maquette
import MaquettePainting
import Testing

@testable import MaquetteSnapshots

/// A baseline whose pixels are drawn again need not be packed again.
@Suite("Baselines that are packed otherwise")
struct KeptBaselineTests {
  private let id: SnapshotID
  private let scratch: Scratch

  init() throws {
    id = try SnapshotID("a@2x")
    scratch = try Scratch()
    let recording = SnapshotCheck(options(.all))
    #expect(try recording.result(of: drawn("Same", for: recording)).isRecorded)
  }

  private func options(_ mode: RecordMode) -> SnapshotCheck.Options {
    SnapshotCheck.Options(baselines: BaselineFolder(scratch.path), mode: mode)
  }

  private func drawn(_ title: String, for check: SnapshotCheck) throws -> DrawnSnapshot {
    let renderer = Renderer()
    return try DrawnSnapshot(
      renderer.picture(of: Label(title)), id: id, key: "a.yaml", source: "a.yaml", variant: "",
      with: renderer, keeping: check.keptFile(of: id))
  }

  /// The same pixels in a file that says another resolution, as another program writes it.
  private func repack() throws -> [UInt8] {
    let kept = try #require(try BaselineFolder(scratch.path).baseline(id)).png
    let packed = try PNGEncoder().encode(PNGDecoder.decode(kept), scale: 1)
    #expect(packed != kept)
    try scratch.write(packed, to: "a@2x.png")
    return packed
  }

  @Test(
    "It is the same, and its file stays as it is", arguments: [RecordMode.never, .failed, .all])
  func same(mode: RecordMode) throws {
    let packed = try repack()
    let check = SnapshotCheck(options(mode))
    #expect(try check.result(of: drawn("Same", for: check)).status == .same)
    #expect(try BaselineFolder(scratch.path).baseline(id)?.png == packed)
  }

  @Test("Whoever only looks takes its file over, and whoever records packs anew")
  func taken() throws {
    let packed = try repack()
    #expect(try drawn("Same", for: SnapshotCheck(options(.never))).png == packed)
    for mode in [RecordMode.missing, .failed, .all] {
      #expect(try drawn("Same", for: SnapshotCheck(options(mode))).png != packed)
    }
  }

  @Test("Another picture is seen, and so is a baseline that is damaged or gone")
  func different() throws {
    let check = SnapshotCheck(options(.never))
    #expect(try check.result(of: drawn("Other", for: check)).status == .changed)
    try scratch.write("<<<<<<< HEAD\n", to: "a@2x.png")
    #expect(try check.result(of: drawn("Same", for: check)).status == .damaged)
    try FileManager.default.removeItem(atPath: scratch.path + "/a@2x.png")
    #expect(try check.result(of: drawn("Same", for: check)).status == .missing)
  }

  @Test("A scene that differs is seen though all pixels are the same")
  func scene() throws {
    let text = try scratch.text("a@2x.txt")
    try scratch.write(text.replacing("Same", with: "Some"), to: "a@2x.txt")
    let check = SnapshotCheck(options(.never))
    #expect(try !check.result(of: drawn("Same", for: check)).status.passes)
  }
}
