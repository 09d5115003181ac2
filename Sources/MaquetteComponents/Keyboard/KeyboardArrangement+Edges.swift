import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What stands above, below and beside the rows of keys.
extension KeyboardArrangement {
  /// The words that it proposes.
  func bar(in width: Double) -> [KeyboardKey] {
    let words = Array(keyboard.predictions.texts.prefix(3))
    guard hasBar, !words.isEmpty else { return [] }
    let part = width / Double(words.count)
    return words.enumerated().map { index, word in
      let place = context.direction == .rightToLeft ? words.count - 1 - index : index
      return KeyboardKey(
        face: .proposal(word), ground: .none,
        frame: Rect(x: Double(place) * part, y: 0, width: part, height: barHeight), name: word)
    }
  }

  /// The row of emoji.
  func emoji(in width: Double) -> [KeyboardKey] {
    let signs = emojiRow
    guard !signs.isEmpty else { return [] }
    let part = (width - 2 * look.margin) / Double(signs.count)
    return signs.enumerated().map { index, sign in
      KeyboardKey(
        face: .emoji(sign), ground: .none,
        frame: Rect(
          x: look.margin + Double(index) * part, y: barHeight, width: part, height: emojiHeight),
        name: sign)
    }
  }

  /// What leads to the next keyboard, and what VoiceOver calls it.
  var nextKeyboard: (symbol: String, name: SystemWord) {
    switch keyboard.nextKeyboardKey {
    case .globe: ("globe", .nextKeyboard)
    case .emoji: ("face.smiling", .emoji)
    }
  }
  /// What listens, and what VoiceOver calls it.
  static let microphone = (symbol: "mic", name: SystemWord.dictate)

  /// What sends an iPad's keyboard away, and what VoiceOver calls it.
  static let hide = (symbol: "keyboard.chevron.compact.down", name: SystemWord.hideKeyboard)

  /// What leads to the next keyboard, and the microphone, in a row of their own, or on phones that lie on
  /// their side beside the last row.
  func bottom(in width: Double) -> [KeyboardKey] {
    guard !isPad else { return [] }
    func key(_ sign: (symbol: String, name: SystemWord), _ frame: Rect) -> KeyboardKey {
      KeyboardKey(
        face: .bare(sign.symbol), ground: .none, frame: frame, name: context.word(sign.name))
    }
    func keys(x: Double, y: Double, _ size: Size) -> [KeyboardKey] {
      [
        key(nextKeyboard, Rect(origin: Point(x: x, y: y), size: size)),
        key(
          KeyboardArrangement.microphone,
          Rect(origin: Point(x: width - x - size.width, y: y), size: size)),
      ]
    }
    if hasBottomRow {
      let side = look.bottomRow
      return keys(x: look.bottomInset, y: height - side, Size(width: side, height: side))
    }
    let inset = sideInset(in: width)
    guard hasCornerKeys, inset > 0 else { return [] }
    return keys(x: 0, y: top(rowCount), Size(width: inset, height: look.keyHeight))
  }

  /// The room beside the keys on a phone that lies on its side.
  func sideInset(in width: Double) -> Double {
    guard look.sideShare > 0 else { return 0 }
    let safe = context.environment.device?.safeArea.leading ?? 0
    let wanted = look.sideShare * (width + 2 * safe) - safe - look.margin
    return max(0, min(wanted, (width - look.leastWidth) / 2))
  }
}
