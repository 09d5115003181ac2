internal import CPango

/// Which script each character of a paragraph is a part of.
///
/// A letter has its own. What several scripts share takes that of its neighbours, as far as it is
/// one that uses the character (Unicode's Script_Extensions), then the language's.
struct ParagraphScripts {
  /// What decides on the face of a character beside the character itself.
  struct Need: Hashable {
    /// ISO 15924, as a number; 0 for what no script claims.
    var script: UInt32
    /// Whose forms of ideographs are wanted; `nil` to leave that to the order of the families.
    var region: IdeographRegion?
    /// The language, where one has a hand of its own; `nil` for all others.
    var language: String?
  }

  /// The languages that families of their own are for.
  private static let ownHands = Set(DebianFonts.families.compactMap(\.language))

  /// The letters' scripts, where each begins.
  private var runs: [(start: Int, script: UInt32)] = []
  /// Script of each byte, shared characters counted to their neighbours.
  private let resolved: [UInt32]
  private let region: IdeographRegion?
  private let language: String
  private let hand: String?
  /// How many changes of script are looked at on either side.
  private static let reach = 64

  /// - Parameters:
  ///   - bytes: the paragraph.
  ///   - resolved: the script of each byte as Pango finds it, without Script_Extensions.
  ///   - language: a BCP 47 tag; only letters, digits and hyphens.
  init(_ bytes: [UInt8], resolved: [UInt32], language: String) {
    self.resolved = resolved
    self.language = language
    let primary = String(language.prefix { $0 != "-" }).lowercased()
    hand = Self.ownHands.contains(primary) ? primary : nil
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if let script = Self.ownScript(of: scalar), runs.last?.script != script {
        runs.append((offset, script))
      }
      offset += UTF8.width(scalar)
    }
    region =
      IdeographRegion(language: language) ?? IdeographRegion(scripts: runs.lazy.map(\.script))
  }

  /// What a character at a byte needs.
  func need(of scalar: Unicode.Scalar, at byte: Int) -> Need {
    Need(script: script(of: scalar, at: byte), region: region, language: hand)
  }

  private func script(of scalar: Unicode.Scalar, at byte: Int) -> UInt32 {
    if let own = Self.ownScript(of: scalar) { return own }
    let neighbour = byte < resolved.count ? Self.letters(resolved[byte]) : nil
    let users = ScriptExtensions.scripts(of: scalar)
    guard !users.isEmpty else { return neighbour ?? 0 }
    if let neighbour, users.contains(neighbour) { return neighbour }
    let next = runs.partitioningIndex { $0.start > byte }
    for run in runs[..<next].suffix(Self.reach).reversed() where users.contains(run.script) {
      return run.script
    }
    for run in runs[next...].prefix(Self.reach) where users.contains(run.script) {
      return run.script
    }
    if let script = Self.script(ofLanguage: language), users.contains(script) { return script }
    return Self.commonest.first(where: users.contains) ?? users[0]
  }

  /// Whose a shared character is when nothing else says so.
  private static let commonest = ["Hani", "Latn", "Arab", "Deva", "Grek"].map(ScriptCode.value)

  /// The script of a letter; `nil` for characters that scripts share.
  static func ownScript(of scalar: Unicode.Scalar) -> UInt32? {
    letters(maquette_script(scalar.value))
  }

  private static func script(ofLanguage language: String) -> UInt32? {
    letters(maquette_language_script(language))
  }

  private static func letters(_ script: UInt32) -> UInt32? {
    [0, ScriptCode.common, ScriptCode.inherited, ScriptCode.unknown].contains(script)
      ? nil : script
  }
}
