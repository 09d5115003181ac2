import MaquetteCore
import MaquetteLocale
import MaquetteThemes

extension KeyboardArrangement {
  func key(_ letter: String, x: Double, row: Int, width: Double) -> KeyboardKey {
    let shown =
      keyboard.shift == .off || !isLetters || extras.contains(letter)
      ? letter : layout.shifted(letter)
    return KeyboardKey(
      face: shown.count > 2 ? .word(shown) : .letter(shown), ground: .key,
      frame: Rect(x: x, y: top(row), width: width, height: look.keyHeight), name: shown)
  }

  func special(
    _ symbol: String, _ name: SystemWord, x: Double, row: Int, width: Double
  ) -> KeyboardKey {
    KeyboardKey(
      face: .symbol(symbol), ground: .special,
      frame: Rect(x: x, y: top(row), width: width, height: look.keyHeight),
      name: context.word(name))
  }

  func word(
    _ text: String, _ name: String, x: Double, row: Int, width: Double
  ) -> KeyboardKey {
    KeyboardKey(
      face: .word(text), ground: .special,
      frame: Rect(x: x, y: top(row), width: width, height: look.keyHeight), name: name)
  }

  func returnKey(x: Double, row: Int, width: Double, rows: Int = 1) -> KeyboardKey {
    let type = keyboard.returnKey
    let text = returnWord
    let height = look.keyHeight + Double(rows - 1) * look.rowHeight
    return KeyboardKey(
      face: look.returnsBySign != 0 ? .symbol(returnSymbol) : .word(text),
      ground: type.isAction ? .tint : .special,
      frame: Rect(x: x, y: top(row), width: width, height: height), name: text)
  }

  private var returnWord: String {
    switch keyboard.returnKey {
    case .default: words.word(.return)
    case .go, .join, .route, .google, .yahoo, .emergencyCall, .continue:
      keyboard.returnKey == .go ? words.word(.go) : keyboard.returnKey.rawValue.capitalizedWord
    case .next: words.word(.next)
    case .search: words.word(.search)
    case .send: words.word(.send)
    case .done: words.word(.done)
    }
  }

  private var returnSymbol: String {
    switch keyboard.returnKey {
    case .search, .google, .yahoo: "magnifyingglass"
    case .done: "checkmark"
    case .send: "arrow.up"
    case .go, .join, .route, .next, .continue: "arrow.right"
    case .default, .emergencyCall: "return"
    }
  }
}

extension String {
  /// The words of a name in camel case, the first one with a capital.
  fileprivate var capitalizedWord: String {
    var text = ""
    for character in self {
      if text.isEmpty {
        text += character.uppercased()
      } else {
        text += character.isUppercase ? " " + character.lowercased() : String(character)
      }
    }
    return text
  }
}
