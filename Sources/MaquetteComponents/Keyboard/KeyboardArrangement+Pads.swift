import MaquetteCore
import MaquetteLocale
import MaquetteThemes

extension KeyboardArrangement {
  private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  func pad(in width: Double) -> [KeyboardKey] {
    let gap = look.padGap
    let side = (width - 2 * look.padMargin - 2 * gap) / 3
    func frame(_ column: Int, _ row: Int) -> Rect {
      Rect(
        x: look.padMargin + Double(column) * (side + gap), y: top(row), width: side,
        height: look.padKeyHeight)
    }
    var keys = (1...9).map { number in
      KeyboardKey(
        face: .digit(digit(number), letters: KeyboardArrangement.letters[number - 1]),
        ground: .key, frame: frame((number - 1) % 3, (number - 1) / 3), name: digit(number))
    }
    keys.append(
      KeyboardKey(
        face: .digit(digit(0), letters: ""), ground: .key, frame: frame(1, 3), name: digit(0)))
    switch keyboard.type {
    case .phonePad:
      keys.append(
        KeyboardKey(
          face: .word("\u{200E}+ * #\u{200E}"), ground: .none, frame: frame(0, 3), name: "+*#"))
    case .decimalPad:
      let sign = decimalSign
      keys.append(
        KeyboardKey(face: .letter(sign), ground: .none, frame: frame(0, 3), name: sign))
    default: break
    }
    keys.append(
      KeyboardKey(
        face: .bare("delete.left"), ground: .none, frame: frame(2, 3),
        name: context.word(.delete)))
    return keys
  }

  /// What stands between whole numbers and their parts.
  private var decimalSign: String {
    let text = context.speaking(keyboard.locale).numberText(0.5)
    return text.first { !$0.isNumber }.map(String.init) ?? "."
  }

  /// The twelve keys of kana between those that change what is written and those that end it. Estimated: where the
  /// globe has no place of its own, it ends the first column, and what hides an iPad's keyboard ends the last one.
  func kana(in width: Double) -> [KeyboardKey] {
    let gap = look.gap
    let side = (width - 2 * look.margin - 4 * gap) / 5
    func x(_ column: Int) -> Double { look.margin + Double(column) * (side + gap) }
    func place(_ column: Int, _ row: Int, rows: Int = 1) -> Rect {
      Rect(
        x: x(column), y: top(row), width: side,
        height: look.keyHeight + Double(rows - 1) * look.rowHeight)
    }
    var keys: [KeyboardKey] = []
    for (row, letters) in (layout.rows + [["^_^", "わ", "、。?!"]]).enumerated() {
      for (column, letter) in letters.enumerated() {
        let face: KeyboardKey.Face = letter.count > 1 ? .word(letter) : .letter(letter)
        keys.append(
          KeyboardKey(face: face, ground: .key, frame: place(column + 1, row), name: letter))
      }
    }
    let changes = hasKeysBesideSpace ? ["→"] : ["→", "↶"]
    for (row, text) in (changes + [words.word(.numbers), "ABC"]).enumerated() {
      keys.append(
        KeyboardKey(face: .word(text), ground: .special, frame: place(0, row), name: text))
    }
    if hasKeysBesideSpace {
      keys.append(special(nextKeyboard.symbol, nextKeyboard.name, x: x(0), row: 3, width: side))
    }
    keys.append(special("delete.left", .delete, x: x(4), row: 0, width: side))
    keys.append(word(words.word(.space), words.word(.space), x: x(4), row: 1, width: side))
    let hides = look.isWide != 0
    keys.append(returnKey(x: x(4), row: 2, width: side, rows: hides ? 1 : 2))
    if hides {
      let hide = KeyboardArrangement.hide
      keys.append(special(hide.symbol, hide.name, x: x(4), row: 3, width: side))
    }
    return keys
  }
}
