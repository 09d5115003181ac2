import Maquette

extension LintRule {
  static let buttonTVFocus = LintRule(
    "button/tv-focus", .note, .buttons,
    sentence: "Leave enough space around a button; the system may expand it while it has focus.",
    summary:
      "A tvOS screen shows controls, and none of them has focus. On tvOS, one always has it.",
    advice: "write 'state: focused' on one of them",
    wrong: "platform: tvos\nScreen:\n  - Button: Play\n",
    right: "platform: tvos\nScreen:\n  - Button: Play\n    state: focused\n",
    fine: [
      "platform: tvos\nButton: Play\n", "platform: tvos\nScreen:\n  - Label: Loading\n",
      "Screen:\n  - Button: Play\n",
    ]
  ) { picture in
    picture.all(Screen.self).compactMap { item, _ in
      guard item.platform == .tvos else { return nil }
      let states = item.subtree.compactMap(\.state)
      guard !states.isEmpty, !states.contains("focused"),
        !item.subtree.contains(where: \.isPresented)
      else { return nil }
      return picture.issue(item, "nothing on the screen has focus")
    }
  }
}

extension LintItem {
  /// What is happening to it, in the words of specs; `nil` for what has no states.
  var state: String? {
    switch component {
    case let it as Button: it.state.rawValue
    case let it as Toggle: it.state.rawValue
    case let it as Picker: it.state.rawValue
    case let it as NavigationLink: it.state.rawValue
    case let it as SegmentedControl: it.state.rawValue
    case let it as Menu: it.state.rawValue
    case let it as PopUpButton: it.state.rawValue
    case let it as TextField: it.state.rawValue
    case let it as SearchField: it.state.rawValue
    case let it as Link: it.state.rawValue
    case let it as Poster: it.state.rawValue
    default: nil
    }
  }

  /// Whether it lies over what is around and has the focus itself.
  var isPresented: Bool { ["Alert", "ConfirmationDialog", "TabBar", "TabView"].contains(name) }
}
