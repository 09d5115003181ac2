import MaquetteCore
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
  var hasKeysBesideSpace: Bool {
    look.isWide != 0 || !hasHomeIndicator && look.switchShare > 0
  }

  /// Whether a key leads to the next keyboard.
  var hasNextKeyboardKey: Bool {
    !isPad && (hasBottomRow || hasCornerKeys || hasKeysBesideSpace)
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

  /// How many rows of keys stand above the one with the space. A language with four rows of letters has a higher
  /// keyboard (peer: TransKey says so of Thai).
  var rowCount: Int { isLetters ? layout.rows.count : 3 }

  /// How high the keyboard is, the safe area left out.
  var height: Double {
    barHeight + emojiHeight + Double(rowCount + 1) * look.rowHeight
      + (hasBottomRow ? look.bottomRow : 0)
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
}
