import MaquetteCore

/// Writes materials as filters over a copy of what is behind them.
///
/// The copy has what was drawn before and can be seen through the material; materials in it are written
/// likewise, two deep. What bends at the edge of glass is left out: no filter that all viewers draw alike
/// bends a picture.
struct SVGMaterials {
  /// How many copies may be in one another.
  static let depth = 2
  /// The scene, whose materials have numbers.
  let root: SceneNode
  let background: Color?
  /// What is seen of the scene.
  let picture: Rect
  /// How deep the copy is that is being written.
  var level = 0

  /// - Parameter scene: one whose materials have numbers.
  init(_ scene: Scene) {
    (root, background) = (scene.root, scene.background)
    picture = Rect(origin: .zero, size: scene.size)
  }
}

extension SVGItems {
  /// A material over a copy of what is behind it.
  ///
  /// Where the material is turned or made larger, the copy is not: it stands there under the inverse transform.
  mutating func write(_ material: Material, in shape: Shape, _ state: PaintState) throws -> String {
    let transform = state.transform
    guard let bounds = shape.bounds, var copies = materials, copies.level < SVGMaterials.depth,
      let inverse = transform.inverse
    else { return try write(.fill(shape, material.flatPaint(in: shape)), state) }
    var effect = material.effect
    effect.blur = min(effect.blur * transform.meanStretch, Limits.blur)
    let area = transform.apply(bounds).inset(by: -3 * effect.blur - 1)
    copies.level += 1
    let (around, layer) = (materials, text)
    (materials, text) = (copies, nil)
    defer { (materials, text) = (around, layer) }
    // Nothing beyond the edges is blurred into it, as if the outermost pixels went on there.
    let window = material.window.map { transform.apply($0.part ?? $0.frame) }
    let edges = window.map { $0.intersection(copies.picture) } ?? copies.picture
    guard let inside = edges.flatMap(area.intersection) else { return "" }
    var ground = material.ground
    if let color = copies.background { ground = color.over(ground) }
    var behind = SVGValues.element(.rect(inside)) + SVGValues.color("fill", ground) + "/>\n"
    var search = BackdropSearch(number: material.number)
    let copied = PaintState(transform: .identity, opacity: 1, visible: inside)
    behind += try search.write(copies.root, copied, &self)
    if inside != area { behind = "<g\(clipAttribute(.rect(inside)))>\n\(behind)</g>\n" }
    let filter = definitions.material(effect, area: area)
    var content = "<g" + SVGValues.attribute("filter", "url(#\(filter))") + ">\n\(behind)</g>\n"
    if transform != .identity {
      let place = SVGValues.attribute("transform", SVGValues.matrix(inverse))
      content = "<g\(place)>\n\(content)</g>\n"
    }
    if let ramp = material.ramp {
      let mask = definitions.ramp(ramp, over: bounds)
      content = "<g" + SVGValues.attribute("mask", "url(#\(mask))") + ">\n\(content)</g>\n"
    }
    return "<g\(clipAttribute(shape))>\n\(content)</g>\n"
  }
}

/// Writes what is drawn before a material.
private struct BackdropSearch {
  let number: Int
  private(set) var isDone = false

  mutating func write(
    _ node: SceneNode, _ state: PaintState, _ items: inout SVGItems, within clips: [Shape] = []
  ) throws -> String {
    guard !isDone, var inner = node.clip.map(state.clipped) ?? state else { return "" }
    // What lies outside is blurred into it.
    if let reach = node.effects?.reach { inner.visible = inner.visible.inset(by: -reach) }
    try WorkBudget.check()
    let place = SVGClipPlace(node, clips, hasBlends: items.hasBlends)
    var content = ""
    for item in node.items where !isDone {
      guard let before = before(in: item) else { continue }
      content += try node.blamed(for: item) { try items.write(before, inner) }
    }
    content = items.clipped(content, to: place.forParts)
    for child in node.children where !isDone {
      content += try write(child, inner, &items, within: place.forParts)
    }
    guard !content.isEmpty else { return "" }
    var attributes = ""
    if let clip = place.own { attributes += items.clipAttribute(clip) }
    // Those of what the material itself is in are done with it.
    if !isDone { attributes += try items.effects(of: place.node, inner) }
    if !attributes.isEmpty { content = "<g\(attributes)>\n\(content)</g>\n" }
    content = items.clipped(content, to: place.around)
    return isDone ? content : place.blended(content)
  }

