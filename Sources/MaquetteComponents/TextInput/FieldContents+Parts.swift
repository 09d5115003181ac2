import MaquetteCore

extension FieldContents {
  /// Whether caret and ranges lie in the text; reports those that do not, and those that nobody sees.
  func isSound(in context: LayoutContext) -> Bool {
    var isSound = true
    for (key, range) in [("selectedRange", selectedRange), ("markedRange", markedRange)] {
      guard let range, range.bytes(in: text) == nil else { continue }
      context.reportBeyond(range, of: text, key: key)
      isSound = false
    }
    if let caret, caret > text.count {
      context.report(
        .error, "'caret' is \(caret); the text has \(text.count) characters", key: "caret",
        length: String(caret).count,
        hint: text.isEmpty ? "give the text characters" : "use 0 to \(text.count)",
        id: .outOfRange)
      isSound = false
    }
    if !isFocused {
      context.warnUnused(
        "selectedRange", "markedRange", "caret",
        because: "the field has no focus; write 'focused: true'")
    }
    return isSound
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
