/// The tool that a document's markup is for.
public enum MarkupStyle: String, Hashable, Sendable, CaseIterable {
  /// `<picture>` with the dark picture as a source, as GitHub, GitLab and most others show it.
  case github
  /// Images with `#only-light` and `#only-dark`, as Material for MkDocs has them, with a width by
  /// the extension `attr_list`. In other themes of MkDocs, one of both is shown.
  case mkdocs
  /// A `{figure}` for light and one for dark by their classes, as MyST and Furo have them. In other themes of
  /// Sphinx, the light one is shown.
  case myst
  /// A `<figure>` with a `<picture>`, and width and height, so that pages do not jump.
  case html
  /// Two images in a `<figure>`, of which the book's own theme shows one: mdBook's page has a switch
  /// that the system knows nothing of.
  case mdbook
  /// `![alt](file)`, the light picture only.
  case plain
}
