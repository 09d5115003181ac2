import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

@Suite("Messages")
struct MessageTests {
  /// A reader of some bytes that come in parts.
  static func reader(_ bytes: [UInt8], part: Int = 7, longest: Int = 1 << 20) -> MessageReader {
    var rest = bytes[...]
    return MessageReader(longest: longest) { count in
      let next = Array(rest.prefix(min(count, part)))
      rest = rest.dropFirst(next.count)
      return next
    }
  }

  static func framed(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  @Test("Messages are whole, however the stream comes", arguments: [1, 2, 7, 1000])
  func whole(part: Int) {
    let bytes = Self.framed("{\"a\": \"👩‍👧\"}") + Self.framed("{}")
    var reader = Self.reader(bytes, part: part)
    #expect(reader.next() == .message(Array("{\"a\": \"👩‍👧\"}".utf8)))
    #expect(reader.next() == .message(Array("{}".utf8)))
    #expect(reader.next() == .end)
  }

  @Test("Other lines of a header, and any case, are as good")
  func headers() {
    let text = "content-type: application/vscode-jsonrpc; charset=utf-8\ncontent-LENGTH:2\n\n{}"
    var reader = Self.reader(Array(text.utf8))
    #expect(reader.next() == .message(Array("{}".utf8)))
  }

  @Test(
    "A header that says nothing about the length ends it all",
    arguments: [
      "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "nonsense\r\n\r\n",
      "Content-Type: x\r\n\r\n{}",
      "Content-Length: 3\r\n\r\n{}", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
      "Content-Length", "\u{0}\u{1}\u{2}\r\n\r\n", "Content-Length:\r\n\r\n",
    ])
  func brokenHeaders(text: String) {
    var reader = Self.reader(Array(text.utf8))
    guard case .broken = reader.next() else {
      Issue.record("it was taken")
      return
    }
  }

  @Test("A header that never ends is not kept")
  func endlessHeader() {
    var served = 0
    var reader = MessageReader { count in
      served += count
      return [UInt8](repeating: UInt8(ascii: "a"), count: count)
    }
    guard case .broken = reader.next() else {
      Issue.record("it was taken")
      return
    }
    #expect(served < 1 << 20)
  }

  @Test("A message that is too long is passed over, and the next one read")
  func tooLong() {
    let bytes = Self.framed(String(repeating: "x", count: 5000)) + Self.framed("{}")
    var reader = Self.reader(bytes, part: 100, longest: 1000)
    #expect(reader.next() == .tooLong(5000))
    #expect(reader.next() == .message(Array("{}".utf8)))
  }

  @Test(
    "What is no message is refused",
    arguments: [
      "", "{", "[]", "1", "{\"id\": {}, \"method\": \"x\"}", "{\"id\": 1}", "{\"method\": 1}",
      "\u{FEFF}", "{\"method\": \"\\ud800\"}", "nul", "{\"a\": 1,}",
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    ])
  func noMessages(text: String) {
    #expect(throws: ServerError.self) { try Message(Array(text.utf8)) }
  }

  @Test("Bytes that are no UTF-8 are refused")
  func binary() {
    #expect(throws: ServerError.self) { try Message([0xFF, 0xFE, 0x00, 0x80]) }
    #expect(throws: ServerError.self) {
      try Message(Array("{\"method\": \"".utf8) + [0xC0, 0x22, 0x7D])
    }
  }

  @Test(
    "The address of a file leads back to its path",
    arguments: [
      "/a/b.yaml", "/with space/ü.yaml", "/東京/العربية.yaml", "/👩‍👧/%41#?.yaml", "/a/\u{10FEFF}.yaml",
    ])
  func addresses(path: String) {
    let uri = FileURI.uri(of: path)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(FileURI.path(of: uri) == path)
  }

  @Test("What is no file's address has no path")
  func noAddresses() {
    for uri in [
      "untitled:Untitled-1", "http://x/y", "file://host/x", "file:x", "", "file:///a%00b",
    ] {
      #expect(FileURI.path(of: uri) == nil)
    }
    #expect(FileURI.path(of: "file:///a%2") == "/a%2")
    #expect(FileURI.path(of: "file://localhost/a") == "/a")
  }
}
