import MaquetteCore

/// Reads how wide the letters of a font are.
package enum LetterReader {
  /// A font's table; `nil`, and told why, when it is wrong.
  package static func table(_ name: String, from node: SpecNode, sink: DiagnosticSink)
    -> LetterTable?
  {
    let values = ThemeValueReader(sink: sink)
    let keys = ["unitsPerEm", "display", "weights", "textWidths", "displayWidths"]
    var units = 1.0
    var shares: [(size: Double, share: Double)] = []
    var weights: [FontWeight: Double] = [:]
    var forms: [String: [[Double]]] = [:]
    values.eachEntry(of: node, "'\(name)'", keys: keys, required: keys) { key, node in
      switch key {
      case "unitsPerEm": values.set(&units, values.number(node, key, 16...16384))
      case "display":
        guard let pairs = node.list else {
          values.fail("'display' is a list of pairs: a size and a share", at: node)
          return
        }
        shares = pairs.compactMap {
          values.numbers($0, key, count: 2, 0...1000).map { ($0[0], $0[1]) }
        }
      case "weights":
        let names = FontWeight.allCases.map(\.name)
        values.eachEntry(of: node, "'weights'", keys: names) { name, node in
          guard let weight = FontWeight(name: name) else { return }
          weights[weight] = values.number(node, name, -1...1)
        }
      default: forms[key] = widths(node, key, values)
      }
    }
    let scaled = forms.mapValues { $0.map { $0.map { $0 / units } } }
    guard let text = scaled["textWidths"], let display = scaled["displayWidths"],
      let table = LetterTable(
        name: name, text: text, display: display, weights: weights, displayShares: shares)
    else {
      values.fail("'\(name)' has not three weights with a width for each letter", at: node)
      return nil
    }
    return table
  }

  /// Three lines of numbers, from the lightest weight to the boldest one.
  private static func widths(_ node: SpecNode, _ key: String, _ values: ThemeValueReader)
    -> [[Double]]
  {
    let names = ["ultraLight", "regular", "black"]
    var lines: [String: [Double]] = [:]
    values.eachEntry(of: node, "'\(key)'", keys: names, required: names) { name, node in
      lines[name] = numbers(node.scalar ?? "")
    }
    return names.compactMap { lines[$0] }
  }

  /// Whole numbers with spaces between them; none of a text with anything else. Every start of the program reads
  /// some hundred.
  private static func numbers(_ text: String) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(LetterTable.letters.count)
    var text = text
    let isRight = text.withUTF8 { bytes in
      var number: Int?
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          number = min(number ?? 0, 1_000_000) * 10 + Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: " "):
          if let last = number { numbers.append(Double(last)) }
          number = nil
        default: return false
        }
      }
      if let last = number { numbers.append(Double(last)) }
      return true
    }
    return isRight ? numbers : []
  }
}
