import Maquette

/// Addresses of files, as the protocol has them.
package enum FileURI {
  /// The path of a file's address; `nil` for one of another kind, as of a text that was never saved.
  package static func path(of uri: String) -> String? {
    let start = "file://"
    guard uri.utf8.count <= 8192, uri.lowercased().utf8.starts(with: start.utf8) else { return nil }
    var rest = Array(uri.utf8.dropFirst(start.utf8.count))
    if rest.starts(with: "localhost/".utf8) { rest.removeFirst("localhost".utf8.count) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var offset = 0
    while offset < rest.count {
      if rest[offset] == UInt8(ascii: "%"), offset + 2 < rest.count,
        rest[offset + 1] != UInt8(ascii: "+"), rest[offset + 1] != UInt8(ascii: "-"),
        let value = UInt8(String(decoding: rest[offset + 1...offset + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        offset += 3
      } else {
        bytes.append(rest[offset])
        offset += 1
      }
    }
    // No file has such a name.
    return bytes.contains(0) ? nil : PathText.text(bytes)
  }

  package static func uri(of path: String) -> String { "file://" + Escape.address(path) }
}
