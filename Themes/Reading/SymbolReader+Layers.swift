import MaquetteCore

extension SymbolReader {
  /// Nobody draws more, and each is drawn anew wherever the symbol stands.
  private static let mostLayers = 100
  /// The longest path, in bytes.
  private static let longestPath = 4000
  /// How far paths may leave the grid on each side, in units.
  private static let grid = -12.0...36.0

  func layers(_ node: SpecNode, _ key: String) -> [Symbol.Layer] {
    values.log?.add(.longList(SymbolReader.mostLayers), node)
    guard let list = node.list, !list.isEmpty else {
      values.mismatch(
        node, key, wanted: "a list of layers, one or more", hint: "write '- stroke: M4 12 H20'")
      return []
    }
    guard list.count <= SymbolReader.mostLayers else {
      values.fail(
        "there are \(list.count) layers; \(SymbolReader.mostLayers) are the most", at: node,
        hint: "put several subpaths into one path", id: .tooMuch)
      return []
    }
    let layers = list.compactMap(layer)
    if let first = layers.first, layers.count == list.count,
      first.kind == .cut || first.kind == .cutFill
    {
      values.fail(
        "the first layer cuts, but nothing is painted yet", at: list[0],
        hint: "begin with 'stroke' or 'fill'")
    }
    return layers
  }

  private func layer(_ node: SpecNode) -> Symbol.Layer? {
    let kinds = Symbol.Layer.Kind.allCases
    var layer: Symbol.Layer?
    var widths = [1.0]
    var rightToLeft: Symbol.RightToLeft?
    values.eachEntry(of: node, "a layer", keys: kinds.map(\.rawValue) + ["width", "rtl"]) {
      key, value in
      guard let kind = Symbol.Layer.Kind(rawValue: key) else {
        if key == "rtl" {
          rightToLeft = self.rightToLeft(value)
        } else {
          values.set(&widths, self.widths(value, key))
        }
        return
      }
      if layer != nil {
        values.fail("a layer is of one kind", at: value, hint: "put this into a layer of its own")
      }
      if let path = path(value) { layer = Symbol.Layer(kind, path) }
    }
    layer?.width = widths[0]
    layer?.heaviestWidth = widths.count > 1 ? widths[1] : nil
    layer?.rightToLeft = rightToLeft
    let isNamed = node.map?.contains { Symbol.Layer.Kind(rawValue: $0.key) != nil } == true
    if node.map != nil, !isNamed {
      values.fail("a layer needs a kind and a path", at: node, hint: "write 'stroke: M4 12 H20'")
    }
    return layer
  }

  /// One number for all weights, or two for the lightest and the heaviest.
  private func widths(_ node: SpecNode, _ key: String) -> [Double]? {
    if node.list != nil { return values.numbers(node, key, count: 2, 0.05...10) }
    return values.number(node, key, 0.05...10).map { [$0] }
  }

  private func path(_ node: SpecNode) -> String? {
    values.log?.add(.text(1...SymbolReader.longestPath), node)
    guard let text = node.scalar, text.utf8.count <= SymbolReader.longestPath,
      let path = SymbolPath.parse(text), let bounds = path.controlBounds
    else {
      let isLong = (node.scalar?.utf8.count ?? 0) > SymbolReader.longestPath
      values.fail(
        isLong
          ? "the path is longer than \(SymbolReader.longestPath) bytes"
          : "the path \(node.kindName) cannot be read", at: node,
        hint: isLong
          ? "split it into several layers"
          : "use M L H V C Q Z, 'O cx cy r' and 'R x y w h r'", id: .tooMuch)
      return nil
    }
    let grid = SymbolReader.grid
    guard grid.contains(bounds.minX), grid.contains(bounds.minY), grid.contains(bounds.maxX),
      grid.contains(bounds.maxY)
    else {
      values.fail(
        "the path leaves the grid of 24 × 24 by more than half", at: node,
        hint: "keep to 0 to 24 in both directions")
      return nil
    }
    return text
  }

  private func rightToLeft(_ node: SpecNode) -> Symbol.RightToLeft? {
    values.log?.add(.matching("^(mirror|stay|move( -?[0-9.]+)?)$"), node)
    let words = (node.scalar ?? "").spacedWords
    switch words.first {
    case "mirror" where words.count == 1: return .mirror
    case "stay" where words.count == 1: return .stay
    case "move" where words.count == 1: return .move()
    case "move" where words.count == 2:
      if let x = ThemeValueReader.number(words[1]), SymbolReader.grid.contains(x) {
        return .move(about: x)
      }
    default: break
    }
    values.fail(
      "'rtl' cannot be \(node.kindName)", at: node,
      hint: "use mirror, stay, move, or move and an x coordinate, for example move 8.5",
      id: .unknownValue)
    return nil
  }
}
