/// How a picker looks, under SwiftUI's names, with WatchKit's and AppKit's.
public enum PickerStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: a pop-up menu, or a row that opens a list on tvOS; a wheel in an
  /// outline on watchOS.
  case automatic
  /// Wheels that turn; there are none on macOS and tvOS.
  case wheel
  /// A button that opens a menu.
  case menu
  /// Segments beside one another.
  case segmented
  /// Rows of a list with a check mark at the one that is chosen; radio buttons on macOS.
  case inline
  /// Radio buttons below one another; on macOS only.
  case radioGroup
  /// A row that leads to a list of the options.
  case navigationLink
  /// Options beside one another in a menu, or coloured circles.
  case palette
  /// WatchKit's scrolling list: the chosen item, and those before and after it.
  case list
  /// WatchKit's stack of cards, the chosen image on top.
  case stack
  /// WatchKit's sequence: one image of several.
  case sequence

  public static var synonyms: [String: PickerStyle] {
    [
      "wheels": .wheel, "popUp": .menu, "dropDown": .menu, "stacked": .stack, "radio": .radioGroup,
      "images": .sequence, "scrollingList": .list,
    ]
  }
}
