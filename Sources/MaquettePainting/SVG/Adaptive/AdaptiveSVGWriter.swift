import MaquetteCore

/// Writes a picture that is light and dark in one SVG document, as small as one written by hand.
///
/// Attributes carry the colours of light, which every viewer draws; classes bring those of the dark
/// where a style sheet is obeyed. There are no scripts and nothing is fetched. Letters are
/// outlines with text over them that cannot be seen but found and selected. One thread at a time
/// may use it.
package final class AdaptiveSVGWriter {
  /// Stands for the start of identifiers until the content is known; no document can hold it.
  private static let placeholder = "\u{1}"

  private let fonts: SVGFonts
  private let pictures: SVGPictures

  /// A writer with nothing cached.
  ///
  /// - Parameter process: who decodes picture files; `nil` for this process.
  /// - Throws: ``DiagnosticError`` when a library it needs cannot be started.
  package init(process: PictureProcess? = nil) throws {
    fonts = try SVGFonts()
    pictures = SVGPictures(process: process)
  }

  /// Two scenes as one SVG document.
  ///
  /// - Parameters:
  ///   - light: the scene in light.
  ///   - dark: the same in the dark; what is somewhere else in it is there by turns.
  ///   - rule: when the dark one is shown.
  ///   - scale: pixels per point of the screen that edges are aligned for; sizes stay in points.
  ///   - id: identifier of the root element and start of all others; characters that an identifier
  ///     cannot have become `-`. Without one the root has none, and others, where there must be
  ///     any, start with a name made of the content.
  ///   - hasText: whether text that cannot be seen lies over the letters.
  /// - Throws: ``DiagnosticError`` for a scale beyond ``Limits/scale`` or a font that cannot be read.
  package func svg(
    light: CheckedScene, dark: CheckedScene, rule: SVGDarkRule, scale: Double, id: String? = nil,
    hasText: Bool = true
  ) throws -> String {
    try PixelBudget.check(scale: scale)
    let light = light.filling(light.scene.size.roundedUp, atScale: scale).scene
    let dark = dark.filling(dark.scene.size.roundedUp, atScale: scale).scene
    let size = Size(
      width: max(light.size.width, dark.size.width),
      height: max(light.size.height, dark.size.height))
    let id = id.map(XMLText.identifier)
    let items = AdaptiveItems(
      fonts: fonts, pictures: pictures, prefix: id ?? AdaptiveSVGWriter.placeholder, rule: rule,
      glyphs: AdaptiveGlyphs(light), text: hasText ? SVGTextLayer(light, dark) : nil)
    items.hasBlends = light.root.hasBlends || dark.root.hasBlends
    var glyphs = items.glyphs
    try glyphs.decide { try items.outline(of: $0) }
    items.glyphs = glyphs
    let state = PaintState(
      transform: .identity, opacity: 1, visible: Rect(origin: .zero, size: size))
    var body = background(light, dark, size, items)
    if light.root.isSamePlace(as: dark.root) {
      body += try AdaptiveNodes(items).write(light.root, dark.root, state)
    } else {
      body += try items.turns(
        { try AdaptiveNodes(items).write(light.root, light.root, state) },
        { try AdaptiveNodes(items).write(dark.root, dark.root, state) })
    }
    body += items.text?.element ?? ""
    let sheet = items.colors.rules.isEmpty ? "" : "<style>\(rule.sheet(items.colors.rules))</style>"
    let definitions = items.definitions.text.isEmpty ? "" : "<defs>\(items.definitions.text)</defs>"
    let content = sheet + definitions + body + "</svg>\n"
    let document =
      AdaptiveSVGWriter.head(light, size: size, id: id, hasStrokes: items.hasStrokes) + content
    guard id == nil else { return document }
    let prefix = "m" + ContentHash(document).short(5)
    return document.replacing(AdaptiveSVGWriter.placeholder, with: prefix)
  }

  private func background(
    _ light: Scene, _ dark: Scene, _ size: Size, _ items: AdaptiveItems
  ) -> String {
    let (color, other) = (light.background ?? .clear, dark.background ?? .clear)
    guard color.alpha > 0 || other.alpha > 0 else { return "" }
    return "<rect width=\"100%\" height=\"100%\"" + items.colors.paint("fill", color, other) + "/>"
  }

  private static func head(_ scene: Scene, size: Size, id: String?, hasStrokes: Bool) -> String {
    let (width, height) = (CompactSVG.number(size.width), CompactSVG.number(size.height))
    // The children of an `img` are hidden from assistive technology (ARIA: children presentational).
    let hasElements = scene.nodes.contains { $0.accessibility?.isElement ?? false }
    // A picture that says nothing is passed over.
    let isSilent = !hasElements && scene.title.isEmpty
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    if let id { head += " id=\"\(id)\"" }
    head += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    let role = hasElements ? "graphics-document document" : "img"
    head += isSilent ? " aria-hidden=\"true\"" : " role=\"\(role)\""
    head += " lang=\"\(Escape.xml(scene.language))\""
    if scene.direction == .rightToLeft { head += " direction=\"rtl\"" }
    if hasStrokes { head += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    return head + (isSilent ? ">" : "><title>\(Escape.xml(scene.title))</title>")
  }
}

/// Writes pairs of nodes.
struct AdaptiveNodes {
  private let items: AdaptiveItems

  init(_ items: AdaptiveItems) { self.items = items }

  /// A node and all inside it; in an element of its own when it is clipped, named or hidden.
  ///
  /// - Parameter clips: the clips around it that no element has yet.
  func write(
    _ light: SceneNode, _ dark: SceneNode, _ state: PaintState, within clips: [Shape] = []
  ) throws -> String {
    try WorkBudget.check()
    guard let inner = light.clip.map(state.clipped) ?? state else { return "" }
    items.text?.begin(light)
    // The style of an element that is clipped is the clip's.
    let place = SVGClipPlace(light, clips, hasBlends: items.hasBlends, isApart: true)
    let parts = place.forParts
    var content = items.clipped(try items.write(light.items, dark.items, inner), to: parts)
    for pair in AdaptivePair.pairs(light.children, dark.children, { $0.isSamePlace(as: $1) }) {
      switch pair {
      case .both(let light, let dark): content += try write(light, dark, inner, within: parts)
      case .turns(let light, let dark):
        content += try items.turns(
          { try light.map { try write($0, $0, inner, within: parts) }.joined() },
          { try dark.map { try write($0, $0, inner, within: parts) }.joined() })
      }
    }
    let accessibility = SVGAccessibility(
      light.accessibility, path: nil,
      hasLinks: light.children.contains { $0.accessibility?.url != nil })
    // The letters of a link in a text are the text's; the link itself is an area over them.
    if content.isEmpty, accessibility.link != nil {
      content = CompactSVG.element(.rect(light.frame)) + " fill=\"none\" pointer-events=\"all\"/>"
    }
    guard !content.isEmpty else { return "" }
    var attributes = accessibility.attributes
    if let clip = place.own { attributes += items.clipAttribute(clip) }
    if let effects = place.node.effects {
      let bounds = light.effectBounds
      attributes += effects.attributes(&items.definitions, bounds: bounds)
      if let mask = effects.mask {
        let text = items.text
        let shape = try items.write(mask, mask, inner)
        items.text = text
        attributes += NodeEffects.mask(shape, &items.definitions, bounds: bounds)
      }
    }
    content = accessibility.description + content
    if let link = accessibility.link {
      content = "<a href=\"\(Escape.xml(link.text))\"\(attributes)>\(content)</a>"
    } else if !attributes.isEmpty {
      content = "<g\(attributes)>\(content)</g>"
    }
    return place.blended(items.clipped(content, to: place.around))
  }
}
