import ArgumentParser
import Maquette

/// The flags that decide on how a picture is written.
struct PictureOptions: ParsableArguments, TakesFonts {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "png, svg or pdf; several are separated by commas.",
      default: "the ending of the name of -o, or else \(PictureFormat.png.rawValue)"),
    completion: .several { PictureFormat.allCases.map(\.rawValue) })
  var format: String?

  @Option(
    name: .customLong("overlay"),
    help: ArgumentHelp(
      """
      What to draw over the picture: hit-targets, bounds, baselines, callouts or redlines, separated \
      by commas.
      """, default: "nothing"), completion: .several { Overlay.allCases.map(\.rawValue) })
  var overlay: [String] = []

  @Option(
    name: .customLong("callout"),
    help: ArgumentHelp(
      """
      Put callouts and redlines only on these components: a kind, a title or a path; * matches \
      anything. Repeatable.
      """, default: "all"), completion: .components)
  var callout: [String] = []

  @Option(
    name: .customLong("legend"),
    help: ArgumentHelp(
      """
      Where callouts and redlines are explained: picture, markdown (a table beside the picture's \
      file) or none.
      """, default: LegendForm.picture), completion: .words(of: LegendForm.self))
  var legend: String?

  // No group of its own: the parser takes a million instructions for each.
  @Option(name: .customLong("font-path"), help: ArgumentHelp(FontOptions.help), completion: .file())
  var fontPath: [String] = []

  /// The formats asked for; empty when the flag is not there.
  func formats() throws -> [PictureFormat] { try PictureOptions.formats(format) }

  /// The formats in a list such as `png,svg`; none without one.
  static func formats(_ format: String?) throws -> [PictureFormat] {
    guard let format else { return [] }
    return try FlagWords.values(format, "--format: unknown format")
  }

  /// How callouts and redlines are explained.
  ///
  /// - Parameter hasFile: whether the picture goes into a file, beside which a table may stand.
  func annotations(hasFile: Bool) throws -> AnnotationOptions {
    var options = AnnotationOptions()
    options.filters = callout
    guard let legend else { return options }
    let form: LegendForm = try FlagWords.value(legend, "--legend: unknown legend")
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
    let named: [Overlay] = try overlay.flatMap { $0.split(separator: ",") }.map {
      try FlagWords.value($0, "--overlay: unknown overlay")
    }
    return callout.isEmpty || named.contains(where: \.isAnnotation) ? named : named + [.callouts]
  }
}
