import MaquetteCore

/// A value of YAML as lines, as they lie in the program: `"text`; `[3 40` before three values, which take 40
/// bytes; `{3 40` before three keys, each with its value on the next lines.
///
/// The bytes that a list or a map takes are said so that what nobody asks for is passed over unread.
package struct DataLines {
  /// Deeper than any theme is.
  private static let mostLevels = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The value that starts here; what cannot be read is an empty text.
  var node: SpecNode {
    var lines = self
    return lines.read(level: 0)
  }

  /// The value of a key; `nil` when this is no map, or has no such key.
  func value(of key: String) -> DataLines? {
    var key = key
    return key.withUTF8 { wanted in
      var lines = self
      let head = Head(lines.next())
      guard head.kind == Head.map else { return nil }
      for _ in 0..<lines.bounded(head.count) {
        let isWanted = lines.next().elementsEqual(wanted)
        if isWanted { return lines }
        lines.skip()
      }
      return nil
    }
  }

  /// The keys of a map, in their order.
  var keys: [String] {
    var lines = self
    let head = Head(lines.next())
    guard head.kind == Head.map else { return [] }
    return (0..<lines.bounded(head.count)).map { _ in
      let key = String(decoding: lines.next(), as: UTF8.self)
      lines.skip()
      return key
    }
  }

  private mutating func read(level: Int) -> SpecNode {
    let place = SourceLocation(line: 1, column: 1)
    let line = next()
    guard level < DataLines.mostLevels, let kind = line.first else {
      return SpecNode(.scalar(""), at: place)
    }
    switch kind {
    case Head.list:
      let count = bounded(Head(line).count)
      var nodes: [SpecNode] = []
      nodes.reserveCapacity(count)
      for _ in 0..<count { nodes.append(read(level: level + 1)) }
      return SpecNode(.list(nodes), at: place)
    case Head.map:
      let count = bounded(Head(line).count)
      var entries: [SpecNode.Entry] = []
      entries.reserveCapacity(count)
      for _ in 0..<count {
        let key = String(decoding: next(), as: UTF8.self)
        entries.append(
          SpecNode.Entry(key: key, location: place, value: read(level: level + 1)))
      }
      return SpecNode(.map(entries), at: place)
    default:
      let text = UnsafeBufferPointer(rebasing: line.dropFirst())
      return SpecNode(.scalar(String(decoding: text, as: UTF8.self)), at: place)
    }
  }

  /// Goes on behind the value that starts here.
  private mutating func skip() {
    position += Head(next()).length
  }

  /// Not more values than there are bytes left.
  private func bounded(_ count: Int) -> Int { max(0, min(count, bytes.count - position)) }

  private mutating func next() -> UnsafeBufferPointer<UInt8> {
    let start = min(position, bytes.count)
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    position = end + 1
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The lines of a value; `nil` when a text in it has several lines, or a key starts as a record.
  package static func text(of node: SpecNode) -> String? {
    switch node.value {
    case .scalar(let text): return text.contains("\n") ? nil : "\"\(text)\n"
    case .list(let nodes):
      let parts = nodes.compactMap { self.text(of: $0) }
      return parts.count == nodes.count ? Head.text(Head.list, parts) : nil
    case .map(let entries):
      let parts = entries.compactMap { entry in
        entry.key.hasPrefix("=") || entry.key.contains("\n")
          ? nil : text(of: entry.value).map { "\(entry.key)\n\($0)" }
      }
      return parts.count == entries.count ? Head.text(Head.map, parts) : nil
    }
  }
}

extension DataLines {
  /// The first line of a value.
  private struct Head {
    static let list = UInt8(ascii: "[")
    static let map = UInt8(ascii: "{")

    /// Of a list or a map one of the signs for them; any other of a text.
    var kind: UInt8
    /// How many values or keys there are.
    var count = 0
    /// The bytes of the lines behind this one.
    var length = 0

    init(_ line: UnsafeBufferPointer<UInt8>) {
      kind = line.first ?? 0
      guard kind == Head.list || kind == Head.map else { return }
      var number = 0
      for byte in line.dropFirst() {
        if byte == UInt8(ascii: " ") {
          (count, number) = (number, 0)
        } else {
          // Wrong digits give a wrong number, and too many of them none that is too large.
          number = (number & 0xFFFF_FFFF) * 10 + Int(byte & 0xF)
        }
      }
      length = number
    }

    static func text(_ kind: UInt8, _ parts: [String]) -> String {
      let lines = parts.joined()
      return "\(Character(Unicode.Scalar(kind)))\(parts.count) \(lines.utf8.count)\n" + lines
    }
  }
}
