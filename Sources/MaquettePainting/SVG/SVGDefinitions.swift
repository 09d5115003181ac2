import MaquetteCore

/// What a picture defines once and refers to: glyphs, gradients, clips and filters.
///
/// Identifiers start with the picture's own, so that several pictures fit into one page, and are
/// numbered in the order of first use, so that a picture is always written the same way.
struct SVGDefinitions {
  /// What tells a definition from all others.
  enum Content: Hashable {
    /// Its own text.
    case text(ByteExact)
    /// A glyph, as an outline or a picture.
    case glyph(AdaptiveGlyphs.Key)
    /// A picture file, smooth or with its pixels to be seen, and how many times as large it is.
    case image(ImageData, isSmooth: Bool, enlargement: Int)
  }

  private struct Key: Hashable {
    var kind: String
    var content: Content
  }

  private let prefix: String
  private var identifiers: [Key: String] = [:]
  private var counts: [String: Int] = [:]
  private var faces: [FontFace: Int] = [:]
  private var glyphs: [Glyph: String] = [:]
  /// Attributes of elements within clips, from the outermost.
  var masks: [ArraySlice<Shape>: String] = [:]
  /// All definitions, in the order of first use.
  private(set) var text = ""

  init(prefix: String) { self.prefix = prefix }

  /// The identifier of a definition, which is added unless an equal one is there.
  ///
  /// - Parameters:
  ///   - kind: a letter or two for the identifier, for example `clip`.
  ///   - start: the element up to its name, for example `<clipPath`; the identifier comes next.
  ///   - rest: the rest of the element.
  mutating func identifier(_ kind: String, _ start: String, _ rest: String) -> String {
    identifier(kind, .text(ByteExact(start + rest))) { (start, rest) }
  }

  /// The same for a definition that is made only when no other has the same content.
  mutating func identifier(
    _ kind: String, _ content: Content, _ make: () throws -> (start: String, rest: String)
  ) rethrows -> String {
    let key = Key(kind: kind, content: content)
    if let known = identifiers[key] { return known }
    let (start, rest) = try make()
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    let identifier = "\(prefix)-\(kind)\(number)"
    identifiers[key] = identifier
    text += "\(start) id=\"\(identifier)\"\(rest)\n"
    return identifier
  }

  /// A glyph of a face. A text has thousands of them, so that it must be quick to look up.
  private struct Glyph: Hashable {
    var face: Int
    var id: UInt32
  }

  /// A number for a face, whose name takes a while to look up.
  mutating func number(of face: FontFace) -> Int {
    if let known = faces[face] { return known }
    faces[face] = faces.count
    return faces.count - 1
  }

  /// The identifier of a glyph, which is made when it is first asked for; empty for one without ink.
  mutating func glyph(
    _ id: UInt32, of face: Int, make: (inout SVGDefinitions) throws -> String
  ) rethrows -> String {
    let glyph = Glyph(face: face, id: id)
    if let known = glyphs[glyph] { return known }
    let name = try make(&self)
    glyphs[glyph] = name
    return name
  }

  /// The clip that keeps what is inside a shape.
  mutating func clip(_ shape: Shape) -> String {
    let shape = SVGValues.element(shape, rule: "clip-rule")
    return identifier("clip", "<clipPath", ">\(shape)/></clipPath>")
  }

  /// A filter that turns a shape into what is seen of its shadow outside of it.
  ///
  /// The offset comes before the blur: librsvg drops what a step leaves outside of the canvas.
  mutating func shadow(_ shadow: Shadow, bounds: Rect) -> String {
    var moved = bounds.inset(by: -shadow.blur * 1.5 - 1)
    moved.origin = moved.origin.offset(x: shadow.offset.x, y: shadow.offset.y)
    let region = SVGValues.box(bounds.inset(by: -1).union(moved))
    let blur = SVGValues.attribute("stdDeviation", shadow.blur / 2)
    let offset =
      SVGValues.attribute("dx", shadow.offset.x) + SVGValues.attribute("dy", shadow.offset.y)
    return identifier(
      "shadow", "<filter",
      " filterUnits=\"userSpaceOnUse\"\(region) color-interpolation-filters=\"sRGB\">"
        + "<feOffset in=\"SourceGraphic\"\(offset)/><feGaussianBlur\(blur)/>"
        + "<feComposite operator=\"out\" in2=\"SourceGraphic\"/></filter>")
  }
}
