import MaquetteCore

/// The rows of a list with those of open groups among them.
enum DisclosureRows {
  /// - Parameters:
  ///   - isOutline: whether the rows are those of an outline, which keeps room for triangles itself.
  ///   - triangle: the room of the triangle of the group that they are in, which rows without one keep free, too.
  static func rows(
    of children: [AnyComponent], in context: LayoutContext, level: Int = 0, isOutline: Bool = false,
    triangle: Double = 0
  ) -> [AnyComponent] {
    let lead = isOutline ? 0 : max(triangle, context.list?.mode.outlineLead ?? 0)
    return children.flatMap { child in
      child.spread { maker in
        if let options = PickerOptionRow.rows(of: maker, in: context) {
          PickerOptionRow.warnOfNames(of: child, in: context)
          return options.map { $0.indented(by: lead) }
        }
        if let outline = maker.base as? OutlineGroup {
          return rows(
            of: outline.components(in: context), in: context, level: level, isOutline: true)
        }
        return (maker.base as? DisclosureGroup).map {
          rows(of: $0, maker.provenance, in: context, level: level, isOutline: isOutline)
        }
      } ?? [child.indented(by: lead)]
    }
  }

  /// The rows of a group: its title, and where it is open its contents.
  private static func rows(
    of group: DisclosureGroup, _ place: Provenance?, in context: LayoutContext, level: Int,
    isOutline: Bool
  ) -> [AnyComponent] {
    let header = AnyComponent(DisclosureHeader(group: group), provenance: place)
    guard group.isExpanded else { return [header] }
    guard level < Limits.depth else {
      context.report(
        .error, "there are more than \(Limits.depth) disclosure groups around this one",
        hint: "put fewer of them into one another", id: .tooMuch)
      return [header]
    }
    guard let look = DisclosureHeader(group: group).look(in: context) else { return [header] }
    let inner = rows(
      of: group.children, in: context, level: level + 1, isOutline: isOutline, triangle: look.lead)
    return [header] + inner.map { $0.indented(by: look.listIndent) }
  }
}

extension AnyComponent {
  /// Whether it has rows that open others, or is one.
  var isOutline: Bool {
    switch makerOfRows.base {
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
