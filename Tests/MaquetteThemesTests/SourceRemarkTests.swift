import Foundation
import Testing

/// The remarks in theme files, which the pages of components print, name sources in one form.
@Suite("Remarks on sources")
struct SourceRemarkTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The remarks of a file, each as one text.
  private func remarks(of path: String) throws -> [String] {
    var remarks: [String] = []
    var remark: [String] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#") {
        remark.append(text.dropFirst().trimmingCharacters(in: .whitespaces))
      } else if !remark.isEmpty {
        remarks.append(remark.joined(separator: " "))
        remark = []
      }
    }
    return remarks
  }

  @Test("A source is documented, measured, peer or estimated, and then in parentheses")
  func form() throws {
    let folder = Self.root + "/Themes"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") }
    #expect(files.contains("ios.yaml"))
    let loose =
      #/(?:^|\. )(?:Documented|Measured|Peer|Estimated)\b(?! \([^)]*\)[:.]|:)/#
    let other = #/(?:^|\. )(?:Recalled|View tree|Imitation|Read|Derived|Seen|Peers|From memory)/#
    for file in files.sorted() {
      for remark in try remarks(of: "\(folder)/\(file)") {
        #expect(!remark.contains(loose), "\(file): \(remark)")
        #expect(!remark.contains(other), "\(file): \(remark)")
      }
    }
  }
}
