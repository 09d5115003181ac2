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

  /// Whether the globe and the microphone have a place of their own: above a home indicator.
  private var hasHomeIndicator: Bool {
    look.isWide == 0 && (context.environment.device?.safeArea.bottom ?? 1) > 0
  }

  /// Whether that is a row below the keys.
  var hasBottomRow: Bool { hasHomeIndicator && look.bottomRow > 0 }

  /// Whether that is beside the keys.
  var hasCornerKeys: Bool { hasHomeIndicator && look.bottomRow <= 0 && look.sideShare > 0 }

  /// Whether the globe and the microphone stand before the space.
  private var hasKeysBesideSpace: Bool {
    look.isWide != 0 || !hasHomeIndicator && look.switchShare > 0
  }

  /// Whether it has twelve large keys with digits; elsewhere digits are typed on the page of signs.
  var isPad: Bool { keyboard.type.isPad && look.hasPads != 0 }

  var isLetters: Bool { keyboard.type != .numbersAndPunctuation && !keyboard.type.isPad }

  /// Whether there is a bar of suggested words above the keys; digits have none.
  var hasBar: Bool {
    !isPad && (keyboard.showsPredictions || !keyboard.predictions.texts.isEmpty)
  }

  var barHeight: Double { hasBar ? look.barHeight : 0 }
  /// The emoji above the letters; digits have none.
  var emojiRow: [String] { isPad ? [] : keyboard.emojiRow.texts }
  var emojiHeight: Double { emojiRow.isEmpty ? 0 : look.emojiHeight }

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
    let inset = sideInset(in: width)
    let inner = width - 2 * inset
    let main: [KeyboardKey]
    if isPad {
      main = pad(in: inner)
    } else {
      main = layout.isKana && isLetters ? kana(in: inner) : rows(in: inner)
    }
    let keys = (bar(in: inner) + emoji(in: inner) + main).map { key in
      var key = key
      key.frame.origin.x += inset
      return key
    }
    return keys + bottom(in: width)
  }

  // MARK: Rows of letters

  private func rows(in width: Double) -> [KeyboardKey] {
    let letters = isLetters ? letterRows : signs
    let isWide = look.isWide != 0
    let room = width - 2 * look.margin
    let unit = unit(of: letters, in: room)
    var keys: [KeyboardKey] = []
    for (index, row) in letters.enumerated() {
      let isLast = index == 2
      let hasEnds = isLast && (!isWide || hasShift)
      let sideWidth = hasEnds ? side(beside: row.count, unit: unit, in: room) : 0
      let taken = hasEnds ? sideWidth + look.sideGap : 0
      let inner = room - taken - (hasShift ? taken : 0)
      let gaps = Double(row.count - 1) * look.gap
      let key = isLast ? min(unit, (inner - gaps) / Double(max(1, row.count))) : unit
      let length = Double(row.count) * key + gaps
      var x = look.margin + (hasShift ? taken : 0) + (inner - length) / 2
      // On an iPad rows start further in from one to the next, and end with a key as wide as there is
      // room: what deletes, and what ends a line.
      if isWide, !isLast { x = look.margin + Double(index) * KeyboardArrangement.indent * unit }
      for letter in row {
        keys.append(self.key(letter, x: x, row: index, width: key))
        x += key + look.gap
      }
      let rest = width - look.margin - x
      if isWide, index == 0 {
        keys.append(special("delete.left", "Delete", x: x, row: 0, width: rest))
      } else if isWide, index == 1 {
        keys.append(returnKey(x: x, row: 1, width: rest))
      } else if hasEnds {
        keys += sides(sideWidth, in: width)
      }
    }
    return keys + lastRow(in: width)
  }

  /// How much further in rows start on an iPad from one to the next, in letters.
  private static let indent = 0.45

  /// How wide a letter is: the longest row fills the room, on an iPad with the key that it ends with.
  private func unit(of rows: [[String]], in room: Double) -> Double {
    guard look.isWide != 0 else {
      let most = Double(max(10, rows.map(\.count).max() ?? 10))
      return (room - (most - 1) * look.gap) / most
    }
    func unit(_ index: Int, end: Double) -> Double {
      let count = Double(max(10 - index, rows[index].count))
      let letters = count + Double(index) * KeyboardArrangement.indent + end
      return (room - count * look.gap) / letters
    }
    return min(unit(0, end: 1), unit(1, end: look.leastReturn ?? 1))
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
    if hasShift { keys.append(shiftKey(x: look.margin, width: side)) }
    if look.isWide == 0 {
      keys.append(special("delete.left", "Delete", x: end, row: 2, width: side))
    } else if hasShift {
      keys.append(shiftKey(x: end, width: side))
    }
    return keys
  }

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
    let narrow = isWide ? wide / 2 : look.switchShare * width
    let first = hasKeysBesideSpace ? narrow : wide
    var keys = [word(switchWord, "More", x: look.margin, row: 3, width: first)]
    var start = keys[0].frame.maxX + look.gap
    var end = width - look.margin
    if hasKeysBesideSpace {
      func key(_ sign: (symbol: String, name: String), _ width: Double) -> KeyboardKey {
        special(sign.symbol, sign.name, x: start, row: 3, width: width)
      }
      keys.append(key(KeyboardArrangement.globe, narrow))
      start += narrow + look.gap
      let dictation = isWide ? narrow : look.dictationShare * width
      keys.append(key(KeyboardArrangement.microphone, dictation))
      start += dictation + look.gap
    }
    if isWide {
      let hide = KeyboardArrangement.hide
      end -= narrow
      keys.append(special(hide.symbol, hide.name, x: end, row: 3, width: narrow))
      end -= look.gap + narrow
      keys.append(word(switchWord, "More", x: end, row: 3, width: narrow))
    } else {
      end -= wide
      keys.append(returnKey(x: end, row: 3, width: wide))
    }
    end -= look.gap
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
