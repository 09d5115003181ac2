internal import CPango
internal import Glibc

extension FontFile {
  /// Whether the face puts the marks of a letter beside it or through it: it has no place for them,
  /// or none for one mark on another.
  ///
  /// - Parameter scalars: a letter of an alphabet and its marks. Of other scripts' letters nothing
  ///   is said: their marks change shape and place in ways of their own.
  func misplaces(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count > 1, scalars.count <= Self.mostMarks, let first = scalars.first,
      scalars.dropFirst().allSatisfy({ $0.properties.generalCategory == .nonspacingMark }),
      [nil, ScriptCode.latin, ScriptCode.greek, ScriptCode.cyrillic].contains(
        ParagraphScripts.ownScript(of: first))
    else { return false }
    let values = scalars.map(\.value)
    if let known = misplacedMarks[values] { return known }
    let result = findMisplaced(scalars)
    if misplacedMarks.count >= Self.marksLimit { misplacedMarks.removeAll() }
    misplacedMarks[values] = result
    return result
  }

  /// Marks on one letter that are looked at; a letter with more of them is somebody's joke.
  private static let mostMarks = 8
  private static let marksLimit = 1024

  /// A glyph's outline in ems, the letter's origin at 0.
  private struct Box {
    var left: Double
    var right: Double
    var bottom: Double
    var top: Double
    var center: Double { (left + right) / 2 }
    var middle: Double { (bottom + top) / 2 }
  }

  private func findMisplaced(_ scalars: [Unicode.Scalar]) -> Bool {
    let glyphs = shapedBoxes(scalars)
    guard let letter = glyphs.first?.box, glyphs.count > 1 else { return false }
    // Italics lean: what stands higher stands further to the right.
    let lean = tan(-Double(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)) * .pi / 180)
    var (top, bottom) = (letter.top, letter.bottom)
    for (glyph, box) in glyphs.dropFirst() {
      guard let box else { return true }
      let scalar = scalars.first { nominalGlyph($0.value) == glyph }
      let offset = box.center - letter.center - lean * (box.middle - letter.middle)
      switch scalar?.properties.canonicalCombiningClass ?? .above {
      case .above:
        if box.bottom < top + Self.leastGap || abs(offset) > Self.mostOffset { return true }
        top = max(top, box.top)
      case .below:
        if box.top > bottom - Self.leastGap || abs(offset) > Self.mostOffset { return true }
        bottom = min(bottom, box.bottom)
      default: break
      }
    }
    return false
  }

  /// What stays free between a letter and a mark, in ems. Measured: 0.05 and more in Noto Sans.
  private static let leastGap = 0.01
  /// How far a mark's middle stands from the letter's, in ems. Measured: up to 0.09 for the acute of
  /// Noto Sans, from 0.1 on in Inter where it has no place for a mark.
  private static let mostOffset = 0.1

  /// The glyphs of a letter with its marks, each where it is drawn.
  private func shapedBoxes(_ scalars: [Unicode.Scalar]) -> [(glyph: UInt32, box: Box?)] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let count = Int32(clamping: scalars.count)
    hb_buffer_add_utf32(buffer, scalars.map(\.value), count, 0, count)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    maquette_shape(font, buffer, nil, 0)
    var glyphs: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &glyphs),
      let positions = hb_buffer_get_glyph_positions(buffer, &glyphs)
    else { return [] }
    var pen = 0.0
    return (0..<Int(glyphs)).map { index in
      let position = positions[index]
      let x = pen + Double(position.x_offset)
      pen += Double(position.x_advance)
      return (infos[index].codepoint, box(infos[index].codepoint, x: x, y: position.y_offset))
    }
  }

  private func box(_ glyph: UInt32, x: Double, y: Int32) -> Box? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0 else {
      return nil
    }
    let left = x + Double(extents.x_bearing)
    let top = Double(y) + Double(extents.y_bearing)
    return Box(
      left: left / unitsPerEm, right: (left + Double(extents.width)) / unitsPerEm,
      bottom: (top + Double(extents.height)) / unitsPerEm, top: top / unitsPerEm)
  }
}
