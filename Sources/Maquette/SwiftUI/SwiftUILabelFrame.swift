import MaquetteComponents

extension FrameValue {
  /// The frame that does in SwiftUI what a width of its own does to a label: it holds the text where
  /// the label's lines stand.
  func aligned(as label: AnyComponent) -> FrameValue {
    var copy = self
    copy.alignment =
      switch (label.unmodified as? Label)?.alignment ?? .natural {
      case .center: .center
      case .trailing, .right: .trailing
      case .natural, .leading, .left, .justified: .leading
      }
    return copy
  }
}
