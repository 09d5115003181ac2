import MaquetteCore

/// The canvas of a picture: what the top of a spec says about it.
public struct Canvas: Hashable, Sendable {
  /// What the canvas is filled with.
  public enum Background: Hashable, Sendable {
    /// The platform's own background.
    case platform
    /// Nothing.
    case transparent
    /// A colour.
    case color(ColorValue)
  }

  /// The width in points; `nil` for as much as the content needs, its shadows and rings included.
  public var width: Double?
  /// The height in points; `nil` for as much as the content needs, its shadows and rings included.
  public var height: Double?
  /// What it is filled with; the platform's background by default.
  public var background: Background
  /// What the picture shows, in a few words; `nil` for the labels of its content.
  public var title: String?
  /// Whether a canvas without a size has room for what components draw around their frames, such as
  /// rings, lift and shadows; yes by default.
  package var includesOverflow = true
  /// Names of colours in the spec that are wrong unless the theme of the picture has them, whether
  /// something is drawn with them or not.
  package var colorNames: [ColorName] = []
  /// Where a spec says what it says of the whole picture.
  package var places = Places()

  /// Places in a spec, for messages. Canvases that differ in nothing else are equal.
  package struct Places: Hashable, Sendable {
    /// What says how large the picture is: its width or its height, or else its content.
    package var size: SourceLocation?
    /// What says the version of the system.
    package var osVersion: (version: Int, place: SourceLocation)?

    /// No places.
    package init() {}

    package static func == (one: Places, other: Places) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// A canvas; what is not given is up to content and platform.
  public init(
    width: Double? = nil, height: Double? = nil, background: Background = .platform,
    title: String? = nil
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.title = title
  }
}
