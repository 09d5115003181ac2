import MaquetteThemes

/// The rows of letters or signs.
extension KeyboardArrangement {
  func rows(in width: Double) -> [KeyboardKey] {
    let page = isLetters ? letterRows : signs
    let unit = unit(of: page, in: width - 2 * look.margin)
    let keys = page.indices.flatMap { index in
      look.isWide != 0 && index < page.count - 1
        ? wideRow(index, of: page, unit: unit, in: width)
        : row(index, of: page, unit: unit, in: width)
    }
    return keys + lastRow(in: width)
  }

  /// How much further in rows start on an iPad from one to the next, in letters.
  private static let indent = 0.45

  /// A row of an iPad above the last one of letters. Rows start further in from one to the next. The first and the
  /// last of them end with a key as wide as there is room: what deletes, and what ends a line. Estimated: one
  /// between them stands in the middle.
  private func wideRow(
    _ index: Int, of page: [[String]], unit: Double, in width: Double
  ) -> [KeyboardKey] {
    guard index == 0 || index == page.count - 2 else {
      return row(index, of: page, unit: unit, in: width)
    }
    var x = look.margin + Double(index) * KeyboardArrangement.indent * unit
    var keys: [KeyboardKey] = []
    for letter in page[index] {
      keys.append(key(letter, x: x, row: index, width: unit))
      x += unit + look.gap
    }
    let rest = width - look.margin - x
    keys.append(
      index == 0
        ? special("delete.left", .delete, x: x, row: 0, width: rest)
        : returnKey(x: x, row: index, width: rest))
    return keys
  }

  /// A row in the middle of the room that keys at its ends leave.
  private func row(
    _ index: Int, of page: [[String]], unit: Double, in width: Double
  ) -> [KeyboardKey] {
    let letters = page[index]
    let isLast = index == page.count - 1
    let shifts = isLast && hasShift
    let deletes = look.isWide == 0 && index == (deletingRow ?? page.count - 1)
    let trails = deletes || shifts && look.isWide != 0
    let room = width - 2 * look.margin
    let ends: Double = (shifts ? 1 : 0) + (trails ? 1 : 0)
    let side = ends > 0 ? side(beside: letters.count, ends: ends, unit: unit, in: room) : 0
    let taken = side + look.sideGap
    let leading = shifts ? taken : 0
    let inner = room - leading - (trails ? taken : 0)
    let gaps = Double(letters.count - 1) * look.gap
    let wide = min(unit, (inner - gaps) / Double(max(1, letters.count)))
    let length = Double(letters.count) * wide + gaps
    var x = look.margin + leading + (inner - length) / 2
    var keys: [KeyboardKey] = []
    for letter in letters {
      keys.append(key(letter, x: x, row: index, width: wide))
      x += wide + look.gap
    }
    let end = width - look.margin - side
    if shifts { keys.append(shiftKey(x: look.margin, row: index, width: side)) }
    if deletes {
      keys.append(special("delete.left", .delete, x: end, row: index, width: side))
    } else if trails {
      keys.append(shiftKey(x: end, row: index, width: side))
    }
    return keys
  }

  /// The row of a phone that ends with what deletes; `nil` where it is the last one of letters.
  private var deletingRow: Int? { isLetters ? layout.deletingRow : nil }

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
    let upper = rows.indices.dropLast()
    return upper.map { index in
      unit(index, end: index == 0 ? 1 : index == upper.last ? look.leastReturn ?? 1 : 0)
    }.min() ?? room
  }

  /// How wide the keys at the ends of a row are.
  private func side(beside count: Int, ends: Double, unit: Double, in room: Double) -> Double {
    let letters = Double(count) * unit + Double(count - 1) * look.gap
    let free = room - letters - ends * look.sideGap
    return max(look.leastSide, min(look.mostSide, free / ends))
  }

  /// Whether there is a key for capitals, or on the page of signs one for more of them.
  private var hasShift: Bool { !isLetters || layout.hasShift }
}
