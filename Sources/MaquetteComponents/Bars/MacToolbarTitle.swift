import MaquetteCore

extension MacToolbarElement {
  /// The title of a window in its toolbar, with the subtitle below it; `nil` without one.
  static func title(_ bar: Toolbar, look: ToolbarLook, context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard !bar.title.isEmpty else { return nil }
    let isCompact = bar.toolbarStyle == .unifiedCompact || bar.hasTitleRow
    let font = isCompact ? (look.windowTitle?.value ?? .body) : look.title?.value ?? .body
    let title = AnyComponent(
      Label(
        bar.title, font: font,
        color: .custom(
          context.isInactive ? (look.inactiveTitle ?? .clear) : look.titleColor ?? .clear)),
      provenance: context.provenance(key: "title")
    ).accessibility(AccessibilityPatch(traits: [.header]))
    // Above a subtitle, letters that stack have room.
    let isAlone = isCompact || bar.subtitle.isEmpty
    let element = context.element(for: title, at: 0, axis: isAlone ? .horizontal : .vertical)
    if isCompact {
      context.warnUnused("subtitle", because: "only a unified toolbar is high enough for it")
    }
    guard !isAlone else { return element }
    let subtitle = AnyComponent(
      Label(
        bar.subtitle, font: look.subtitle?.value ?? .body,
        color: .custom(
          context.isInactive ? (look.inactiveTitle ?? .clear) : look.subtitleColor ?? .clear)),
      provenance: context.provenance(key: "subtitle"))
    return StackElement(
      axis: .vertical, spacing: 0, alignment: .start,
      children: [element, context.element(for: subtitle, at: 1, axis: .vertical)],
      component: "Title", context: context.entering("Title"))
  }
}
