/// SwiftUI's names of modifiers whose keys are called otherwise.
extension NavigationBar {
  /// The bar with a large or a small title.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> NavigationBar {
    self.titleDisplayMode(mode)
  }

  /// The bar with a line below its title.
  public func navigationSubtitle(_ subtitle: String) -> NavigationBar { self.subtitle(subtitle) }
}

extension Screen {
  /// The screen with a title beside the time, on a watch.
  public func navigationTitle(_ title: String) -> Screen { self.title(title) }

  /// The screen without the system's status bar, or with it.
  public func statusBarHidden(_ isHidden: Bool = true) -> Screen { self.showsStatusBar(!isHidden) }
}

extension List {
  /// The list with space between its rows, in points; `nil` for that of its style.
  public func listRowSpacing(_ spacing: Double?) -> List { self.rowSpacing(spacing) }

  /// The list with space between its sections, in points.
  public func listSectionSpacing(_ spacing: Double) -> List { self.sectionSpacing(spacing) }
}

extension Button {
  /// The button with other corners.
  public func buttonBorderShape(_ shape: ButtonCornerStyle) -> Button { self.cornerStyle(shape) }
}
