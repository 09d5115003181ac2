import MaquetteCore

/// Where something stands in a larger frame, under SwiftUI's names.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  case topLeading
  case top
  case topTrailing
  case leading
  case center
  case trailing
  case bottomLeading
  case bottom
  case bottomTrailing

  /// The share of the free width before it, in reading direction: 0, ½ or 1.
  var horizontal: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .top, .center, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The share of the free height above it: 0, ½ or 1.
  var vertical: Double {
    switch self {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }
}

extension LayoutContext {
  /// The frame of something with a size in a larger frame, on whole pixels.
  func align(_ size: Size, in frame: Rect, _ alignment: Alignment) -> Rect {
    let free = Size(width: frame.width - size.width, height: frame.height - size.height)
    let before = free.width * alignment.horizontal
    let x = direction == .rightToLeft ? frame.maxX - before - size.width : frame.minX + before
    return Rect(
      origin: Point(x: rounded(x), y: rounded(frame.minY + free.height * alignment.vertical)),
      size: size)
  }
}
