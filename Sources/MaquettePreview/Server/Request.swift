import FoundationEssentials

/// A request: its first line and its headers.
struct Request: Sendable {
  /// The first word, `GET`.
  let method: String
  /// Path and query as they were sent.
  let target: String
  private let headers: [(name: String, value: String)]

  /// Reads a head without the empty line at its end. Whoever reads a head otherwise than we do would
  /// see another host, so there is one way only.
  init(head: ArraySlice<UInt8>) throws(Response) {
    let feed = UInt8(ascii: "\n")
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    for index in head.indices where head[index] == feed {
      guard index > start, head[index - 1] == UInt8(ascii: "\r") else {
        throw Response.malformed("a line ends with a line feed alone")
      }
      lines.append(head[start..<(index - 1)])
      start = index + 1
    }
    lines.append(head[start...])
    guard lines.allSatisfy({ $0.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) } }) else {
      throw Response.malformed("a control character is in the request's head")
    }
    let words = lines.removeFirst().split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    var headers: [(name: String, value: String)] = []
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(Request.isNameByte)
      else { throw Response.malformed("a header has no name, or a space in it") }
      let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let value = line[(colon + 1)...].drop(while: isBlank)
      let end = value.lastIndex { !isBlank($0) } ?? value.startIndex - 1
      headers.append(
        (
          String(decoding: line[..<colon], as: UTF8.self).lowercased(),
          String(decoding: value[...end], as: UTF8.self)
        ))
    }
    let hosts = headers.count { $0.name == "host" }
    guard hosts == 1 else {
      throw Response.malformed(
        hosts == 0 ? "there is no Host header" : "there is more than one Host header")
    }
    guard words.count == 3, words[2].starts(with: "HTTP/1.".utf8) else {
      throw Response.malformed("the first line is not one of HTTP/1.1")
    }
    method = String(decoding: words[0], as: UTF8.self)
    target = String(decoding: words[1], as: UTF8.self)
    self.headers = headers
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// Whether something follows the head.
  var sendsText: Bool { method == "POST" }

  /// The values of a header, whose name is given in small letters.
  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// How many bytes follow the head.
  ///
  /// - Throws: a refusal when nobody can tell, or when there may not be so many.
  func textLength(most: Int) throws(Response) -> Int {
    // A text that is sent in pieces may be read in two ways.
    guard values(of: "transfer-encoding").isEmpty, values(of: "content-encoding").isEmpty else {
      throw Response.malformed("a body must be sent without Transfer-Encoding and Content-Encoding")
    }
    let lengths = values(of: "content-length")
    guard let text = lengths.first else {
      throw Response.refusal(.lengthRequired, "the request has no Content-Length")
    }
    guard lengths.count == 1, (1...18).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text)
    else { throw Response.malformed("Content-Length is not a number, or occurs twice") }
    guard length <= most else {
      throw Response.refusal(
        .contentTooLarge, "the body has more than \(most >> 20) MiB, the most that is read")
    }
    return length
  }

  /// The target up to a question mark, as it was sent: nothing in ours needs to be decoded.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// The items behind the question mark.
  var query: [(name: String, value: String)] {
    (URLComponents(string: target)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
  }
}

/// The head of a request, as it comes in.
struct RequestHead {
  private static let end = Array("\r\n\r\n".utf8)

  private var bytes: [UInt8] = []

  /// Takes bytes, and tells the request when its head is whole, with the bytes behind it.
  ///
  /// - Throws: a refusal when the head is longer than it may be, or none.
  mutating func take(
    _ more: some Sequence<UInt8>, limit: Int
  ) throws(Response) -> (request: Request, rest: ArraySlice<UInt8>)? {
    // The end may lie across two pieces.
    let start = max(0, bytes.count - RequestHead.end.count + 1)
    bytes += more
    let end = bytes[start...].firstRange(of: RequestHead.end)
    guard end?.upperBound ?? bytes.count <= limit else {
      throw Response.refusal(.headTooLarge, "the request line and headers are too long")
    }
    guard let end else { return nil }
    return (try Request(head: bytes[..<end.lowerBound]), bytes[end.upperBound...])
  }
}
