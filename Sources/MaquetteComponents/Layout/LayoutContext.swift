import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What an element needs to know of its surroundings, handed down from container to content.
///
/// Every element keeps one or more, so what all of them have in common is said in one place. What ``ContainerScope``
/// and ``BarScope`` have is asked of a context as if it were its own.
@dynamicMemberLookup
public struct LayoutContext {
  private var picture: PictureScope
  private var surroundings: EnvironmentScope
  private var containers = CopyOnWrite(ContainerScope())

  /// The environment of the picture.
  package internal(set) var environment: Environment {
    get { surroundings.environment }
    set { surroundings = EnvironmentScope(newValue) }
  }
  /// The language of the environment, as a BCP 47 tag.
  var languageTag: String { surroundings.languageTag }
  /// Lays out texts.
  package var measurer: any TextMeasuring { picture.measurer }
  /// Knows the colours of picture files; `nil` where nobody does.
  var pictures: (any PictureColors)? { picture.pictures }
  /// Takes what is wrong or doubtful.
  package var sink: DiagnosticSink { picture.sink }
  /// Counts components and texts against their budgets.
  var budget: NodeBudget { picture.budget }
  /// Takes what lies over everything else.
  var overlays: OverlayCollector { picture.overlays }
  /// Takes the symbols that are drawn.
  var symbolUses: SymbolUses { picture.symbolUses }
  /// Write the picture's numbers.
  var numberFormatters: NumberFormatters { picture.numberFormatters }
  /// What decides on dates, times and numbers; or which part of the environment makes no sense.
  var localeSettings: Result<LocaleSettings, InputProblem> { surroundings.localeSettings }
  /// The canvas, where the spec or device gives its extent.
  var canvasSize: Size? { picture.canvasSize }
  /// The path of the component around this one; empty for the outermost.
  package private(set) var path = ""
  /// The place in the spec.
  package internal(set) var provenance: Provenance?
  /// The axis along which the container lines up its contents; `nil` when it does not.
  package var axis: Axis?
  /// Whether a list around the component shows it as a row.
  package var isListRow = false
  /// Whether what is drawn stands in front of a material, where colours are vibrant.
  package var isOnMaterial = false
  /// The opaque colour that is behind, where something around was given one.
  var ground: Color? {
    // What is behind that is not seen.
    didSet { if self.glassBackdrop != nil { self.glassBackdrop = nil } }
  }
  /// Whether a width around is the component's own, in which a label sets its lines.
  var ownsWidth = false
  var slot: Int?
  private var depth = 0

  /// A context for the outermost component.
  ///
  /// - Parameters:
  ///   - pictures: knows the colours of picture files; `nil` for nobody.
  ///   - canvasSize: the canvas, where its extent is known before the layout.
  ///   - symbolUses: is told of every symbol that is drawn.
  package init(
    environment: Environment, measurer: any TextMeasuring,
    pictures: (any PictureColors)? = nil, sink: DiagnosticSink, canvasSize: Size? = nil,
    symbolUses: SymbolUses = SymbolUses()
  ) {
    surroundings = EnvironmentScope(environment)
    picture = PictureScope(
      measurer: measurer, pictures: pictures, sink: sink, canvasSize: canvasSize,
      symbolUses: symbolUses)
  }

  /// What a container around says.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ContainerScope, Value>) -> Value {
    get { containers.value[keyPath: path] }
    set { containers.value[keyPath: path] = newValue }
  }

  /// What a bar, screen or window around says.
  subscript<Value>(dynamicMember path: WritableKeyPath<BarScope, Value>) -> Value {
    get { containers.value.bars.value[keyPath: path] }
    set { containers.value.bars.value[keyPath: path] = newValue }
  }

  package var theme: Theme { surroundings.environment.theme }
  /// What the platform has and how it arranges it.
  var conventions: Conventions { surroundings.environment.theme.conventions }
  /// The reading direction.
  package var direction: LayoutDirection { surroundings.direction }
  /// The place of the component's name; `nil` when it was made in code.
  package var source: SourceLocation? { provenance?.location }

  /// The context of what is only looked at: it reports nothing, and adds nothing to the picture.
  var muted: LayoutContext {
    var copy = self
    copy.picture = PictureScope(
      measurer: measurer, pictures: pictures, sink: DiagnosticSink(), canvasSize: canvasSize,
      symbolUses: SymbolUses())
    copy.presentations = PresentationCollector()
    copy.checksStates = false
    return copy
  }

  /// The context of what may be drawn in the place of something else that has told what is wrong with both.
  var quiet: LayoutContext {
    var copy = muted
    copy.presentations = self.presentations
    return copy
  }

  /// The context of what is drawn as if it were a picture of its own: nothing around it counts.
  package var alone: LayoutContext {
    var copy = LayoutContext(environment: environment, measurer: measurer, sink: sink)
    copy.picture = picture
    copy.path = path
    copy.slot = slot
    copy.provenance = provenance
    copy.depth = depth
    copy.checksStates = self.checksStates
    return copy
  }

  /// The context of a component with a name: its path ends in it.
  package func entering(_ name: String) -> LayoutContext {
    var copy = self
    let step = slot.map { "\(name)[\($0)]" } ?? name
    copy.path = path.isEmpty ? step : "\(path)/\(step)"
    copy.slot = nil
    return copy
  }

  /// The context of a part of a component, with its number among others of its kind.
  func entering(_ name: String, at index: Int) -> LayoutContext {
    var copy = self
    copy.slot = index
    return copy.entering(name)
  }

  /// The context one component further in; `nil` after reporting that there are too many around.
  func deeper(_ provenance: Provenance?) -> LayoutContext? {
    var copy = self
    copy.provenance = provenance ?? self.provenance
    copy.depth += 1
    if copy.depth <= Limits.depth { return copy }
    copy.report(
      .error, "there are more than \(Limits.depth) components around this one",
      hint: "put fewer containers and modifiers into one another", id: .tooMuch)
    return nil
  }

  /// Reports something about the component, at the value of a key when one is named.
  package func report(
    _ severity: Diagnostic.Severity, _ message: String, key: String? = nil, length: Int = 1,
    hint: @autoclosure () -> String? = nil, id: DiagnosticID? = nil
  ) {
    let keyLocation = key.flatMap { provenance?.keys[$0] }
    sink.report(
      Diagnostic(
        severity, provenance == nil && !path.isEmpty ? "\(path): \(message)" : message,
        location: keyLocation ?? provenance?.location,
        length: keyLocation == nil ? provenance?.length ?? 1 : length,
        hint: sink.wantsHints ? hint() : nil, id: id))
  }

  /// The thickness of the thinnest lines, in points: the theme's, and a pixel of the device at least.
  var hairline: Double {
    let metrics = theme.metrics
    return abs(metrics.hairline * metrics.displayScale - 1) < 0.01
      ? 1 / surroundings.displayScale : metrics.hairline
  }

  /// The pixels of the device's screen, or else of the platform's standard one.
  var pixels: PixelGrid { PixelGrid(scale: surroundings.displayScale) }

  /// A length rounded up to whole pixels.
  package func roundedUp(_ length: Double) -> Double { pixels.roundedUp(length) }

  /// A coordinate rounded to whole pixels.
  package func rounded(_ coordinate: Double) -> Double { pixels.rounded(coordinate) }
}

/// Takes no room and draws nothing.
final class EmptyElement: LayoutElement {
  func size(for proposal: ProposedSize) -> Size { .zero }
  func place(in frame: Rect) -> [SceneNode] { [] }
}
