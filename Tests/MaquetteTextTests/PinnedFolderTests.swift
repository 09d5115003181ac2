import Foundation
import Testing

@testable import MaquetteText

@Suite("Where pinned fonts are")
struct PinnedFolderTests {
  private func installation(_ folders: [String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("maquette-pinned-\(UUID().uuidString)")
    for folder in folders + ["bin"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data().write(to: root.appendingPathComponent("bin/maquette"))
    return root
  }

  @Test("A program with fonts of its own takes those alone, also through a link to it")
  func own() throws {
    let root = try installation(["share/maquette/fonts", "share/maquette/hyphen", "elsewhere"])
    defer { try? FileManager.default.removeItem(at: root) }
    let link = root.appendingPathComponent("elsewhere/maquette").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: root.path + "/bin/maquette")
    for program in [root.path + "/bin/maquette", link] {
      let folders = PinnedFolders(of: program)
      #expect(folders.areOwn)
      #expect(folders.fonts == root.path + "/share/maquette/fonts")
      #expect(folders.hyphenation == root.path + "/share/maquette/hyphen")
      #expect(folders.toInstall(for: "fonts-noto-cjk") == "maquette-fonts-cjk")
      #expect(folders.toInstall(for: "hyphen-pl") == "maquette")
    }
  }

  @Test("Any other takes those of Debian's packages")
  func packages() throws {
    let root = try installation(["share/maquette"])
    defer { try? FileManager.default.removeItem(at: root) }
    for program in [root.path + "/bin/maquette", root.path + "/bin/none", "/proc/self/exe", ""] {
      let folders = PinnedFolders(of: program)
      #expect(!folders.areOwn)
      #expect(folders.fonts == "/usr/share/fonts" && folders.hyphenation == "/usr/share/hyphen")
      #expect(folders.toInstall(for: "fonts-noto-cjk") == "fonts-noto-cjk")
    }
  }

  @Test("What a catalogue lacks is named as what is to be installed")
  func missing() {
    let empty = FontCatalog(searchRoots: ["/nonexistent"])
    let text = layout("ไ", font(), catalog: empty)
    #expect(text.problems.contains(.missingFamily("Inter", package: "fonts-inter")))
    #expect(empty.missing.count == empty.families.count)
  }
}
