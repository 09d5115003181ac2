import MaquetteCore

/// Where the upper edge of a sheet is that reaches to the lower edge of the screen.
enum SheetTop {
  /// Below a share of the screen's height, which stays free.
  case share(Double)
  /// At the upper edge of the safe area.
  case safeArea
  /// A share of the safe area above its lower edge, or above a keyboard.
  case portion(Double)
  /// Points above the lower edge of the safe area, or above a keyboard.
  case height(Double)

  /// The least height, in points. Documented: what people touch is 44 points high (HIG, Accessibility), as
  /// the grabber or the bar of a sheet that they pull up again.
  static let least = 44.0

  /// Its distance from the top of a screen, in points.
  ///
  /// - Parameters:
  ///   - keyboard: what a keyboard takes at the lower edge.
  ///   - inset: how far the sheet stays from the screen's edges. View tree (iOS 26.1, four heights): it is as much
  ///     lower as it is narrower than the screen.
  func distance(in screen: Size, safeArea: EdgeInsets, keyboard: Double, inset: Double) -> Double {
    let height = screen.height
    // Documented: heights of custom detents don't include the safe area at the lower edge.
    let room = height - safeArea.top - safeArea.bottom
    func top(of own: Double) -> Double {
      let own = min(room, max(SheetTop.least, own))
      if inset > 0, keyboard == 0, own < room, screen.width > 2 * inset {
        let share = (screen.width - 2 * inset) / screen.width
        let drawn = inset + (own + safeArea.bottom) * share
        return max(safeArea.top, height - drawn).rounded()
      }
      return max(safeArea.top, height - max(safeArea.bottom, keyboard) - own).rounded()
    }
    return switch self {
    case .share(let share): (height * share).rounded()
    case .safeArea: safeArea.top
    case .portion(let share): top(of: share * room)
    case .height(let points): top(of: points)
    }
  }
}
