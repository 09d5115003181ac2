import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// Says which keys a keyboard has, and where they stand in a width.
struct KeyboardArrangement {
  let keyboard: Keyboard
  /// The letters.
  let layout: KeyboardLayout
  /// The words, which are another language's where addresses are typed in Latin letters.
  let words: KeyboardLayout
  let look: KeyboardLook
  let context: LayoutContext

  init(_ keyboard: Keyboard, layout: KeyboardLayout, look: KeyboardLook, context: LayoutContext) {
    self.keyboard = keyboard
    words = layout
    let isASCII = [.asciiCapable, .emailAddress, .url].contains(keyboard.type)
    self.layout = isASCII && !layout.isLatin ? KeyboardLayout.named("en") ?? layout : layout
    self.look = look
    self.context = context
  }

  // MARK: Heights

  /// Whether the globe and the microphone have a row of their own: above a home indicator.
  private var hasBottomRow: Bool {
    look.isWide == 0 && look.bottomRow > 0
      && (context.environment.device?.safeArea.bottom ?? look.bottomRow) > 0
  }

  private var hasBar: Bool {
    (!keyboard.type.isPad && keyboard.showsPredictions) || !keyboard.predictions.texts.isEmpty
  }

  private var barHeight: Double { hasBar ? look.barHeight : 0 }
  private var emojiHeight: Double { keyboard.emojiRow.texts.isEmpty ? 0 : look.emojiHeight }

  /// How high the keyboard is, the safe area left out.
  var height: Double {
    barHeight + emojiHeight + 4 * look.rowHeight + (hasBottomRow ? look.bottomRow : 0)
  }

  /// The distance of a row of keys from the top; rows count from 0.
  func top(_ row: Int) -> Double {
    barHeight + emojiHeight + look.top + Double(row) * look.rowHeight
  }

  /// All keys in a width.
  func keys(in width: Double) -> [KeyboardKey] {
    let main: [KeyboardKey]
    if keyboard.type.isPad {
      main = pad(in: width)
    } else {
      main = layout.isKana && isLetters ? kana(in: width) : rows(in: width)
    }
    return bar(in: width) + emoji(in: width) + main + bottom(in: width)
  }

  var isLetters: Bool { keyboard.type != .numbersAndPunctuation }

  // MARK: Above and below the keys

