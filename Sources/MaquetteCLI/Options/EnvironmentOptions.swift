import ArgumentParser
import Maquette
import MaquetteSpec

/// The flags that decide on the environment, the same for every command that draws.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      """
      \(Platform.words), in the classic look unless --os-version or --device chooses another one. \
      The flags of this group override the spec, and the spec overrides the defaults.
      """, default: Platform.ios),
    completion: .words(of: Platform.self))
  var platform: String?

  @Option(
    name: .customLong("os-version"),
    help: ArgumentHelp(
      "The version of the system, for example 26. It chooses the look.",
      default: "the device's, or else the classic look's"),
    completion: .systemVersions)
  var osVersion: String?

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      """
      A device, for example 'iPhone 15 Pro'; 'maquette themes --devices' lists them. Devices that \
      came with version 26 have its look.
      """, default: "the platform's usual screen"), completion: .devices)
  var device: String?

  @Option(
    name: .customLong("appearance"),
    help: ArgumentHelp(
      "light or dark.", default: "\(Appearance.light.rawValue), and on watchOS always dark"),
    completion: .words(of: Appearance.self))
  var appearance: String?

  @Option(
    name: .customLong("contrast"),
    help: ArgumentHelp("standard or increased.", default: Contrast.standard),
    completion: .words(of: Contrast.self))
  var contrast: String?

  @Option(
    name: .customLong("level"),
    help: ArgumentHelp(
      "base or elevated; the content of a sheet is elevated.", default: InterfaceLevel.base),
    completion: .words(of: InterfaceLevel.self))
  var level: String?

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp("The reading direction: ltr or rtl.", default: "the locale's"),
    completion: .list(["ltr", "rtl"]))
  var direction: String?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("A locale, for example en_US or ar-EG.", default: "en_US"),
    completion: .locales)
  var locale: String?

  @Option(
    name: .customLong("calendar"),
    help: ArgumentHelp(
      "A calendar by its CLDR name, for example gregorian.", default: "the locale's"),
    completion: .calendars)
  var calendar: String?

  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp("A time zone, for example Europe/Prague.", default: "UTC"),
    completion: .timeZones)
  var timeZone: String?

  @Option(
    name: .customLong("hour-cycle"),
    help: ArgumentHelp(
      "How hours are counted: h12, h23, h11 or h24.", default: "as in the locale"),
    completion: .words(of: HourCycle.self))
  var hourCycle: String?

  @Option(
    name: .customLong("now"),
    help: ArgumentHelp(
      "The date and time that pictures show, as ISO 8601.", default: Environment.defaultNow))
  var now: String?

  @Option(
    name: .customLong("pseudo"),
    help: ArgumentHelp(
      "A pseudolanguage: rtl finds what is not mirrored, long finds what will be cut.",
      default: "none"),
    completion: .words(of: PseudoLanguage.self))
  var pseudo: String?

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      """
      The Dynamic Type size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, or \
      accessibility1 to accessibility5.
      """, default: "the device's, or else \(TextSize.large.rawValue)"),
    completion: .words(of: TextSize.self))
  var textSize: String?

  @Option(
    name: .customLong("legibility-weight"),
    help: ArgumentHelp(
      "The setting Bold Text: regular (off) or bold (on).", default: LegibilityWeight.regular),
    completion: .words(of: LegibilityWeight.self))
  var legibilityWeight: String?

  @Option(
    name: .customLong("control-accent-color"),
    help: ArgumentHelp(
      """
      The accent colour on macOS: multicolor, blue, purple, pink, red, orange, yellow, green or \
      graphite.
      """, default: ControlAccentColor.multicolor),
    completion: .words(of: ControlAccentColor.self))
  var controlAccentColor: String?

  @Option(
    name: .customLong("control-active-state"),
    help: ArgumentHelp(
      "The state of the window on macOS: key, active or inactive.",
      default: ControlActiveState.key),
    completion: .words(of: ControlActiveState.self))
  var controlActiveState: String?

  @Flag(
    name: .customLong("accessibility-show-button-shapes"),
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Button Shapes: buttons without a bezel are underlined or get a shape.", default: "off"))
  var accessibilityShowButtonShapes: Bool?

  @Flag(
    name: .customLong("accessibility-reduce-transparency"),
    inversion: .prefixedNo,
    help: ArgumentHelp("Reduce Transparency: materials are opaque.", default: "off"))
  var accessibilityReduceTransparency: Bool?

  @Flag(
    name: .customLong("accessibility-differentiate-without-color"),
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Differentiate Without Color: marks are added where only colours differ.",
      default: "off"))
  var accessibilityDifferentiateWithoutColor: Bool?

  @Flag(
    name: .customLong("on-off-labels"),
    inversion: .prefixedNo,
    help: ArgumentHelp("On/Off Labels: switches have marks for on and off.", default: "off"))
  var onOffLabels: Bool?

  @Flag(
    name: .customLong("frame"), inversion: .prefixedNo,
    help: ArgumentHelp("Draw the body of the device around a screen.", default: "off"))
  var deviceFrame: Bool?

  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "A theme's name or a theme file.", default: "that of the platform and the version"),
    completion: .themes)
  var theme: String?

  @Option(name: .customLong("symbols"), help: "A file of symbols of your own.", completion: .file())
  var symbols: String?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp("Pixels per point, 1 to 4.", default: "the device's, or else 2"))
  var scale: String?

  @Option(
    name: .customLong("tint"),
    help: ArgumentHelp("The tint colour: a name or #RRGGBB.", default: "the theme's"),
    completion: .colors)
  var tint: String?
}
