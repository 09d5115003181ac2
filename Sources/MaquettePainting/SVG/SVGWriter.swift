import MaquetteCore

/// Writes scenes as SVG documents that stand alone: no scripts, no fonts, nothing fetched.
///
/// Cairo's own SVG surface numbers its definitions on through a process and gives sizes in typographic
/// points, so that no two files are alike. This writer's bytes depend on the scene only. One thread
/// at a time may use it.
package final class SVGWriter {
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

  /// A scene as an SVG document.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the screen that edges are aligned for; sizes stay in points,
  ///     rounded up.
  ///   - id: identifier of the root element and start of all others; characters that an identifier
  ///     cannot have become `-`.
  ///   - hasText: whether text that cannot be seen lies over the letters, so that it can be found,
  ///     selected and copied.
  /// - Throws: ``DiagnosticError`` for a scale beyond ``Limits/scale`` or a font that cannot be read.
  package func svg(
    _ scene: CheckedScene, scale: Double, id: String = "maquette", hasText: Bool = true
  ) throws -> String {
    try PixelBudget.check(scale: scale)
    let id = XMLText.identifier(id)
    var items = SVGItems(
      fonts: fonts, pictures: pictures, prefix: id,
      text: hasText ? SVGTextLayer(scene.scene) : nil)
    let page = scene.scene.size.roundedUp
    if scene.scene.root.hasMaterial {
      items.materials = SVGMaterials(scene.filling(page, atScale: scale).scene)
    }
    let scene = scene.scene
    items.hasBlends = scene.root.hasBlends
    let snapping = PixelSnapping(scale: scale, canvas: scene.size, page: page)
    let state = PaintState(
      transform: .identity, opacity: 1, visible: Rect(origin: .zero, size: page))
    var body = ""
    if let background = scene.background, background.alpha > 0 {
      body += "<rect" + SVGValues.attribute("width", page.width)
      body += SVGValues.attribute("height", page.height)
      body += SVGValues.color("fill", background) + "/>\n"
    }
    body += try SVGWriter.write(scene.root, state, snapping, &items)
    if let text = items.text?.element, !text.isEmpty { body += text + "\n" }
    let definitions = items.definitions.text
    return SVGWriter.head(scene, page, id: id)
      + (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + body + "</svg>\n"
  }

  private static func head(_ scene: Scene, _ page: Size, id: String) -> String {
    let (width, height) = (SVGValues.number(page.width), SVGValues.number(page.height))
    let language = Escape.xml(scene.language)
    let isRightToLeft = scene.direction == .rightToLeft
    let description = Escape.xml(AccessibilityReading.reading(scene))
    // The children of an `img` are hidden from assistive technology (ARIA: children presentational).
    let role = description.isEmpty ? "img" : "graphics-document document"
    // A picture that says nothing is passed over.
    let isSilent = description.isEmpty && scene.title.isEmpty
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"\(id)\""
    head += " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    head +=
      isSilent ? " aria-hidden=\"true\"" : " role=\"\(role)\" aria-labelledby=\"\(id)-title\""
    head += " lang=\"\(language)\" xml:lang=\"\(language)\""
    head += isRightToLeft ? " direction=\"rtl\"" : ""
    head += " stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
    if !isSilent { head += "<title id=\"\(id)-title\">\(Escape.xml(scene.title))</title>\n" }
    if !description.isEmpty { head += "<desc id=\"\(id)-desc\">\(description)</desc>\n" }
    return head
  }

  /// A node and all inside it; in an element of its own when it is clipped, named or hidden.
  ///
  /// - Parameter clips: the clips around it that no element has yet.
  private static func write(
    _ node: SceneNode, _ state: PaintState, _ snapping: PixelSnapping, _ items: inout SVGItems,
    within clips: [Shape] = []
  ) throws -> String {
    try WorkBudget.check()
    // One at a time: a whole scene on whole pixels would be as large as the scene.
    let node = snapping.alone(node)
    guard let inner = node.clip.map(state.clipped) ?? state else { return "" }
    items.text?.begin(node)
    let place = SVGClipPlace(node, clips, hasBlends: items.hasBlends)
    var content = ""
    for item in node.items {
      content += try node.blamed(for: item) { try items.write(item, inner) }
    }
    content = items.clipped(content, to: place.forParts)
    for child in node.children {
      content += try write(child, inner, snapping, &items, within: place.forParts)
    }
    let accessibility = SVGAccessibility(
      node.accessibility, path: node.path,
      hasLinks: node.children.contains { $0.accessibility?.url != nil })
    // The letters of a link in a text are the text's; the link itself is an area over them.
    if content.isEmpty, accessibility.link != nil {
      content = SVGValues.element(.rect(node.frame)) + " fill=\"none\" pointer-events=\"all\"/>\n"
    }
    guard !content.isEmpty else { return "" }
    var attributes = accessibility.attributes
    if let clip = place.own { attributes += items.clipAttribute(clip) }
    attributes += try items.effects(of: place.node, inner)
    content = accessibility.description + content
    if let link = accessibility.link {
      content = "<a href=\"\(Escape.xml(link.text))\"\(attributes)>\n\(content)</a>\n"
    } else if !attributes.isEmpty {
      var group = SVGBuffer(reserving: attributes.utf8.count + content.utf8.count + 16)
      for part in ["<g", attributes, ">\n", content, "</g>\n"] { group += part }
      content = group.text
    }
    return place.blended(items.clipped(content, to: place.around))
  }
}
