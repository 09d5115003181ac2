import MaquetteCore

/// How large an activity indicator is, under UIKit's names.
public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case medium
  case large

  public static var synonyms: [String: ActivityIndicatorStyle] { ["regular": .medium] }
}

/// Spokes that turn while something takes a time that nobody knows.
public struct ActivityIndicator: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "A text below the spinner.", aliases: ["label"])
    public let style = Key<ActivityIndicatorStyle>(
      .medium, "How large it is.", aliases: ["size", "controlSize"])
    public let color = Key<ColorValue?>(
      nil, "The colour of the spokes.", aliases: ["tint", "tintColor"])
    public let phase = Key<Double>(
      0, "How far it has turned, as a share of one turn.", aliases: ["activityPhase"], range: 0...1)
    public let isAnimating = Key(true, "Whether the spinner turns.")
    public let hidesWhenStopped = Key(true, "Whether the spinner is hidden while it does not turn.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Spokes; everything has its default.
  public init(
    _ title: String = "", style: ActivityIndicatorStyle = .medium, color: ColorValue? = nil,
    phase: Double = 0, isAnimating: Bool = true, hidesWhenStopped: Bool = true
  ) {
    self.title = title
    self.style = style
    self.color = color
    self.phase = phase
    self.isAnimating = isAnimating
    self.hidesWhenStopped = hidesWhenStopped
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    element(in: context.entering("ActivityIndicator"), name: "ActivityIndicator")
  }

  /// The element of an indicator that stands for another component, under that one's name.
  ///
  /// - Parameter diameter: the extent, in points; `nil` for the style's.
  func element(in context: LayoutContext, name: String, diameter: Double? = nil)
    -> any LayoutElement
  {
    guard let look = context.look(ActivityIndicatorLook.self, component: "activity indicator")
    else {
      return EmptyElement()
    }
    let spinner = SpinnerElement(
      self, look: look, name: name, diameter: diameter, context: context)
    guard !self.title.isEmpty else { return spinner }
    let text = Label(self.title, font: look.title.value, numberOfLines: 0).alignment(.center)
      .color(.custom(look.titleColor))
    let label = context.element(
      for: AnyComponent(text, provenance: context.provenance(key: "title")), at: 0, axis: .vertical)
    let stack = StackElement(
      axis: .vertical, spacing: look.spacing, alignment: .center,
      children: [spinner, label], component: name, context: context)
    return CombinedElement(spinner.accessibility, content: stack)
  }

  public static let names = ["ActivityIndicator"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ActivityIndicator(),
    summary: "A spinner that turns while a task of unknown length runs.", titleKey: "title",
    examples: [
      ComponentExample("Alone", "ActivityIndicator:\n  style: large\n"),
      ComponentExample("With a text", "ActivityIndicator: Loading…\n"),
    ])
}

/// Draws the spokes.
private final class SpinnerElement: LayoutElement {
  private let indicator: ActivityIndicator
  private let context: LayoutContext
  private let drawing: SpinnerDrawing
  private let color: Color
  private let name: String

  init(
    _ indicator: ActivityIndicator, look: ActivityIndicatorLook, name: String, diameter: Double?,
    context: LayoutContext
  ) {
    self.indicator = indicator
    self.name = name
    // With a text, the stack around both has the name.
    self.context = indicator.title.isEmpty ? context : context.entering("Spinner")
    drawing = SpinnerDrawing(
      look,
      diameter: diameter
        ?? (indicator.style == .large ? look.largeDiameter : look.diameter),
      phase: indicator.isAnimating ? indicator.phase : 0)
    color = indicator.color.map { context.color($0, key: "color") } ?? look.color
  }

  var accessibility: Accessibility {
    Accessibility(
      role: .image,
      label: indicator.title.isEmpty ? context.word(.inProgress) : indicator.title,
      value: indicator.title.isEmpty || !indicator.isAnimating ? nil : context.word(.inProgress),
      traits: indicator.isAnimating ? [.updatesFrequently] : [], isHidden: isHidden)
  }

  private var isHidden: Bool { !indicator.isAnimating && indicator.hidesWhenStopped }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: drawing.diameter, height: drawing.diameter)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let centre = frame.centre
    return [
      SceneNode(
        path: context.path, component: name, frame: frame,
        accessibility: accessibility, source: context.source,
        items: isHidden ? [] : drawing.items(at: centre, color: color))
    ]
  }
}
