import MaquetteCore
import MaquetteLocale

/// What all contexts of a picture have in common.
final class PictureScope {
  let measurer: any TextMeasuring
  let pictures: (any PictureColors)?
  let sink: DiagnosticSink
  let canvasSize: Size?
  let budget = NodeBudget()
  let overlays = OverlayCollector()
  let symbolUses: SymbolUses
  let numberFormatters = NumberFormatters()

  init(
    measurer: any TextMeasuring, pictures: (any PictureColors)?, sink: DiagnosticSink,
    canvasSize: Size?, symbolUses: SymbolUses
  ) {
    (self.measurer, self.sink, self.canvasSize) = (measurer, sink, canvasSize)
    self.pictures = pictures
    self.symbolUses = symbolUses
  }
}

/// The environment of a picture or of a part of it.
final class EnvironmentScope {
  let environment: Environment
  /// Every text asks for it, and a locale takes a while to say.
  let direction: LayoutDirection
  /// Pixels per point of the screen: the device's, where one is known.
  let displayScale: Double
  /// The language of texts, as a BCP 47 tag: every text asks for it, too.
  private(set) lazy var languageTag = environment.languageTag
  /// What decides on dates, times and numbers: a locale takes a while to check.
  private(set) lazy var localeSettings = Result { () throws(InputProblem) in
    try environment.localeSettings()
  }

  init(_ environment: Environment) {
    self.environment = environment
    direction = environment.direction
    displayScale = environment.device?.scale ?? environment.theme.metrics.displayScale
  }
}

/// Collects nodes that lie over everything else, tooltips for example.
final class OverlayCollector {
  private var overlays: [(Rect) -> SceneNode?] = []

  /// Adds what makes a node for the picture's extent, which only is known when all is laid out.
  func add(_ overlay: @escaping (Rect) -> SceneNode?) { overlays.append(overlay) }

  func nodes(in picture: Rect) -> [SceneNode] { overlays.compactMap { $0(picture) } }
}

/// Counts components and texts, so that a picture of too many is refused before it is laid out.
final class NodeBudget {
  private var left = Limits.nodes
  private var texts = 0
  private var textBytes = 0

  /// Takes a component.
  ///
  /// - Returns: `false` when it is one too many; that is reported once.
  func take(reportingTo sink: DiagnosticSink, at provenance: Provenance?) -> Bool {
    left -= 1
    if left == -1 {
      report("the picture has more than \(Limits.nodes) components", to: sink, at: provenance)
    }
    return left >= 0
  }

  /// Takes a text.
  ///
  /// - Returns: `false` when it is one too many, or all of them are too long; that is reported once.
  func take(_ text: String, reportingTo sink: DiagnosticSink, at provenance: Provenance?) -> Bool {
    guard texts <= Limits.texts, textBytes <= Limits.textBytesInAll else { return false }
    texts += 1
    textBytes += text.utf8.count
    if texts > Limits.texts {
      report("the picture has more than \(Limits.texts) texts", to: sink, at: provenance)
    } else if textBytes > Limits.textBytesInAll {
      report(
        "the texts of the picture have more than \(Limits.textBytesInAll) bytes", to: sink,
        at: provenance)
    }
    return texts <= Limits.texts && textBytes <= Limits.textBytesInAll
  }

  private func report(_ message: String, to sink: DiagnosticSink, at provenance: Provenance?) {
    sink.report(
      Diagnostic(
        .error, message, location: provenance?.location, length: provenance?.length ?? 1,
        hint: "split it into several specs", id: .tooMuch))
  }
}
