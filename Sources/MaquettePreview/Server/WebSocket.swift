import FoundationEssentials

/// As much of WebSockets (RFC 6455) as tells a page what changed: unlike streams of events, a browser
/// allows many of them at the same time, one for each open tab.
enum WebSocket {
  /// The answer to whoever wants one; `nil` to whoever does not.
  static func answer(to request: Request) -> Response? {
    guard request.values(of: "upgrade").contains(where: { $0.lowercased() == "websocket" }),
      request.values(of: "sec-websocket-version") == ["13"],
      let key = request.values(of: "sec-websocket-key").first
    else { return nil }
    let digest = sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return Response(
      .switching,
      headers: [
        "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Accept: \(Data(digest).base64EncodedString())",
      ])
  }

  /// A text in one frame.
  static func frame(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    func length(_ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
    }
    let head: [UInt8] =
      switch bytes.count {
      case ..<126: [0x81, UInt8(bytes.count)]
      case ..<65_536: [0x81, 126] + length(2)
      default: [0x81, 127] + length(8)
      }
    return head + bytes
  }

  /// The frame that ends a connection.
  static let end: [UInt8] = [0x88, 0]

  /// Whether some bytes begin with a frame that ends the connection; nothing else that a page says
  /// means anything.
  static func isEnd(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.first.map { $0 & 0x0F == 8 } ?? false
  }

  /// The digest of a handshake (RFC 3174), which keeps no secret.
  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in (0..<8).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: (message.count * 8) >> (8 * shift)))
    }
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + 4 * word + $1]) }
      }
      for word in 16..<80 {
        words.append(
          turned(words[word - 3] ^ words[word - 8] ^ words[word - 14] ^ words[word - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (round, word) in words.enumerated() {
        let (mixed, constant): (UInt32, UInt32) =
          switch round {
          case ..<20: (b & c | ~b & d, 0x5A82_7999)
          case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
          case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        (a, b, c, d, e) = (turned(a, 5) &+ mixed &+ e &+ constant &+ word, a, turned(b, 30), c, d)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }
}
