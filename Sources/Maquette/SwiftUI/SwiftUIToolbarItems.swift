import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// Adds items to the bars around a view, by their places.
  func addToolbar(_ places: [(place: String, items: [AnyComponent])], to view: inout SwiftView) {
    let groups = places.flatMap { place, items in toolbarItems(items, at: place) }
    if !groups.isEmpty { view.modify(".toolbar", blocks: [("", groups)]) }
  }

  /// Items of a bar. Since version 26 a fixed space parts them into capsules of glass.
  private func toolbarItems(_ items: [AnyComponent], at place: String) -> [SwiftView] {
    guard partsBars, place != "keyboard" else { return groups(items, at: place) }
    var result: [SwiftView] = []
    var rest = items[...]
    while let index = rest.firstIndex(where: { $0.unmodified is FixedSpace }) {
      result += groups(Array(rest[..<index]), at: place)
      var space = SwiftView("ToolbarSpacer(.fixed, placement: .\(place))")
      if let width = (rest[index].unmodified as? FixedSpace)?.width, width > 0 {
        miss(
          "'fixedSpace: \(SwiftLiteral.number(width))' is as wide as the system has it in SwiftUI",
          at: rest[index].provenance?.location, in: &space)
      }
      result.append(space)
      rest = rest[(index + 1)...]
    }
    return result + groups(Array(rest), at: place)
  }

  private func groups(_ items: [AnyComponent], at place: String) -> [SwiftView] {
    items.byBackground.map { run in
      var group = SwiftView(
        "ToolbarItem\(run.count == 1 ? "" : "Group")(placement: .\(place))", children: views(run))
      if run[0].hidesSharedBackground {
        group.modifiers.append(".sharedBackgroundVisibility(.hidden)")
      }
      return group
    }
  }
}

extension [AnyComponent] {
  /// The items in runs: those without glass stand alone.
  fileprivate var byBackground: [[AnyComponent]] {
    reduce(into: []) { runs, item in
      if item.hidesSharedBackground || runs.last?[0].hidesSharedBackground != false {
        runs.append([item])
      } else {
        runs[runs.count - 1].append(item)
      }
    }
  }
}
