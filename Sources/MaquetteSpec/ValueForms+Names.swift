import MaquetteComponents
import MaquetteLocale
import MaquetteThemes

/// Names of which there are many, as people may type them.
extension ValueForms {
  /// The name of a device, with `landscape` behind it where it turns; case, spaces and hyphens do not
  /// matter.
  static let device: String = {
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
    let turning = forms(Device.all.filter { $0.landscape != nil })
    let others = forms(Device.all.filter { $0.landscape == nil })
    return "\(gap)(\(turning)(\(form("landscape")))?|\(others))"
  }()

  /// The languages that there are, in upper and lower case.
  static let languages = LocaleIdentifier.languages.map(anyCase).joined(separator: "|")

  /// Combinations of traits with commas between them: `light,dark+rtl`.
  static let variants: String = {
    func words(_ key: String) -> [String] {
      guard case .choice(let words, let synonyms) = EnvironmentTrait.named(key)?.type else {
        return []
      }
      return words + synonyms
    }
    let traits = [
      "appearance", "contrast", "level", "direction", "textSize", "legibilityWeight", "platform",
      "controlActiveState",
    ]
    let all =
      traits.flatMap(words) + EnvironmentSwitch.all.map(\.word)
      + words("controlAccentColor").map { "accent-\($0)" }
      + words("pseudo").map { "pseudo-\($0)" }
    let word =
      " *(\(all.map(anyCase).joined(separator: "|"))|[oO][sS][0-9]{1,2}"
      + "|@?[0-9]+(\\.[0-9]+)?x|(\(languages))([-_@][^,+]*)?|\(device)) *"
    return "\(word)([,+]\(word))*"
  }()
}
