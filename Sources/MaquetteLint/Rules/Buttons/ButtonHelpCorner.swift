import Maquette

extension LintRule {
  static let buttonHelpCorner = LintRule(
    "button/help-corner", .note, .buttons,
    sentence:
      "Put a help button into a lower corner, opposite to the buttons that dismiss a dialog.",
    summary:
      "A help button is in the upper part of its view, in the middle of its lower edge, or on the "
      + "side of the buttons that dismiss it.",
    advice: "put it into a lower corner, opposite to Cancel and OK",
    looksAt: [.values, .layout],
    wrong:
      """
      platform: macos
      width: 300
      VStack:
        spacing: 40
        children:
          - HelpButton
          - Label: Rules
          - Label: Filters
          - Label: Junk
      """,
    right:
      """
      platform: macos
      width: 300
      VStack:
        spacing: 40
        children:
          - Label: Rules
          - Label: Filters
          - Label: Junk
          - HelpButton:
              placement: trailing
      """,
    fine: [
      "platform: macos\nHelpButton:\n  size: medium\n",
      """
      platform: macos
      width: 300
      VStack:
        spacing: 40
        children:
          - Label: Rules
          - Label: a
          - HStack:
              children:
                - HelpButton
                - Spacer
                - Button: OK
                  role: primary
      """,
    ]
  ) { picture in
    var dismissals: [Int: Rect?] = [:]
    func dismissal(of view: LintItem) -> Rect? {
      if let known = dismissals[view.index] { return known }
      let found = view.subtree.first { other in
        let role = (other.component as? Button)?.role
        return role == .primary || role == .cancel
      }.flatMap { picture.node(of: $0)?.frame }
      dismissals[view.index] = .some(found)
      return found
    }
    return picture.all(HelpButton.self).compactMap { item, _ in
      let view = item.view
      guard let frame = picture.node(of: item)?.frame, view !== item,
        let around = picture.node(of: view)?.frame, around.height > 3 * frame.height
      else { return nil }
      if frame.midY < around.minY + around.height / 2 {
        return picture.issue(item, "the help button is in the upper half of its view")
      }
      if around.width > 10 * frame.width, abs(frame.midX - around.midX) < frame.width {
        return picture.issue(item, "the help button is in the middle, not in a corner")
      }
      guard let dismissal = dismissal(of: view),
        (dismissal.midX > around.midX) == (frame.midX > around.midX)
      else { return nil }
      return picture.issue(item, "the help button is on the side of the buttons that dismiss")
    }
  }
}
