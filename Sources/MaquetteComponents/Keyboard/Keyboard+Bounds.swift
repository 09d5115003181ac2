import MaquetteCore

extension Keyboard {
  /// As many words as the bar above the keys proposes.
  private static let mostPredictions = 3
  /// As many emoji as the row above the letters has.
  static let mostEmoji = 12

  /// Whether it can be drawn as people wrote it; reports what there is no room for.
  func isSound(in context: LayoutContext) -> Bool {
    let predictions = self.predictions.texts.count
    var isSound = true
    if predictions > Keyboard.mostPredictions {
      context.report(
        .error,
        "a keyboard suggests at most \(Keyboard.mostPredictions) words; there are \(predictions)",
        key: "predictions", hint: "leave some out", id: .tooMuch)
      isSound = false
    }
    let emoji = self.emojiRow.texts
    if emoji.count > Keyboard.mostEmoji {
      context.report(
        .error, "the row has room for \(Keyboard.mostEmoji) emoji; there are \(emoji.count)",
        key: "emojiRow", hint: "leave some out", id: .tooMuch)
      isSound = false
    }
    if let wrong = emoji.first(where: { !$0.isEmoji }) {
      context.report(
        .error,
        wrong.isEmpty
          ? "'emojiRow' has an empty text" : "'\(SpecNode.excerpt(wrong))' is not one emoji",
        key: "emojiRow", hint: "write a list of emoji, for example [😀, 🎉]", id: .badValue)
      isSound = false
    }
    return isSound
  }

  /// Warns of keys that say something about parts that the keys of an arrangement lack.
  func warnOfLackingParts(_ arrangement: KeyboardArrangement, in context: LayoutContext) {
    if arrangement.isPad {
      context.warnUnused(
        "shift", "returnKey", "emojiRow", "predictions", "showsPredictions", "nextKeyboardKey",
        because: "'\(self.type.rawValue)' has twelve keys only")
      return
    }
    if !self.showsPredictions, !self.predictions.texts.isEmpty {
      context.warnUnused(
        "showsPredictions", because: "the bar is shown with the words of 'predictions'")
    }
    if !arrangement.hasNextKeyboardKey {
      context.warnUnused(
        "nextKeyboardKey", because: "no key of this keyboard leads to the next one")
    }
    if arrangement.isLetters, !arrangement.layout.hasShift {
      context.warnUnused(
        "shift", because: "the letters of this language have no capitals and no second layer")
    }
  }
}

extension String {
  /// Whether it is one emoji, as people see it.
  fileprivate var isEmoji: Bool {
    guard count == 1 else { return false }
    // Digits are emoji only with the circle or square that is put around them.
    return unicodeScalars.contains { scalar in
      scalar.properties.isEmoji && !scalar.isASCII || scalar.properties.isEmojiPresentation
        || scalar == "\u{20E3}"
    }
  }
}
