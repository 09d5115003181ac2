import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Backdrops in specs")
struct BackdropSpecTests {
  /// A folder with a picture of some bytes in it, and the same beside it.
  private func inFolder(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-backdrops-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("specs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for place in ["outside.png", "specs/photo.png", "specs/photo.webp"] {
      try Data(bytes).write(to: root.appendingPathComponent(place))
    }
    try body(folder.path + "/")
  }

  private func backdrop(_ value: String, folder: String? = nil) throws -> Backdrop? {
    let document = try read("Screen:\n  backdrop: \(value)\n", folder: folder)
    return (document.component.base as? Screen)?.backdrop
  }

  @Test("It is a wallpaper, a colour, a gradient or a picture")
  func forms() throws {
    #expect(try backdrop("dusk") == .wallpaper("dusk"))
    #expect(try backdrop("Dusk") == .wallpaper("dusk"))
    #expect(try backdrop("systemTeal") == .paint(.color("systemTeal")))
    #expect(try backdrop("'#102030'") == .paint(.color("#102030")))
    #expect(
      try backdrop("{linearGradient: [red, blue]}") == .paint(.linearGradient(["red", "blue"])))
    let other = try read("Screen:\n  wallpaper: sand\n").component.base as? Screen
    #expect(other?.backdrop == .wallpaper("sand"))
    try inFolder(try ImageFixture.bytes("rgb.png")) { folder in
      guard case .picture(let data) = try backdrop("photo.png", folder: folder) else {
        Issue.record("no picture")
        return
      }
      #expect(data.pixelSize == Size(width: 24, height: 16))
    }
  }

  @Test(
    "A picture that is not there, or not in the spec's folder, is an error at its name",
    arguments: [
      ("none.png", "there is no file 'none.png'"),
      ("../outside.png", "'../outside.png' is outside of the spec's folder"),
      ("/etc/passwd.png", "'/etc/passwd.png' is outside of the spec's folder"),
      ("none.heic", "there is no file 'none.heic'"),
    ])
  func place(name: String, message: String) throws {
    try inFolder(try ImageFixture.bytes("rgb.png")) { folder in
      let found = errors("Screen:\n  backdrop: \(name)\n", folder: folder)
      #expect(found.map(\.message) == [message])
      #expect(found.first?.location == SourceLocation(line: 2, column: 13))
    }
  }

  @Test("A picture that is cut off, no picture at all or huge is refused")
  func hostile() throws {
    let good = try ImageFixture.bytes("rgb.png")
    var huge = good
    for place in [16, 17, 20, 21] { huge[place] = 0x7F }
    for (bytes, message) in [
      (Array(good.prefix(60)), "is a PNG file that is cut off or damaged"),
      (Array("Hello".utf8), "is not a PNG, JPEG or SVG file"), ([], "is empty"),
      (huge, "pixels"),
    ] {
      try inFolder(bytes) { folder in
        for name in ["photo.png", "photo.webp"] {
          let found = errors("Screen:\n  backdrop: \(name)\n", folder: folder)
          #expect(found.count == 1)
          #expect(found.first?.message.contains(message) == true, "\(found)")
          #expect(found.first?.location == SourceLocation(line: 2, column: 13))
        }
      }
    }
  }

  @Test("A spec from standard input may name wallpapers, and no files")
  func standardInput() throws {
    #expect(try backdrop("ocean") == .wallpaper("ocean"))
    #expect(
      errors("Screen:\n  backdrop: photo.png\n").map(\.message) == [
        "a spec without a folder, as from standard input, may not name files"
      ])
  }

  @Test(
    "What is no backdrop leads to what was meant",
    arguments: [
      ("dusc", "unknown value 'dusc' for 'backdrop'", "did you mean 'dusk'?"),
      (
        "[red, blue]", "'backdrop' must be a colour or a gradient, not a list",
        "write 'linearGradient:' before the colours"
      ),
      ("'#12345'", "'#12345' is not a colour", "write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"),
    ])
  func mistakes(value: String, message: String, hint: String) {
    let found = errors("Screen:\n  backdrop: \(value)\n")
    #expect(found.map(\.message) == [message])
    #expect(found.first?.hint == hint)
  }

  @Test("Its file is one that the spec depends on, also when it is missing")
  func dependencies() throws {
    try inFolder(try ImageFixture.bytes("rgb.png")) { folder in
      for name in ["photo.png", "none.jpg"] {
        let found = SpecDependencies()
        _ = try? SpecDocument(
          parsing: Array("Screen:\n  backdrop: \(name)\n".utf8), file: folder + "a.yaml",
          folder: folder, dependencies: found)
        #expect(found.paths.map { $0.replacingOccurrences(of: folder, with: "") } == [name])
      }
    }
  }
}
