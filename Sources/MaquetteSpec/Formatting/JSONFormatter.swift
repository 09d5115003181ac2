/// Writes a JSON text anew: two spaces for each level; what has no list or object in it stays on one
/// line where it fits.
struct JSONFormatter {
  private let bytes: [UInt8]
  private var position = 0

  /// The formatted text of one that ``YAMLReader`` has read as JSON.
  static func text(of bytes: [UInt8]) -> String {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var formatter = JSONFormatter(bytes: Array(bytes[start...]))
    let root = formatter.value()
    var text = ""
    root.write(to: &text, indent: 0, column: 0, isRoot: true)
    return text + "\n"
  }

  private indirect enum Value {
    case scalar(String)
    case collection(opening: String, closing: String, [(key: String?, value: Value)])

    /// The text on one line; `nil` for what has something else than scalars in it, or is too long.
    var oneLine: String? {
      guard case .collection(let opening, let closing, let entries) = self else { return nil }
      var line = opening
      for (index, entry) in entries.enumerated() {
        guard case .scalar(let text) = entry.value else { return nil }
        if index > 0 { line += ", " }
        if let key = entry.key { line += key + ": " }
        line += text
        // A character may have many bytes, but not that many.
        guard line.utf8.count <= 64 * FormattedLines.width else { return nil }
      }
      return line + closing
    }

    func write(to result: inout String, indent: Int, column: Int, isRoot: Bool = false) {
      switch self {
      case .scalar(let text): result += text
      case .collection(let opening, let closing, let entries):
        if let line = oneLine, entries.isEmpty || !isRoot,
          column + line.count < FormattedLines.width
        {
          result += line
          return
        }
        let space = String(repeating: " ", count: indent + 2)
        result += opening
        for (index, entry) in entries.enumerated() {
          let start = space + (entry.key.map { $0 + ": " } ?? "")
          result += (index > 0 ? ",\n" : "\n") + start
          entry.value.write(to: &result, indent: indent + 2, column: start.count)
        }
        result += "\n" + String(repeating: " ", count: indent) + closing
      }
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() -> Value {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return collection("{", "}", hasKeys: true)
    case UInt8(ascii: "["): return collection("[", "]", hasKeys: false)
    default: return .scalar(scalar())
    }
  }

  private mutating func collection(_ opening: String, _ closing: String, hasKeys: Bool) -> Value {
    var entries: [(key: String?, value: Value)] = []
    position += 1
    skipSpace()
    while let byte = peek, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") {
      var key: String?
      if hasKeys {
        key = scalar()
        skipSpace()
        position += 1
      }
      entries.append((key, value()))
      skipSpace()
      if peek == UInt8(ascii: ",") { position += 1 }
      skipSpace()
    }
    position += 1
    return .collection(opening: opening, closing: closing, entries)
  }

  /// A text in quotes or a word, as it was written.
  private mutating func scalar() -> String {
    let start = position
    if peek == UInt8(ascii: "\"") {
      position += 1
      while let byte = peek, byte != UInt8(ascii: "\"") {
        position += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
    } else {
      while let byte = peek, byte > 0x20, !",:]}".utf8.contains(byte) { position += 1 }
    }
    position = min(position, bytes.count)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte <= 0x20 { position += 1 }
  }
}
