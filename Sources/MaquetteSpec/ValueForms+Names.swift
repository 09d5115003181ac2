import MaquetteLocale
import MaquetteThemes

/// Names of which there are many, as people may type them.
extension ValueForms {
  /// The name of a device, with `landscape` behind it where it turns; case, spaces and hyphens do not
  /// matter.
  static let device = form(of: Device.all)

  /// The name of one of some devices.
  static func form(of devices: [Device]) -> String {
    let gap = "[^A-Za-z0-9.]*"
    func form(_ name: String) -> String {
      name.compactMap { letter -> String? in
        if letter.isLetter { return "[\(letter.uppercased())\(letter.lowercased())]\(gap)" }
        if letter.isNumber { return "\(letter)\(gap)" }
        return letter == "." ? "[.]\(gap)" : nil
      }.joined()
    }
    func forms(_ devices: [Device]) -> String {
      "(\(devices.map { form($0.name) }.joined(separator: "|")))"
    }
    let turning = devices.filter { $0.landscape != nil }
    let others = devices.filter { $0.landscape == nil }
    var parts = turning.isEmpty ? [] : ["\(forms(turning))(\(form("landscape")))?"]
    if !others.isEmpty { parts.append(forms(others)) }
    return "\(gap)(\(parts.joined(separator: "|")))"
  }

  /// A locale: a language that there is, and what is said about it. What the values of its extensions
  /// mean is left to who reads it.
  static let locale: String = {
    let languages = LocaleIdentifier.languages.map(anyCase).joined(separator: "|")
    let variant = "[-_]([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3})"
    let extensions =
      "([-_][A-WYZa-wyz0-9]([-_][A-Za-z0-9]{2,8})+)*([-_][xX]([-_][A-Za-z0-9]{1,8})+)?"
    let keyword = "[-A-Za-z0-9_]+=[-A-Za-z0-9_]+"
    return "(\(languages))([-_][A-Za-z]{3}){0,3}([-_][A-Za-z]{4})?([-_](\(regions)))?(\(variant))*"
      + "\(extensions)(@\(keyword)(;\(keyword))*)?"
  }()

  /// The regions that there are, by their letters in upper and lower case and by their numbers.
  private static var regions: String {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let numbers = (1000...1999).map { String("\($0)".dropFirst()) }
    return (pairs + numbers).filter { (try? LocaleIdentifier("und-\($0)")) != nil }
      .map(anyCase).joined(separator: "|")
  }

  /// A theme: a built-in one, or a file.
  static let theme: String = {
    let names = Theme.builtInHeads.map { anyCase($0.name) }.joined(separator: "|")
    return "\(names)|.*\\.([yY][aA]?[mM][lL]|[jJ][sS][oO][nN])"
  }()

  /// The offset of a time zone from UTC, at most 18 hours.
  static let offset =
    "(GMT)?(UTC)?[-+\u{2212}]((0?[0-9]|1[0-7])(:[0-5][0-9])?|18(:00)?|(0[0-9]|1[0-7])[0-5][0-9]|1800)"
}
