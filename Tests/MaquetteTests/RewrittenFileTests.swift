import Foundation
import Testing

@testable import Maquette

@Suite("A file that is rewritten") struct RewrittenFileTests {
  private final class Place {
    let path: String
    init(_ text: String) throws {
      path = FileManager.default.temporaryDirectory.path + "/maquette-\(UUID().uuidString)"
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    var mode: Int? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.posixPermissions] as? Int
    }
  }

  private func write(_ text: String, over source: String, _ place: Place) throws {
    try RewrittenFile.write(
      Array(text.utf8), over: Array(source.utf8), at: place.path, followsLinks: true)
  }

  @Test("It is left alone when somebody changed it, and is no error when it has become the same")
  func changed() throws {
    let place = try Place("theirs")
    #expect(throws: RewrittenFile.Failure.self) { try write("new", over: "old", place) }
    #expect(place.text == "theirs")
    try write("theirs", over: "old", place)
    #expect(place.text == "theirs")
    try write("new", over: "theirs", place)
    #expect(place.text == "new")
  }

  @Test("It has its permissions from before it has its name")
  func mode() throws {
    let place = try Place("old")
    for mode in [0o600, 0o640, 0o755] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path)
      try write("new", over: place.text, place)
      #expect(place.mode == mode)
      let staged = try StagedFile([1], for: RunFiles().claim(place.path), mode: mode_t(mode))
      try staged.commit()
      #expect(place.mode == mode)
    }
  }
}
