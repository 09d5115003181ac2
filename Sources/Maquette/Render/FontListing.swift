import MaquetteText

/// The fonts that pictures are drawn with.
package struct FontListing: Sendable {
  /// A row a family: name, package, and weights if it is installed.
  package let rows: [[String]]
  /// A row for each design and width of the system font: which family of the built-in themes stands
  /// for it, or what is drawn where none does.
  package let designRows: [[String]]
  /// Paths given by hand that are no font file and no folder with one.
  package let unusablePaths: [String]
  /// Every font file that may be opened and is there, each once, in the order of the families.
  package let files: [String]

  /// The pinned fonts, and those in some files or folders.
  package init(fontPaths: [String] = []) {
    let catalog = FontCatalog(fontPaths: fontPaths)
    unusablePaths = catalog.unusablePaths
    let families = catalog.families
    var seen = PathSet()
    files = families.flatMap(\.styles).filter { $0.isPresent && seen.insert($0.file) }.map(\.file)
    rows =
      [["family", "package", "weights"]]
      + families.map { family in
        [
          family.name, family.package ?? "--font-path",
          family.isPresent ? FontListing.words(for: family.weights) : "not installed",
        ]
      }
    designRows =
      [["design or width", "exists", "family"]]
      + FontDesign.allCases.map { design in
        FontListing.row(design.rawValue, instead: "the default design", among: families) { type in
          design == .default ? type.family : type.designs[design]?.family
        }
      }
      + FontWidth.allCases.map { width in
        FontListing.row(width.rawValue, instead: "the standard width", among: families) { type in
          width == .standard ? type.family : type.widths[width]?.family
        }
      }
  }

  /// Weights by their names, `thin to bold` for three and more that follow one another.
  static func words(for weights: [FontWeight]) -> String {
    let all = FontWeight.allCases
    let runs = all.split { !weights.contains($0) }
    return runs.map { run in
      run.count < 3
        ? run.map(\.name).joined(separator: ", ")
        : "\(all[run.startIndex].name) to \(all[run.endIndex - 1].name)"
    }.joined(separator: ", ")
  }

  private static func row(
    _ name: String, instead: String, among families: [FontCatalog.Family],
    _ face: (Typography) -> String?
  ) -> [String] {
    var names: [String] = []
    for theme in Theme.builtInHeads.compactMap({ Theme.named($0.name) }) {
      if let name = face(theme.typography), !names.contains(name) {
        names.append(name)
      }
    }
    guard !names.isEmpty else { return [name, "no", "\(instead) is drawn in its place"] }
    let missing = names.filter { name in
      !families.contains { $0.name == name && $0.isPresent }
    }
    return [
      name, missing.isEmpty ? "yes" : "not installed", names.joined(separator: ", "),
    ]
  }
}
