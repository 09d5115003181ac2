import MaquetteLocale
import MaquetteThemes

/// The check box in a Mac's alert with which people stop it from coming back: `NSAlert.suppressionButton`, SwiftUI's
/// `dialogSuppressionToggle`.
struct DialogSuppression {
  /// Its title; empty for what the system says.
  var title: String
  /// Whether it is checked.
  var isSuppressed: Bool

  // What the keys of alerts and confirmation dialogs are for.
  static let showSummary =
    "Whether there is a check box on macOS with which people stop the dialog from coming back."
  static let titleSummary =
    "The title of the check box that 'showsSuppressionButton' shows; by default the system's."
  static let stateSummary = "Whether the check box that 'showsSuppressionButton' shows is checked."

  /// What the keys of a dialog say; `nil` when there is no check box.
  init?(isShown: Bool, title: String, isSuppressed: Bool, in context: LayoutContext) {
    guard isShown else {
      if context.conventions.alert == .window {
        context.warnUnused(
          "suppressionTitle", "isSuppressed",
          because: "without 'showsSuppressionButton' there is no check box")
      }
      return nil
    }
    (self.title, self.isSuppressed) = (title, isSuppressed)
  }

  /// The check box; `nil` where the platform's alerts have none.
  ///
  /// Documented: the titles that the system gives it (NSAlert.showsSuppressionButton), and that it stands below the
  /// texts and above what else an app adds (NSAlert.accessoryView). Estimated: small, as the message is.
  ///
  /// - Parameter count: how many buttons the dialog has.
  func toggle(beside count: Int, in context: LayoutContext) -> AnyComponent? {
    guard context.conventions.alert == .window else { return nil }
    let word: SystemWord = count > 1 ? .doNotAskAgain : .doNotShowThisMessageAgain
    let shown = title.isEmpty ? context.shownWord(word) : title
    var toggle = Toggle(shown, isOn: isSuppressed, style: .checkbox)
    toggle.controlSize = .small
    let key = title.isEmpty ? "showsSuppressionButton" : "suppressionTitle"
    return AnyComponent(toggle, provenance: context.provenance(key: key))
  }
}
