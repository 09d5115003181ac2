/// The first line and the headers of a request, as they come in.
struct RequestHead {
  /// Why a connection is not let through.
  enum Refusal: Error, Equatable {
    case tooLarge
    case timeout
    /// It is not what HTTP says a head is; with what is wrong.
    case malformed(String)
    /// As many are answered as can be.
    case crowded

    /// What is said before the connection is closed.
    var answer: String {
      let (status, reason) =
        switch self {
        case .tooLarge: ("431 Request Header Fields Too Large", "the request's head is too long")
        case .timeout: ("408 Request Timeout", "the request came too slowly")
        case .malformed(let reason): ("400 Bad Request", reason)
        case .crowded: ("503 Service Unavailable", "too many requests at the same time")
        }
      return "HTTP/1.1 \(status)\r\nContent-Type: text/plain; charset=utf-8\r\n"
        + "Content-Length: \(reason.utf8.count + 1)\r\nConnection: close\r\n\r\n\(reason)\n"
    }
  }

  private static let end = Array("\r\n\r\n".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// Bytes up to the end of the head, once that is known.
  private var length: Int?
  /// The first line, and the headers as they were sent with their names in small letters.
  private var firstLine: [UInt8] = []
  private var headers: [(name: String, line: [UInt8])] = []

  init(limit: Int) { self.limit = limit }

  /// Takes bytes, and tells whether the head is whole.
  ///
  /// - Throws: ``Refusal`` when it is too long, or none.
  mutating func take(_ more: [UInt8]) throws(Refusal) -> Bool {
    // The end may lie across two pieces.
    var index = max(0, bytes.count - RequestHead.end.count + 1)
    bytes += more
    while index + RequestHead.end.count <= bytes.count {
      if bytes[index...].starts(with: RequestHead.end) {
        length = index + RequestHead.end.count
        break
      }
      index += 1
    }
    guard length ?? bytes.count <= limit else { throw .tooLarge }
    guard let length else { return false }
    try divide(bytes[..<(length - RequestHead.end.count)])
    return true
  }

  /// Whoever reads a head otherwise than we do would see another host, so there is one way only.
  private mutating func divide(_ head: ArraySlice<UInt8>) throws(Refusal) {
    let feed = UInt8(ascii: "\n")
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    for index in head.indices where head[index] == feed {
      guard index > start, head[index - 1] == UInt8(ascii: "\r") else {
        throw .malformed("a line ends with a line feed alone")
      }
      lines.append(head[start..<(index - 1)])
      start = index + 1
    }
    lines.append(head[start...])
    guard lines.allSatisfy({ $0.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) } }) else {
      throw .malformed("a control character is in the request's head")
    }
    firstLine = Array(lines.removeFirst())
    headers = []
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(RequestHead.isNameByte)
      else { throw .malformed("a header has no name, or a space in it") }
      headers.append((String(decoding: line[..<colon], as: UTF8.self).lowercased(), Array(line)))
    }
    let hosts = headers.count { $0.name == "host" }
    guard hosts == 1 else {
      throw .malformed(
        hosts == 0 ? "there is no Host header" : "there is more than one Host header")
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// Whether it asks for another protocol, which lasts.
  var isUpgrade: Bool { headers.contains { $0.name == "upgrade" } }

  /// What it asks for, up to a question mark; empty when the first line is none.
  var path: String {
    let words = firstLine.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3 else { return "" }
    return String(decoding: words[1].prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// What the server gets: the head, with the number of the request and, unless it lasts, the wish
  /// that the connection ends after the answer, and what came behind it.
  ///
  /// - Parameter number: how whoever answers finds out that nobody waits for it any more.
  func forwarded(number: Int, lasts: Bool) -> [UInt8] {
    let line = Array("\r\n".utf8)
    let own = [RequestNumber.header.lowercased()] + (lasts ? [] : ["connection", "upgrade"])
    var result = firstLine + line
    for header in headers where !own.contains(header.name) { result += header.line + line }
    result += Array("\(RequestNumber.header): \(number)\r\n".utf8)
    if !lasts { result += Array("Connection: close\r\n".utf8) }
    return result + line + bytes[(length ?? bytes.count)...]
  }
}
