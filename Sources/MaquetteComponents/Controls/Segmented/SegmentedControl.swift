import MaquetteCore

/// Several choices beside one another of which one is chosen: UIKit's `UISegmentedControl`, AppKit's
/// `NSSegmentedControl`. Names are UIKit's.
///
/// On iOS it is as wide as there is room, as SwiftUI makes it, elsewhere as its segments need; all
/// segments are as wide as the widest unless ``apportionsSegmentWidthsByContent`` says otherwise.
/// Its texts do not grow with the text size: iOS shows the segment that a finger stays on in large
/// instead. A text that has no room ends in an ellipsis. watchOS has none.
public struct SegmentedControl: CatalogComponent {
  /// The value of ``selection`` when no segment is chosen: `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// The choices, in reading direction.
  public var segments: [Segment]
  /// Which segment is chosen: by its number, title or tag; the first one by default.
  public var chosen: Selection
  /// Whether segments act at once and none stays chosen; no by default.
  public var isMomentary = false
  /// The segment that a finger or the pointer is down on, from 0; -1, the default, for none.
  public var pressedSegment = SegmentedControl.noSegment
  /// Whether segments are as wide as their content needs; no by default.
  public var apportionsSegmentWidthsByContent = false
  /// The colour of the chosen segment; `nil`, the default, for the platform's.
  public var selectedSegmentTintColor: ColorValue?
  /// The colour of the chosen segment's content; `nil`, the default, for the platform's.
  public var selectedTextColor: ColorValue?
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to all of it; nothing by default.
  public var state = ControlState.normal
  /// Whether it is as wide as there is room; `nil`, the default, for what the platform does.
  public var stretch: Bool?

  /// A segmented control.
  public init(_ segments: [Segment], selection: Int = 0) {
    self.segments = segments
    chosen = Selection(number: selection)
  }

  /// A segmented control whose chosen segment is told by its title or tag.
  public init(_ segments: [Segment], selection: String) {
    self.segments = segments
    chosen = Selection(named: selection)
  }

  /// The chosen segment, from 0; -1 for none, or where there is none of its name.
  public var selection: Int {
    get {
      if case .index(let number) = chosen { return number }
      return chosen.index(among: segments, prefersNumbers: true) ?? SegmentedControl.noSegment
    }
    set { chosen = Selection(number: newValue) }
  }

  /// The control with another colour for the chosen segment.
  public func tint(_ color: ColorValue?) -> SegmentedControl {
    with { $0.selectedSegmentTintColor = color }
  }

  /// The control with segments that act at once, or not.
  public func momentary(_ isMomentary: Bool = true) -> SegmentedControl {
    with { $0.isMomentary = isMomentary }
  }

  /// The control in another size.
  public func controlSize(_ size: ControlSize) -> SegmentedControl {
    with { $0.controlSize = size }
  }

  /// The control in another state.
  public func state(_ state: ControlState) -> SegmentedControl { with { $0.state = state } }

  /// The control disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> SegmentedControl {
    state(isDisabled ? .disabled : .normal)
  }

  /// The control as wide as there is room, or not.
  public func stretch(_ stretch: Bool = true) -> SegmentedControl {
    with { $0.stretch = stretch }
  }

  private func with(_ change: (inout SegmentedControl) -> Void) -> SegmentedControl {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("SegmentedControl")
    context.warnUnused("controlSize", exceptOn: .macos)
    guard let look = context.look(SegmentedControlLook.self, component: "segmented control") else {
      return EmptyElement()
    }
    guard reportsNothing(in: context) else { return EmptyElement() }
    var control = self
    control.selection =
      chosen.index(among: segments, prefersNumbers: true) ?? SegmentedControl.noSegment
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
    if chosen.resolved(among: segments, prefersNumbers: true) == .missing {
      chosen.reportMissing(among: segments, kind: "segment", key: "selection", in: context)
      isRight = false
    }
    if pressedSegment != SegmentedControl.noSegment, !segments.indices.contains(pressedSegment) {
      context.report(
        .error, "'pressedSegment' is \(pressedSegment); there is no such segment",
        key: "pressedSegment", length: String(pressedSegment).count,
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
