/// A component that is a label: a width of its own is the one its lines stand in, as it is the one of
/// UIKit's `frame`.
public protocol LabelComponent: Component {}

extension LabelComponent {
  /// Gives the label a width of its own, in points, in which its lines stand as their alignment says:
  /// that of the `frame` of UIKit's labels. A ``Component/frame(width:height:alignment:)`` puts a
  /// label that is as wide as its text into its middle.
  public func ownWidth(_ width: Double) -> AnyComponent {
    var frame = FrameValue(width: width)
    frame.isOwn = true
    return self.frame(frame)
  }
}

extension AnyComponent {
  /// Whether it is a label, whatever is said about it besides but for a frame around it.
  package var isLabel: Bool {
    switch base {
    case let modified as ModifiedComponent:
      if case .frame = modified.modifier { false } else { modified.content.isLabel }
    default: base is any LabelComponent
    }
  }
}

extension FrameValue {
  /// Whether it gives a component a width of its own.
  package var givesOwnWidth: Bool { isOwn && (width != nil || maxWidth != nil) }
}
