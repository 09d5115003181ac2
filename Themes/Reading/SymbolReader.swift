import MaquetteCore

/// Reads symbols: a map of their names, the notation of symbols.yaml.
package struct SymbolReader {
  /// The symbols of a file, in its order.
  ///
  /// Paths that ``SymbolPath`` cannot read or that leave the grid's surroundings are reported.
  package static func symbols(from root: SpecNode, sink: DiagnosticSink) -> [Symbol] {
    SymbolReader(values: ThemeValueReader(sink: sink)).symbols(from: root)
  }

  func symbols(from root: SpecNode) -> [Symbol] {
    values.log?.add(.anyKeys, root)
    guard let entries = root.map else {
      values.fail(
        "symbols must be a map of their names, not \(root.kindName)", at: root,
        hint: "write 'my.symbol: {layers: [{stroke: M4 12 H20}]}', for example", id: .wrongType)
      return []
    }
    return entries.map(symbol)
  }

  let values: ThemeValueReader

  private func symbol(_ entry: SpecNode.Entry) -> Symbol {
    let name = entry.key
    if !SymbolReader.isName(name) {
      values.fail(
        "'\(SpecNode.excerpt(name))' is no name of a symbol", at: entry.location,
        length: name.count, hint: "use lower case letters, digits and dots, as SF Symbols does")
    }
    var rule = NamedDirection(in: name) == nil ? SymbolRule.object : .direction
    var mirrors: Bool?
    var layers: [Symbol.Layer] = []
    var variants: [SymbolScript: [Symbol.Layer]] = [:]
    let keys = ["rule", "mirrors", "layers", "variants"]
    values.log?.add(.keys(keys, required: ["layers"]), entry.value)
    values.eachEntry(
      of: entry.value, "'\(SpecNode.excerpt(name))'", keys: keys, required: ["layers"]
    ) {
      key, node in
      switch key {
      case "rule": values.set(&rule, values.choice(node, key))
      case "mirrors":
        mirrors = values.bool(node, key)
        check(mirrors, of: name, at: node)
      case "layers": layers = self.layers(node, key)
      default: variants = self.variants(node)
      }
    }
    return Symbol(name: name, rule: rule, mirrors: mirrors, layers: layers, variants: variants)
  }

  /// A name promises what the symbol does.
  private func check(_ mirrors: Bool?, of name: String, at node: SpecNode) {
    guard let mirrors, let direction = NamedDirection(in: name),
      mirrors != (direction == .reading)
    else { return }
    values.fail(
      direction == .reading
        ? "'\(SpecNode.excerpt(name))' is named after the reading direction, so it mirrors"
        : "'\(SpecNode.excerpt(name))' is named after left or right, so it never mirrors",
      at: node,
      hint: direction == .reading
        ? "leave 'mirrors' out, or name it after left or right"
        : "leave 'mirrors' out, or name it after forward, backward, leading or trailing")
  }

  private func variants(_ node: SpecNode) -> [SymbolScript: [Symbol.Layer]] {
    var variants: [SymbolScript: [Symbol.Layer]] = [:]
    let scripts = SymbolScript.allCases.map(\.rawValue)
    values.eachEntry(of: node, "'variants'", keys: scripts) { key, value in
      guard let script = SymbolScript(rawValue: key) else { return }
      variants[script] = layers(value, key)
    }
    return variants
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 80
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }
}
