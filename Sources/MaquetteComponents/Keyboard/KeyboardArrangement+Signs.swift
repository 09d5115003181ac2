import MaquetteCore
import MaquetteThemes

extension KeyboardArrangement {
  /// The rows of letters; on an iPad the last one ends with a comma and a full stop.
  var letterRows: [[String]] {
    guard look.isWide != 0 else { return layout.rows }
    return layout.rows.dropLast() + [(layout.rows.last ?? []) + [local(","), "."]]
  }

  /// What the key shows that leads to signs or back to letters. Recalled: on an iPad signs are named, too.
  var switchWord: String {
    guard isLetters else { return layout.word(.letters) }
    let numbers = layout.word(.numbers)
    guard look.isWide != 0 else { return numbers }
    let word = "." + local("?") + numbers
    // A question mark of Arabic script reads from the right.
    return layout.hasArabicSigns ? word : fromLeft(word)
  }

  /// Signs that read from the left in every language, as on the pad of a phone.
  private func fromLeft(_ signs: String) -> String {
    let mark = context.direction == .rightToLeft ? "\u{200E}" : ""
    return mark + signs + mark
  }

  /// The rows of digits and signs, of which the shift of numbers has others.
  var signs: [[String]] {
    let isFirst = keyboard.shift == .off
    func rows(_ signs: [[String]]) -> [[String]] { signs.map { $0.map { local(money($0)) } } }
    guard look.isWide != 0 else {
      return isFirst
        ? [digits] + rows(KeyboardArrangement.signs) : rows(KeyboardArrangement.moreSigns)
    }
    return [digits]
      + rows(isFirst ? KeyboardArrangement.wideSigns : KeyboardArrangement.moreWideSigns)
  }

  /// A sign as the language's script has it. Peer: Arabic ones of a keyboard for iOS (IssieBoard), and Persian ones
  /// of another.
  private func local(_ sign: String) -> String {
    guard layout.hasArabicSigns, keyboard.type != .asciiCapableNumberPad else { return sign }
    return [",": "،", ";": "؛", "?": "؟", "%": "٪"][sign] ?? sign
  }

  /// A sign of money as the language has it in the place of an English one.
  private func money(_ sign: String) -> String {
    guard let index = KeyboardArrangement.money.firstIndex(of: sign) else { return sign }
    return layout.currencies[index]
  }

  private var digits: [String] { [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(digit) }

  /// A digit as the language of the keyboard writes it, which is English where another one has none.
  func digit(_ number: Int) -> String {
    let locale = keyboard.locale?.text ?? context.environment.locale
    let isWestern =
      keyboard.type == .asciiCapableNumberPad || words.language == "en" && !locale.hasPrefix("en")
    return isWestern
      ? String(number) : context.speaking(keyboard.locale).numberText(Double(number))
  }

  /// The signs of money among the others: one on the first page, three on the second one.
  private static let money = ["$", "€", "£", "¥"]

  private static let signs = [
    ["-", "/", ":", ";", "(", ")", "$", "&", "@", "\""],
    [".", ",", "?", "!", "’"],
  ]

  private static let moreSigns = [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
    ["_", "\\", "|", "~", "<", ">", "€", "£", "¥", "•"],
    [".", ",", "?", "!", "’"],
  ]

  /// The signs of an iPad. Peer: Scribe-iOS has the same in Portuguese.
  private static let wideSigns = [
    ["@", "#", "$", "&", "*", "(", ")", "’", "\""],
    ["%", "-", "+", "=", "/", ";", ":", ",", "."],
  ]

  private static let moreWideSigns = [
    ["€", "£", "¥", "_", "^", "[", "]", "{", "}"],
    ["§", "|", "~", "…", "\\", "<", ">", "!", "?"],
  ]

  /// What writes capitals, or leads to other signs.
  func shiftKey(x: Double, row: Int, width: Double) -> KeyboardKey {
    guard isLetters else {
      let isFirst = keyboard.shift == .off
      let numbers = layout.isKana ? "123" : layout.word(.numbers)
      return word(
        isFirst ? fromLeft("#+=") : numbers, context.word(isFirst ? .moreSymbols : .numbers),
        x: x, row: row, width: width)
    }
    let symbol =
      switch keyboard.shift {
      case .off: "shift"
      case .on: "shift.fill"
      case .capsLock: "capslock.fill"
      }
    var key = special(symbol, .shift, x: x, row: row, width: width)
    if keyboard.shift != .off { key.ground = .pressed }
    return key
  }
}
