import Foundation

/// Small picture files of every kind: 24 × 16 pixels, quarters of red, green, blue and white.
enum ImageFixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Images")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
