internal import CCairo
import MaquetteCore

/// The logical structure of a page (ISO 32000, 14.8): what is a heading, a text, a picture or a link,
/// in reading order.
struct PDFTags {
  /// One structure element.
  struct Element: Hashable {
    /// The standard structure type, for example `H1`.
    var type: String
    /// What is read instead of its content; `nil` when the content can be read.
    var alternative: String?

    static let document = Element(type: "Document")
  }

  /// All elements in the order of their beginnings, which is that of Cairo's objects.
  private(set) var elements: [Element] = []
  /// The elements that are open.
  private var open: [Element] = []

  /// Opens an element for a node; none for what assistive technology passes over.
  mutating func begin(_ node: SceneNode, on context: CairoContext) {
    guard let element = PDFTags.element(for: node) else { return }
    begin(element, attributes: PDFTags.link(of: node), on: context)
    // Cairo marks the content of elements that have no others inside only.
    if PDFTags.hasSpan(node) { begin(Element(type: "Span"), on: context) }
  }

  mutating func beginChildren(of node: SceneNode, on context: CairoContext) {
    if PDFTags.hasSpan(node) { end(on: context) }
  }

  mutating func end(_ node: SceneNode, on context: CairoContext) {
    if PDFTags.element(for: node) != nil { end(on: context) }
  }

  mutating func begin(_ element: Element, attributes: String = "", on context: CairoContext) {
    cairo_tag_begin(context.pointer, element.type, attributes)
    elements.append(element)
    open.append(element)
  }

  mutating func end(on context: CairoContext) {
    guard let element = open.popLast() else { return }
    cairo_tag_end(context.pointer, element.type)
  }

  private static func element(for node: SceneNode) -> Element? {
    guard let thing = node.accessibility, thing.isElement else { return nil }
    let name = AccessibilityReading.name(of: thing)
    // What is drawn can be read as it is unless something else was said.
    let alternative = node.text == name ? nil : name
    if link(of: node) != "" { return Element(type: "Link", alternative: alternative) }
    let role = thing.effectiveRole
    if thing.isHeading, role == .staticText || role == .group {
      return Element(type: "H\(thing.headingLevel ?? 2)", alternative: alternative)
    }
    switch role {
    case .image: return Element(type: "Figure", alternative: name)
    case .window, .group: return Element(type: "Sect")
    case .staticText, .button, .textField, .link:
      return Element(type: "P", alternative: alternative)
    }
  }

  private static func hasSpan(_ node: SceneNode) -> Bool {
    !node.items.isEmpty && element(for: node) != nil && node.children.contains(where: isTagged)
  }

  private static func isTagged(_ node: SceneNode) -> Bool {
    element(for: node) != nil || node.children.contains(where: isTagged)
  }

  /// Cairo's attributes of a link; empty for what leads nowhere.
  private static func link(of node: SceneNode) -> String {
    guard let address = node.accessibility?.url.flatMap(LinkAddress.init) else { return "" }
    let frame = node.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let area = numbers.map { NumberFormat.short($0, digits: 3) }.joined(separator: " ")
    // The address has no quotes, backslashes and brackets any more, which Cairo would not escape.
    return "rect=[\(area)] uri='\(address.text)'"
  }
}
