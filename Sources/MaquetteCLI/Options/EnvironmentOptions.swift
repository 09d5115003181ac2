import ArgumentParser
import Maquette
import MaquetteSpec

/// The flags that decide on the environment, the same for every command that draws.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help:
      "\(Platform.words), in the classic look unless --os-version or --device chooses another one.",
    completion: .words(of: Platform.self))
  var platform: String?

  @Option(
    help: "The version of the system, for example 26. It chooses the look.",
    completion: .systemVersions)
  var osVersion: String?

  @Option(
    help: """
      A device, for example 'iPhone 15 Pro'; 'maquette themes --devices' lists them. Devices that \
      came with version 26 have its look.
      """, completion: .devices)
  var device: String?

  @Option(help: "light or dark.", completion: .words(of: Appearance.self))
  var appearance: String?

  @Option(help: "standard or increased.", completion: .words(of: Contrast.self))
  var contrast: String?

  @Option(
    help: "base or elevated; the content of a sheet is elevated.",
    completion: .words(of: InterfaceLevel.self))
  var level: String?

  @Option(
    help: "The reading direction: ltr or rtl; the locale's when not given.",
    completion: .list(["ltr", "rtl"]))
  var direction: String?

  @Option(help: "A locale, for example en_US or ar-EG.", completion: .locales)
  var locale: String?

  @Option(help: "A calendar by its CLDR name, for example gregorian.", completion: .calendars)
  var calendar: String?

  @Option(help: "A time zone, for example Europe/Prague.", completion: .timeZones)
  var timeZone: String?

  @Option(
    help: "How hours are counted: h12, h23, h11 or h24; as in the locale when not given.",
    completion: .words(of: HourCycle.self))
  var hourCycle: String?

  @Option(help: "The moment that pictures show, as ISO 8601.")
  var now: String?

  @Option(
    help: "A pseudolanguage: rtl finds what is not mirrored, long finds what will be cut.",
    completion: .words(of: PseudoLanguage.self))
  var pseudo: String?

  @Option(
    help: """
      The Dynamic Type size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, or \
      accessibility1 to accessibility5.
      """,
    completion: .words(of: TextSize.self))
  var textSize: String?

  @Option(
    help: "The setting Bold Text: regular (off) or bold (on).",
    completion: .words(of: LegibilityWeight.self))
  var legibilityWeight: String?

  @Option(
    help: """
      The accent colour on macOS: multicolor, blue, purple, pink, red, orange, yellow, green or \
      graphite.
      """,
    completion: .words(of: ControlAccentColor.self))
  var controlAccentColor: String?

  @Option(
    help: "The state of the window on macOS: key, active or inactive.",
    completion: .words(of: ControlActiveState.self))
  var controlActiveState: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Button Shapes: buttons without a bezel are underlined or get a shape.")
  var accessibilityShowButtonShapes: Bool?

  @Flag(inversion: .prefixedNo, help: "Reduce Transparency: materials are opaque.")
  var accessibilityReduceTransparency: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Differentiate Without Color: a mark shows what otherwise only a colour shows.")
  var accessibilityDifferentiateWithoutColor: Bool?

  @Flag(
    inversion: .prefixedNo, help: "On/Off Labels: switches have marks for on and off.")
  var onOffLabels: Bool?

  @Flag(
    name: .customLong("frame"), inversion: .prefixedNo,
    help: "Draw the body of the device around a screen.")
  var deviceFrame: Bool?

  @Option(help: "A theme's name or a theme file.", completion: .themes)
  var theme: String?

  @Option(help: "A file of symbols of your own.", completion: .file())
  var symbols: String?

  @Option(help: "Pixels per point, 1 to 4; when not given, the device's, or else 2.")
  var scale: String?

  @Option(help: "The tint colour: a name or #RRGGBB.", completion: .colors)
  var tint: String?

  /// What the flags say.
  ///
  /// - Parameter dependencies: is told of every file that they name.
  /// - Throws: an exit with 64 after all that is wrong was printed.
  func patch(recording dependencies: SpecDependencies? = nil) throws -> EnvironmentPatch {
    let (patch, problems): (EnvironmentPatch, [Diagnostic])
    do {
      (patch, problems) = try reading(recording: dependencies)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
    guard problems.isEmpty else {
      Console.report(problems)
      // What is wrong inside of a file is no matter of flags.
      let isFile = problems.allSatisfy { $0.file != nil }
      throw isFile ? CommandExit.badSpec : CommandExit.usage
    }
    return patch
  }

  /// The files that they name, and those that these name.
  var files: [String] {
    guard theme != nil || symbols != nil else { return [] }
    let dependencies = SpecDependencies()
    _ = try? reading(recording: dependencies)
    return dependencies.paths
  }

  /// What the flags say, and what is wrong with them.
  ///
  /// - Parameter dependencies: is told of every file that they name.
  /// - Throws: ``FileError`` when one of the files cannot be read.
  func reading(
    recording dependencies: SpecDependencies? = nil
  ) throws -> (patch: EnvironmentPatch, problems: [Diagnostic]) {
    var patch = EnvironmentPatch()
    var problems: [Diagnostic] = []
    let values: [(String, String?)] = [
      ("platform", platform), ("osVersion", osVersion), ("device", device),
      ("appearance", appearance), ("contrast", contrast), ("level", level),
      ("direction", direction),
      ("locale", locale),
      ("calendar", calendar), ("timeZone", timeZone), ("hourCycle", hourCycle), ("now", now),
      ("pseudo", pseudo),
      ("textSize", textSize), ("legibilityWeight", legibilityWeight), ("scale", scale),
      ("tint", tint),
      ("controlAccentColor", controlAccentColor), ("controlActiveState", controlActiveState),
      ("accessibilityShowButtonShapes", accessibilityShowButtonShapes?.specText),
      ("accessibilityReduceTransparency", accessibilityReduceTransparency?.specText),
      (
        "accessibilityDifferentiateWithoutColor", accessibilityDifferentiateWithoutColor?.specText
      ),
      ("onOffLabels", onOffLabels?.specText), ("deviceFrame", deviceFrame?.specText),
    ]
    for (key, value) in values {
      guard let value, let trait = EnvironmentTrait.named(key) else { continue }
      do throws(EnvironmentTrait.Problem) {
        try trait.apply(value, to: &patch)
      } catch {
        problems.append(
          Diagnostic(.error, "--\(trait.flag): \(error.message)", hint: error.hint))
      }
    }
    if let theme {
      problems += try Self.problems(of: "theme") {
        var themed = EnvironmentPatch()
        themed.theme = try ThemeReference.theme(
          named: theme, belowFolder: nil, dependencies: dependencies)
        patch = patch.overlaid(by: themed)
      }
    }
    if let symbols {
      problems += try Self.problems(of: "symbols") {
        dependencies?.record(symbols)
        patch.symbols = try SymbolLoader.load(path: symbols)
      }
    }
    return (patch, problems)
  }

  /// What is wrong with the file that a flag names.
  ///
  /// - Throws: ``FileError`` when the file cannot be read.
  private static func problems(of flag: String, _ load: () throws -> Void) throws -> [Diagnostic] {
    do {
      try load()
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics.map { diagnostic in
        var copy = diagnostic
        if copy.file == nil { copy.message = "--\(flag): \(copy.message)" }
        return copy
      }
    }
  }
}
