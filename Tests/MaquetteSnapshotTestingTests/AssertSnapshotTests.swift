import Foundation
import MaquettePainting
import MaquetteSnapshotTesting
import Synchronization
import Testing

@Suite("assertSnapshot in Swift Testing")
struct AssertSnapshotTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.appendingPathComponent(
        "maquette-assert-\(UUID().uuidString)"
      ).path
  }

  private var files: [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
  }

  private func kept(_ mode: RecordMode?, _ work: () -> Void) {
    withSnapshots(
      SnapshotSettings(record: mode, folder: folder + "/kept", artifacts: folder + "/failures"),
      work)
  }

  private func message(_ mode: RecordMode?, _ work: () -> Void) -> String {
    let said = Mutex("")
    withKnownIssue {
      kept(mode, work)
    } matching: { issue in
      said.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    return said.withLock { $0 }
  }

  /// Puts a baseline into the folder without asserting anything.
  private func record(_ component: some Component, as name: String) throws {
    let renderer = Renderer()
    let drawn = try DrawnSnapshot(
      renderer.picture(of: component), id: SnapshotID(name), key: "test", source: "test",
      with: renderer)
    try record(drawn)
  }

  private func record(_ drawn: DrawnSnapshot) throws {
    let folder = BaselineFolder(folder + "/kept")
    _ = try SnapshotCheck(SnapshotCheck.Options(baselines: folder, mode: .all)).result(of: drawn)
  }

  @Test("What is missing fails while it is recorded, and passes then")
  func missing() {
    let check = { assertSnapshot(of: Button("Go"), named: "go") }
    #expect(message(.never, check).contains("no baseline"))
    #expect(files.filter { $0.hasPrefix("kept") }.isEmpty)
    #expect(message(.missing, check).contains("recorded just now"))
    #expect(
      files.filter { $0.hasPrefix("kept") } == [
        "kept/AssertSnapshotTests/missing.go@2x.png", "kept/AssertSnapshotTests/missing.go@2x.txt",
      ])
    kept(.missing, check)
    kept(.never, check)
  }

  @Test("A change is told in words, with where to look and what to do, and recorded when asked")
  func change() throws {
    try record(Button("Continue"), as: "button")
    let check = { assertSnapshot(of: Button("Go on"), id: "button") }
    let said = message(.missing, check)
    #expect(said.contains("reads 'Go on', was 'Continue'"), "\(said)")
    #expect(said.contains("button.comparison.png"))
    // A mode that the test sets is before the variable.
    let run = "swift test --filter '^MaquetteSnapshotTestingTests\\.AssertSnapshotTests/change\\b'"
    #expect(
      said.contains(
        "write 'record: .failed' where the test has 'record: .missing' and run: \(run)"), "\(said)")
    let free = message(nil, check)
    #expect(free.contains("record it with: MAQUETTE_RECORD=failed \(run)"), "\(free)")
    #expect(files.contains("failures/button.diff.png"))
    #expect(message(.failed, check).contains("recorded just now"))
    kept(.never, check)
  }

  @Test("Variants are snapshots of their own", arguments: ["Go", "Stop"])
  func variants(title: String) {
    let check = {
      assertSnapshot(of: Button(title), named: title, variants: "light,dark,rtl,dark+rtl")
    }
    _ = message(.missing, check)
    #expect(files.count { $0.hasPrefix("kept") && $0.hasSuffix(".png") } == 4)
    kept(.never, check)
  }

  @Test("Scenes, pictures that are laid out, and images are compared as well")
  func others() throws {
    let renderer = Renderer()
    let picture = try renderer.picture(of: Label("Checked"), in: Environment(scale: 3))
    let png = try renderer.bytes(of: picture)
    let check = {
      assertSnapshot(of: picture)
      assertSnapshot(of: picture.scene, in: Environment(scale: 3))
      assertSnapshot(ofImage: png, scale: 3)
    }
    _ = message(.missing, check)
    #expect(files.count { $0.hasPrefix("kept") && $0.hasSuffix(".png") } == 3)
    #expect(files.count { $0.hasPrefix("kept") && $0.hasSuffix(".txt") } == 2)
    kept(.never, check)
  }

  @Test("One pixel of an image is enough to fail")
  func onePixel() throws {
    let png = try Renderer().bytes(of: Label("Checked"))
    try record(DrawnSnapshot(png: png, id: SnapshotID("image"), key: "test", source: "test"))
    let image = try PNGDecoder.decode(png).changing(pixel: 3)
    let changed = try PNGEncoder().encode(image, scale: 2)
    let said = message(.never) {
      withSnapshots(SnapshotSettings(prefix: "")) { assertSnapshot(ofImage: changed) }
    }
    #expect(said.contains("1 of 5,576 pixels differ"), "\(said)")
  }

  @Test("Two snapshots of one name in a test are an error that says how to tell them apart")
  func collision() {
    let said = message(.missing) {
      assertSnapshot(of: Label("One"), named: "same")
      assertSnapshot(of: Label("Two"), named: "same")
    }
    #expect(said.contains("give them different names with named:"), "\(said)")
    #expect(files.count { $0.hasPrefix("kept") && $0.hasSuffix(".png") } == 1)
  }

  @Test("What cannot be drawn fails")
  func undrawable() {
    let said = message(.missing) {
      assertSnapshot(of: Label("Huge").font(.system(size: 1e9, weight: .regular)))
    }
    #expect(said.contains("font size"), "\(said)")
    #expect(files.isEmpty)
  }

  @Test("A suite's trait is handed down, a test's own says more", .snapshots(record: .never))
  func trait() {
    withKnownIssue { assertSnapshot(of: Label("Traits"), named: "nothing-is-recorded") }
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
