import MaquetteCore

/// Values of YAML as lines: `"text`, `[3` before three values, `{3` before three keys, each with its
/// value on the next lines.
package struct DataLines {
  /// Deeper than any theme is.
  private static let mostLevels = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The value that starts here; what cannot be read is an empty text.
  mutating func node(level: Int = 0) -> SpecNode {
    let place = SourceLocation(line: 1, column: 1)
    let line = next()
    guard level < DataLines.mostLevels, let kind = line.first else {
      return SpecNode(.scalar(""), at: place)
    }
    let rest = String(decoding: line.dropFirst(), as: UTF8.self)
    switch kind {
    case UInt8(ascii: "["):
      return SpecNode(.list(count(rest).map { _ in node(level: level + 1) }), at: place)
    case UInt8(ascii: "{"):
      let entries = count(rest).map { _ in
        let key = String(decoding: next(), as: UTF8.self)
        return SpecNode.Entry(key: key, location: place, value: node(level: level + 1))
      }
      return SpecNode(.map(entries), at: place)
    default: return SpecNode(.scalar(rest), at: place)
    }
  }

  private func count(_ text: String) -> Range<Int> {
    0..<max(0, min(Int(text) ?? 0, bytes.count - position))
  }

  private mutating func next() -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = min(position, bytes.count)
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    position = end + 1
    return bytes[start..<end]
  }

  /// The lines of a value; `nil` when a text in it has several lines, or a key starts as a record.
  package static func text(of node: SpecNode) -> String? {
    switch node.value {
    case .scalar(let text): return text.contains("\n") ? nil : "\"\(text)\n"
    case .list(let nodes):
      let parts = nodes.compactMap { self.text(of: $0) }
      return parts.count == nodes.count ? "[\(parts.count)\n" + parts.joined() : nil
    case .map(let entries):
      let parts = entries.compactMap { entry in
        entry.key.hasPrefix("=") || entry.key.contains("\n")
          ? nil : text(of: entry.value).map { "\(entry.key)\n\($0)" }
      }
      return parts.count == entries.count ? "{\(parts.count)\n" + parts.joined() : nil
    }
  }
}
