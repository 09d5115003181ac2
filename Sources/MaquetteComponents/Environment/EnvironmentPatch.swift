import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What a spec, a flag or a variant says about the environment; `nil` says nothing.
public struct EnvironmentPatch: Hashable, Sendable {
  /// The platform, which brings its built-in theme.
  public var platform: Platform?
  /// The version of the platform's system, which picks among its built-in themes.
  public var osVersion: Int?
  /// A theme of the user's own.
  public var theme: Theme?
  /// The device.
  public var device: Device?
  /// Light or dark.
  public var appearance: Appearance?
  /// The contrast setting.
  public var contrast: Contrast?
  /// Base or elevated.
  public var level: InterfaceLevel?
  /// The reading direction.
  public var direction: LayoutDirection?
  /// The locale.
  public var locale: String?
  /// The calendar.
  public var calendar: String?
  /// The time zone.
  public var timeZone: String?
  /// How hours are counted.
  public var hourCycle: HourCycle?
  /// The moment shown.
  public var now: String?
  /// The pseudolanguage.
  public var pseudo: PseudoLanguage?
  /// The Dynamic Type size.
  public var textSize: TextSize?
  /// The setting for bold text.
  public var legibilityWeight: LegibilityWeight?
  /// The accent colour that people chose on a Mac.
  public var controlAccentColor: ControlAccentColor?
  /// Whether a Mac's window takes what people type.
  public var controlActiveState: ControlActiveState?
  /// The setting Button Shapes.
  public var accessibilityShowButtonShapes: Bool?
  /// The setting Reduce Transparency.
  public var accessibilityReduceTransparency: Bool?
  /// The setting Differentiate Without Color.
  public var accessibilityDifferentiateWithoutColor: Bool?
  /// The setting On/Off Labels.
  public var onOffLabels: Bool?
  /// Whether a `Screen` has the body of its device around it.
  public var deviceFrame: Bool?
  /// Pixels per point; the device's, or else 2, when nobody says.
  public var scale: Double?
  /// The tint.
  public var tint: ColorValue?
  /// The flag that says the tint, as it is typed; `nil` where no flag does.
  package var tintFlag: String?
  /// Symbols of the user's own.
  public var symbols = SymbolSet()

  /// A patch that says nothing.
  public init() {}

  private static let nothing = EnvironmentPatch()

  /// This patch with what another one says put over it.
  public func overlaid(by other: EnvironmentPatch) -> EnvironmentPatch {
    // Most flags and variants say nothing.
    guard other != EnvironmentPatch.nothing else { return self }
    var result = self
    // A platform or device named later takes the theme and device named earlier with it: an
    // iPhone is no screen for macOS.
    if let platform = other.platform {
      if platform != result.theme?.platform { result.theme = nil }
      if platform != result.device?.platform { result.device = nil }
      result.platform = platform
    }
    if let version = other.osVersion {
      // A built-in theme is one version's look; a user's own stays.
      let name = result.theme?.name
      if let name, Theme.builtInHeads.contains(where: { $0.name == name }),
        Theme.named(name) == result.theme
      {
        result.platform = result.theme?.platform
        result.theme = nil
      }
      result.osVersion = version
    }
    if let theme = other.theme {
      result.theme = theme
      result.platform = theme.platform
      if theme.platform != result.device?.platform { result.device = nil }
    }
    if let device = other.device {
      if result.theme?.platform != device.platform { result.theme = nil }
      result.platform = device.platform
      result.device = device
    }
    result.appearance = other.appearance ?? appearance
    result.contrast = other.contrast ?? contrast
    result.level = other.level ?? level
    result.direction = other.direction ?? direction
    result.locale = other.locale ?? locale
    result.calendar = other.calendar ?? calendar
    result.timeZone = other.timeZone ?? timeZone
    result.hourCycle = other.hourCycle ?? hourCycle
    result.now = other.now ?? now
    result.pseudo = other.pseudo ?? pseudo
    result.textSize = other.textSize ?? textSize
    result.legibilityWeight = other.legibilityWeight ?? legibilityWeight
    result.controlAccentColor = other.controlAccentColor ?? controlAccentColor
    result.controlActiveState = other.controlActiveState ?? controlActiveState
    result.scale = other.scale ?? scale
    if let tint = other.tint { (result.tint, result.tintFlag) = (tint, other.tintFlag) }
    result.symbols = symbols.overlaid(by: other.symbols)
    for setting in EnvironmentSwitch.all {
      if let isOn = other[keyPath: setting.patch] { result[keyPath: setting.patch] = isOn }
    }
    return result
  }

  /// The symbols that it and its theme bring.
  public var ownSymbols: SymbolSet {
    (theme?.symbols ?? SymbolSet()).overlaid(by: symbols)
  }

  /// The theme that results.
  package var shownTheme: Theme {
    theme
      ?? .builtIn(platform ?? device?.platform ?? .ios, osVersion: osVersion ?? device?.osVersion)
  }

  /// The environment that results; what nothing was said about has its default.
  public var environment: Environment {
    var environment = Environment(
      theme: shownTheme,
      device: device,
      appearance: appearance ?? .light,
      contrast: contrast ?? .standard, level: level ?? .base, direction: direction,
      locale: locale ?? "en_US", calendar: calendar, timeZone: timeZone ?? "UTC",
      hourCycle: hourCycle, now: now ?? Environment.defaultNow,
      textSize: textSize ?? device?.defaultTextSize ?? .large,
      scale: scale,
      tint: tint, legibilityWeight: legibilityWeight ?? .regular)
    environment.osVersion = osVersion
    environment.tintFlag = tintFlag
    environment.symbols = symbols
    environment.pseudo = pseudo
    environment.controlAccentColor = controlAccentColor ?? .multicolor
    environment.controlActiveState = controlActiveState ?? .key
    for setting in EnvironmentSwitch.all {
      guard let isOn = self[keyPath: setting.patch] else { continue }
      environment[keyPath: setting.environment] = isOn
    }
    return environment
  }
}
