import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// The surroundings a component is drawn in. Nothing of it comes from the machine.
public struct Environment: Hashable, Sendable {
  /// The theme that decides on colours, type and measures.
  public var theme: Theme
  /// The version of the system that picked ``theme``; `nil` for the classic one.
  public var osVersion: Int?
  /// The device whose screen a `Screen` takes; `nil` for the platform's standard device.
  public var device: Device?
  /// Light or dark; on a platform that has only one, that one.
  public var appearance: Appearance {
    get { theme.platform.appearances.contains(wantedAppearance) ? wantedAppearance : .dark }
    set { wantedAppearance = newValue }
  }
  private var wantedAppearance: Appearance
  /// The contrast setting.
  public var contrast: Contrast
  /// Whether the interface lies on the screen or on something above it.
  public var level: InterfaceLevel
  /// The setting for bold text; on a platform that has none, regular.
  public var legibilityWeight: LegibilityWeight {
    get { theme.typography.legibilityWeights.isEmpty ? .regular : wantedLegibilityWeight }
    set { wantedLegibilityWeight = newValue }
  }
  private var wantedLegibilityWeight: LegibilityWeight
  /// The accent colour that people chose; on platforms where none can be chosen, that of the app.
  public var controlAccentColor: ControlAccentColor {
    get { theme.conventions.accents ? wantedAccentColor : .multicolor }
    set { wantedAccentColor = newValue }
  }
  private var wantedAccentColor = ControlAccentColor.multicolor
  /// Whether the window takes what people type; yes by default, and on other platforms than macOS.
  public var controlActiveState: ControlActiveState {
    get { theme.conventions.windows ? wantedActiveState : .key }
    set { wantedActiveState = newValue }
  }
  private var wantedActiveState = ControlActiveState.key
  /// Whether buttons without a bezel are underlined or get a shape: the setting Button Shapes,
  /// `UIAccessibility.buttonShapesEnabled`. Off by default.
  public var accessibilityShowButtonShapes = false
  /// Whether materials are opaque: the setting Reduce Transparency. Off by default.
  public var accessibilityReduceTransparency = false
  /// Whether a sign stands where colour alone tells a state: the setting Differentiate Without Color.
  /// Off by default.
  public var accessibilityDifferentiateWithoutColor = false
  /// Whether switches have marks for on and off: the setting On/Off Labels,
  /// `UIAccessibility.isOnOffSwitchLabelsEnabled`. Off by default, and on platforms that have none.
  public var onOffLabels: Bool {
    get { wantedOnOffLabels && theme.conventions.onOffLabels }
    set { wantedOnOffLabels = newValue }
  }
  private var wantedOnOffLabels = false
  /// Whether a `Screen` has the body of its device around it. Off by default.
  public var deviceFrame = false
  /// The reading direction; `nil` follows the locale.
  public var explicitDirection: LayoutDirection?
  /// BCP 47 or ICU identifier, for example `en_US` or `ar-EG`.
  public var locale: String
  /// The calendar, by its CLDR name, for example `gregorian`; `nil` follows the locale.
  public var calendar: String?
  /// The time zone, by its IANA name.
  public var timeZone: String
  /// How hours are counted; `nil` follows the locale.
  public var hourCycle: HourCycle?
  /// The moment that pictures of times show, as ISO 8601 in UTC.
  public var now: String
  /// The pseudolanguage that texts are drawn in; `nil` for none.
  public var pseudo: PseudoLanguage?
  /// The Dynamic Type size.
  public var textSize: TextSize
  /// Pixels per point of raster pictures: what was asked for, or the device's, or else 2.
  public var scale: Double {
    get { explicitScale ?? device?.scale ?? 2 }
    set { explicitScale = newValue }
  }
  /// The pixels per point that were asked for; `nil` for the device's.
  public var explicitScale: Double?
  /// What the colour `tint` is; `nil` for the theme's own.
  public var tint: ColorValue?
  /// The flag that says the tint, as it is typed; `nil` where no flag does.
  package var tintFlag: String?
  /// Symbols of the user's own, which win over the theme's and the built-in ones.
  public var symbols = SymbolSet()

  /// The moment of every picture that asks for none: Tuesday 9 January 2007, 09:41 UTC.
  public static let defaultNow = "2007-01-09T09:41:00Z"

