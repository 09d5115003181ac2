/// What explains an overlay besides the picture.
public enum LegendForm: String, Hashable, Sendable, CaseIterable {
  /// A panel in the picture.
  case picture
  /// A table in Markdown beside the picture's file.
  case markdown
  /// Nothing.
  case none
}

/// A numbered note on a component of a picture.
public struct Callout: Hashable, Sendable {
  /// Which component: its path, its kind or its name, with `*` for anything.
  public var target: String
  /// What there is to say; empty for its name alone.
  public var text: String
  /// The place in the spec's file.
  public var source: SourceLocation?

  /// A note on a component.
  public init(_ target: String, text: String = "", source: SourceLocation? = nil) {
    self.target = target
    self.text = text
    self.source = source
  }
}

/// How ``Overlay/callouts`` and ``Overlay/redlines`` explain a picture.
public struct AnnotationOptions: Hashable, Sendable {
  /// The notes in the order of their numbers; when there are none, every control and text has one.
  public var callouts: [Callout] = []
  /// Only components that one of these names have callouts and redlines, as ``Callout/target`` does.
  public var filters: [String] = []
  /// What messages call the picture of which no component is among those of ``filters``.
  package var subject = "the picture"
  /// Where the explanations stand.
  public var legend = LegendForm.picture

  /// Everything, explained in the picture.
  public init() {}
}

/// A component with a number on it.
package struct NumberedCallout: Hashable, Sendable {
  /// The number, from 1.
  package var number: Int
  /// Where the component is.
  package var frame: Rect
  /// The kind of component.
  package var component: String
  /// What assistive technology calls it, or its text; empty when it has neither.
  package var name: String
  /// What there is to say about it; may be empty.
  package var text: String
}

extension SceneNode {
  /// What readers would call it.
  var shownName: String {
    if let label = accessibility?.label, !label.isEmpty { return label }
    return text ?? ""
  }
}
