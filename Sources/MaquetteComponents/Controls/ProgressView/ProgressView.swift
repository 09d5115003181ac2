import MaquetteCore
import MaquetteThemes

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
  /// What is done; empty, the default, for no title.
  public var title: String
  /// How much of ``total`` is done; `nil`, the default, when nobody knows.
  public var value: Double?
  /// How much there is to do; 1 by default.
  public var total: Double
  /// A text below that says how far it is; empty, the default, for none.
  public var currentValueLabel = ""
  /// Whether the share that is done is written in the locale's percent where there is no
  /// ``currentValueLabel``; no by default.
  public var showsCurrentValue = false
  /// Whether numerals stand below a bar, from 0 to 100 percent; no by default.
  public var showsNumerals = false
  /// A bar or something round; a bar when there is a value, by default.
  public var style = ProgressViewStyle.automatic
  /// The colour of what is done; `nil`, the default, for the tint.
  public var progressTintColor: ColorValue?
  /// The colour of what is left; `nil`, the default, for the platform's.
  public var trackTintColor: ColorValue?
  /// How far something that has no value has moved, from 0 to 1, where it starts again; 0 by
  /// default.
  public var phase = 0.0
  /// How large it is; regular by default. On iOS only spokes have two sizes.
  public var controlSize = ControlSize.regular

  /// Progress that nobody knows the end of.
  public init(_ title: String = "") {
    self.title = title
    value = nil
    total = 1
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

  /// The progress in another size.
  public func controlSize(_ size: ControlSize) -> ProgressView { with { $0.controlSize = size } }

  /// The progress with a text below it.
  public func currentValueLabel(_ text: String) -> ProgressView {
    with { $0.currentValueLabel = text }
  }

  /// The progress with its share in percent below it, or not.
  public func showsCurrentValue(_ shows: Bool = true) -> ProgressView {
    with { $0.showsCurrentValue = shows }
  }

  /// The progress with numerals below its bar, or not.
  public func showsNumerals(_ shows: Bool = true) -> ProgressView {
    with { $0.showsNumerals = shows }
  }

  /// The progress as far as it has moved, from 0 to 1.
  public func phase(_ phase: Double) -> ProgressView { with { $0.phase = phase } }

  private func with(_ change: (inout ProgressView) -> Void) -> ProgressView {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether a bar is drawn.
  var isLinear: Bool { style == .linear || (style == .automatic && value != nil) }

  /// The share done; `nil` when nobody knows.
  var share: Double? { value.map { ValueRange(0, total).share(of: $0) } }
}