  /// An environment; what is not given is light, standard contrast, `en_US`, the default text
  /// size, the device's scale or else 2.
  public init(
    theme: Theme, device: Device? = nil, appearance: Appearance = .light,
    contrast: Contrast = .standard, level: InterfaceLevel = .base,
    direction: LayoutDirection? = nil, locale: String = "en_US", calendar: String? = nil,
    timeZone: String = "UTC", hourCycle: HourCycle? = nil, now: String = Environment.defaultNow,
    textSize: TextSize = .large, scale: Double? = nil, tint: ColorValue? = nil,
    legibilityWeight: LegibilityWeight = .regular
  ) {
    self.theme = theme
    self.device = device
    wantedAppearance = appearance
    self.contrast = contrast
    self.level = level
    explicitDirection = direction
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.hourCycle = hourCycle
    self.now = now
    self.textSize = textSize
    explicitScale = scale
    self.tint = tint
    wantedLegibilityWeight = legibilityWeight
  }

  /// An environment with a platform's built-in theme.
  public init(
    platform: Platform = .ios, osVersion: Int? = nil, appearance: Appearance = .light,
    contrast: Contrast = .standard,
    direction: LayoutDirection? = nil, locale: String = "en_US", textSize: TextSize = .large,
    scale: Double? = nil, legibilityWeight: LegibilityWeight = .regular
  ) {
    self.init(
      theme: .builtIn(platform, osVersion: osVersion), appearance: appearance, contrast: contrast,
      direction: direction, locale: locale, textSize: textSize, scale: scale,
      legibilityWeight: legibilityWeight)
    self.osVersion = osVersion
  }

  /// What is doubtful about the version that was asked for; `nil` for nothing.
  package var versionWarning: Diagnostic? {
    guard let osVersion, let last = theme.lastOSVersion,
      let first = theme.osVersion ?? theme.firstOSVersion, osVersion < first || osVersion > last,
      Theme.builtInHeads.contains(where: { $0.name == theme.name })
    else { return nil }
    let (name, nearest) = (platform.displayName, osVersion > last ? last : first)
    return Diagnostic(
      .warning, "there is no look for \(name) \(osVersion), so it is drawn as \(name) \(nearest)",
      hint: "ask for a version \(osVersion > last ? "up to" : "from") \(nearest), or for none",
      id: .notOnPlatform)
  }

  /// The platform drawn.
  public var platform: Platform { theme.platform }

  /// The reading direction: what was asked for, or that of the pseudolanguage, or the locale's.
  public var direction: LayoutDirection {
    explicitDirection ?? naturalDirection
  }

  /// The reading direction where none is asked for.
  package var naturalDirection: LayoutDirection {
    pseudo == .rightToLeft ? .rightToLeft : LocaleDirection.direction(of: locale)
  }

  /// The text size that nobody has changed: the device's.
  public var defaultTextSize: TextSize { device?.defaultTextSize ?? .large }

  /// Whether pictures look the same in both: a direction asked for may be the locale's own,
  /// an appearance the only one there is.
  public func isSame(as other: Environment) -> Bool {
    var (left, right) = (self, other)
    (left.explicitDirection, right.explicitDirection) = (direction, other.direction)
    (left.wantedAppearance, right.wantedAppearance) = (appearance, other.appearance)
    (left.wantedLegibilityWeight, right.wantedLegibilityWeight) =
      (legibilityWeight, other.legibilityWeight)
    // Two versions may look the same, and the theme is compared.
    (left.osVersion, right.osVersion) = (nil, nil)
    (left.tintFlag, right.tintFlag) = (nil, nil)
    (left.explicitScale, right.explicitScale) = (scale, other.scale)
    (left.wantedAccentColor, right.wantedAccentColor) =
      (controlAccentColor, other.controlAccentColor)
    (left.wantedActiveState, right.wantedActiveState) =
      (controlActiveState, other.controlActiveState)
    (left.wantedOnOffLabels, right.wantedOnOffLabels) = (onOffLabels, other.onOffLabels)
    return left == right
  }

  /// What decides on a colour's variant.
  package var colorTraits: ColorTraits {
    ColorTraits(appearance: appearance, contrast: contrast, level: level)
  }

  /// The symbols that the user and the theme bring.
  var ownSymbols: SymbolSet { theme.symbols.overlaid(by: symbols) }

  /// The symbol with a name: the user's own, the theme's, or the built-in one.
  package func symbol(named name: String) -> Symbol? {
    if symbols.isEmpty, theme.symbols.isEmpty { return Symbol.named(name) }
    return ownSymbols.named(name)
  }

  /// The locale as a BCP 47 tag: hyphens, no keywords.
  public var languageTag: String {
    let (line, keywords) = (UInt8(ascii: "_"), UInt8(ascii: "@"))
    // Every text asks for it, and most locales are their own tags.
    guard locale.utf8.contains(where: { $0 == line || $0 == keywords }) else { return locale }
    let tag = locale.utf8.prefix { $0 != keywords }
    return String(decoding: tag.map { $0 == line ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
