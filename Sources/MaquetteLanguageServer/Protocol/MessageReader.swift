import Glibc
import Maquette

/// Takes messages out of a stream: a header with the length, an empty line, and so many bytes.
///
/// Whatever the stream says, no more is kept than one message of the allowed length.
package struct MessageReader {
  /// What came.
  package enum Event: Equatable {
    case message([UInt8])
    /// A message that is longer than any that is read; it was passed over.
    case tooLong(Int)
    /// The stream ended between two messages.
    case end
    /// Nobody can tell where the next message starts.
    case broken(String)
  }

  /// The most bytes of a message.
  package static let longestMessage = Limits.documentBytes
  /// The most bytes of all lines of a header.
  private static let longestHeader = 4096

  private let read: (Int) -> [UInt8]
  private let longest: Int
  private var buffer: [UInt8] = []
  private var position = 0

  /// A reader of an open file.
  package init(file: Int32) {
    self.init { count in
      var chunk = [UInt8](repeating: 0, count: count)
      while true {
        let got = Glibc.read(file, &chunk, count)
        if got < 0, errno == EINTR { continue }
        return got > 0 ? Array(chunk[..<got]) : []
      }
    }
  }

  /// A reader of whatever gives at most so many bytes when it is asked, and none at the end.
  package init(longest: Int = longestMessage, _ read: @escaping (Int) -> [UInt8]) {
    self.longest = longest
    self.read = read
  }

  /// What comes next.
  package mutating func next() -> Event {
    var length: Int?
    var count = 0
    while true {
      guard let line = headerLine(&count) else {
        if count == 0, length == nil { return .end }
        return .broken(
          count > Self.longestHeader
            ? "a header is longer than \(Self.longestHeader) bytes"
            : "the stream ends in a header")
      }
      if line.isEmpty {
        // Some clients end a message in a line break.
        guard let length else {
          if count <= 2 { count = 0 }
          if count == 0 { continue }
          return .broken("a header has no Content-Length")
        }
        return body(length)
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        return .broken("a line of a header has no colon")
      }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let text = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .filter { $0 != " " && $0 != "\t" }
      guard length == nil, text.utf8.count <= 18, text.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(text)
      else { return .broken("'\(text.prefix(40))' is not a Content-Length") }
      length = number
    }
  }

  /// A line without its line break; `nil` at the end, or when the header is too long.
  private mutating func headerLine(_ count: inout Int) -> [UInt8]? {
    var line: [UInt8] = []
    while let byte = byte() {
      count += 1
      guard count <= Self.longestHeader else { return nil }
      if byte == 0x0A {
        if line.last == 0x0D { line.removeLast() }
        return line
      }
      line.append(byte)
    }
    return nil
  }

  private mutating func fill() -> Bool {
    guard position >= buffer.count else { return true }
    buffer = read(1 << 16)
    position = 0
    return !buffer.isEmpty
  }

  private mutating func byte() -> UInt8? {
    guard fill() else { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  private mutating func body(_ length: Int) -> Event {
    var left = length
    var bytes: [UInt8] = []
    while left > 0 {
      guard fill() else { return .broken("the stream ends in a message") }
      let part = buffer[position..<min(buffer.count, position + left)]
      if length <= longest { bytes += part }
      position += part.count
      left -= part.count
    }
    return length <= longest ? .message(bytes) : .tooLong(length)
  }
}
