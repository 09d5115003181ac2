import MaquetteCore

/// The rows of a list with those of open groups among them.
enum DisclosureRows {
  static func rows(of children: [AnyComponent], in context: LayoutContext, level: Int = 0)
    -> [AnyComponent]
  {
    children.flatMap { child -> [AnyComponent] in
      if let options = PickerOptionRow.rows(of: child, in: context) { return options }
      if let outline = child.base as? OutlineGroup {
        return rows(of: outline.components(in: context), in: context, level: level)
      }
      guard let group = child.base as? DisclosureGroup else { return [child] }
      let header = AnyComponent(DisclosureHeader(group: group), provenance: child.provenance)
      guard group.isExpanded else { return [header] }
      guard level < Limits.depth else {
        context.report(
          .error, "there are more than \(Limits.depth) disclosure groups around this one",
          hint: "put fewer of them into one another", id: .tooMuch)
        return [header]
      }
      guard let look = DisclosureHeader(group: group).look(in: context) else { return [header] }
      let indent = look.listIndent
      return [header]
        + rows(of: group.children, in: context, level: level + 1).map { row in
          AnyComponent(
            row.padding(EdgeInsets(leading: indent)), provenance: row.provenance)
        }
    }
  }
}
