/// Where the lines of a document are.
struct MarkdownLines {
  /// The first byte of each line, and the document's end.
  private let starts: [Int]

  /// - Parameter bytes: the document; a byte order mark is no part of the first line.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [start]
    bytes.withUnsafeBufferPointer { buffer in
      var at = start
      while at < buffer.count {
        if buffer[at] == .lineFeed, at + 1 < buffer.count { starts.append(at + 1) }
        at += 1
      }
    }
    starts.append(bytes.count)
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// The first byte of a line; the document's end for the line after the last.
  func start(_ line: Int) -> Int { starts[min(line, count)] }

  /// The end of a line's text, before the line feed.
  func end(_ line: Int, of bytes: [UInt8]) -> Int {
    var end = starts[line + 1]
    if end > starts[line], bytes[end - 1] == .lineFeed { end -= 1 }
    if end > starts[line], bytes[end - 1] == .carriageReturn { end -= 1 }
    return end
  }

  /// A line's text.
  func text(_ line: Int, of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[starts[line]..<end(line, of: bytes)]
  }

  /// How a line ends; empty for a last line without line feed.
  func ending(_ line: Int, of bytes: [UInt8]) -> [UInt8] {
    Array(bytes[end(line, of: bytes)..<starts[line + 1]])
  }

  func cursor(_ line: Int, of bytes: [UInt8]) -> LineCursor {
    LineCursor(bytes, from: starts[line], to: end(line, of: bytes))
  }

  /// The column of a byte in characters, from 1.
  func column(ofByte position: Int, _ line: Int, of bytes: [UInt8]) -> Int {
    let text = bytes[starts[line]..<position]
    if text.allSatisfy({ $0 < 0x80 }) { return text.count + 1 }
    return String(decoding: text, as: UTF8.self).count + 1
  }

  /// What stands in a line before a byte.
  func prefix(_ line: Int, upTo position: Int, of bytes: [UInt8]) -> [UInt8] {
    Array(bytes[starts[line]..<position])
  }
}

extension ArraySlice<UInt8> {
  /// Whether an ASCII text in lower case stands in it, in any case.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    for start in startIndex...(endIndex - wanted.count) where self[start] | 0x20 == first | 0x20 {
      let part = self[start..<start + wanted.count]
      let isSame = zip(part, wanted).allSatisfy { byte, wish in
        byte == wish || (byte >= 0x41 && byte <= 0x5A && byte | 0x20 == wish)
      }
      if isSame { return true }
    }
    return false
  }
}
