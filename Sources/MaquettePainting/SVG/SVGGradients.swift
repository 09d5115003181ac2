import MaquetteCore

extension SVGDefinitions {
  /// A paint as attributes; `name` is `fill` or `stroke`.
  ///
  /// - Parameters:
  ///   - bounds: what is painted.
  ///   - color: spells one colour.
  mutating func paint(
    _ name: String, _ paint: Paint, over bounds: Rect, _ color: (String, Color) -> String
  ) throws -> String {
    switch paint {
    case .color(let value), .edged(let value, _): return color(name, value)
    case .material(let material): return color(name, material.flat)
    case .verticalGradient(let top, let bottom):
      return reference(name, gradient(top: top, bottom: bottom, bounds: bounds))
    case .gradient(let gradient):
      switch gradient.course {
      case .linear(let from, let to) where from != to:
        let place =
          SVGValues.attribute("x1", from.x) + SVGValues.attribute("y1", from.y)
          + SVGValues.attribute("x2", to.x) + SVGValues.attribute("y2", to.y)
        return reference(name, self.gradient("linearGradient", place, gradient.stops))
      case .radial(let centre, let radius) where radius > 0:
        let place =
          SVGValues.attribute("cx", centre.x) + SVGValues.attribute("cy", centre.y)
          + SVGValues.attribute("r", radius)
        return reference(name, self.gradient("radialGradient", place, gradient.stops))
      case .angular: return reference(name, try angular(gradient, over: bounds))
      case .linear, .radial: return gradient.stops.last.map { color(name, $0.color) } ?? ""
      }
    }
  }

  private func reference(_ name: String, _ identifier: String) -> String {
    SVGValues.attribute(name, "url(#\(identifier))")
  }

  /// A gradient from the top to the bottom of a rectangle.
  private mutating func gradient(top: Color, bottom: Color, bounds: Rect) -> String {
    let place =
      " gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\""
      + SVGValues.attribute("y1", bounds.minY) + SVGValues.attribute("y2", bounds.maxY)
    return identifier(
      "gradient", "<linearGradient",
      "\(place)><stop\(SVGValues.color("stop", top))/>"
        + "<stop offset=\"1\"\(SVGValues.color("stop", bottom))/></linearGradient>")
  }

  private mutating func gradient(
    _ element: String, _ place: String, _ stops: [Gradient.Stop]
  ) -> String {
    let stops = stops.map { stop in
      let offset = stop.location > 0 ? SVGValues.attribute("offset", stop.location) : ""
      return "<stop\(offset)\(SVGValues.color("stop", stop.color))/>"
    }
    return identifier(
      "gradient", "<\(element)",
      " gradientUnits=\"userSpaceOnUse\"\(place)>\(stops.joined())</\(element)>")
  }

  /// SVG has no gradient around a point: a pattern of one picture.
  private mutating func angular(_ gradient: Gradient, over bounds: Rect) throws -> String {
    let area = bounds.inset(by: -1)
    let scale = AngularPixels.pageScale(for: area)
    let pixels = PixelRect(around: area, scale: scale)
    let image = try AngularPixels.image(gradient, pixels, .scale(1 / scale))
    let address =
      "data:image/png;base64," + Base64.encoded(try PNGEncoder().encode(image, scale: 1))
    let box = Rect(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale,
      width: Double(image.width) / scale, height: Double(image.height) / scale)
    let size = SVGValues.attribute("width", box.width) + SVGValues.attribute("height", box.height)
    return identifier(
      "angular", "<pattern",
      " patternUnits=\"userSpaceOnUse\"\(SVGValues.box(box))><image\(size)"
        + " preserveAspectRatio=\"none\" href=\"\(address)\"/></pattern>")
  }
}

extension SVGValues {
  /// How a line is drawn, as attributes.
  static func line(_ style: StrokeStyle, along shape: Shape) -> String {
    var text = attribute("stroke-width", style.width)
    text += attribute("stroke-linecap", style.cap.rawValue)
    text += attribute("stroke-linejoin", style.join.rawValue)
    if style.join == .miter { text += attribute("stroke-miterlimit", style.miterLimit) }
    guard style.dash.contains(where: { $0 > 0 }) else { return text }
    let dash = style.pageDash(along: shape).map { NumberFormat.short($0, digits: 5) }
    text += attribute("stroke-dasharray", dash.joined(separator: " "))
    if style.dashPhase != 0 { text += attribute("stroke-dashoffset", style.dashPhase) }
    return text
  }
}
