import MaquetteCore

/// Layouts by request: layout asks for the same text a few times in a row, and pictures after each
/// other have some in common.
///
/// There are two generations. What nobody asked for while one filled up is forgotten with it.
struct LayoutCache {
  /// A layout, and what it was made of that does not depend on widths; `nil` where it was made for one width.
  struct Entry {
    var layout: TextLayout
    var shapes: ShapedParagraphs?
  }

  private var young: [SharedTextRequest: Entry] = [:]
  private var old: [SharedTextRequest: Entry] = [:]
  private var cost = 0
  /// What each text costs besides its bytes: what short ones take does not depend on their length.
  private static let textCost = 64
  /// Bytes of text of a generation in one picture: more than a large screen has, and some megabytes
  /// of glyphs.
  private static let costLimit = 96 << 10
  /// Bytes of text that are kept for the next picture, so that memory does not grow with their
  /// number.
  private static let keptCost = 8 << 10

  subscript(key: SharedTextRequest) -> Entry? {
    mutating get {
      if let entry = young[key] { return entry }
      guard let entry = old[key] else { return nil }
      insert(entry, for: key)
      return entry
    }
  }

  /// A picture begins: most of its texts are others.
  mutating func beginPicture() {
    if cost > Self.keptCost { age() }
  }

  private mutating func age() {
    old = young
    young = [:]
    cost = 0
  }

  /// The paragraphs of a request, if it was laid out in any width before.
  mutating func shapes(of request: TextRequest) -> ShapedParagraphs? {
    guard request.maxWidth != nil else { return nil }
    var natural = request
    natural.maxWidth = nil
    return self[SharedTextRequest(natural)]?.shapes
  }

  mutating func insert(_ entry: Entry, for key: SharedTextRequest) {
    let own = key.value.text.utf8.count + Self.textCost
    guard own <= Self.costLimit else { return }
    if cost + own > Self.costLimit { age() }
    cost += own
    young[key] = entry
  }
}
