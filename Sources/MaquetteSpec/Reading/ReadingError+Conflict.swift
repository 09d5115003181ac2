import MaquetteCore

extension ReadingError {
  /// What is wrong with a text: where Git left both sides of a merge in it, that, and nothing that a reader
  /// says of the marks.
  func diagnostic(file: String?, of bytes: [UInt8]) -> Diagnostic {
    (ReadingError.conflict(in: bytes) ?? self).diagnostic(file: file)
  }

  /// The first conflict of a merge, from its first mark to its last; `nil` for a text without.
  private static func conflict(in bytes: [UInt8]) -> ReadingError? {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    var first: Int?
    var hasMiddle = false
    for (index, line) in SourceLines.split(String(decoding: text, as: UTF8.self)).enumerated() {
      if line.starts(with: marks.first) {
        (first, hasMiddle) = (index + 1, false)
      } else if line.starts(with: marks.middle) {
        hasMiddle = true
      } else if hasMiddle, let first, line.starts(with: marks.last) {
        return ReadingError(
          "here is a merge conflict", at: SourceLocation(line: first, column: 1),
          length: marks.middle.count,
          hint: "keep what you want of both sides, and remove the lines with <<<<<<<, ======= and "
            + ">>>>>>>", isFinal: true)
      }
    }
    return nil
  }

  /// What the lines begin with that Git writes before, between and behind both sides.
  private static let marks = (
    first: Array("<<<<<<< ".utf8), middle: Array("=======".utf8), last: Array(">>>>>>> ".utf8)
  )
}
