import MaquetteComponents
import MaquetteCore

/// What a list says about its rows, which SwiftUI says in each of them.
struct SwiftUIListRows {
  /// Whether rows can be chosen, and have tags by which they are.
  var hasSelection = false
  /// Whether rows have lines between them.
  var separators = Visibility.automatic
  /// The number of the next row.
  var number = 0
}

extension List: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("children", "selection", "editMode", "isRefreshing")
    if !self.children.isEmpty { keys.say("separators") }
    let around = export.listRows
    export.listRows = SwiftUIListRows(
      hasSelection: self.selection != nil, separators: self.separators)
    let (children, search) = export.apart(self.children)
    let rows = export.rows(children)
    export.listRows = around
    var words: [String] = []
    if let chosen = self.selection?.numbers { words.append(SwiftLiteral.selection(of: chosen)) }
    var view = SwiftView(SwiftView.call("List", words), children: rows)
    keys.add([".listStyle(.{style?})"], to: &view)
    keys.add([".defaultScrollAnchor(.{defaultScrollAnchor?})"], to: &view)
    if let space = self.rowSpacing {
      keys.say("rowSpacing")
      view.modifiers.append(".listRowSpacing(\(SwiftLiteral.number(space)))")
    }
    if let space = self.sectionSpacing {
      keys.say("sectionSpacing")
      view.modifiers.append(".listSectionSpacing(\(SwiftLiteral.number(space)))")
    }
    if self.alternatesRowBackgrounds {
      keys.say("alternatesRowBackgrounds")
      view.modifiers.append(".alternatingRowBackgrounds()")
    }
    if self.editMode == .active {
      view.modifiers.append(".environment(\\.editMode, .constant(.active))")
    }
    if self.isRefreshing { view.modifiers.append(".refreshable {}") }
    export.addSearch(search, to: &view)
    return view
  }
}

extension Section: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("header", "footer", "children", "isExpanded")
    let rows = (name: "", views: export.rows(self.children))
    let title = self.header.isEmpty ? [] : [SwiftLiteral.title(self.header)]
    let texts = [
      (name: "header", views: export.views(headerContent.inOneRow, or: self.header)),
      (name: "footer", views: export.views(footerContent.inOneRow, or: self.footer)),
    ].filter { !$0.views.isEmpty }
    var view: SwiftView
    let folds = SwiftUIAvailability.foldsSections(on: export.platform)
    if let isExpanded = self.isExpanded, folds {
      // One that folds has a header, and no footer.
      let header = texts.first { $0.name == "header" }?.views ?? [SwiftView("EmptyView()")]
      view = SwiftView(
        "Section(isExpanded: .constant(\(isExpanded)))", blocks: [rows, ("header", header)])
      if texts.last?.name == "footer" {
        export.miss(
          "the 'footer' of a Section with 'isExpanded' is not exported to SwiftUI",
          at: keys.place(of: "footer"), in: &view)
      }
    } else if headerContent.isEmpty, texts.count == title.count {
      view = SwiftView(SwiftView.call("Section", title), blocks: [rows])
    } else {
      view = SwiftView("Section", blocks: [rows] + texts)
    }
    if self.isExpanded != nil, !folds {
      export.miss(
        "SwiftUI has no Section with 'isExpanded' on \(export.platform.displayName)",
        at: keys.place(of: "isExpanded"), in: &view)
    }
    if self.headerProminence == .increased {
      keys.say("headerProminence")
      view.modifiers.append(".headerProminence(.increased)")
    }
    if !self.indexTitle.isEmpty {
      keys.say("indexTitle")
      view.modifiers.append(
        ".sectionIndexLabel(\(SwiftLiteral.text(self.indexTitle).lines.joined()))")
    }
    return view
  }
}

extension SwiftUIComponents {
  /// The view of a component, or of the text that stands where there is none; empty for nothing.
  fileprivate func views(_ component: AnyComponent?, or text: String) -> [SwiftView] {
    component.map { [view($0)] } ?? (text.isEmpty ? [] : [SwiftLiteral.text(text)])
  }

  /// The views of a list's or section's rows, with what the list says about them.
  func rows(_ components: [AnyComponent]) -> [SwiftView] {
    components.map { component in
      guard listRows != nil, !(component.unmodified is Section) else { return view(component) }
      var row = view(component)
      if let rows = listRows {
        if rows.hasSelection { row.modifiers.append(".tag(\(rows.number))") }
        if rows.separators != .automatic {
          row.modifiers.append(".listRowSeparator(.\(rows.separators.rawValue))")
        }
      }
      listRows?.number += SwiftUIComponents.rowCount(of: component)
      return row
    }
  }

  /// How many rows a component of a list has: those of an open group are rows themselves.
  private static func rowCount(of component: AnyComponent) -> Int {
    guard let group = component.unmodified as? DisclosureGroup, group.isExpanded else { return 1 }
    return 1 + group.children.reduce(0) { $0 + rowCount(of: $1) }
  }
}
