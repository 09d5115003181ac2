import MaquetteCore

/// Where the lines of a text stand, under UIKit's and SwiftUI's names.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Follows the interface: left, or right in right-to-left. A paragraph of three lines and more
  /// stands where its own language starts, unless it is in a list.
  case natural
  /// Where reading starts in the interface, however many lines there are.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
  /// At the left, whatever the direction.
  case left
  /// At the right, whatever the direction.
  case right
  /// Lines fill the width; the last one of a paragraph is natural.
  case justified

  /// The side in a direction.
  public func side(in direction: LayoutDirection) -> HorizontalAlignment {
    switch self {
    case .natural, .leading, .justified: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center: .center
    case .left: .left
    case .right: .right
    }
  }
}
