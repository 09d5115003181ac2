import MaquetteCore

extension FontCatalog {
  /// A family as `maquette fonts` lists it.
  package struct Family: Hashable, Sendable {
    /// A style of the family.
    package struct Style: Hashable, Sendable {
      /// The weight it was drawn for.
      package var weight: FontWeight
      /// Whether it is slanted.
      package var isItalic: Bool
      /// The file it is in, or, when it is missing, where it should be.
      package var file: String
      /// Whether the file is there.
      package var isPresent: Bool
    }

    /// The name a theme or a spec calls it by.
    package var name: String
    /// The package that installs it; `nil` for a family given by hand.
    package var package: String?
    /// Its styles, from light to black and upright before slanted.
    package var styles: [Style]

    /// Whether any of its styles is there.
    package var isPresent: Bool { styles.contains(where: \.isPresent) }
    /// The upright weights that are there, from light to black.
    package var weights: [FontWeight] {
      styles.filter { $0.isPresent && !$0.isItalic }.map(\.weight)
    }
  }

  /// Every family: those given by hand first, then those by package, in their order.
  package var families: [Family] {
    var names: [String] = []
    var seen: Set<String> = []
    for name in addedFaces.map(\.family) + sources.map(\.name)
    where seen.insert(name.lowercased()).inserted {
      names.append(name)
    }
    return names.map(family(named:))
  }

  /// The families by package of which no file is there, in their order.
  package var missing: [Family] { families.filter { !$0.isPresent } }

  private func family(named name: String) -> Family {
    var styles = self.styles(of: name).map {
      Family.Style(weight: $0.weight, isItalic: $0.isItalic, file: $0.path, isPresent: true)
    }
    let source = source(of: name)
    for face in source?.faces ?? [] {
      guard let source, path(of: face, in: source) == nil else { continue }
      styles.append(
        Family.Style(
          weight: face.weight, isItalic: face.isItalic,
          file: "\(searchRoots.first ?? "")/\(source.path(of: face))", isPresent: false))
    }
    // One line a style: of two files for one, the first is the one that is used.
    var used: [Family.Style] = []
    for style in styles
    where !used.contains(where: { $0.weight == style.weight && $0.isItalic == style.isItalic }) {
      used.append(style)
    }
    used.sort {
      ($0.weight.rawValue, $0.isItalic ? 1 : 0) < ($1.weight.rawValue, $1.isItalic ? 1 : 0)
    }
    return Family(name: name, package: packageToInstall(of: name), styles: used)
  }
}
