import MaquetteCore

/// The fonts a measurer may use: families from packages, and files given by hand.
///
/// Nothing outside the catalogue is visible to it; the host's font configuration is never read.
package struct FontCatalog: Sendable {
  /// Families by package, in the order in which they are listed.
  package let sources: [FontFamilySource]
  /// Folders below which the families' folders lie; the first that has a file is used.
  package let searchRoots: [String]
  /// Paths given by hand that are no font file and no folder with one.
  package let unusablePaths: [String]

  /// Faces from files given by hand, in the order of their paths.
  let addedFaces: [AddedFace]
  private let places: [String: Int]
  private let addedByKey: [String: [AddedFace]]

  /// A catalogue.
  ///
  /// - Parameters:
  ///   - sources: families by package.
  ///   - searchRoots: folders below which the families' folders lie.
  ///   - fontPaths: font files, and folders that are searched for them. Their faces go by the
  ///     family names written in them and are preferred to a package's of the same style.
  package init(
    sources: [FontFamilySource] = DebianFonts.families,
    searchRoots: [String] = [PinnedFolders.current.fonts], fontPaths: [String] = []
  ) {
    self.sources = sources
    self.searchRoots = searchRoots
    let scan = FontScan(paths: fontPaths)
    addedFaces = scan.faces.filter { !$0.isOddWidth } + scan.faces.filter(\.isOddWidth)
    unusablePaths = scan.unusablePaths
    var places: [String: Int] = [:]
    places.reserveCapacity(sources.count)
    // From the last one: of two families with one name the first one counts.
    for index in sources.indices.reversed() { places[Self.key(sources[index].name)] = index }
    self.places = places
    addedByKey = Dictionary(grouping: addedFaces) { Self.key($0.family) }
  }

  /// The file that draws a style of a family: the nearest style it has; `nil` without the family.
  func file(family: String, weight: FontWeight, isItalic: Bool) -> FontStyle? {
    let key = Self.key(family)
    let added = (addedByKey[key] ?? []).map(\.style)
    let source = source(key: key)
    var faces = source?.faces ?? []
    // Mostly the nearest one is there, and nobody has to look for the files of the others.
    while let nearest = FontMatching.nearest(
      weight: weight, isItalic: isItalic,
      in: added.map { ($0.weight, $0.isItalic) } + faces.map { ($0.weight, $0.isItalic) })
    {
      if nearest < added.count { return added[nearest] }
      let face = faces.remove(at: nearest - added.count)
      if let source, let style = style(of: face, in: source) { return style }
    }
    return nil
  }

  /// Which style stands in for one that a family lacks; equal to the wanted one if it is there.
  ///
  /// - Returns: `nil` when no file of the family is there.
  package func nearestStyle(
    family: String, weight: FontWeight, isItalic: Bool = false
  ) -> (weight: FontWeight, isItalic: Bool)? {
    file(family: family, weight: weight, isItalic: isItalic).map { ($0.weight, $0.isItalic) }
  }

  /// The styles of a family whose files are there; files given by hand come first.
  func styles(of family: String) -> [FontStyle] {
    let key = Self.key(family)
    let added = (addedByKey[key] ?? []).map(\.style)
    guard let source = source(key: key) else { return added }
    return added + source.faces.compactMap { style(of: $0, in: source) }
  }

  /// A style with the file that it is in; `nil` where that is missing.
  private func style(of face: FontFamilySource.Face, in source: FontFamilySource) -> FontStyle? {
    path(of: face, in: source).map {
      FontStyle(weight: face.weight, isItalic: face.isItalic, path: $0, index: face.index)
    }
  }

  /// What is known of a family by its package.
  func source(of family: String) -> FontFamilySource? { source(key: Self.key(family)) }

  private func source(key: String) -> FontFamilySource? { places[key].map { sources[$0] } }

  /// The package that installs a family; `nil` when none is known.
  func packageToInstall(of family: String) -> String? {
    source(of: family)?.package.map(PinnedFolders.current.toInstall)
  }

  /// The family that is right where a style of another one is wrong; `nil` where that has all right, as
  /// a newer version has that is given by hand.
  func model(of family: String, style: FontStyle) -> String? {
    let key = Self.key(family)
    guard let model = source(key: key)?.model,
      addedByKey[key]?.contains(where: { $0.style == style }) != true
    else { return nil }
    return model
  }

  /// Whether it is worth looking into a family for a character.
  func mayHave(_ scalar: Unicode.Scalar, family: String) -> Bool {
    let key = Self.key(family)
    if addedByKey[key] != nil { return true }
    return places[key].map { sources[$0].mayHave(scalar) } ?? false
  }

  /// Where a face's file is; `nil` when it is in none of the search roots.
  func path(of face: FontFamilySource.Face, in source: FontFamilySource) -> String? {
    for root in searchRoots {
      let path = "\(root)/\(source.path(of: face))"
      if Disk.isFile(path) { return path }
    }
    return nil
  }

  /// Family names are the same in upper and lower case.
  private static func key(_ family: String) -> String { family.lowercased() }
}

/// A style of a family and the file it is in.
struct FontStyle: Hashable, Sendable {
  var weight: FontWeight
  var isItalic: Bool
  var path: String
  /// As FreeType counts: the face in the low 16 bits, a variable font's instance above them.
  var index: Int
}

/// A face from a file that was given by hand.
struct AddedFace: Hashable, Sendable {
  var family: String
  var style: FontStyle
  /// Whether it is condensed or expanded; such a face stands in only where no other is.
  var isOddWidth: Bool
}
