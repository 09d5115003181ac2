import Maquette

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is painted behind the texts of a picture, known from the scene: fills, gradients and
/// materials, each over what is behind it. Behind a picture file nothing is known.
struct Grounds {
  /// A text as it is painted, with how much was painted before it.
  struct Text {
    var color: Color
    var rect: Rect
    fileprivate var depth: Int
  }

  /// What is behind a text at one place.
  struct Ground {
    /// The colour there, which is opaque; of a gradient the one at this place.
    var color: Color
    /// The number of the node that painted the uppermost of it; `nil` for the canvas.
    var painter: Int?
  }

  private struct Layer {
    var rect: Rect
    /// Those of the whole of it; `nil` where nobody knows the colour.
    var colors: [Color]?
    var gradient: Gradient?
    var material: MaterialEffect?
    var painter: Int

    func covers(_ point: Point) -> Bool {
      point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
    }

    func color(at point: Point) -> Color? { gradient?.color(at: point) ?? colors?.first }
  }

  /// The most layers that are looked at for one place.
  private static let mostLayers = 500
  /// Points that a band of the picture is high.
  private static let band = 128.0

  private let canvas: Color?
  private let height: Double
  private var layers: [Layer] = []
  private var bands: [Int: [Int]] = [:]
  private var texts: [Int: [Text]] = [:]

  init(_ scene: Scene) {
    (canvas, height) = (scene.background, scene.size.height)
    var number = 0
    visit(scene.root, &number, isKnown: true, within: nil)
  }

  /// The texts of a node by its number in paint order.
  func texts(ofNode number: Int) -> [Text] { texts[number] ?? [] }

  private mutating func visit(
    _ node: SceneNode, _ number: inout Int, isKnown: Bool, within outer: Rect?
  ) {
    let effects = node.effects
    let isKnown = isKnown && (effects.map { $0.blend == .normal && $0.mask == nil } ?? true)
    let own = number
    number += 1
    let clip = node.clipBounds(within: outer)
    for item in node.items { add(item, of: own, opacity: 1, isKnown: isKnown, within: clip) }
    for child in node.children { visit(child, &number, isKnown: isKnown, within: clip) }
  }

  private mutating func add(
    _ item: DrawItem, of node: Int, opacity: Double, isKnown: Bool, within clip: Rect?
  ) {
    switch item {
    case .fill(let shape, let paint):
      guard let bounds = shape.bounds, let rect = bounds.inside(clip) else { return }
      var layer = Layer(rect: rect, colors: [], gradient: nil, material: nil, painter: node)
      switch paint {
      case .color(let color), .edged(let color, _): layer.colors = [color.faded(opacity)]
      case .verticalGradient(let top, let bottom):
        layer.gradient = Gradient(top: top, bottom: bottom, of: bounds).faded(opacity)
      case .gradient(let gradient): layer.gradient = gradient.faded(opacity)
      case .material(let material) where material.ramp == nil:
        layer.colors = [(material.sight?.mean ?? material.flat).faded(opacity)]
        layer.material = material.sight == nil ? material.effect : nil
      case .material: layer.colors = nil
      }
      if let gradient = layer.gradient { layer.colors = gradient.stops.map(\.color) }
      if !isKnown || layer.colors?.isEmpty == true { layer.colors = nil }
      if layer.colors == nil { layer.gradient = nil }
      guard layer.colors?.contains(where: { $0.alpha > 0.005 }) ?? true else { return }
      append(layer)
    case .image(let image):
      guard let rect = image.frame.inside(clip) else { return }
      append(Layer(rect: rect, colors: nil, gradient: nil, material: nil, painter: node))
    case .group(let group):
      // What is turned or scaled lies elsewhere; nothing is said about it.
      guard group.transform == .identity else { return }
      for item in group.items {
        add(item, of: node, opacity: opacity * group.opacity, isKnown: isKnown, within: clip)
      }
    case .text(_, let color):
      // What has scrolled away is read by nobody.
      guard isKnown, let rect = item.glyphBoxes.first?.left(by: clip) else { return }
      texts[node, default: []].append(
        Text(color: color.faded(opacity), rect: rect, depth: layers.count))
    case .stroke, .line, .shadow: return
    }
  }

