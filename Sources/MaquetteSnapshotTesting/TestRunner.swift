import FoundationEssentials
import MaquetteCore
import Testing
import XCTest

/// Tells whichever runner runs the test.
enum TestRunner {
  /// Fails the test at a place, with files attached where the runner takes them.
  static func fail(_ message: String, files: [String], at place: TestPlace) {
    let message = Escape.terminal(message)
    guard Test.current != nil else {
      XCTFail(message, file: place.file, line: UInt(place.line))
      return
    }
    let location = SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let name = file.split(separator: "/").last.map(String.init) ?? file
      Attachment.record(Array(data), named: name, sourceLocation: location)
    }
  }

  /// The test that runs; `nil` in XCTest, whose tests run one after another.
  static var currentTest: String? { Test.current.map { "\($0.id)" } }

  /// What `swift test --filter` runs this test by, ready for a shell.
  static func filter(at place: TestPlace) -> String {
    let pattern: String
    if let id = Test.current?.id {
      let names = id.nameComponents.map { String($0.prefix { $0 != "(" }) }
      pattern = escaped(id.moduleName) + "\\." + names.map(escaped).joined(separator: "/")
    } else {
      // Of XCTest's class nobody knows; its name is between those of the module and the test.
      let module = place.fileID.prefix { $0 != "/" }
      pattern = escaped(String(module)) + "\\..*/" + escaped(place.functionName)
    }
    return Escape.shellWord("^\(pattern)\\b")
  }

  private static func escaped(_ name: String) -> String {
    Escape.marking(name, with: "\\", before: "\\^$.|?*+()[]{}")
  }
}
