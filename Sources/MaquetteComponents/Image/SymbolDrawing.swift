import MaquetteCore
import MaquetteThemes

/// Turns a symbol's data into drawing items at a size and weight.
struct SymbolDrawing {
  /// Units of the symbol grid in an em.
  static let unitsPerEm = 17.0
  /// The middle of the grid.
  static let middle = 12.0

  private let layers: [(layer: Symbol.Layer, path: Path)]
  private let scale: Double
  private let stroke: Double

  /// - Parameters:
  ///   - size: the em of the text that the symbol stands beside, in points.
  ///   - stroke: the weight's stroke width, in points.
  ///   - script: the drawing that the locale's letters or digits ask for, where there is one.
  ///   - uses: knows the paths of symbols that the picture has already.
  init(
    _ symbol: Symbol, size: Double, stroke: Double, direction: LayoutDirection,
    script: SymbolScript? = nil, uses: SymbolUses
  ) {
    scale = size / SymbolDrawing.unitsPerEm
    self.stroke = stroke
    layers = symbol.layers(in: script).compactMap { layer in
      guard let path = uses.path(layer.path, reading: SymbolPath.parse) else { return nil }
      guard direction == .rightToLeft else { return (layer, path) }
      return (layer, SymbolDrawing.rightToLeft(path, symbol.rightToLeft(layer)))
    }
  }

  /// What becomes of a layer's path, on the grid.
  private static func rightToLeft(_ path: Path, _ rule: Symbol.RightToLeft) -> Path {
    switch rule {
    case .mirror: return path.mirrored(aboutX: middle)
    case .stay: return path
    case .move(let about):
      let from = about ?? path.controlBounds?.midX ?? middle
      return path.scaled(by: 1, offset: Point(x: 2 * (middle - from), y: 0))
    }
  }

  /// The stroke widths of the lightest and the heaviest weight, in units of the grid.
  private static let strokes = 0.5...3.05

  /// The width of a layer's stroke, in points.
  private func width(of layer: Symbol.Layer) -> Double {
    guard let heaviest = layer.heaviestWidth, scale > 0 else { return stroke * layer.width }
    let range = SymbolDrawing.strokes
    let share = (stroke / scale - range.lowerBound) / (range.upperBound - range.lowerBound)
    return stroke * (layer.width + (heaviest - layer.width) * min(max(share, 0), 1))
  }

  /// The room the ink takes, relative to the grid's middle.
  var bounds: Rect {
    var result: Rect?
    for (layer, path) in layers where layer.kind == .stroke || layer.kind == .fill {
      let reach = layer.kind == .stroke ? width(of: layer) / 2 : 0
      guard let box = placed(path, at: .zero).controlBounds?.inset(by: -reach) else { continue }
      result = result?.union(box) ?? box
    }
    return result ?? .zero
  }

  /// The items with the grid's middle at a point.
  func items(at centre: Point, color: Color) -> [DrawItem] {
    var items: [DrawItem] = []
    for (layer, path) in layers {
      let outline = placed(path, at: centre)
      switch layer.kind {
      case .stroke:
        items.append(
          .stroke(.path(outline, evenOdd: false), width: width(of: layer), color))
      case .fill:
        items.append(.fill(.path(outline, evenOdd: false), .color(color)))
      case .cut:
        let pieces = outline.strokePieces(width: width(of: layer))
        items = cutting(pieces, out: items, around: centre)
      case .cutFill:
        items = cutting([outline], out: items, around: centre)
      }
    }
    // A translucent colour must not darken where layers overlap.
    guard color.alpha < 1, layers.count > 1 else { return items }
    let opaque = self.items(at: centre, color: color.opaque)
    return [.group(DrawGroup(opaque, opacity: color.alpha))]
  }

  private func placed(_ path: Path, at centre: Point) -> Path {
    let shift = SymbolDrawing.middle * scale
    return path.scaled(by: scale, offset: Point(x: centre.x - shift, y: centre.y - shift))
  }

  /// Draws items only outside of some pieces: each is clipped to everything but the piece.
  private func cutting(_ pieces: [Path], out items: [DrawItem], around centre: Point)
    -> [DrawItem]
  {
    guard !items.isEmpty, !pieces.isEmpty else { return items }
    let reach = 40 * scale
    let everything = Rect(centre: centre, side: 2 * reach)
    return [.group(DrawGroup(items, clips: pieces.map { $0.outside(in: everything) }))]
  }
}

extension Path {
  /// All of a rectangle around the path but what is inside of the path.
  func outside(in everything: Rect) -> Shape {
    var outside = Path()
    outside.addRect(everything)
    outside.elements += elements
    return .path(outside, evenOdd: true)
  }
}

extension Color {
  /// The colour without its transparency.
  var opaque: Color {
    var copy = self
    copy.alpha = 1
    return copy
  }
}

extension LayoutContext {
  /// The drawing of a symbol, reporting a name that does not exist.
  ///
  /// - Parameters:
  ///   - scale: multiplies the size and the stroke of a symbol beside the font.
  ///   - imageScale: makes it smaller or larger without much change to its stroke.
  ///   - flips: whether all of it mirrors in right-to-left; `nil` as its layers say.
  func symbolDrawing(
    _ name: String, font: ResolvedFont, scale: Double, imageScale: ImageScale = .medium,
    flips: Bool? = nil, key: String
  ) -> SymbolDrawing? {
    guard var symbol = environment.symbol(named: name) else {
      report(
        .error, "unknown symbol '\(SpecNode.excerpt(name))'", key: key, length: name.count,
        hint: Suggestion.nearest(to: name, in: environment.ownSymbols.allNames).map {
          "did you mean '\($0)'?"
        } ?? "'maquette components Image' lists all of them", id: .unknownSymbol)
      return nil
    }
    symbolUses.add(symbol)
    let script = environment.script(of: symbol)
    if let flips { symbol = symbol.flipping(flips) }
    let index = (font.weight.rawValue / 100) - 1
    let strokes = theme.metrics.symbolStrokes
    let share = strokes.indices.contains(index) ? strokes[index] / 100 : 0.088
    return SymbolDrawing(
      symbol, size: font.size * scale * imageScale.size,
      stroke: share * font.size * scale * imageScale.stroke, direction: direction,
      script: script, uses: symbolUses)
  }
}
