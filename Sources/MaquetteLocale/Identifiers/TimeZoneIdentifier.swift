import MaquetteCore

/// A time zone by its IANA name, `Europe/Paris`, or by its offset, `GMT+2` or `+05:30`.
public struct TimeZoneIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let text: String
  /// ICU's name for it.
  let icu: String

  /// Coordinated Universal Time.
  public static let utc = TimeZoneIdentifier(text: "UTC", icu: "UTC")

  /// As it was written.
  public var description: String { text }

  /// Every IANA name, in alphabetical order.
  public static var names: [String] { ICU.timeZones.sorted() }

  private init(text: String, icu: String) {
    self.text = text
    self.icu = icu
  }

  /// Checks a time zone.
  ///
  /// - Throws: what is wrong, with the name that was probably meant.
  package init(_ text: String) throws(InputProblem) {
    if let offset = TimeZoneIdentifier.offset(text) {
      self.init(text: text, icu: offset)
      return
    }
    // ICU would take GMT+99 too, whatever it makes of it.
    let isName = text.utf8.count <= 64 && !text.hasPrefix("GMT+") && !text.hasPrefix("GMT-")
    if isName, text != "Etc/Unknown", ICU.canonicalTimeZone(text) != nil {
      self.init(text: text, icu: text)
      return
    }
    throw InputProblem(
      "unknown time zone '\(SpecNode.excerpt(text))'",
      hint: Suggestion.nearest(to: text, in: TimeZoneIdentifier.names)
        .map { "did you mean '\($0)'?" }
        ?? "use an IANA name such as Europe/Prague or UTC, or an offset such as GMT+2")
  }

  /// `GMT+02:00` for `GMT+2`, `UTC+02:00`, `+02:00` or `+0200`; `nil` for anything else.
  private static func offset(_ text: String) -> String? {
    var rest = Substring(text)
    for prefix in ["GMT", "UTC"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(3) }
    guard let sign = rest.first, sign == "+" || sign == "-" || sign == "\u{2212}" else {
      return nil
    }
    rest = rest.dropFirst()
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    var (hours, minutes) = (parts.first ?? "", parts.count > 1 ? parts[1] : "00")
    if parts.count == 1, hours.count == 4 {
      minutes = hours.suffix(2)
      hours = hours.prefix(2)
    }
    let isPlain = [hours, minutes].allSatisfy {
      $0.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }
    guard isPlain, parts.count <= 2, (1...2).contains(hours.count), minutes.count == 2,
      let hour = Int(hours), let minute = Int(minutes), minute < 60, hour * 60 + minute <= 18 * 60
    else { return nil }
    let padded = hours.count == 1 ? "0\(hours)" : "\(hours)"
    return "GMT\(sign == "+" ? "+" : "-")\(padded):\(minutes)"
  }
}
