import MaquetteCore

/// Several choices beside one another of which one is chosen: UIKit's `UISegmentedControl`, AppKit's
/// `NSSegmentedControl`. Names are UIKit's.
///
/// On iOS it is as wide as there is room, as SwiftUI makes it, elsewhere as its segments need; all
/// segments are as wide as the widest unless ``apportionsSegmentWidthsByContent`` says otherwise.
/// Its texts do not grow with the text size: iOS shows the segment that a finger stays on in large
/// instead. A text that has no room ends in an ellipsis. watchOS has none.
public struct SegmentedControl: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    let segments = PartKey(
      \SegmentedControl.segments.specList,
      "The choices: texts, or maps with title, symbol and tag.", aliases: ["items"])
    public let chosen = Key<Selection>(
      .automatic,
      "The chosen segment: its number from 0, its title or tag; none or -1 for nothing.",
      named: "selection",
      aliases: ["selectedSegmentIndex", "selectedSegment", "indexOfSelectedItem"])
    public let isMomentary = Key(
      false, "Whether a segment acts when it is pressed, and none stays chosen.",
      aliases: ["momentary"])
    public let pressedSegment = Key(
      SegmentedControl.noSegment, "The number of the pressed segment, from 0; -1 for none.",
      range: -1...10_000)
    public let apportionsSegmentWidthsByContent = Key(
      false, "Whether each segment is as wide as its content; if not, all have one width.")
    public let selectedSegmentTintColor = Key<ColorValue?>(
      nil, "The colour of the chosen segment.",
      aliases: ["tint", "tintColor", "selectedSegmentBezelColor"])
    public let selectedTextColor = Key<ColorValue?>(
      nil, "The colour of the chosen segment's text or symbol.")
    public let controlSize = Key.controlSize()
    public let state = Key(ControlState.normal, "The state in which the whole control is drawn.")
    public let stretch = Key<Bool?>(
      nil, "Whether it fills the available width; the platform decides when not given.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The value of ``selection`` when no segment is chosen: `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// The choices, in reading direction.
  public var segments: [Segment] = []

  /// A segmented control.
  public init(_ segments: [Segment], selection: Int = 0) {
    self.segments = segments
    self.chosen = Selection(number: selection)
  }

  /// A segmented control whose chosen segment is told by its title or tag.
  public init(_ segments: [Segment], selection: String) {
    self.segments = segments
    self.chosen = Selection(named: selection)
  }

  /// The chosen segment, from 0; -1 for none, or where there is none of its name.
  public var selection: Int {
    get { self.chosen.number(among: segments) ?? SegmentedControl.noSegment }
    set { self.chosen = Selection(number: newValue) }
  }

  /// The control with another colour for the chosen segment.
  public func tint(_ color: ColorValue?) -> SegmentedControl {
    with { $0.selectedSegmentTintColor = color }
  }

  /// The control with segments that act at once, or not.
  public func momentary(_ isMomentary: Bool = true) -> SegmentedControl {
    with { $0.isMomentary = isMomentary }
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("SegmentedControl")
    context.warnOfUnusedKeys(of: "SegmentedControl")
    guard let look = context.look(SegmentedControlLook.self, component: "segmented control") else {
      return EmptyElement()
    }
    guard reportsNothing(in: context) else { return EmptyElement() }
    var control = self
    control.selection =
      self.chosen.index(among: segments, prefersNumbers: true) ?? SegmentedControl.noSegment
    return SegmentedElement(control, look: look, context: context)
  }

  /// Whether it can be drawn.
  private func reportsNothing(in context: LayoutContext) -> Bool {
    guard !segments.isEmpty else {
      context.report(
        .error, "a segmented control needs segments",
        hint: "write 'segments: [Day, Week, Month]', for example", id: .nothingToShow)
      return false
    }
    var isRight = true
    if self.chosen.resolved(among: segments, prefersNumbers: true) == .missing {
      self.chosen.reportMissing(among: segments, kind: "segment", key: "selection", in: context)
      isRight = false
    }
    if self.pressedSegment != SegmentedControl.noSegment,
      !segments.indices.contains(self.pressedSegment)
    {
      context.report(
        .error, "'pressedSegment' is \(self.pressedSegment); there is no such segment",
        key: "pressedSegment", length: String(self.pressedSegment).count,
        hint: "use 0 to \(segments.count - 1), or -1 for none", id: .outOfRange)
      isRight = false
    }
    for (index, segment) in segments.enumerated()
    where segment.title.isEmpty && segment.systemImage.isEmpty {
      context.report(
        .warning, "segment \(index) has neither a title nor a symbol", key: "segments",
        hint: "write a text, or '{symbol: star}'", id: .nothingToShow)
    }
    return isRight
  }
}

extension SegmentedControl: ToolbarGroup {}
