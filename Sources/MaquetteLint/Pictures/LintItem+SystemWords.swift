import Maquette

extension LintItem {
  /// Whether a title is one of some words of the system, in the language of the interface: those that
  /// the system itself writes on its buttons.
  func isTitle(_ title: String, of words: [SystemWord]) -> Bool {
    let title = title.lowercased()
    let tag = environment.languageTag
    return words.contains { $0.text(in: tag).lowercased() == title }
  }

  /// Whether a title says that the current action is cancelled, and no more than that: what cancels
  /// an order is an action itself.
  func isTitleOfCancel(_ title: String) -> Bool {
    isTitle(title, of: [.cancel]) || isEnglish && title.lowercased() == "dismiss"
  }

  /// Whether a title confirms, and no more than that.
  func isTitleOfConfirmation(_ title: String) -> Bool {
    isTitle(title, of: [.done]) || ["ok", "okay"].contains(title.lowercased())
      || isEnglish && ["yes", "got it", "agree"].contains(title.lowercased())
  }

  /// Whether a button cancels: it has the role, or no role and a title that says so.
  func cancels(_ button: Button) -> Bool {
    button.role == .cancel || button.role == .normal && isTitleOfCancel(button.title)
  }
}
