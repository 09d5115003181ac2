import MaquetteThemes

/// Writes the symbols as Swift.
struct SymbolWriter {
  /// Symbols in one constant: the compiler's time grows faster than a literal's length.
  private static let chunk = 40

  private let symbols: [Symbol]

  init(_ symbols: [Symbol]) { self.symbols = symbols }

  var text: String {
    let starts = Array(stride(from: 0, to: symbols.count, by: SymbolWriter.chunk))
    let names = starts.indices.map { "part\($0 + 1)" }
    var text = "extension Symbol {\n  /// Every built-in symbol, in the order of symbols.yaml.\n"
    text += "  public static let all: [Symbol] = [\n"
    text += filled(names) + "  ].flatMap { $0 }\n"
    for (name, start) in zip(names, starts) {
      text += "\n  private static let \(name): [Symbol] = [\n"
      for symbol in symbols[start..<min(start + SymbolWriter.chunk, symbols.count)] {
        text += self.text(of: symbol)
      }
      text += "  ]\n"
    }
    return text + "}\n"
  }

  private func filled(_ names: [String]) -> String {
    stride(from: 0, to: names.count, by: 10).map { start in
      "    " + names[start..<min(start + 10, names.count)].map { $0 + "," }.joined(separator: " ")
        + "\n"
    }.joined()
  }

  private func text(of symbol: Symbol) -> String {
    var text = "    Symbol(\n      name: \(SwiftText.literal(symbol.name)), "
    text += "mirrors: \(symbol.mirrors),\n      layers: [\n"
    // The formatter takes a comma after the last of several elements, but not after the only one.
    let comma = symbol.layers.count > 1 ? "," : ""
    for layer in symbol.layers {
      let width = layer.width == 1 ? "" : ", width: \(SwiftText.number(layer.width))"
      let start = "        Layer(.\(layer.kind.rawValue), "
      let line = start + SwiftText.literal(layer.path) + width + ")" + comma
      text += line.count <= 100 ? line + "\n" : longLayer(layer, width: width, comma: comma)
    }
    return text + "      ]),\n"
  }

  /// A layer whose path takes several lines.
  private func longLayer(_ layer: Symbol.Layer, width: String, comma: String) -> String {
    var lines: [String] = [""]
    for word in layer.path.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count + word.count > 84 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    let space = "          "
    return "        Layer(\n\(space).\(layer.kind.rawValue),\n\(space)\"\"\"\n"
      + lines.map { space + $0 }.joined(separator: " \\\n") + "\n\(space)\"\"\"\(width))\(comma)\n"
  }
}
