import MaquetteCore

/// Layouts by request: layout asks for the same text a few times in a row, and pictures after each
/// other have some in common.
///
/// There are two generations. What nobody asked for while one filled up is forgotten with it.
struct LayoutCache {
  /// A whole request. Requests are equal when the compiler finds everything in them equal; of what
  /// differs most there is a number that tells most others apart. Looking for one compares it with
  /// several and hands it on many times, so it is an object.
  final class Key: Hashable {
    let request: TextRequest
    private let number: Int

    init(request: TextRequest) {
      self.request = request
      var hasher = Hasher()
      hasher.combine(ByteExact(request.text))
      hasher.combine(request.maxWidth)
      hasher.combine(request.font.size)
      hasher.combine(request.font.weight)
      number = hasher.finalize()
    }

    var cost: Int { request.text.utf8.count + 16 }

    static func == (one: Key, other: Key) -> Bool {
      one === other || one.number == other.number && one.request == other.request
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// A layout, and what it was made of that does not depend on widths; `nil` where it was made for one width.
  struct Entry {
    var layout: TextLayout
    var shapes: ShapedParagraphs?
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var cost = 0
  /// Bytes of text of a generation in one picture: more than a large screen has, and some megabytes
  /// of glyphs.
  private static let costLimit = 64 << 10
  /// Bytes of text that are kept for the next picture, so that memory does not grow with their
  /// number.
  private static let keptCost = 8 << 10

  subscript(key: Key) -> Entry? {
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
    return self[Key(request: natural)]?.shapes
  }

  mutating func insert(_ entry: Entry, for key: Key) {
    guard key.cost <= Self.costLimit else { return }
    if cost + key.cost > Self.costLimit { age() }
    cost += key.cost
    young[key] = entry
  }
}
