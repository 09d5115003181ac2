import MaquetteCore

/// Where a help button stands in the view that it explains.
///
/// Documented: HIG, Buttons, macOS. A dialog with dismissal buttons has it in the lower corner
/// opposite to them and lined up with them; a dialog without, and a pane of settings, in the lower
/// left or lower right corner.
public enum HelpPlacement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Where the kind of view wants it.
  case automatic
  /// At the leading edge.
  case leading
  /// At the trailing edge.
  case trailing

  /// Yes, wherever it belongs.
  public static var synonyms: [String: HelpPlacement] { ["true": .automatic] }

  /// The side that it stands on.
  ///
  /// Dismissal buttons stand at the trailing edge, so that the help button is at the leading one,
  /// whatever was asked for; ``conflicts(hasDismissalButtons:)`` tells. Without them it is at the
  /// trailing edge unless something else was asked for.
  public func side(hasDismissalButtons: Bool, direction: LayoutDirection) -> HorizontalAlignment {
    let isLeading = hasDismissalButtons || self == .leading
    return isLeading == (direction == .leftToRight) ? .left : .right
  }

  /// Whether what was asked for is where the dismissal buttons are.
  public func conflicts(hasDismissalButtons: Bool) -> Bool {
    hasDismissalButtons && self == .trailing
  }
}
