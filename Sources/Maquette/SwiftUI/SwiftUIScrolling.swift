import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// The list that contents are which scroll together; `nil` where there is none among them. SwiftUI
  /// shows nothing of a list in a scroll view, so that what stands beside one becomes its rows.
  ///
  /// - Parameter views: the components' views.
  func list(of views: [SwiftView], _ components: [AnyComponent]) -> SwiftView? {
    if views.count == 1, components[0].isList, !views[0].hasHeight { return views[0] }
    guard let number = views.firstIndex(where: \.isList) else { return nil }
    let first = views[number]
    if views.count == 1 { return first }
    var result = first
    var rows: [SwiftView] = []
    for (index, component) in zip(views.indices, components) {
      let view = views[index]
      guard view.isList else {
        var row = view
        tellOfList(in: &row, component)
        rows.append(bare(row))
        continue
      }
      if view.arguments != first.arguments || view.modifiers != first.modifiers {
        miss(
          "what is said of this list besides its rows is that of the first list in SwiftUI",
          at: component.provenance?.location, in: &result)
      }
      if index != number { result.comments += view.comments }
      rows.append(view.rows(areSections: component.hasSections))
    }
    result.lines = SwiftView(first.head, children: rows).lines
    return result
  }

  /// Contents below one another that scroll.
  func scrolled(_ views: [SwiftView], _ components: [AnyComponent]) -> SwiftView {
    var views = views
    for (index, component) in zip(views.indices, components) {
      tellOfList(in: &views[index], component)
    }
    let stack = views.count == 1 ? views[0] : SwiftView("VStack", children: views)
    return SwiftView("ScrollView", children: [stack])
  }

  /// A row that looks as it does outside of a list.
  private func bare(_ view: SwiftView) -> SwiftView {
    var row = view
    row.modifiers.append(".listRowInsets(EdgeInsets())")
    if !conventions.distant, platform != .watchos {
      row.modifiers.append(".listRowSeparator(.hidden)")
    }
    row.modifiers.append(".listRowBackground(Color.clear)")
    return row
  }

  /// Tells of a list inside of a view that scrolls, unless something gives it a height.
  func tellOfList(in view: inout SwiftView, _ component: AnyComponent) {
    guard component.isList || view.hasListInStacks, !view.hasHeight else { return }
    miss(
      "a list in what scrolls has no height in SwiftUI, and is not seen: give it a 'height'",
      at: component.provenance?.location, in: &view)
  }
}

extension AnyComponent {
  /// Whether it scrolls by itself.
  var isList: Bool { unmodified is List || unmodified is Form }

  /// Whether rows of it are in sections.
  fileprivate var hasSections: Bool {
    let children = (unmodified as? List)?.children ?? (unmodified as? Form)?.children
    return children?.contains { $0.unmodified is Section } ?? false
  }
}

extension SwiftView {
  private static let heads = ["List", "Form"].flatMap { ["\($0) {", "\($0)("] }
  private static let stacks = ["VStack", "HStack", "ZStack", "GroupBox"]

  /// Whether it is a list with its rows, of no height of its own.
  fileprivate var isList: Bool {
    lines.count > 1 && lines.last == "}" && SwiftView.heads.contains(where: lines[0].hasPrefix)
      && !modifiers.contains(where: SwiftView.saysHeight)
  }

  /// Whether something about it, or in it, has a height of its own.
  fileprivate var hasHeight: Bool { text.contains(where: SwiftView.saysHeight) }

  private static func saysHeight(_ line: String) -> Bool {
    line.contains("(height: ") || line.contains(", height: ")
  }

  /// The call before its brace.
  fileprivate var head: String { String(lines[0].dropLast(2)) }

  /// What follows its name in that call.
  fileprivate var arguments: Substring { head.dropFirst(4) }

  /// Its rows, in a section where they are in none.
  fileprivate func rows(areSections: Bool) -> SwiftView {
    let inner = lines.dropFirst().dropLast().map { String($0.dropFirst(2)) }
    var rows = SwiftView("")
    let isParted =
      areSections || inner.contains { $0.hasPrefix("Section {") || $0.hasPrefix("Section(") }
    rows.lines = isParted ? inner : ["Section {"] + inner.map(SwiftView.indented) + ["}"]
    return rows
  }

  /// Whether a list stands in stacks inside of it, and not in what one of them opens.
  fileprivate var hasListInStacks: Bool {
    var around: [String] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("}"), !around.isEmpty { around.removeLast() }
      if SwiftView.heads.contains(where: text.hasPrefix),
        around.allSatisfy({ outer in SwiftView.stacks.contains(where: outer.hasPrefix) })
      {
        return true
      }
      if text.hasSuffix("{") { around.append(String(text)) }
    }
    return false
  }
}
