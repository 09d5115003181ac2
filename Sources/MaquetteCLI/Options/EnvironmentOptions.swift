import ArgumentParser
import Maquette
import MaquetteSpec

/// The flags that decide on the environment, the same for every command that draws.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "ios, ipados, macos, tvos or watchos.", completion: .words(of: Platform.self))
  var platform: String?

  @Option(help: "A device, for example 'iPhone 15 Pro'; 'maquette themes --devices' lists them.")
  var device: String?

  @Option(help: "light or dark.", completion: .words(of: Appearance.self))
  var appearance: String?

  @Option(help: "standard or increased.", completion: .words(of: Contrast.self))
  var contrast: String?

  @Option(help: "base or elevated, as a sheet is.", completion: .words(of: InterfaceLevel.self))
  var level: String?

  @Option(help: "ltr or rtl; the locale's when not given.", completion: .list(["ltr", "rtl"]))
  var direction: String?

  @Option(help: "A locale, for example en_US or ar-EG.")
  var locale: String?

  @Option(help: "A calendar by its CLDR name, for example gregorian.")
  var calendar: String?

  @Option(help: "A time zone, for example Europe/Prague.")
  var timeZone: String?

  @Option(
    help: "h12, h23, h11 or h24; the locale's when not given.",
    completion: .words(of: HourCycle.self))
  var hourCycle: String?

  @Option(help: "The moment that pictures show, as ISO 8601.")
  var now: String?

  @Option(
    help: "rtl or long: a pseudolanguage, to find what is not mirrored or will be cut.",
    completion: .words(of: PseudoLanguage.self))
  var pseudo: String?

  @Option(
    help: "xSmall, small, medium, large, xLarge … accessibility5.",
    completion: .words(of: TextSize.self))
  var textSize: String?

  @Option(
    help: "regular or bold, as the setting for bold text has it.",
    completion: .words(of: LegibilityWeight.self))
  var legibilityWeight: String?

  @Option(help: "A theme's name or a theme file.", completion: .file())
  var theme: String?

  @Option(help: "A file of symbols of your own.", completion: .file())
  var symbols: String?

  @Option(help: "Pixels per point, 1 to 4.")
  var scale: String?

  @Option(help: "What the colour 'tint' is: a name or #RRGGBB.")
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
      ("platform", platform), ("device", device), ("appearance", appearance),
      ("contrast", contrast), ("level", level), ("direction", direction), ("locale", locale),
      ("calendar", calendar), ("timeZone", timeZone), ("hourCycle", hourCycle), ("now", now),
      ("pseudo", pseudo),
      ("textSize", textSize), ("legibilityWeight", legibilityWeight), ("scale", scale),
      ("tint", tint),
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

/// The flags that decide on how a picture is written.
struct PictureOptions: ParsableArguments {
  @Option(
    help: "png, svg or pdf; several are separated by commas.",
    completion: .list(["png", "svg", "pdf"]))
  var format: String?

  @Option(
    help: """
      Draw over the picture: hit-targets, bounds, baselines, callouts or redlines, separated by \
      commas.
      """, completion: .words(of: Overlay.self))
  var overlay: [String] = []

  @Option(
    help: """
      Put callouts and redlines only on these: a component's kind, title or path, * stands for \
      anything. Repeatable.
      """)
  var callout: [String] = []

  @Option(
    help: """
      Where callouts and redlines are explained: picture, markdown (a table beside the picture's \
      file) or none.
      """, completion: .words(of: LegendForm.self))
  var legend: String?

  @OptionGroup var fonts: FontOptions

  /// The formats asked for; empty when the flag is not there.
  func formats() throws -> [PictureFormat] { try PictureOptions.formats(format) }

  /// The formats in a list such as `png,svg`; none without one.
  static func formats(_ format: String?) throws -> [PictureFormat] {
    guard let format else { return [] }
    return try format.split(separator: ",", omittingEmptySubsequences: false).map { word in
      if let format = PictureFormat(rawValue: word.lowercased()) { return format }
      let names = PictureFormat.allCases.map(\.rawValue)
      throw DiagnosticError(
        "unknown format '\(word)'", hint: Suggestion.hint(for: String(word), in: names))
    }
  }

  /// How callouts and redlines are explained.
  ///
  /// - Parameter hasFile: whether the picture goes into a file, beside which a table may stand.
  func annotations(hasFile: Bool) throws -> AnnotationOptions {
    var options = AnnotationOptions()
    options.filters = callout
    guard let legend else { return options }
    guard let form = LegendForm(rawValue: legend) else {
      throw DiagnosticError(
        "unknown legend '\(legend)'",
        hint: Suggestion.hint(for: legend, in: LegendForm.allCases.map(\.rawValue)))
    }
    if form == .markdown, !hasFile {
      throw DiagnosticError(
        "there is no place for a Markdown table beside standard output",
        hint: "name a file with -o")
    }
    options.legend = form
    return options
  }

  /// The overlays asked for; a filter for callouts asks for them, too.
  func overlays() throws -> [Overlay] {
    let named = try namedOverlays()
    return callout.isEmpty || named.contains(where: \.isAnnotation) ? named : named + [.callouts]
  }

  private func namedOverlays() throws -> [Overlay] {
    try overlay.flatMap { $0.split(separator: ",") }.map { word in
      if let overlay = Overlay(rawValue: String(word)) { return overlay }
      let names = Overlay.allCases.map(\.rawValue)
      throw DiagnosticError(
        "unknown overlay '\(word)'", hint: Suggestion.hint(for: String(word), in: names))
    }
  }
}
