import MaquetteCore

/// Layouts by request: layout asks for the same text a few times in a row.
struct LayoutCache {
  /// A whole request. Requests are equal when the compiler finds everything in them equal; of what
  /// differs most there is a number that is quick to make.
  struct Key: Hashable {
    let request: TextRequest

    var cost: Int { request.text.utf8.count + 16 }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ByteExact(request.text))
      hasher.combine(request.maxWidth)
      hasher.combine(request.font.size)
      hasher.combine(request.font.weight)
    }
  }

  /// A layout, and what it was made of that does not depend on widths.
  struct Entry {
    var layout: TextLayout
    var paragraphs: [Int: ShapedParagraph]
  }

  private var layouts: [Key: Entry] = [:]
  private var cost = 0
  /// Bytes of text before all is dropped: more than a large screen has, and some megabytes of
  /// glyphs.
  private static let costLimit = 64 << 10

  subscript(key: Key) -> TextLayout? { layouts[key]?.layout }

  /// The paragraphs of a request, if it was laid out in any width before.
  func paragraphs(of request: TextRequest) -> [Int: ShapedParagraph] {
    guard request.maxWidth != nil else { return [:] }
    var natural = request
    natural.maxWidth = nil
    return layouts[Key(request: natural)]?.paragraphs ?? [:]
  }

  mutating func insert(_ entry: Entry, for key: Key) {
    if cost + key.cost > Self.costLimit {
      layouts.removeAll(keepingCapacity: true)
      cost = 0
    }
    guard key.cost <= Self.costLimit else { return }
    cost += key.cost
    layouts[key] = entry
  }
}
