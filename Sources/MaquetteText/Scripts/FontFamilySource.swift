import MaquetteCore

/// Where a font family comes from: its files and the Debian package that installs them.
package struct FontFamilySource: Hashable, Sendable {
  /// One style of a family.
  package struct Face: Hashable, Sendable {
    /// The weight it was drawn for.
    package var weight: FontWeight
    /// Whether it is slanted.
    package var isItalic: Bool
    /// The file's name in the family's folder.
    package var file: String
    /// The face's number in a collection; 0 in a file of its own.
    package var index: Int

    /// A face from its parts.
    package init(weight: FontWeight, isItalic: Bool = false, file: String, index: Int = 0) {
      self.weight = weight
      self.isItalic = isItalic
      self.file = file
      self.index = index
    }
  }

  /// The name a theme or a spec calls it by, for example `Inter Display`.
  package var name: String
  /// The Debian package that installs it; `nil` when no package is known.
  package var package: String?
  /// The folder of its files below a search root, for example `opentype/inter`.
  package var folder: String
  /// Its styles.
  package var faces: [Face]
  /// Code points outside of which the family has no character; `nil` when that is not known.
  ///
  /// It may promise too much but never too little: it saves opening files and says which package
  /// to install.
  package var reach: [ClosedRange<UInt32>]?
  /// Whether it draws emoji in colour and is asked before all others for them.
  package var isEmoji: Bool
  /// The scripts it was drawn for, by ISO 15924 codes; empty for symbols and for what is not known.
  ///
  /// A character is drawn by a family for its own script before all others that have it.
  package var scripts: [String]
  /// The language that it is for, of several in its script: it draws that before all others, and other
  /// languages only what nothing else has; `nil` for all of them.
  var language: String?
  /// Whose forms of ideographs it has.
  var region: IdeographRegion?
  /// The family that has accents and outlines right where this one has them wrong.
  var model: String?
  /// The outlines that it has wrong.
  var broken: [BrokenGlyphs] = []

  /// A family from its parts.
  package init(
    name: String, package: String? = nil, folder: String, faces: [Face],
    reach: [ClosedRange<UInt32>]? = nil, isEmoji: Bool = false, scripts: [String] = []
  ) {
    self.name = name
    self.package = package
    self.folder = folder
    self.faces = faces
    self.reach = reach
    self.isEmoji = isEmoji
    self.scripts = scripts
  }

  /// A family of ideographs.
  init(
    name: String, package: String, folder: String, faces: [Face], reach: [ClosedRange<UInt32>],
    scripts: [String], region: IdeographRegion
  ) {
    self.init(
      name: name, package: package, folder: folder, faces: faces, reach: reach, scripts: scripts)
    self.region = region
  }

  /// Whether the family may have a character.
  func mayHave(_ scalar: Unicode.Scalar) -> Bool {
    guard let reach else { return true }
    return reach.contains { $0.contains(scalar.value) }
  }
}
