import Foundation
@testable import MaquettePreview
import Testing

@Suite("WebSockets of the preview") struct WebSocketTests {
  @Test("the digest of a handshake is SHA-1") func digest() {
    func hexadecimal(_ text: String) -> String {
      WebSocket.sha1(Array(text.utf8)).map {
        String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
      }
      .joined()
    }
    #expect(hexadecimal("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hexadecimal("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    let long = String(repeating: "a", count: 1_000)
    #expect(hexadecimal(long) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
  }

  @Test("a frame says how long its text is", arguments: [(0, 2), (125, 2), (126, 4), (65_536, 10)])
  func frames(length: Int, head: Int) {
    let frame = WebSocket.frame(String(repeating: "a", count: length))
    #expect(frame.count == head + length && frame[0] == 0x81)
    #expect(frame[..<head].dropFirst(2).reduce(0) { $0 << 8 | Int($1) } == (head == 2 ? 0 : length))
  }
}
