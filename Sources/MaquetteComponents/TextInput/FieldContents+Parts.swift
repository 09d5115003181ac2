import MaquetteCore
import MaquetteThemes

extension FieldContents {
  /// Whether caret and ranges lie in the text; reports those that do not, and those that nobody sees.
  func isSound(in context: LayoutContext) -> Bool {
    var wrong: Set<String> = []
    for (key, range) in [("selectedRange", selectedRange), ("markedRange", markedRange)] {
      guard let range, range.bytes(in: text) == nil else { continue }
      context.reportBeyond(range, of: text, key: key)
      wrong.insert(key)
    }
    if let caret, caret > text.count {
      context.report(
        .error,
        "'\(context.written("caret"))' is \(caret); the text has \(text.count) characters",
        key: "caret",
        length: String(caret).count,
        hint: text.isEmpty ? "give the text characters" : "use 0 to \(text.count)",
        id: .outOfRange)
      wrong.insert("caret")
    }
    let unseen = unseenKeys(in: context)
    for key in unseen where !wrong.contains(key) {
      let platform = context.theme.platform.displayName
      context.warnUnused(key, because: "people on \(platform) type on a screen of its own")
    }
    if !isFocused {
      for key in ["selectedRange", "markedRange", "caret"]
      where !unseen.contains(key) && !wrong.contains(key) {
        context.warnUnused(key, because: "the field has no focus; write 'focused: true'")
      }
    }
    return wrong.isEmpty
  }

  /// The keys of what a platform does not show in a field, whether that has focus or not.
  private func unseenKeys(in context: LayoutContext) -> [String] {
    let hasCaret = TextFieldLook(context)?.hasCaret ?? true
    return (context.theme.labels.selection == nil ? ["selectedRange"] : [])
      + (hasCaret ? [] : ["caret"])
  }

  /// The button that empties the field; `nil` for none.
  func clearButton(
    _ look: TextFieldLook, _ font: ResolvedFont, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard clearButton.isShown(whileEditing: isFocused), !text.isEmpty, !isDisabled,
      let symbol = context.symbolPart(
        "xmark.circle.fill", font, scale: look.clearScale, color: look.clear, key: "clearButton")
    else { return nil }
    return ControlElement(
      "ClearButton", symbol,
      accessibility: Accessibility(
        role: .button, label: context.word(.clearText), traits: [.button]),
      context: context.entering("ClearButton"))
  }
}

extension TextFieldLook {
  /// Whether a field shows where people type; where they type on a screen of its own it does not.
  var hasCaret: Bool { caretWidth > 0 }
}
