import MaquetteCore

extension MacToolbarElement {
  /// The title of a window in its toolbar, with the subtitle below it; `nil` without both.
  static func title(_ bar: Toolbar, look: ToolbarLook, context: LayoutContext)
    -> (any LayoutElement)?
  {
    if bar.isCompact, !bar.subtitle.isEmpty { Toolbar.warnOfSubtitle(in: context) }
    let inactive = context.isInactive ? look.inactiveTitle ?? .clear : nil
    func line(_ text: String, _ font: LookFont?, _ color: Color?, key: String) -> AnyComponent {
      AnyComponent(
        Label(text, font: font?.value ?? .body, color: .custom(inactive ?? color ?? .clear)),
        provenance: context.provenance(key: key))
    }
    let hasSubtitle = !bar.isCompact && !bar.subtitle.isEmpty
    var parts: [any LayoutElement] = []
    if !bar.title.isEmpty {
      let font = bar.isCompact ? look.windowTitle : look.title
      let title = line(bar.title, font, look.titleColor, key: "title")
        .accessibility(AccessibilityPatch(traits: [.header]))
      // Above a subtitle, letters that stack have room.
      parts.append(context.element(for: title, at: 0, axis: hasSubtitle ? .vertical : .horizontal))
    }
    if hasSubtitle {
      let subtitle = line(bar.subtitle, look.subtitle, look.subtitleColor, key: "subtitle")
      parts.append(context.element(for: subtitle, at: 1, axis: .vertical))
    }
    guard parts.count > 1 else { return parts.first }
    return StackElement(
      axis: .vertical, spacing: 0, alignment: .start, children: parts, component: "Title",
      context: context.entering("Title"))
  }
}

extension Toolbar {
  /// Whether it has no room for a subtitle below the title.
  var isCompact: Bool { self.toolbarStyle == .unifiedCompact || hasTitleRow }

  /// Warns of a subtitle that has no room.
  static func warnOfSubtitle(in context: LayoutContext) {
    context.warnUnused("subtitle", because: "only a unified toolbar is high enough for it")
  }
}
