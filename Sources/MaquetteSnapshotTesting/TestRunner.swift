import Foundation
import Testing
import XCTest

/// Tells whichever runner runs the test.
enum TestRunner {
  /// Fails the test at a place, with files attached where the runner takes them.
  static func fail(_ message: String, files: [String], at place: TestPlace) {
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
}
