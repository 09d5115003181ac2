import MaquetteCore

/// Writes pairs of draw items, one in light and one in the dark.
final class AdaptiveItems {
  let fonts: SVGFonts
  let pictures: SVGPictures
  let extent: ItemExtent
  var definitions: SVGDefinitions
  var colors: AdaptiveColors
  var glyphs: AdaptiveGlyphs
  var text: SVGTextLayer?
  /// Whether lines were drawn, whose ends are round.
  private(set) var hasStrokes = false
  /// Whether anything in the picture has a blend mode.
  var hasBlends = false
  /// What says when the text that is written now is there.
  var when = ""

  init(
    fonts: SVGFonts, pictures: SVGPictures, prefix: String, rule: SVGDarkRule,
    glyphs: AdaptiveGlyphs, text: SVGTextLayer?
  ) {
    self.fonts = fonts
    self.pictures = pictures
    self.glyphs = glyphs
    self.text = text
    extent = ItemExtent(shelf: fonts.shelf)
    definitions = SVGDefinitions(prefix: prefix)
    colors = AdaptiveColors(rule: rule)
  }

  /// Two lists of items as elements.
  func write(_ light: [DrawItem], _ dark: [DrawItem], _ state: PaintState) throws -> String {
    var content = ""
    for pair in AdaptivePair.pairs(light, dark, { $0.isSameButForColor(as: $1) }) {
      switch pair {
      case .both(let light, let dark): content += try write(light, dark, state)
      case .turns(let light, let dark):
        content += try turns(
          { try light.map { try write($0, $0, state) }.joined() },
          { try dark.map { try write($0, $0, state) }.joined() })
      }
    }
    return content
  }

  /// What is there in light and in the dark by turns.
  func turns(_ light: () throws -> String, _ dark: () throws -> String) rethrows -> String {
    let outer = when
    defer { when = outer }
    // Inside of one that is there by turns all is as it is.
    guard outer.isEmpty else { return try light() + dark() }
    var result = ""
    let kept = colors
    when = colors.onlyLight()
    let inLight = try light()
    if inLight.isEmpty { colors = kept } else { result += "<g\(when)>\(inLight)</g>" }
    let before = colors
    when = colors.onlyDark()
    let inDark = try dark()
    if inDark.isEmpty { colors = before } else { result += "<g\(when)>\(inDark)</g>" }
    return result
  }

  private func write(_ light: DrawItem, _ dark: DrawItem, _ state: PaintState) throws -> String {
    if case .group(let group) = light, case .group(let other) = dark {
      return try write(group, other, state)
    }
    guard let bounds = try extent.bounds(of: light, state.transform), state.sees(bounds) else {
      return ""
    }
    switch (light, dark) {
    case (.fill(let shape, let paint), .fill(_, let other)):
      return "\(CompactSVG.element(shape))\(try fill(shape, paint, other))/>"
    case (.line(let shape, let style, let paint), .line(_, _, let other)):
      guard style.width > 0, let bounds = shape.bounds else { return "" }
      let color: String
      if case .color(let light) = paint, case .color(let dark) = other {
        color = colors.paint("stroke", light, dark)
      } else {
        color = try definitions.paint(
          "stroke", paint, over: bounds.inset(by: -style.reach(along: shape)), SVGValues.color)
      }
      return CompactSVG.element(shape) + " fill=\"none\"\(color)"
        + SVGValues.line(style, along: shape) + "/>"
    case (.stroke(let shape, let width, let color), .stroke(_, _, let other)):
      guard width > 0 else { return "" }
      hasStrokes = true
      let thickness = width == 1 ? "" : " stroke-width=\"\(CompactSVG.number(width))\""
      return CompactSVG.element(shape) + " fill=\"none\"\(thickness)"
        + colors.paint("stroke", color, other) + "/>"
    case (.text(let run, let color), .text(_, let other)):
      text?.add(run, state.transform, bounds, when)
      return try write(run, color, other)
    case (.shadow(let shape, let shadow), _):
      guard let bounds = shape.bounds, shadow.color.alpha > 0 else { return "" }
      let filter = definitions.shadow(shadow, bounds: bounds)
      return CompactSVG.element(shape) + " fill=\"\(CompactSVG.hex(shadow.color))\""
        + (shadow.color.alpha < 1 ? " opacity=\"\(CompactSVG.number(shadow.color.alpha))\"" : "")
        + " filter=\"url(#\(filter))\"/>"
    case (.image(let image), _): return try pictures.write(image, &definitions)
    default: return ""
    }
  }

  private func fill(_ shape: Shape, _ light: Paint, _ dark: Paint) throws -> String {
    switch (light, dark) {
    case (.color(let color), .color(let other)): return colors.paint("fill", color, other)
    case (.verticalGradient(let top, let bottom), .verticalGradient(let top2, let bottom2)):
      let bounds = shape.bounds ?? .zero
      let place =
        " gradientUnits=\"userSpaceOnUse\" x2=\"0\"" + CompactSVG.length("y1", bounds.minY)
        + " y2=\"\(CompactSVG.number(bounds.maxY))\""
      let stops =
        "><stop\(colors.paint("stop", top, top2))/>"
        + "<stop offset=\"1\"\(colors.paint("stop", bottom, bottom2))/></linearGradient>"
      let name = definitions.identifier("", "<linearGradient", place + stops)
      return " fill=\"url(#\(name))\""
    // A gradient that is another one in the dark is there by turns.
    default:
      return try definitions.paint("fill", light, over: shape.bounds ?? .zero, SVGValues.color)
    }
  }

  private func write(_ light: DrawGroup, _ dark: DrawGroup, _ state: PaintState) throws -> String {
    guard let inner = state.inside(light) else { return "" }
    var content = try write(light.items, dark.items, inner)
    guard !content.isEmpty else { return "" }
    var attributes = CompactSVG.transform(light.transform)
    if light.opacity < 1 { attributes += " opacity=\"\(CompactSVG.number(light.opacity))\"" }
    // Clips go around one another: librsvg 2.54 ignores the clip of a clip.
    content = clipped(content, to: Array(light.clips.dropFirst()))
    if let clip = light.clips.first { attributes += clipAttribute(clip) }
    return attributes.isEmpty ? content : "<g\(attributes)>\(content)</g>"
  }

  /// Elements within clips, of which each is in an element of its own.
  func clipped(_ content: String, to shapes: [Shape]) -> String {
    guard !content.isEmpty else { return "" }
    if let mask = definitions.mask(within: shapes) { return "<g\(mask)>\(content)</g>" }
    return shapes.reversed().reduce(content) { "<g\(clipAttribute($1))>\($0)</g>" }
  }

  /// The attributes that clip an element, and what is inside of it.
  ///
  /// Where the same picture is in a page twice, the name leads into the first one, and a browser does
  /// not clip by what is in a hidden part of the page, such as another tab. Its style has the shape
  /// itself; viewers that know only the attribute have no such pages.
  func clipAttribute(_ shape: Shape) -> String {
    let element = CompactSVG.element(shape, rule: "clip-rule")
    let name = definitions.identifier("", "<clipPath", ">\(element)/></clipPath>")
    var data = CompactPathData(digits: 3)
    data.add(shape.path)
    let rule = shape.isEvenOdd ? "evenodd," : ""
    return " clip-path=\"url(#\(name))\" style=\"clip-path:path(\(rule)'\(data.text)')view-box\""
  }
}
