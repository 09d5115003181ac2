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
      let width = layer.width == 1 ? [] : ["width: \(SwiftText.number(layer.width))"]
      let path = SwiftText.literal(layer.path)
      text += SwiftText.call("Layer", [".\(layer.kind.rawValue)", path] + width, comma, indent: 8)
    }
    return text + "      ]),\n"
  }
}
