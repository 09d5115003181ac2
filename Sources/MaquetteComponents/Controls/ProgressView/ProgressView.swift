import MaquetteCore

/// What progress looks like, under SwiftUI's names.
public enum ProgressViewStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// A bar for a value, spokes without one.
  case automatic
  /// A bar that fills from its leading end.
  case linear
  /// A ring that fills clockwise, spokes without a value.
  case circular

  /// UIKit's and AppKit's words.
  public static var synonyms: [String: ProgressViewStyle] {
    ["bar": .linear, "default": .linear, "spinning": .circular]
  }
}

/// How far something has come, or that it goes on: SwiftUI's `ProgressView`, `UIProgressView`,
/// `NSProgressIndicator`.
///
/// A bar fills towards the left when the interface reads from right to left; rings and spokes go
/// clockwise everywhere. Without a value it is an ``ActivityIndicator`` unless it is a bar, in which
/// then a part moves along. Rings are drawn on every platform, as apps do; SwiftUI itself has them on
/// macOS and watchOS and shows spokes elsewhere.
public struct ProgressView: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title, which names the task.", aliases: ["label"])
    public let value = Key<Double?>(
      nil, "How much of the total is done; leave it out for a task of unknown length.",
      aliases: ["progress", "doubleValue"], range: 0...Limits.coordinate)
    public let total = Key<Double>(
      1, "How much there is to do.", aliases: ["maxValue"], range: 0...Limits.coordinate)
    public let currentValueLabel = Key("", "A text below that says how far the task has come.")
    public let showsCurrentValue = Key(
      false, "Whether a text below shows the progress as a percentage.", aliases: ["showsPercent"]
    )
    public let showsNumerals = Key(
      false,
      "Whether numerals are drawn below a bar, in the locale's digits.", aliases: ["numerals"])
    public let style = Key(
      ProgressViewStyle.automatic,
      "A bar or a ring. 'automatic' is a bar; without a value, it is a spinner.",
      aliases: ["progressViewStyle"])
    public let progressTintColor = Key<ColorValue?>(
      nil, "The colour of the part that is done.", aliases: ["tint", "tintColor", "color"])
    public let trackTintColor = Key<ColorValue?>(nil, "The colour of the part that is left.")
    public let phase = Key<Double?>(
      nil,
      "How far a bar or spinner without a value has moved, as a share of one round. Without it, "
        + "the moving part of a bar is in the middle.",
      range: 0...1)
    public let controlSize = Key(ControlSize.regular, "How large it is.", aliases: ["size"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Progress that nobody knows the end of.
  public init(_ title: String = "") {
    self.title = title
    self.value = nil
    self.total = 1
  }

  /// Progress of a part of a total.
  public init(_ title: String = "", value: Double?, total: Double = 1) {
    self.title = title
    self.value = value
    self.total = total
  }

  /// The progress in another style.
  public func progressViewStyle(_ style: ProgressViewStyle) -> ProgressView {
    with { $0.style = style }
  }

  /// The progress in another colour.
  public func tint(_ color: ColorValue?) -> ProgressView { with { $0.progressTintColor = color } }

  /// Whether a bar is drawn.
  var isLinear: Bool { self.style == .linear || (self.style == .automatic && self.value != nil) }

  /// The share done; `nil` when nobody knows.
  var share: Double? { self.value.map { ValueRange(0, self.total).share(of: $0) } }
}
