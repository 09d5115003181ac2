import MaquetteCore

/// Writes draw items, and gathers what they define.
struct SVGItems {
  let fonts: SVGFonts
  let pictures: SVGPictures
  let extent: ItemExtent
  var definitions: SVGDefinitions
  /// Text over the letters; `nil` for none.
  var text: SVGTextLayer?
  /// Whether anything in the picture has a blend mode.
  var hasBlends = false
  /// What materials are copied from that are written as filters; `nil` for flat colours.
  var materials: SVGMaterials?

  init(fonts: SVGFonts, pictures: SVGPictures, prefix: String, text: SVGTextLayer?) {
    self.text = text
    self.fonts = fonts
    self.pictures = pictures
    extent = ItemExtent(shelf: fonts.shelf)
    definitions = SVGDefinitions(prefix: prefix)
  }

  /// An item as elements; empty when it cannot be seen.
  mutating func write(_ item: DrawItem, _ state: PaintState) throws -> String {
    if case .group(let group) = item { return try write(group, state) }
    guard let bounds = try extent.bounds(of: item, state.transform), state.sees(bounds) else {
      return ""
    }
    switch item {
    case .fill(let shape, .material(let material)): return try write(material, in: shape, state)
    case .fill(let shape, let paint):
      let bounds = shape.bounds ?? .zero
      return SVGValues.element(shape)
        + (try definitions.paint("fill", paint, over: bounds, SVGValues.color)) + "/>\n"
    case .line(let shape, let style, let paint):
      guard style.width > 0, let bounds = shape.bounds else { return "" }
      return SVGValues.element(shape) + " fill=\"none\""
        + (try definitions.paint(
          "stroke", paint, over: bounds.inset(by: -style.reach(along: shape)), SVGValues.color))
        + SVGValues.line(style, along: shape) + "/>\n"
    case .stroke(let shape, let width, let color):
      guard width > 0 else { return "" }
      return SVGValues.element(shape) + " fill=\"none\"" + SVGValues.color("stroke", color)
        + SVGValues.attribute("stroke-width", width) + "/>\n"
    case .text(let run, let color):
      text?.add(run, state.transform, bounds, "")
      return try fonts.write(run, color, &definitions)
    case .shadow(let shape, let shadow):
      guard let bounds = shape.bounds, shadow.color.alpha > 0 else { return "" }
      let filter = definitions.shadow(shadow, bounds: bounds)
      var color = shadow.color
      color.alpha = 1
      return SVGValues.element(shape) + SVGValues.color("fill", color)
        + SVGValues.attribute("opacity", shadow.color.alpha)
        + SVGValues.attribute("filter", "url(#\(filter))") + "/>\n"
    case .image(let image): return try pictures.write(image, &definitions)
    case .group: return ""
    }
  }

  private mutating func write(_ group: DrawGroup, _ state: PaintState) throws -> String {
    guard let inner = state.inside(group) else { return "" }
    var content = ""
    for item in group.items { content += try write(item, inner) }
    guard !content.isEmpty else { return "" }
    var attributes = ""
    if group.transform != .identity {
      attributes += SVGValues.attribute("transform", SVGValues.matrix(group.transform))
    }
    if group.opacity < 1 { attributes += SVGValues.attribute("opacity", group.opacity) }
    // Clips go around one another: librsvg 2.54 ignores the clip of a clip.
    content = clipped(content, to: Array(group.clips.dropFirst()))
    if let clip = group.clips.first { attributes += clipAttribute(clip) }
    return attributes.isEmpty ? content : "<g\(attributes)>\n\(content)</g>\n"
  }

  /// The attribute that clips an element, and what is inside of it.
  mutating func clipAttribute(_ shape: Shape) -> String {
    SVGValues.attribute("clip-path", "url(#\(definitions.clip(shape)))")
  }
}
