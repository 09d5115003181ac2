import Foundation
import MaquetteSnapshotTesting
import XCTest

/// `assertSnapshot` in XCTest.
final class XCTestTests: XCTestCase {
  private var failures: [String] = []
  private var isExpectingFailure = false

  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    guard isExpectingFailure else {
      return super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    }
    failures.append("\(line): \(description)")
  }

  func testWhatIsMissingFailsAtItsLineAndPassesThen() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "maquette-xctest-\(UUID().uuidString)"
    ).path
    let settings = SnapshotSettings(
      record: .missing, folder: folder, artifacts: folder + "-failures")
    func check() {
      withSnapshots(settings) { assertSnapshot(of: Toggle("Wi-Fi", isOn: true), named: "wifi") }
    }
    isExpectingFailure = true
    check()
    isExpectingFailure = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("recorded just now") == true, "\(failures)")
    check()
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/XCTestTests"))
  }
}
