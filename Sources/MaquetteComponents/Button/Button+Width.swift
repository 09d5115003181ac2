import MaquetteCore

extension AnyComponent {
  /// Warns where a `width` makes only the room around a button wider, and its bezel stays as it is.
  ///
  /// `frame`, which is SwiftUI's, and an alignment say that the room is meant.
  ///
  /// - Parameter element: what draws the component in the frame.
  func warnOfWidth(
    of frame: FrameValue, around element: any LayoutElement, in context: LayoutContext
  ) {
    guard context.isGiven("width"), !context.isToolbar, frame.alignment == .center,
      let button = unmodified as? Button, button.canStretch, button.stretch == nil,
      button.drawnStyle(in: context) != .plain, element.stretch(along: .horizontal) == .none
    else { return }
    // A title that wraps in the frame needs all of it.
    let isWider =
      frame.width.map { element.size(for: .ideal).width < $0 - 1 } ?? (frame.maxWidth == .infinity)
    guard isWider else { return }
    context.report(
      .warning, "'width' makes the space around the button wider, and not the button", key: "width",
      hint: "'stretch: true' makes the button itself as wide", id: .doubtful)
  }
}

extension Button {
  /// Whether its bezel can have any width.
  fileprivate var canStretch: Bool {
    self.type == .system && !self.bezelStyle.isSquare && self.bezelStyle != .badge
  }
}
