import MaquetteComponents
import MaquetteCore
import MaquetteThemes

extension EnvironmentPatch {
  /// What it says as keys and values of a spec, in the order of ``EnvironmentTrait/all``; theme and
  /// symbols, which are files, left out.
  public var traits: [(key: String, value: String)] {
    let all: [(String, String?)] = [
      ("platform", platform?.rawValue), ("osVersion", osVersion.map { "\($0)" }),
      ("device", device?.name),
      ("appearance", appearance?.rawValue), ("contrast", contrast?.rawValue),
      ("level", level?.rawValue),
      ("direction", direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }),
      ("locale", locale), ("calendar", calendar), ("timeZone", timeZone),
      ("hourCycle", hourCycle?.rawValue), ("now", now), ("pseudo", pseudo?.rawValue),
      ("textSize", textSize?.rawValue), ("legibilityWeight", legibilityWeight?.rawValue),
      ("controlAccentColor", controlAccentColor?.rawValue),
      ("controlActiveState", controlActiveState?.rawValue),
    ]
    let settings = EnvironmentSwitch.all.map { ($0.key, self[keyPath: $0.patch]?.specText) }
    let last: [(String, String?)] = [
      ("scale", scale.map { NumberFormat.short($0, digits: 9) }), ("tint", tint?.text),
    ]
    return (all + settings + last).compactMap { key, value in value.map { (key, $0) } }
  }
}
