import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// The row with the space.
extension KeyboardArrangement {
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

  func lastRow(in width: Double) -> [KeyboardKey] {
    let wide = look.returnShare * width
    let isWide = look.isWide != 0
    let narrow = isWide ? wide / 2 : look.switchShare * width
    let first = hasKeysBesideSpace ? narrow : wide
    var keys = [word(switchWord, context.word(.more), x: look.margin, row: rowCount, width: first)]
    var start = keys[0].frame.maxX + look.gap
    var end = width - look.margin
    if hasKeysBesideSpace {
      func key(_ sign: (symbol: String, name: SystemWord), _ width: Double) -> KeyboardKey {
        special(sign.symbol, sign.name, x: start, row: rowCount, width: width)
      }
      keys.append(key(nextKeyboard, narrow))
      start += narrow + look.gap
      let dictation = isWide ? narrow : look.dictationShare * width
      keys.append(key(KeyboardArrangement.microphone, dictation))
      start += dictation + look.gap
    }
    if isWide {
      let hide = KeyboardArrangement.hide
      end -= narrow
      keys.append(special(hide.symbol, hide.name, x: end, row: rowCount, width: narrow))
      end -= look.gap + narrow
      keys.append(word(switchWord, context.word(.more), x: end, row: rowCount, width: narrow))
    } else {
      end -= wide
      keys.append(returnKey(x: end, row: rowCount, width: wide))
    }
    end -= look.gap
    if keyboard.type == .url {
      let part = (end - start - 2 * look.gap) / 3
      for (index, sign) in extras.enumerated() {
        keys.append(
          key(sign, x: start + Double(index) * (part + look.gap), row: rowCount, width: part))
      }
      return keys
    }
    let small = look.extraShare * width
    for sign in extras.reversed() {
      keys.append(key(sign, x: end - small, row: rowCount, width: small))
      end -= small + look.gap
    }
    let space = look.showsSpace != 0 ? words.word(.space) : ""
    keys.append(
      KeyboardKey(
        face: .word(space), ground: .key,
        frame: Rect(x: start, y: top(rowCount), width: end - start, height: look.keyHeight),
        name: words.word(.space)))
    return keys
  }
}
