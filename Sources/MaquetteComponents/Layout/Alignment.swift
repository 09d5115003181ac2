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
  /// The frame of something with a size in a larger frame, whole pixels from its leading edge.
  func align(_ size: Size, in frame: Rect, _ alignment: Alignment) -> Rect {
    let free = Size(width: frame.width - size.width, height: frame.height - size.height)
    // The distance is rounded and not the place, so that right-to-left is an exact mirror.
    let before = rounded(free.width * alignment.horizontal)
    let x = direction == .rightToLeft ? frame.maxX - before - size.width : frame.minX + before
    return Rect(
      origin: Point(x: x, y: rounded(frame.minY + free.height * alignment.vertical)),
      size: size)
  }
}
