import MaquetteCore

/// How much of a screen a window takes, as an iPad and a Mac tile windows.
public enum WindowSize: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// As much as it is offered, or else most of the screen, in front of what is behind.
  case automatic
  /// All of the screen.
  case full
  /// Two thirds of it, beside a third.
  case twoThirds
  /// Half of it.
  case half
  /// A third of it, which is compact on an iPad.
  case third
}

extension WindowSize {
  /// The share of a screen's width and height that a window takes by itself. Estimated.
  private static let usualShare = 0.8

  func size(on screen: Size, look: WindowLook) -> Size {
    let gap = look.tileGap
    let third: Double
    if let narrow = look.third {
      // Measured: screens from 1194 points on, and those of 12.9 inches upright, have wider thirds.
      let isWide = screen.width >= 1_194 || screen.height >= 1_366
      third = min(screen.width, isWide ? look.wideThird ?? narrow : narrow)
    } else {
      third = ((screen.width - 2 * gap) / 3).rounded()
    }
    let width: Double
    switch self {
    case .automatic:
      return Size(
        width: (screen.width * WindowSize.usualShare).rounded(),
        height: (screen.height * WindowSize.usualShare).rounded())
    case .full: width = screen.width
    case .twoThirds: width = screen.width - gap - third
    case .half: width = ((screen.width - gap) / 2).rounded()
    case .third: width = third
    }
    return Size(width: max(1, width), height: screen.height)
  }
}
