/// The first line of a fence.
struct FenceOpening {
  private let mark: UInt8
  private let length: Int
  /// What follows the marks, trimmed.
  let info: String
  /// Where that starts.
  let infoPosition: Int

  /// - Parameter cursor: at the first visible byte of a line.
  init?(_ cursor: LineCursor) {
    guard let mark = cursor.byte, mark == .backtick || mark == .tilde else { return nil }
    length = cursor.rest.prefix { $0 == mark }.count
    guard length >= 3 else { return nil }
    self.mark = mark
    var info = cursor
    info.skip(length)
    info.skipWhitespace()
    // Backticks after backticks are code in a text.
    if mark == .backtick, info.rest.contains(.backtick) { return nil }
    infoPosition = info.position
    let text = info.rest.reversed().drop { $0 == .space || $0 == .tab }.reversed()
    self.info = String(decoding: Array(text), as: UTF8.self)
  }

  /// Whether a line ends the fence.
  func isClosed(by cursor: LineCursor) -> Bool {
    guard cursor.indentation <= 3 else { return false }
    var cursor = cursor
    cursor.skipWhitespace()
    let count = cursor.rest.prefix { $0 == mark }.count
    guard count >= length else { return false }
    cursor.skip(count)
    return cursor.isBlank
  }
}
