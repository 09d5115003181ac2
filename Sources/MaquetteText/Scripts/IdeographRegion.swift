/// Whose forms of ideographs are drawn: one code point looks different in Japan, Korea and China.
enum IdeographRegion: String, Hashable, Sendable, CaseIterable {
  // The raw values are the ends of the names of Noto's families.
  case japan = "JP"
  case korea = "KR"
  case mainland = "SC"
  case taiwan = "TC"
  case hongKong = "HK"

  /// The region whose language a BCP 47 tag names; `nil` for languages without ideographs.
  init?(language tag: String) {
    let parts = tag.lowercased().split(separator: "-")
    switch parts.first {
    case "ja": self = .japan
    case "ko": self = .korea
    case "yue": self = parts.contains("hans") ? .mainland : .hongKong
    case "zh", "cmn", "wuu", "nan", "hak": self = .chinese(parts.dropFirst())
    default: return nil
    }
  }

  /// The region that only its own letters are from, first of all in Japanese; `nil` where there are
  /// none but ideographs.
  init?(scripts: some Sequence<UInt32>) {
    var found: IdeographRegion?
    for script in scripts {
      switch script {
      case ScriptCode.hiragana, ScriptCode.katakana:
        self = .japan
        return
      case ScriptCode.hangul: found = .korea
      case ScriptCode.bopomofo: found = found ?? .taiwan
      default: break
      }
    }
    guard let found else { return nil }
    self = found
  }

  private static func chinese(_ parts: some Sequence<Substring>) -> IdeographRegion {
    let parts = Array(parts)
    // A script that is written out says more than a country.
    if parts.contains("hans") { return .mainland }
    if parts.contains("hk") || parts.contains("mo") { return .hongKong }
    return parts.contains("hant") || parts.contains("tw") ? .taiwan : .mainland
  }

  /// How near the forms of another region are to this one's; 0 for its own.
  func distance(to other: IdeographRegion) -> Int {
    if self == other { return 0 }
    return [self, other].allSatisfy { $0 == .taiwan || $0 == .hongKong } ? 1 : 2
  }
}
