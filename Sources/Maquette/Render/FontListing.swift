import MaquetteText

/// The fonts that pictures are drawn with.
public struct FontListing: Sendable {
  /// A row a family: name, weights, package, and whether it is installed.
  public let rows: [[String]]
  /// Paths given by hand that are no font file and no folder with one.
  public let unusablePaths: [String]

  /// The pinned fonts, and those in some files or folders.
  public init(fontPaths: [String] = []) {
    let catalog = FontCatalog(fontPaths: fontPaths)
    unusablePaths = catalog.unusablePaths
    rows =
      [["family", "package", "installed", "weights"]]
      + catalog.families.map { family in
        [
          family.name, family.package ?? "--font-path", family.isPresent ? "yes" : "no",
          family.weights.map(\.name).joined(separator: ", "),
        ]
      }
  }
}
