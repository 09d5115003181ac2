import Foundation
import Maquette
import MaquettePainting
import Testing

@testable import MaquetteSnapshots

@Suite("Baselines on disk")
struct BaselineFolderTests {
  private let scratch: Scratch
  private let folder: BaselineFolder
  private let id: SnapshotID

  init() throws {
    scratch = try Scratch()
    folder = BaselineFolder(scratch.path + "/Snapshots/")
    id = try SnapshotID("ui/signin~dark@2x")
  }

  private func baseline(_ title: String) throws -> Baseline {
    let renderer = Renderer()
    let drawn = try DrawnSnapshot(
      renderer.picture(of: Label(title)), id: id, key: "ui/signin.yaml", source: "ui/signin.yaml",
      variant: "dark", with: renderer)
    let scene = try #require(drawn.scene)
    return Baseline(png: drawn.png, scene: scene, receipt: ReceiptMaker().receipt(of: drawn))
  }

  @Test("What is written is read back: picture, scene and receipt")
  func roundTrip() throws {
    let made = try baseline("Checked")
    #expect(try folder.write(made, as: id))
    #expect(try folder.baseline(id) == made)
    #expect(try folder.ids() == [id])
    #expect(scratch.files.filter { $0.contains("tmp") || $0.contains("pending") }.isEmpty)
  }

  @Test("A receipt names libraries, fonts, theme, scale, locale and the tool's version")
  func receipt() throws {
    try folder.write(baseline("Checked"), as: id)
    let text = try scratch.text("Snapshots/ui/signin~dark@2x.txt")
    for name in [
      "spec: ui/signin.yaml", "variant: dark", "png: ", "maquette: ", "cairo: ", "pango: ",
      "freetype: ", "theme: ios ", "locale: en_US", "scale: 2", "font Inter-Regular: ",
    ] {
      #expect(text.contains("# \(name)"))
    }
    #expect(text.contains("\nscene "))
  }

  @Test("There is nothing where nothing was written")
  func nothing() throws {
    #expect(try folder.baseline(id) == nil)
    #expect(try folder.ids().isEmpty)
  }

  @Test("What is the same is not written again, though it was made with something else")
  func unchanged() throws {
    let made = try baseline("Checked")
    try folder.write(made, as: id)
    let before = try scratch.text("Snapshots/ui/signin~dark@2x.txt")
    var other = made
    other.receipt.entries.append(Receipt.Entry("cairo", "9.9"))
    #expect(try !folder.write(other, as: id))
    #expect(try scratch.text("Snapshots/ui/signin~dark@2x.txt") == before)
  }

  @Test("Killed before the picture was replaced, the baseline is the old one")
  func killedBefore() throws {
    let (old, new) = (try baseline("Old"), try baseline("New"))
    try folder.write(old, as: id)
    let text = try #require(new.text)
    try scratch.write(text, to: "Snapshots/ui/.signin~dark@2x.txt.pending")
    #expect(try folder.baseline(id) == old)
    #expect(scratch.exists("Snapshots/ui/.signin~dark@2x.txt.pending"), "reading changes nothing")
    folder.settle(id)
    #expect(try folder.baseline(id) == old)
    #expect(!scratch.exists("Snapshots/ui/.signin~dark@2x.txt.pending"))
  }

  @Test("Killed after the picture was replaced, the baseline is the new one")
  func killedAfter() throws {
    let (old, new) = (try baseline("Old"), try baseline("New"))
    try folder.write(old, as: id)
    let text = try #require(new.text)
    try scratch.write(text, to: "Snapshots/ui/.signin~dark@2x.txt.pending")
    try scratch.write(new.png, to: "Snapshots/ui/signin~dark@2x.png")
    #expect(try folder.baseline(id) == new)
    folder.settle(id)
    #expect(try folder.baseline(id) == new, "and stays so")
    #expect(!scratch.exists("Snapshots/ui/.signin~dark@2x.txt.pending"))
  }

  @Test("A folder in its place is an error that names it")
  func inTheWay() throws {
    try scratch.write("x", to: "Snapshots/ui/signin~dark@2x.png/x")
    let error = try #require(throws: DiagnosticError.self) { try folder.baseline(id) }
    #expect(error.description.contains("signin~dark@2x.png"))
    #expect(throws: OutputError.self) { try folder.write(baseline("Checked"), as: id) }
  }

  @Test("A scene without a picture is no baseline, and gives way to one")
  func sceneAlone() throws {
    try scratch.write("scene 1 × 1", to: "Snapshots/ui/signin~dark@2x.txt")
    #expect(try folder.baseline(id) == nil)
    #expect(try folder.ids() == [id], "so that it is found when nothing draws it")
    #expect(try folder.write(baseline("Checked"), as: id))
    #expect(try folder.baseline(id) == baseline("Checked"))
  }

  @Test("Two runs at once leave a baseline that is one's or the other's, and both end well")
  func twoAtOnce() async throws {
    let (one, other) = (try baseline("One"), try baseline("Another"))
    let (folder, id) = (folder, id)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try folder.write(number % 2 == 0 ? one : other, as: id) }
        group.addTask {
          let seen = try folder.baseline(id)
          #expect(seen == nil || seen == one || seen == other)
        }
      }
      try await group.waitForAll()
    }
    #expect(scratch.files.filter { $0.contains("tmp") || $0.contains("pending") }.isEmpty)
  }

  @Test("A text whose lines version control ended as Windows does is read as it was written")
  func windowsLines() throws {
    let made = try baseline("Checked")
    try folder.write(made, as: id)
    let name = "Snapshots/ui/signin~dark@2x.txt"
    try scratch.write(scratch.text(name).replacing("\n", with: "\r\n"), to: name)
    #expect(try folder.baseline(id) == made)
  }

  @Test(
    "No file is written that a link in the place of a baseline leads to",
    arguments: [
      "png", "txt",
    ])
  func link(ending: String) throws {
    try folder.write(baseline("Checked"), as: id)
    let path = "\(scratch.path)/Snapshots/ui/signin~dark@2x.\(ending)"
    try scratch.write("mine", to: "elsewhere")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "\(scratch.path)/elsewhere")
    let error = try #require(throws: OutputError.self) {
      try folder.write(baseline("Changed"), as: id)
    }
    #expect(error.description.contains("a link is in its place"))
    #expect(try scratch.text("elsewhere") == "mine")
  }

  @Test("Removing leaves nothing")
  func removing() throws {
    try folder.write(baseline("Checked"), as: id)
    try folder.remove(id)
    #expect(try folder.baseline(id) == nil)
    try folder.remove(id)
  }
}
