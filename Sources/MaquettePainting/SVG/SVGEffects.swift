import MaquetteCore

extension SVGItems {
  /// The attributes of an element with a node's effects; empty for none.
  mutating func effects(of node: SceneNode, _ state: PaintState) throws -> String {
    guard let effects = node.effects else { return "" }
    let bounds = node.effectBounds
    let attributes = effects.attributes(&definitions, bounds: bounds)
    guard let mask = effects.mask else { return attributes }
    let around = text
    let shape = try mask.map { try write($0, state) }.joined()
    text = around
    return attributes + NodeEffects.mask(shape, &definitions, bounds: bounds)
  }
}

extension NodeEffects {
  /// The attributes of an element with the effects, apart from its mask.
  ///
  /// - Parameter bounds: the element's frame and what is seen around it.
  func attributes(_ definitions: inout SVGDefinitions, bounds: Rect) -> String {
    var result = ""
    if blur > 0 {
      let region = SVGValues.box(bounds.inset(by: -reach))
      let deviation = SVGValues.attribute("stdDeviation", blur)
      let name = definitions.identifier(
        "blur", "<filter",
        " filterUnits=\"userSpaceOnUse\"\(region) color-interpolation-filters=\"sRGB\">"
          + "<feGaussianBlur\(deviation)/></filter>")
      result += SVGValues.attribute("filter", "url(#\(name))")
    }
    return blend == .normal ? result : result + blend.style
  }

  /// The attribute of an element with a mask.
  ///
  /// - Parameter content: the elements of which only the opacity counts.
  static func mask(_ content: String, _ definitions: inout SVGDefinitions, bounds: Rect) -> String {
    let region = SVGValues.box(bounds)
    // Every colour turns white, so that brightness, which SVG 1.1 masks go by, is opacity.
    let white = definitions.identifier(
      "white", "<filter",
      " filterUnits=\"userSpaceOnUse\"\(region) color-interpolation-filters=\"sRGB\">"
        + "<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>")
    let name = definitions.identifier(
      "mask", "<mask",
      " maskUnits=\"userSpaceOnUse\"\(region)><g filter=\"url(#\(white))\">\n\(content)</g></mask>")
    return SVGValues.attribute("mask", "url(#\(name))")
  }
}

extension SceneNode {
  /// Its frame, and what is drawn outside of it.
  var effectBounds: Rect {
    let all = children.reduce(frame) { $0.union($1.effectBounds) }
    let ink = visualBounds().map { all.union($0) } ?? all
    // Letters reach beyond their frames, by less than their size.
    return ink.inset(by: -32)
  }
}

extension BlendMode {
  /// The attribute of an element that is mixed so.
  var style: String { SVGValues.attribute("style", "mix-blend-mode:\(cssName)") }

  private var cssName: String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
