/// The lines of a file as YAML, JSON and editors count them.
package enum SourceLines {
  /// The lines of a text without their ends: a line feed, a return, or both.
  package static func split(_ text: String) -> [Substring.UTF8View] {
    let bytes = text.utf8
    var lines: [Substring.UTF8View] = []
    var (start, place) = (bytes.startIndex, bytes.startIndex)
    while place < bytes.endIndex {
      let byte = bytes[place]
      var next = bytes.index(after: place)
      if isEnd(byte) {
        lines.append(Substring(bytes[start..<place]).utf8)
        if byte == 0x0D, next < bytes.endIndex, bytes[next] == 0x0A {
          next = bytes.index(after: next)
        }
        start = next
      }
      place = next
    }
    lines.append(Substring(bytes[start...]).utf8)
    return lines
  }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