  /// What of an item is drawn before the material; `nil` for nothing.
  private mutating func before(in item: DrawItem) -> DrawItem? {
    switch item {
    case .fill(_, .material(let material)) where material.number == number:
      isDone = true
      return nil
    case .group(var group) where item.hasMaterial:
      var items: [DrawItem] = []
      for inner in group.items where !isDone {
        if let inner = before(in: inner) { items.append(inner) }
      }
      group.items = items
      // How transparent the group is that has the material comes after it.
      if isDone { group.opacity = 1 }
      return items.isEmpty ? nil : .group(group)
    default: return item
    }
  }
}

extension SVGDefinitions {
  /// A filter that does what a material does: a blur, a curve for brightness, and what is left of colour.
  ///
  /// All but the blur is opaque: colours are added as they are multiplied by their alpha, which is less than 1
  /// where the blur reaches beyond the edges.
  fileprivate mutating func material(_ effect: MaterialEffect, area: Rect) -> String {
    let shares = [54, 183, 19].map { Double($0) / 256 }
    func row(_ values: [Double]) -> String {
      (values + [0]).map(SVGValues.number).joined(separator: " ") + " "
    }
    let gray = row(shares + [0])
    let brightness = gray + gray + gray + "0 0 0 0 1"
    let colour =
      (0..<3).map { channel in
        shares.indices.map { index in
          effect.chroma * ((index == channel ? 1 : 0) - shares[index])
        }.map(SVGValues.number).joined(separator: " ") + " 0 0.5 "
      }.joined() + "0 0 0 0 1"
    let table = effect.curve.map { SVGValues.number(max(0, min(1, $0 / 255))) }
      .joined(separator: " ")
    let functions = ["R", "G", "B"].map { "<feFunc\($0) type=\"table\" tableValues=\"\(table)\"/>" }
    let blur = SVGValues.attribute("stdDeviation", effect.blur)
    return identifier(
      "material", "<filter",
      " filterUnits=\"userSpaceOnUse\"\(SVGValues.box(area)) color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur\(blur) result=\"b\"/>"
        + "<feColorMatrix in=\"b\" values=\"\(brightness)\"/>"
        + "<feComponentTransfer result=\"g\">\(functions.joined())</feComponentTransfer>"
        + "<feColorMatrix in=\"b\" values=\"\(colour)\"/>"
        + "<feComposite operator=\"arithmetic\" in2=\"g\" k2=\"1\" k3=\"1\" k4=\"-0.5\"/>"
        + "<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\"/></filter>")
  }

  /// A mask that leaves less and less.
  fileprivate mutating func ramp(_ ramp: MaterialRamp, over bounds: Rect) -> String {
    let line =
      SVGValues.attribute("x1", 0) + SVGValues.attribute("x2", 0)
      + SVGValues.attribute("y1", ramp.full) + SVGValues.attribute("y2", ramp.end)
    let gradient = identifier(
      "gradient", "<linearGradient",
      " gradientUnits=\"userSpaceOnUse\"\(line)><stop stop-color=\"#fff\"/>"
        + "<stop offset=\"1\" stop-color=\"#000\"/></linearGradient>")
    return identifier(
      "mask", "<mask",
      " maskUnits=\"userSpaceOnUse\"\(SVGValues.box(bounds))>"
        + SVGValues.element(.rect(bounds)) + " fill=\"url(#\(gradient))\"/></mask>")
  }
}

extension RasterPainter {
  /// A scene whose materials have numbers, and no lift any more: it is in their curves.
  ///
  /// - Throws: as ``image(_:scale:)`` does.
  package func withNumberedMaterials(_ scene: CheckedScene) throws -> CheckedScene {
    let numbered = MaterialResolver.numbered(scene.scene)
    let lifts = try materials(in: CheckedScene(numbered), scale: 1) { $1.picture.lift }
    return try CheckedScene(MaterialResolver.lifted(numbered, lifts))
  }
}
