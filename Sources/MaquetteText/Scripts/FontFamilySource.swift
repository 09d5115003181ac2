import MaquetteCore

/// Where a font family comes from: its files and the Debian package that installs them.
package struct FontFamilySource: Hashable, Sendable {
  /// One style of a family.
  package struct Face: Hashable, Sendable {
    /// The weight it was drawn for.
    package var weight: FontWeight
    /// Whether it is slanted.
    package var isItalic = false
    /// How the file's name goes on after the family's ``FontFamilySource/stem``: `-Regular.ttf`.
    var ending: String
    /// The face's number in a collection; 0 in a file of its own.
    package var index = 0
  }

  /// The name a theme or a spec calls it by, for example `Inter Display`.
  package var name: String
  /// The Debian package that installs it; `nil` when no package is known.
  package var package: String?
  /// The folder of its files below a search root, for example `opentype/inter`.
  package var folder: String
  /// How its files' names start, apart from spaces; the name where nothing else is said.
  var stem: String
  /// Its styles.
  package var faces: [Face]
  /// Outside of which the family has no character; `nil` when that is not known.
  package var reach: FontReach?
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
  init(
    name: String, stem: String? = nil, package: String, folder: String, faces: [Face],
    reach: FontReach? = nil, isEmoji: Bool = false, scripts: [String] = []
  ) {
    self.name = name
    self.stem = stem ?? name
    self.package = package
    self.folder = folder
    self.faces = faces
    self.reach = reach
    self.isEmoji = isEmoji
    self.scripts = scripts
  }

  /// Where a face's file is below a search root. It is put together when somebody asks, since a picture needs
  /// few of some hundred.
  func path(of face: Face) -> String {
    "\(folder)/\(stem.spacedWords.joined())\(face.ending)"
  }

  /// Whether the family may have a character.
  func mayHave(_ scalar: Unicode.Scalar) -> Bool { reach?.contains(scalar) ?? true }
}

/// Code points outside of which a family has no character.
///
/// It may promise too much but never too little: it saves opening files and says which package to
/// install.
package struct FontReach: Hashable, Sendable {
  /// The first and the last page of 256 code points of each range, one after the other.
  var pages: [UInt32]
  /// Whether it has Latin-1, general punctuation and the circle that marks are put on, as nearly every family
  /// has some of them.
  var hasPunctuation = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if hasPunctuation, value <= 0xFF || (0x2000...0x206F).contains(value) || value == 0x25CC {
      return true
    }
    let page = value >> 8
    var index = 0
    while index + 1 < pages.count {
      if pages[index] <= page, page <= pages[index + 1] { return true }
      index += 2
    }
    return false
  }
}
