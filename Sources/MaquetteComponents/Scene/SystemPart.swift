/// Parts of a scene that look as the system says, and not a spec.
package enum SystemPart {
  /// The bars in which the system has a place for what specs give.
  fileprivate static let bars: Set<Substring> = ["NavigationBar", "Toolbar"]

  /// The components that a node's path names, from the outermost.
  fileprivate static func steps(of path: String) -> [Substring] {
    path.split(separator: "/").map { $0.prefix { $0 != "[" } }
  }

  /// Whether a path is that of something which a bar says by itself, as its title.
  package static func isInBarItself(_ path: String) -> Bool {
    steps(of: path).dropLast().last.map(bars.contains) == true
  }
}

extension ReachableTarget {
  /// Parts that have the system's own size and place wherever they are: rows of menus, the buttons of windows, days
  /// and arrows of calendars, what a swipe shows, what lists show while they are edited.
  private static let parts: Set<Substring> = [
    "AddTab", "Day", "DeleteButton", "Handle", "MenuItem", "Month", "MonthArrow", "NextMonth",
    "Option", "Period", "PreviousMonth", "SectionIndex", "SwipeAction", "Tab", "Today",
    "WindowButton",
  ]

  /// What the system arranges by itself, with all that is in it.
  private static let panels: Set<Substring> = [
    "Alert", "ColorPanel", "ConfirmationDialog", "Keyboard", "Panel", "ShareSheet", "TabBar",
    "TextInputController",
  ]

  private var steps: [Substring] { SystemPart.steps(of: path) }

  /// Whether the system says how large it is, so that nobody can make it larger.
  var hasSystemSize: Bool {
    ReachableTarget.parts.contains(Substring(component))
      || steps.last.map(ReachableTarget.parts.contains) == true
      || steps.contains(where: ReachableTarget.panels.contains)
  }

  /// Whether the system says where it is, so that nobody can move it; sheets call their own bar a toolbar, too.
  var hasSystemPlace: Bool {
    hasSystemSize || steps.contains(where: SystemPart.bars.contains)
  }
}
