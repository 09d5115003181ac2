/// The first line and the headers of a request, as they come in.
struct RequestHead {
  /// Why a connection is not let through.
  enum Refusal: Error {
    case tooLarge
    case timeout

    /// What is said before the connection is closed.
    var answer: String {
      let status =
        switch self {
        case .tooLarge: "431 Request Header Fields Too Large"
        case .timeout: "408 Request Timeout"
        }
      return "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    }
  }

  private static let end = Array("\r\n\r\n".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// Bytes up to the end of the head, once that is known.
  private var length: Int?

  init(limit: Int) { self.limit = limit }

  /// Takes bytes, and tells whether the head is whole.
  ///
  /// - Throws: ``Refusal/tooLarge``.
  mutating func take(_ more: [UInt8]) throws -> Bool {
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
    guard length ?? bytes.count <= limit else { throw Refusal.tooLarge }
    return length != nil
  }

  /// Whether it asks for another protocol, which lasts.
  var isUpgrade: Bool { head.lowercased().contains("\r\nupgrade:") }

  /// What the server gets: the head, with the wish that the connection ends after the answer, and
  /// what came behind it.
  var forwarded: [UInt8] {
    guard let length, !isUpgrade else { return bytes }
    return bytes[..<(length - 2)] + Array("Connection: close\r\n\r\n".utf8) + bytes[length...]
  }

  private var head: String { String(decoding: bytes[..<(length ?? 0)], as: UTF8.self) }
}
