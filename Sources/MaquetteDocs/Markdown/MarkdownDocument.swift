import MaquetteCore
import MaquetteSpec

/// A Markdown document as it was read.
public struct MarkdownDocument: Sendable {
  /// How messages name it.
  public var name: String
  /// Where the result goes, which links start from; `nil` for standard output.
  public var target: String?
  /// The folder that specs named in it are in, with a slash at its end; empty for the current one.
  public var folder: String
  /// Its text.
  public var bytes: [UInt8]
  /// The folder that its pictures may not leave, also not by way of links; the result's when `nil`.
  public var pictureRoot: String?
  /// The folder that somebody named and it was found in, which links may not leave; `nil` for a document
  /// that was named itself, where a link means the file behind it.
  package var searchedFolder: String?

  /// A document from its parts.
  public init(
    name: String, target: String?, folder: String, bytes: [UInt8], pictureRoot: String? = nil
  ) {
    self.pictureRoot = pictureRoot
    self.name = name
    self.target = target
    self.folder = folder
    self.bytes = bytes
  }

  /// The folder that the result is in, with a slash at its end; empty for the current one.
  var targetFolder: String { target.map { Paths.folder(of: $0) } ?? folder }

  /// The folder that its pictures may not leave.
  var root: String { pictureRoot ?? targetFolder }

  /// What keeps it from being a text.
  var problem: Diagnostic? {
    guard let bad = MarkdownDocument.firstBadByte(in: bytes) else { return nil }
    let lines = MarkdownLines(bytes)
    var line = 0
    var high = lines.count
    while high - line > 1 {
      let middle = (line + high) / 2
      if lines.start(middle) <= bad { line = middle } else { high = middle }
    }
    let column = max(0, bad - lines.start(line)) + 1
    return Diagnostic(
      .error,
      bytes[bad] == 0
        ? "byte \(bad) is NUL; this is not Markdown" : "byte \(bad) is not UTF-8",
      location: SourceLocation(line: line + 1, column: column),
      hint: "save it as text in UTF-8")
  }

  private static func firstBadByte(in bytes: [UInt8]) -> Int? {
    if let nul = bytes.firstIndex(of: 0) { return nul }
    // The standard library is quicker to tell that all is well.
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return UTF8Check.firstInvalidByte(in: bytes)
  }
}
