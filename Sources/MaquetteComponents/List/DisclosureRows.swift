import MaquetteCore

/// The rows of a list with those of open groups among them.
enum DisclosureRows {
  /// - Parameter isOutline: whether the rows are those of an outline, which keeps room for triangles itself.
  static func rows(
    of children: [AnyComponent], in context: LayoutContext, level: Int = 0, isOutline: Bool = false
  ) -> [AnyComponent] {
    let lead = isOutline ? 0 : context.list?.mode.outlineLead ?? 0
    return children.flatMap { child -> [AnyComponent] in
      if let options = PickerOptionRow.rows(of: child, in: context) {
        return options.map { $0.indented(by: lead) }
      }
      if let outline = child.base as? OutlineGroup {
        return rows(
          of: outline.components(in: context), in: context, level: level, isOutline: true)
      }
      guard let group = child.base as? DisclosureGroup else { return [child.indented(by: lead)] }
      let header = AnyComponent(DisclosureHeader(group: group), provenance: child.provenance)
      guard group.isExpanded else { return [header] }
      guard level < Limits.depth else {
        context.report(
          .error, "there are more than \(Limits.depth) disclosure groups around this one",
          hint: "put fewer of them into one another", id: .tooMuch)
        return [header]
      }
      guard let look = DisclosureHeader(group: group).look(in: context) else { return [header] }
      return [header]
        + rows(of: group.children, in: context, level: level + 1, isOutline: isOutline)
        .map { $0.indented(by: look.listIndent) }
    }
  }
}

extension AnyComponent {
  /// Whether it has rows that open others, or is one.
  var isOutline: Bool {
    switch base {
    case is DisclosureGroup, is OutlineGroup: true
    case let section as Section: section.children.contains(where: \.isOutline)
    default: false
    }
  }

  /// The row further in, where there is anything to keep free before it.
  fileprivate func indented(by length: Double) -> AnyComponent {
    length == 0
      ? self : AnyComponent(padding(EdgeInsets(leading: length)), provenance: provenance)
  }
}

extension DisclosureLook {
  /// How rows of a list show that they open others; `nil` where none do.
  static func ofRows(in context: LayoutContext) -> DisclosureLook? {
    DisclosureLook(.disclosureChevron, context) ?? DisclosureLook(.disclosureTriangle, context)
  }

  /// The room that what opens a row takes before its title, in points.
  var lead: Double { isLeading == 0 ? 0 : side(at: .regular) + spacing }
}
