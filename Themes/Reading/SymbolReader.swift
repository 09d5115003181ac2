import MaquetteCore

/// Reads a file of symbols: layers under the symbols' names.
public enum SymbolReader {
  /// The symbols of a file, in its order.
  ///
  /// Paths that ``SymbolPath`` cannot read or that leave the grid's surroundings are reported.
  public static func symbols(from root: SpecNode, sink: DiagnosticSink) -> [Symbol] {
    let values = ThemeValueReader(sink: sink)
    guard let entries = root.map else {
      values.fail("a file of symbols must be a map, not \(root.kindName)", at: root)
      return []
    }
    return entries.map { entry in
      var symbol = Symbol(name: entry.key, mirrors: false, layers: [])
      if !isName(entry.key) {
        values.fail(
          "'\(SpecNode.excerpt(entry.key))' is no name of a symbol", at: entry.location,
          hint: "use lower case letters, digits and dots, as SF Symbols does")
      }
      let keys = ["mirrors", "layers"]
      values.eachEntry(of: entry.value, "'\(entry.key)'", keys: keys, required: ["layers"]) {
        key, node in
        if key == "mirrors" {
          values.set(&symbol.mirrors, values.bool(node, key))
        } else if let list = node.list, !list.isEmpty {
          symbol.layers = list.compactMap { layer($0, values) }
        } else {
          values.mismatch(node, key, wanted: "a list of layers")
        }
      }
      return symbol
    }
  }

  private static func layer(_ node: SpecNode, _ values: ThemeValueReader) -> Symbol.Layer? {
    let kinds = Symbol.Layer.Kind.allCases
    var layer: Symbol.Layer?
    var width = 1.0
    values.eachEntry(of: node, "a layer", keys: kinds.map(\.rawValue) + ["width"]) { key, value in
      guard let kind = Symbol.Layer.Kind(rawValue: key) else {
        values.set(&width, values.number(value, key, 0.05...10))
        return
      }
      if layer != nil { values.fail("a layer is of one kind", at: value) }
      guard let text = value.scalar, let path = SymbolPath.parse(text) else {
        values.fail(
          "the path \(value.kindName) cannot be read", at: value,
          hint: "use M L H V C Q Z, 'O cx cy r' and 'R x y w h r'")
        return
      }
      if let bounds = path.controlBounds,
        min(bounds.minX, bounds.minY) < -12 || max(bounds.maxX, bounds.maxY) > 36
      {
        values.fail("the path leaves the grid of 24 × 24 by more than half", at: value)
      }
      layer = Symbol.Layer(kind, text)
    }
    layer?.width = width
    if layer == nil, node.map?.contains(where: { $0.key != "width" }) != true {
      values.fail("a layer needs a kind and a path", at: node, hint: "write 'stroke: M…'")
    }
    return layer
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 60
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }
}
