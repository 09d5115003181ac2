import MaquetteText

/// The fonts that pictures are drawn with.
package struct FontListing: Sendable {
  /// A font family.
  package struct Family: Sendable {
    /// The name a theme or a spec calls it by.
    package let name: String
    /// The package that installs it; `nil` for a family given by hand.
    package let package: String?
    /// Whether any of its files is there.
    package let isInstalled: Bool
    /// The names of the upright weights that are there, from light to black.
    package let weights: [String]
    /// The same in a few words.
    fileprivate let weightWords: String
  }

  /// A design or a width of the system font.
  package struct Design: Sendable {
    /// Its name in specs.
    package let name: String
    /// The families that stand for it in the built-in themes; empty where none does, so that `instead` is
    /// drawn.
    package let families: [String]
    /// Those of the families that are not installed.
    package let missing: [String]
    /// What is drawn in its place.
    fileprivate let instead: String
  }

  /// The families: those given by hand first, then those by package, in their order.
  package let families: [Family]
  /// Every design of the system font.
  package let designs: [Design]
  /// Every width of the system font.
  package let widths: [Design]
  /// Paths given by hand that are no font file and no folder with one.
  package let unusablePaths: [String]
  /// Every font file that may be opened and is there, each once, in the order of the families.
  package let files: [String]

  /// The pinned fonts, and those in some files or folders.
  package init(fontPaths: [String] = []) {
    let catalog = FontCatalog(fontPaths: fontPaths)
    unusablePaths = catalog.unusablePaths
    let all = catalog.families
    var seen = PathSet()
    files = all.flatMap(\.styles).filter { $0.isPresent && seen.insert($0.file) }.map(\.file)
    families = all.map { family in
      Family(
        name: family.name, package: family.package, isInstalled: family.isPresent,
        weights: family.weights.map(\.name),
        weightWords: FontListing.words(for: family.weights))
    }
    let installed = Set(all.filter(\.isPresent).map(\.name))
    designs = FontDesign.allCases.map { design in
      FontListing.design(design.rawValue, instead: "the default design", installed) { type in
        design == .default ? type.family : type.designs[design]?.family
      }
    }
    widths = FontWidth.allCases.map { width in
      FontListing.design(width.rawValue, instead: "the standard width", installed) { type in
        width == .standard ? type.family : type.widths[width]?.family
      }
    }
  }

  /// A row a family: name, package, and weights if it is installed.
  package var rows: [[String]] {
    [["family", "package", "weights"]]
      + families.map { family in
        [
          family.name, family.package ?? "--font-path",
          family.isInstalled ? family.weightWords : "not installed",
        ]
      }
  }

  /// A row for each design and width of the system font: which family of the built-in themes stands
  /// for it, or what is drawn where none does.
  package var designRows: [[String]] {
    [["design or width", "exists", "family"]]
      + (designs + widths).map { design in
        design.families.isEmpty
          ? [design.name, "no", "\(design.instead) is drawn in its place"]
          : [
            design.name, design.missing.isEmpty ? "yes" : "not installed",
            design.families.joined(separator: ", "),
          ]
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

  private static func design(
    _ name: String, instead: String, _ installed: Set<String>,
    _ face: (Typography) -> String?
  ) -> Design {
    var names: [String] = []
    for theme in Theme.builtInHeads.compactMap({ Theme.named($0.name) }) {
      if let name = face(theme.typography), !names.contains(name) {
        names.append(name)
      }
    }
    return Design(
      name: name, families: names, missing: names.filter { !installed.contains($0) },
      instead: instead)
  }
}