  private func bar(in width: Double) -> [KeyboardKey] {
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

  private func emoji(in width: Double) -> [KeyboardKey] {
    let signs = Array(keyboard.emojiRow.texts.prefix(12))
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

  private func bottom(in width: Double) -> [KeyboardKey] {
    guard hasBottomRow, !keyboard.type.isPad else { return [] }
    let side = look.bottomRow
    let y = height - side
    func key(_ symbol: String, _ x: Double, _ name: String) -> KeyboardKey {
      KeyboardKey(
        face: .bare(symbol), ground: .none, frame: Rect(x: x, y: y, width: side, height: side),
        name: name)
    }
    let inset = look.bottomInset
    return [
      key("globe", inset, "Next keyboard"), key("mic", width - inset - side, "Dictate"),
    ]
  }

  // MARK: Rows of letters

  private func rows(in width: Double) -> [KeyboardKey] {
    let signs =
      keyboard.shift == .off ? KeyboardArrangement.signs : KeyboardArrangement.moreSigns
    let letters = isLetters ? layout.rows : signs
    let isWide = look.isWide != 0
    let most = Double(max(10, letters.map(\.count).max() ?? 10) + (isWide ? 1 : 0))
    let room = width - 2 * look.margin
    let unit = (room - (most - 1) * look.gap) / most
    var keys: [KeyboardKey] = []
    for (index, row) in letters.enumerated() {
      let isLast = index == 2
      let sideWidth = isLast ? side(beside: row.count, unit: unit, in: room) : 0
      let taken = isLast ? sideWidth + look.sideGap : 0
      let inner = room - taken - (hasShift ? taken : 0)
      let gaps = Double(row.count - 1) * look.gap
      let key = isLast ? min(unit, (inner - gaps) / Double(max(1, row.count))) : unit
      let length = Double(row.count) * key + gaps
      var x = look.margin + (hasShift ? taken : 0) + (inner - length) / 2
      // On an iPad rows start further in from one to the next, and end with a key as wide as there is
      // room: what deletes, and what ends a line.
      if isWide, !isLast { x = look.margin + Double(index) * 0.45 * unit }
      for letter in row {
        keys.append(self.key(letter, x: x, row: index, width: key))
        x += key + look.gap
      }
      let rest = width - look.margin - x
      if isWide, index == 0 {
        keys.append(special("delete.left", "Delete", x: x, row: 0, width: rest))
      } else if isWide, index == 1 {
        keys.append(returnKey(x: x, row: 1, width: rest))
      } else if isLast {
        keys += sides(sideWidth, in: width)
      }
    }
    return keys + lastRow(in: width)
  }

  /// How wide the keys at both ends of the last row of letters are.
  private func side(beside count: Int, unit: Double, in room: Double) -> Double {
    let letters = Double(count) * unit + Double(count - 1) * look.gap
    let count: Double = hasShift ? 2 : 1
    let free = room - letters - count * look.sideGap
    return max(look.leastSide, min(look.mostSide, free / count))
  }

  /// Whether there is a key for capitals, or on the page of signs one for more of them.
  private var hasShift: Bool { !isLetters || layout.hasShift }

  private func sides(_ side: Double, in width: Double) -> [KeyboardKey] {
    let end = width - look.margin - side
    var keys: [KeyboardKey] = []
    if !isLetters {
      let isFirst = keyboard.shift == .off
      keys.append(
        word(
          isFirst ? "#+=" : "123", isFirst ? "More symbols" : "Numbers", x: look.margin, row: 2,
          width: side))
    } else if hasShift {
      let symbol =
        switch keyboard.shift {
        case .off: "shift"
        case .on: "shift.fill"
        case .capsLock: "capslock"
        }
      var key = special(symbol, "Shift", x: look.margin, row: 2, width: side)
      if keyboard.shift != .off { key.ground = .pressed }
      keys.append(key)
    }
    if look.isWide == 0 {
      keys.append(special("delete.left", "Delete", x: end, row: 2, width: side))
    } else if hasShift {
      keys.append(special("shift", "Shift", x: end, row: 2, width: side))
    }
    return keys
  }

  private static let signs = [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["-", "/", ":", ";", "(", ")", "$", "&", "@", "\""],
    [".", ",", "?", "!", "’"],
  ]

  /// What the key before the last row leads to: the shift of numbers.
  private static let moreSigns = [
    ["[", "]", "{", "}", "#", "%", "^", "*", "+", "="],
    ["_", "\\", "|", "~", "<", ">", "€", "£", "¥", "•"],
    [".", ",", "?", "!", "’"],
  ]

  /// The keys beside the space, from left to right.
  var extras: [String] {
    switch keyboard.type {
    case .emailAddress: ["@", "."]
    case .url: [".", "/", ".com"]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    default: []
    }
  }

  private func lastRow(in width: Double) -> [KeyboardKey] {
    let wide = look.returnShare * width
    let isWide = look.isWide != 0
    let switchWord = isLetters ? layout.word(.numbers) : "ABC"
    var keys = [word(switchWord, "More", x: look.margin, row: 3, width: isWide ? wide / 2 : wide)]
    var start = keys[0].frame.maxX + look.gap
    var end = width - look.margin
    if isWide {
      for symbol in ["globe", "mic"] {
        let name = symbol == "mic" ? "Dictate" : "Next keyboard"
        keys.append(special(symbol, name, x: start, row: 3, width: wide / 2))
        start += wide / 2 + look.gap
      }
      keys.append(word(switchWord, "More", x: end - wide, row: 3, width: wide))
      end -= wide + look.gap
    } else {
      keys.append(returnKey(x: end - wide, row: 3, width: wide))
      end -= wide + look.gap
    }
    if keyboard.type == .url {
      let part = (end - start - 2 * look.gap) / 3
      for (index, sign) in extras.enumerated() {
        keys.append(key(sign, x: start + Double(index) * (part + look.gap), row: 3, width: part))
      }
      return keys
    }
    let small = look.extraShare * width
    for sign in extras.reversed() {
      keys.append(key(sign, x: end - small, row: 3, width: small))
      end -= small + look.gap
    }
    let space = look.showsSpace != 0 ? words.word(.space) : ""
    keys.append(
      KeyboardKey(
        face: .word(space), ground: .key,
        frame: Rect(x: start, y: top(3), width: end - start, height: look.keyHeight),
        name: words.word(.space)))
    return keys
  }
}
