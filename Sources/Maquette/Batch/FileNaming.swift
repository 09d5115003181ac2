/// Names pictures after their spec and what is special about their environment.
///
/// `{name}[.{locale}][.rtl][.{other traits}][~dark][@2x].{ext}`: light, left-to-right and the
/// default text size add nothing, so that a variant's name does not depend on which other variants
/// there are.
package enum FileNaming {
  /// The name of a picture's file.
  ///
  /// - Parameters:
  ///   - name: the spec's name.
  ///   - environment: the picture's environment.
  ///   - home: what the spec itself says: its own platform and device add nothing.
  package static func name(
    _ name: String, environment: Environment, home: EnvironmentPatch, format: PictureFormat
  ) -> String {
    var parts = [name]
    if environment.locale != "en_US" { parts.append(environment.languageTag) }
    if let pseudo = environment.pseudo { parts.append("pseudo-\(pseudo.rawValue)") }
    if let direction = environment.explicitDirection, direction != environment.naturalDirection {
      parts.append(direction == .rightToLeft ? "rtl" : "ltr")
    }
    if environment.platform != home.shownTheme.platform {
      parts.append(environment.platform.rawValue)
    }
    if let version = environment.osVersion, version != home.osVersion {
      parts.append("os\(version)")
    }
    if let device = environment.device, device != home.device {
      parts.append(fileWord(device.name))
    }
    if environment.contrast == .increased { parts.append("increased") }
    if environment.legibilityWeight == .bold { parts.append("bold") }
    let (accent, activity) = (environment.controlAccentColor, environment.controlActiveState)
    if accent != .multicolor { parts.append("accent-\(accent.rawValue)") }
    if activity != .key { parts.append(activity.rawValue) }
    for setting in EnvironmentSwitch.all where environment[keyPath: setting.environment] {
      parts.append(setting.word)
    }
    if environment.level == .elevated { parts.append("elevated") }
    if environment.textSize != environment.defaultTextSize {
      parts.append(environment.textSize.rawValue)
    }
    var result = parts.joined(separator: ".")
    // On a watch, which is always dark, that is nothing special.
    let isChoice = environment.platform.appearances.count > 1
    if environment.appearance == .dark, isChoice { result += "~dark" }
    if format.isRaster, environment.scale != 1 {
      result += "@\(NumberFormat.short(environment.scale))x"
    }
    return "\(result).\(format.rawValue)"
  }

  /// The name of the file of a picture that shows several variants, for example
  /// `signin.compare-ltr_rtl@2x.png`.
  static func name(
    _ name: String, comparing variants: [Variant], scale: Double, format: PictureFormat
  ) -> String {
    let words = variants.map { variant in
      variant.name.split(separator: "+").map { fileWord(String($0)) }.joined(separator: "+")
    }
    let pixels = format.isRaster && scale != 1 ? "@\(NumberFormat.short(scale))x" : ""
    return "\(name).compare-\(words.joined(separator: "_"))\(pixels).\(format.rawValue)"
  }

  /// A device's name without what is awkward in file names.
  private static func fileWord(_ text: String) -> String {
    var result = ""
    for character in text.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }
}
