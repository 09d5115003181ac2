import MaquetteCore

/// The attributes that tell assistive technology what a group of an SVG document is.
///
/// A drawn button cannot be pressed and drawn text is outlines, so most things are pictures of
/// something: the Graphics Module's `graphics-symbol`, which hides what is drawn inside of it, with
/// `img` for readers that do not know it, a name, and what it is a picture of in
/// `aria-roledescription`. What works in a document is what it is: headings, links and groups. ARIA
/// takes `aria-valuetext` and `aria-disabled` on operable roles only, so value and state are part of
/// the name.
struct SVGAccessibility {
  /// The attributes, each after a space; empty for what says nothing.
  private(set) var attributes = ""
  /// Where it leads; `nil` for what is no link.
  private(set) var link: LinkAddress?
  /// An element that describes it further; empty for none.
  private(set) var description = ""

  /// - Parameters:
  ///   - path: the node's path in the spec, which scripts find it by; `nil` to leave it out.
  ///   - hasLinks: whether there are links inside, which a picture would hide.
  init(_ thing: Accessibility?, path: String?, hasLinks: Bool = false) {
    guard let thing else { return }
    if let name = thing.identifier, !name.isEmpty {
      attributes += " data-identifier=\"\(Escape.xml(name))\""
    }
    guard !thing.isHidden else {
      attributes += " aria-hidden=\"true\""
      return
    }
    guard thing.isElement else { return }
    link = thing.url.flatMap(LinkAddress.init)
    var all = SVGBuffer(reserving: 160)
    SVGAccessibility.addRole(of: thing, isLink: link != nil, hasLinks: hasLinks, to: &all)
    all.add(" aria-label", Escape.xml(AccessibilityReading.name(of: thing)))
    all += attributes
    if let path { all.add(" data-path", Escape.xml(path)) }
    attributes = all.text
    if let hint = thing.hint, !hint.isEmpty {
      description = "<desc>\(Escape.xml(hint))</desc>\n"
    }
  }

  private static func addRole(
    of thing: Accessibility, isLink: Bool, hasLinks: Bool, to attributes: inout SVGBuffer
  ) {
    // An `a` with an address is a link by itself.
    if isLink { return }
    let role = thing.effectiveRole
    if thing.isHeading, role == .staticText || role == .group {
      // ARIA's own level for a heading that says none is 2.
      attributes.add(" role", "heading")
      attributes.add(" aria-level", String(thing.headingLevel ?? 2))
      return
    }
    switch role {
    case .group, .window: attributes.add(" role", "group")
    case .staticText where hasLinks: attributes.add(" role", "group")
    case .image: attributes.add(" role", "img")
    case .staticText, .button, .textField, .link:
      attributes.add(" role", "graphics-symbol img")
      attributes.add(" aria-roledescription", AccessibilityReading.kind(of: thing))
    }
  }
}
