/// A JSON value whose keys keep their order, so that equal values are equal bytes.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number with at most six decimals.
  case number(Double)
  case integer(Int)
  /// A number as another program wrote it, with all its digits.
  case exact(String)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  package static func == (lhs: JSONValue, rhs: JSONValue) -> Bool { lhs.text == rhs.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The value as one line.
  package var text: String {
    var writer = JSONWriter(indents: false)
    writer.write(self, depth: 0)
    return writer.text
  }

  /// The value with two spaces of indent a level and a line feed at the end.
  package var prettyText: String {
    var writer = JSONWriter(indents: true)
    writer.write(self, depth: 0)
    return writer.text + "\n"
  }
}

private struct JSONWriter {
  let indents: Bool
  var text = ""

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    // JSON has no infinity; what cannot be said is null.
    case .number(let number):
      text += number.isFinite ? NumberFormat.short(number, digits: 6) : "null"
    case .integer(let number): text += String(number)
    case .exact(let number): text += number
    case .string(let string): write(string)
    case .array(let values):
      writeList("[", "]", count: values.count, depth: depth, isFlat: values.allSatisfy(isLeaf)) {
        $0.write(values[$1], depth: depth + 1)
      }
    case .object(let pairs):
      let isFlat = pairs.count <= 4 && pairs.allSatisfy { isLeaf($0.1) }
      writeList("{", "}", count: pairs.count, depth: depth, isFlat: isFlat) {
        $0.write(pairs[$1].0)
        $0.text += ": "
        $0.write(pairs[$1].1, depth: depth + 1)
      }
    }
  }

  private func isLeaf(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let values): values.isEmpty
    case .object(let pairs): pairs.isEmpty
    default: true
    }
  }

  /// Short lists of plain values stay on one line.
  private mutating func writeList(
    _ open: String, _ close: String, count: Int, depth: Int, isFlat: Bool,
    element: (inout JSONWriter, Int) -> Void
  ) {
    text += open
    let breaks = indents && !isFlat && count > 0
    for index in 0..<count {
      if index > 0 { text += breaks ? "," : ", " }
      if breaks { newLine(depth + 1) }
      element(&self, index)
    }
    if breaks { newLine(depth) }
    text += close
  }

  private mutating func newLine(_ depth: Int) {
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func write(_ string: String) { text += "\"\(Escape.json(string))\"" }
}
