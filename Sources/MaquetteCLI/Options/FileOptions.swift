import ArgumentParser
import Maquette
import MaquettePainting

/// The flags that decide on what is in a picture's file besides the picture.
struct FileOptions: ParsableArguments {
  @Option(
    name: .customLong("dark"),
    help: ArgumentHelp(
      """
      media draws light and dark into one SVG, which follows the system; class draws one that follows \
      a class of the page; none draws separate files.
      """, default: "none"),
    completion: .list(["media", "class", "none"]))
  var dark: String?

  @Option(
    name: .customLong("dark-selector"),
    help: ArgumentHelp(
      "With --dark class: the CSS selector of the dark elements around the picture.",
      default: SVGSelector.standard.text))
  var darkSelector: String?

  @Option(
    name: .customLong("id"),
    help: ArgumentHelp(
      "The id of the SVG's root element; all other ids begin with it.",
      default: "maquette- and the name of the spec or component"))
  var id: String?

  @Flag(
    name: .customLong("no-text"),
    help: "Leave out the invisible text of an SVG, which lets people search and select its text.")
  var noText = false

  @Option(
    name: .customLong("materials"),
    help: ArgumentHelp(
      """
      How SVG and PDF show a material: as an image, as a filter (in SVG only), or flat, as one colour.
      """, default: MaterialRendering.image),
    completion: .words(of: MaterialRendering.self))
  var materials: String?

  @Flag(
    name: .customLong("no-spec"),
    help: "Don't put the spec into the pictures. Then 'maquette extract' can't get it back.")
  var noSpec = false

  /// What stands for materials in pictures of outlines.
  ///
  /// - Throws: ``DiagnosticError`` for an unknown word.
  func materialRendering() throws -> MaterialRendering {
    guard let materials else { return .image }
    return try FlagWords.value(materials, "--materials: unknown value")
  }

  /// When SVG is dark.
  ///
  /// - Throws: ``DiagnosticError`` for an unknown word or a selector that cannot be used.
  func darkRule() throws -> SVGDarkRule? {
    if darkSelector != nil, dark != "class" {
      throw DiagnosticError(
        "--dark-selector is for --dark class", hint: "add --dark class, or leave it out")
    }
    switch dark {
    case nil, "none": return nil
    case "media": return .media
    case "class": return .selector(try darkSelector.map { try SVGSelector($0) } ?? .standard)
    case let word?:
      throw DiagnosticError(
        "--dark: unknown value '\(word)'",
        hint: Suggestion.hint(for: word, in: ["media", "class", "none"]))
    }
  }

  /// The same for one picture.
  ///
  /// - Throws: ``DiagnosticError`` for what does not go with it, too.
  func darkRule(format: PictureFormat, overrides: EnvironmentPatch) throws -> SVGDarkRule? {
    guard let rule = try darkRule() else { return nil }
    guard format == .svg else {
      throw DiagnosticError(
        "--dark is for SVG, and \(format.rawValue.uppercased()) is written",
        hint: "end the file's name in .svg, or leave it out")
    }
    guard overrides.appearance == nil else {
      throw DiagnosticError(
        "--dark draws light and dark, so it does not go with --appearance",
        hint: "leave one of them out")
    }
    return rule
  }

  /// The root's identifier.
  ///
  /// - Throws: ``DiagnosticError`` for one that would have to be changed.
  func identifier() throws -> String? {
    guard let id else { return nil }
    let isGood =
      id.utf8.count <= 100 && id.unicodeScalars.first?.properties.isAlphabetic ?? false
      && id.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
      }
    guard isGood else {
      throw DiagnosticError(
        "'\(id)' is not an id", hint: "use letters, digits, '-' and '_', starting with a letter")
    }
    return id
  }

  /// What travels with pictures; `nil` for nothing.
  func embedding(_ environment: EnvironmentOptions, _ picture: PictureOptions) -> EmbeddingOptions?
  {
    guard !noSpec else { return nil }
    var options = picture.overlay.flatMap { ["--overlay", $0] }
    if let dark, dark != "none" { options += ["--dark", dark] }
    if let darkSelector { options += ["--dark-selector", darkSelector] }
    if let id { options += ["--id", id] }
    if noText { options.append("--no-text") }
    if let materials { options += ["--materials", materials] }
    if !picture.fontPath.isEmpty { options += ["--font-path", "…"] }
    return EmbeddingOptions(
      theme: environment.theme, symbols: environment.symbols, options: options)
  }
}