  private mutating func append(_ layer: Layer) {
    let first = Int((max(0, layer.rect.minY) / Grounds.band).rounded(.down))
    let last = Int((min(height, layer.rect.maxY) / Grounds.band).rounded(.down))
    guard first <= last else { return }
    for band in first...last { bands[band, default: []].append(layers.count) }
    layers.append(layer)
  }

  /// What is behind a text, at three places along it; only those where it is known.
  func grounds(of text: Text) -> [Ground] {
    [0.15, 0.5, 0.85].compactMap { share in
      ground(
        at: Point(x: text.rect.minX + share * text.rect.width, y: text.rect.midY),
        below: text.depth)
    }
  }

  /// Whether something opaque is painted over a text later.
  func isCovered(_ text: Text) -> Bool {
    let point = text.rect.centre
    return (bands[Grounds.band(of: point)] ?? []).contains { index in
      index >= text.depth && layers[index].covers(point)
        && (layers[index].material != nil
          || (layers[index].colors ?? []).allSatisfy { $0.alpha > 0.8 })
    }
  }

  private static func band(of point: Point) -> Int { Int((point.y / band).rounded(.down)) }

  private func ground(at point: Point, below depth: Int) -> Ground? {
    var over: [Layer] = []
    var base = canvas
    var painter: Int?
    var looked = 0
    for index in (bands[Grounds.band(of: point)] ?? []).reversed() where index < depth {
      looked += 1
      guard looked < Grounds.mostLayers else { return nil }
      let layer = layers[index]
      guard layer.covers(point) else { continue }
      guard let color = layer.color(at: point) else { return nil }
      painter = painter ?? layer.painter
      if layer.material == nil, color.alpha > 0.99 {
        base = color
        break
      }
      over.append(layer)
    }
    guard var color = base, color.alpha > 0.99 else { return nil }
    for layer in over.reversed() {
      guard let own = layer.color(at: point) else { return nil }
      color = layer.material?.seen(color) ?? own.over(color)
    }
    return Ground(color: color, painter: painter)
  }
}

extension MaterialEffect {
  /// What one colour looks like through it: its brightness by the curve, its colour by the share.
  fileprivate func seen(_ color: Color) -> Color {
    let channels = [color.red, color.green, color.blue].map(Double.init)
    let gray = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    let bright = brightness(of: gray) + lift(over: gray)
    let light = min(255, max(0, bright))
    let bytes = channels.map { channel in
      UInt8(min(255, max(0, light + (channel - gray) * chroma)).rounded())
    }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}

extension Gradient {
  /// From the top of a rectangle to its bottom.
  fileprivate init(top: Color, bottom: Color, of rect: Rect) {
    self.init(
      .linear(from: Point(x: rect.minX, y: rect.minY), to: Point(x: rect.minX, y: rect.maxY)),
      stops: [Stop(location: 0, color: top), Stop(location: 1, color: bottom)])
  }

  /// With a share of its opacity.
  fileprivate func faded(_ share: Double) -> Gradient {
    Gradient(
      course, stops: stops.map { Stop(location: $0.location, color: $0.color.faded(share)) })
  }

  /// The colour at a point of the picture.
  fileprivate func color(at point: Point) -> Color {
    switch course {
    case .linear(let from, let to):
      let (width, height) = (to.x - from.x, to.y - from.y)
      let length = width * width + height * height
      guard length > 0 else { return color(at: 1) }
      return color(at: ((point.x - from.x) * width + (point.y - from.y) * height) / length)
    case .radial(let centre, let radius):
      guard radius > 0 else { return color(at: 1) }
      let (x, y) = (point.x - centre.x, point.y - centre.y)
      return color(at: (x * x + y * y).squareRoot() / radius)
    case .angular(let centre, let start, let end):
      let angle = atan2(point.y - centre.y, point.x - centre.x) * 180 / .pi
      return color(at: Gradient.share(at: angle, from: start, to: end))
    }
  }
}

extension Color {
  /// The colour with a share of its opacity.
  fileprivate func faded(_ share: Double) -> Color {
    guard share < 1 else { return self }
    var copy = self
    copy.alpha *= share
    return copy
  }
}
