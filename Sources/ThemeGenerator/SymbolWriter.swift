import MaquetteThemes

/// Writes the symbols as Swift: their names sorted, and functions that make one at a time, so that
/// a picture costs no more than the symbols it shows.
struct SymbolWriter {
  /// Symbols in one function: the compiler's time grows faster than a function's length.
  private static let chunk = 20

  private let symbols: [Symbol]

  init(_ symbols: [Symbol]) {
    self.symbols = symbols.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  var text: String {
    let parts = Array(stride(from: 0, to: symbols.count, by: SymbolWriter.chunk))
    var text = "extension Symbol {\n  /// The names of all built-in symbols, sorted.\n"
    text += SwiftText.array(
      "static let builtInNames: [String] = ", symbols.map { SwiftText.literal($0.name) }, "",
      indent: 2)
    text += "\n  /// The built-in symbol with the name at an index.\n"
    text += "  static func builtIn(at index: Int) -> Symbol? {\n"
    text += "    switch index / \(SymbolWriter.chunk) {\n"
    for number in parts.indices { text += "    case \(number): part\(number + 1)(index)\n" }
    text += "    default: nil\n    }\n  }\n"
    for (number, start) in parts.enumerated() {
      let end = min(start + SymbolWriter.chunk, symbols.count)
      text += "\n  private static func part\(number + 1)(_ index: Int) -> Symbol? {\n"
      text += "    switch index {\n"
      for index in start..<end {
        text += "    case \(index):\n" + self.text(of: symbols[index])
      }
      text += "    default: nil\n    }\n  }\n"
    }
    return text + "}\n"
  }

  private func text(of symbol: Symbol) -> String {
    var text = "      Symbol(\n        name: \(SwiftText.literal(symbol.name)), "
    text += "rule: .\(symbol.rule.rawValue), mirrors: \(symbol.mirrors),\n"
    text += "        layers: [\n" + self.text(of: symbol.layers, indent: 10) + "        ]"
    guard !symbol.variants.isEmpty else { return text + ")\n" }
    text += ",\n        variants: [\n"
    for script in SymbolScript.allCases {
      guard let layers = symbol.variants[script] else { continue }
      text += "          .\(script.rawValue): [\n" + self.text(of: layers, indent: 12)
      // The formatter takes a comma after the last of several elements, but not after the only one.
      text += "          ]" + (symbol.variants.count > 1 ? "," : "") + "\n"
    }
    return text + "        ])\n"
  }

  private func text(of layers: [Symbol.Layer], indent: Int) -> String {
    let comma = layers.count > 1 ? "," : ""
    let space = String(repeating: " ", count: indent)
    return layers.map { layer in
      let more = self.more(of: layer)
      let line =
        space + "Layer(.\(layer.kind.rawValue), " + SwiftText.literal(layer.path) + more + ")"
        + comma
      return line.count <= 100
        ? line + "\n" : longLayer(layer, more: more, comma: comma, space: space)
    }.joined()
  }

  /// What a layer says beside its path.
  private func more(of layer: Symbol.Layer) -> String {
    let heaviest = layer.heaviestWidth.map { ", heaviestWidth: \(SwiftText.number($0))" } ?? ""
    let width = (layer.width == 1 ? "" : ", width: \(SwiftText.number(layer.width))") + heaviest
    switch layer.rightToLeft {
    case nil: return width
    case .mirror: return width + ", rightToLeft: .mirror"
    case .stay: return width + ", rightToLeft: .stay"
    case .move(nil): return width + ", rightToLeft: .move()"
    case .move(let x?): return width + ", rightToLeft: .move(about: \(SwiftText.number(x)))"
    }
  }

  /// A layer whose path takes several lines.
  private func longLayer(_ layer: Symbol.Layer, more: String, comma: String, space: String)
    -> String
  {
    let inner = space + "  "
    var lines: [String] = [""]
    for word in layer.path.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count + word.count > 96 - inner.count {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    return "\(space)Layer(\n\(inner).\(layer.kind.rawValue),\n\(inner)\"\"\"\n"
      + lines.map { inner + $0 }.joined(separator: " \\\n") + "\n\(inner)\"\"\"\(more))\(comma)\n"
  }
}
