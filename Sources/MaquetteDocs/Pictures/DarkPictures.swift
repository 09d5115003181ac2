/// How a page comes to the dark picture.
public enum DarkPictures: String, Hashable, Sendable, CaseIterable {
  /// One SVG is light and dark in one, as the system is.
  case media
  /// Light and dark are files of their own, between which the markup chooses.
  case none
}

extension MarkupStyle {
  /// Whether the system decides on what its pages show. Pages with a switch of their own do not get
  /// what follows the system: it would be light on a dark page.
  public var followsSystem: Bool {
    switch self {
    case .github, .html, .mdbook, .plain: true
    case .mkdocs, .myst: false
    }
  }
}
