internal import CPango
import MaquetteCore

/// Turns stretches of text into glyphs.
final class Shaper {
  private let buffer: OpaquePointer?
  /// Looks for letters that cross underlines.
  let crossings = CrossingFinder()
  /// How wide ellipses are, in points, of texts in one style.
  var ellipses: [EllipsisKey: Double] = [:]
  static let mostEllipses = 64

  /// All that the width of an ellipsis depends on.
  struct EllipsisKey: Hashable {
    var font: ResolvedFont
    var isRightToLeft: Bool
    @ByteExact var language: String

    // What differs most tells keys apart quickly; the compiler compares all of them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(font.size)
      hasher.combine(font.weight)
      hasher.combine(isRightToLeft)
    }
  }

  init() {
    buffer = hb_buffer_create()
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The glyphs of a part of a paragraph, as if nothing stood around it.
  ///
  /// - Parameters:
  ///   - styles: those that the paragraph's pieces count.
  ///   - language: a BCP 47 tag; only letters, digits and hyphens.
  func shape(
    _ range: Range<Int>, of paragraph: Paragraph, styles: [SpanStyle], language: String
  ) -> [ShapedItem] {
    paragraph.stretches(in: range).map { stretch in
      let style = styles[stretch.segment.style]
      if stretch.segment.isAttachment, let attachment = style.attachment {
        return attachments(stretch, of: paragraph, advance: attachment.width + style.kern)
      } else if !stretch.segment.isMissing, let file = stretch.segment.face {
        return shape(
          stretch, in: range, of: paragraph, file: file, style: style, language: language)
      } else {
        return boxes(stretch, of: paragraph, style: style)
      }
    }
  }

  private func shape(
    _ stretch: Paragraph.Stretch, in range: Range<Int>, of paragraph: Paragraph, file: FontFile,
    style: SpanStyle, language: String
  ) -> ShapedItem {
    let isRightToLeft = stretch.level % 2 == 1
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: stretch.script))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    paragraph.bytes.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      hb_buffer_add_utf8(
        buffer, part.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: part.count),
        UInt32(clamping: stretch.range.lowerBound - range.lowerBound),
        Int32(clamping: stretch.range.count))
    }
    let segment = stretch.segment
    let features = Features.features(
      of: style, isPrimary: segment.isTracked, file: file, paragraph.bytes, in: stretch.range,
      from: range.lowerBound)
    maquette_shape(file.font, buffer, features, UInt32(clamping: features.count))
    var item = item(
      stretch, start: range.lowerBound, file: file, size: style.size,
      tracking: (segment.isTracked ? style.tracking : 0) + (segment.isConnected ? 0 : style.kern),
      letters: (segment.isTracked ? style.letters : nil).map {
        LetterRoom(
          widths: $0, face: file.letterWidths, keepsDigits: style.hasMonospacedDigits,
          size: style.size, bytes: paragraph.bytes[range])
      })
    item.correctAccents(paragraph.bytes, size: style.size)
    return item
  }

  /// Reads the buffer: its glyphs stand from left to right in either direction.
  private func item(
    _ stretch: Paragraph.Stretch, start: Int, file: FontFile, size: Double, tracking: Double,
    letters: LetterRoom?
  ) -> ShapedItem {
    var item = ShapedItem(
      range: stretch.range, file: file, style: stretch.segment.style, level: stretch.level)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return item }
    let scale = size / file.unitsPerEm
    item.glyphs.reserveCapacity(Int(count))
    item.clusters.reserveCapacity(Int(count))

    var pen = 0.0
    var index = 0
    while index < Int(count) {
      let cluster = infos[index].cluster
      // A letter stands in the middle of its room.
      let margin = letters.map { $0.extra(of: cluster) / 2 } ?? 0
      let clusterStart = pen
      let firstGlyph = index
      // Tracking follows a character, so it stands to the left of one that reads to the left.
      pen += item.isRightToLeft ? tracking + margin : margin
      while index < Int(count), infos[index].cluster == cluster {
        let position = positions[index]
        item.glyphs.append(
          Glyph(
            id: infos[index].codepoint,
            position: Point(
              x: pen + Double(position.x_offset) * scale, y: 0 - Double(position.y_offset) * scale))
        )
        pen += Double(position.x_advance) * scale
        index += 1
      }
      pen += item.isRightToLeft ? margin : margin + tracking
      item.clusters.append(
        ShapedItem.Cluster(
          range: start + Int(cluster)..<stretch.range.upperBound, glyphs: firstGlyph..<index,
          advance: pen - clusterStart))
    }
    if item.isRightToLeft { item.clusters.reverse() }
    for index in item.clusters.indices.dropLast() {
      let first = item.clusters[index].range.lowerBound
      item.clusters[index].range = first..<max(first, item.clusters[index + 1].range.lowerBound)
    }
    item.advance = pen
    return item
  }

  /// Room without glyphs for each character.
  private func attachments(
    _ stretch: Paragraph.Stretch, of paragraph: Paragraph, advance: Double
  ) -> ShapedItem {
    var item = ShapedItem(
      range: stretch.range, file: stretch.segment.face, style: stretch.segment.style,
      level: stretch.level)
    item.isAttachment = true
    var start = stretch.range.lowerBound
    for character in String(decoding: paragraph.bytes[stretch.range], as: UTF8.self) {
      let end = min(start + character.utf8.count, stretch.range.upperBound)
      item.clusters.append(
        ShapedItem.Cluster(range: start..<end, glyphs: 0..<0, advance: advance))
      item.advance += advance
      start = end
    }
    return item
  }

  /// An empty box for each cluster that no face has, whatever it consists of.
  private func boxes(
    _ stretch: Paragraph.Stretch, of paragraph: Paragraph, style: SpanStyle
  ) -> ShapedItem {
    let file = stretch.segment.face
    var item = ShapedItem(
      range: stretch.range, file: file, style: stretch.segment.style, level: stretch.level)
    // Without any font half an em a character gives a layout of about the right size.
    let advance =
      file.map { $0.missingAdvance / $0.unitsPerEm * style.size } ?? style.size / 2
    var start = stretch.range.lowerBound
    let text = String(decoding: paragraph.bytes[stretch.range], as: UTF8.self)
    for cluster in text {
      let end = min(start + cluster.utf8.count, stretch.range.upperBound)
      let index = item.glyphs.count
      if file != nil {
        item.glyphs.append(Glyph(id: 0, position: Point(x: item.advance, y: 0)))
      }
      item.clusters.append(
        ShapedItem.Cluster(
          range: start..<end, glyphs: index..<item.glyphs.count, advance: advance))
      item.advance += advance
      start = end
    }
    if item.isRightToLeft, file != nil {
      let last = item.glyphs.count
      for index in item.clusters.indices {
        item.clusters[index].glyphs = last - 1 - index..<last - index
      }
    }
    return item
  }
}
