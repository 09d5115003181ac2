import MaquetteCore

/// The families that one font asks for a character, the first one first.
///
/// Which face draws a character depends on the families and the character alone, never on what
/// was drawn before.
final class FaceChain {
  /// What a chain says to a cluster of characters.
  struct Choice {
    /// The face that has all of them.
    var face: FontFile
    /// Whether it is of the first family.
    var isPrimary: Bool
    /// Whether it is of the family for emoji, whose spaces and digits are none for a text.
    var isEmoji: Bool
  }

  /// What of a font decides on its faces. A chain is made of this alone.
  struct Request: Hashable {
    let family: String
    let fallbacks: [String]
    let weight: FontWeight
    let isItalic: Bool

    init(_ font: ResolvedFont) {
      family = font.family
      fallbacks = font.fallbacks
      weight = font.weight
      isItalic = font.isItalic
    }
  }

  /// What it was made for.
  let request: Request
  /// The font's own families, those of the packages that it does not name, and those from files
  /// given by hand. Most texts need the first one alone.
  private(set) lazy var families: [String] = allFamilies()
  /// How many of them the font names.
  var namedCount: Int { 1 + request.fallbacks.count }

  var catalog: FontCatalog { store.catalog }
  /// The family that draws emoji, if the chain has one.
  var emojiFamily: String? { emojiSlot.map { families[$0] } }
  /// Whether the first family is the one for emoji.
  var isOfEmoji: Bool { emojiSlot == 0 }
  /// The first family.
  var family: String { request.family }
  private unowned let store: FaceStore
  /// Faces of families that were looked for, by the family's number; `nil` for a missing one.
  private var faces: [Int: FontFile?] = [:]
  private lazy var emojiSlot: Int? = families.firstIndex {
    catalog.source(of: $0)?.isEmoji == true
  }
  /// What a single character was looked up for.
  private struct Lookup: Hashable {
    var scalar: UInt32
    var need: ParagraphScripts.Need
  }
  /// Slots of single characters that were looked up; -1 for none.
  private var slotByScalar: [Lookup: Int] = [:]
  private static let lookupLimit = 8192
  private var orders: [ParagraphScripts.Need: FaceOrder] = [:]
  private var substitutions: [FontFace: TextProblem?] = [:]
  /// The face that was asked about last, as most texts have one.
  private var lastFace: FontFace?
  private var lastProblem: TextProblem?

  init(_ request: Request, store: FaceStore) {
    self.request = request
    self.store = store
  }

  /// The face of the first family; `nil` when its files are missing.
  private(set) lazy var primary: FontFile? = face(at: 0)

  /// The first face that is there: it draws the boxes for characters that no face has.
  private(set) lazy var boxes: FontFile? = families.indices.lazy.compactMap { self.face(at: $0) }
    .first

  /// Whether the first family draws all of printable ASCII, so that most texts need no look-up.
  private(set) lazy var primaryHasASCII: Bool =
    primary.map { face in
      (0x20...0x7E).allSatisfy { face.covers($0) && !face.isBroken($0) }
    } ?? false

  /// Whether it draws the ellipsis as well, in which texts end that are cut.
  private(set) lazy var primaryHasEllipsis: Bool =
    primaryHasASCII && !isOfEmoji
    && primary.map { $0.covers(0x2026) && !$0.isBroken(0x2026) } ?? false

  /// Whether the family for emoji is named but not there.
  var isEmojiFamilyMissing: Bool { emojiSlot.map { face(at: $0) == nil } ?? false }

  /// The family that draws all visible characters of a cluster; `nil` when none has them.
  ///
  /// The first family draws what it has. Then come the families for the character's script, those
  /// for symbols, and last those for other scripts.
  ///
  /// - Parameters:
  ///   - isEmoji: whether the family for emoji is asked before the others.
  ///   - need: what the characters around say.
  func choice(
    for scalars: [Unicode.Scalar], isEmoji: Bool, need: ParagraphScripts.Need
  ) -> Choice? {
    if isEmoji, let emojiSlot, let face = face(at: emojiSlot), Self.has(scalars, face) {
      return Choice(face: face, isPrimary: emojiSlot == 0, isEmoji: true)
    }
    let slot: Int
    if scalars.count == 1, let scalar = scalars.first {
      let lookup = Lookup(scalar: scalar.value, need: need)
      slot = slotByScalar[lookup] ?? remember(firstSlot(for: scalars, need: need), for: lookup)
    } else {
      slot = firstSlot(for: scalars, need: need)
    }
    guard slot >= 0, let face = face(at: slot) else { return nil }
    return Choice(
      face: face.drawing(scalars), isPrimary: slot == 0, isEmoji: slot == emojiSlot)
  }

  /// What stands in for the style asked for in a face that was drawn with; `nil` when it is the one.
  func substitution(for face: FontFace) -> TextProblem? {
    // Finding out looks at files, so it is done once for each face.
    if lastFace == face { return lastProblem }
    let problem = substitutions[face] ?? findSubstitution(for: face)
    substitutions[face] = .some(problem)
    (lastFace, lastProblem) = (face, problem)
    return problem
  }

  private func findSubstitution(for face: FontFace) -> TextProblem? {
    for slot in faces.keys.sorted() {
      guard let file = faces[slot] ?? nil, file.face == face, slot == 0 || slot != emojiSlot,
        let used = catalog.nearestStyle(
          family: name(of: slot), weight: request.weight, isItalic: request.isItalic),
        used != (request.weight, request.isItalic)
      else { continue }
      return .substitutedStyle(
        family: name(of: slot), wanted: Self.word(request.weight, request.isItalic),
        used: Self.word(used.0, used.1))
    }
    return nil
  }

  private static func word(_ weight: FontWeight, _ isItalic: Bool) -> String {
    isItalic ? "\(weight.name) italic" : weight.name
  }

  private func remember(_ slot: Int, for lookup: Lookup) -> Int {
    if slotByScalar.count >= Self.lookupLimit { slotByScalar.removeAll() }
    slotByScalar[lookup] = slot
    return slot
  }

  private func firstSlot(for scalars: [Unicode.Scalar], need: ParagraphScripts.Need) -> Int {
    guard let base = scalars.first else { return -1 }
    if let primary, Self.has(scalars, primary), !primary.misplaces(scalars) { return 0 }
    let order = order(for: need)
    // A face that puts the marks where they belong comes before all that only have them.
    if let primary, Self.has(scalars, primary) {
      let slots = order.slots.prefix(order.ownCount)
      return slots.first { slot in
        has(scalars, base, at: slot).map { !$0.misplaces(scalars) } ?? false
      } ?? 0
    }
    return order.slots.first { has(scalars, base, at: $0) != nil } ?? -1
  }

  /// The face of a family that has all characters of a cluster.
  private func has(
    _ scalars: [Unicode.Scalar], _ base: Unicode.Scalar, at slot: Int
  ) -> FontFile? {
    // Only a family that may have the character is worth opening.
    guard catalog.mayHave(base, family: families[slot]), let face = face(at: slot),
      Self.has(scalars, face)
    else { return nil }
    return face
  }

  private func order(for need: ParagraphScripts.Need) -> FaceOrder {
    if let order = orders[need] { return order }
    let order = FaceOrder(families, named: namedCount, catalog: catalog, need: need)
    orders[need] = order
    return order
  }

  private func name(of slot: Int) -> String { slot == 0 ? request.family : families[slot] }

  private func allFamilies() -> [String] {
    let named = [request.family] + request.fallbacks
    var seen = Set(named.map { $0.lowercased() })
    // A font that names no family for other scripts wants none, but for what is given by hand.
    let packaged = request.fallbacks.isEmpty ? [] : FontCatalog.standardFallbacks
    return named
      + (packaged + catalog.addedFaces.map(\.family)).filter {
        seen.insert($0.lowercased()).inserted
      }
  }

  private func face(at slot: Int) -> FontFile? {
    if let known = faces[slot] { return known }
    let file = store.face(
      family: name(of: slot), weight: request.weight, isItalic: request.isItalic)
    faces[slot] = .some(file)
    return file
  }

  /// Whether a face has all characters of a cluster, alone or composed.
  private static func has(_ scalars: [Unicode.Scalar], _ face: FontFile) -> Bool {
    guard var base = scalars.first?.value else { return false }
    if scalars.allSatisfy({ face.covers($0.value) }) { return true }
    for scalar in scalars.dropFirst() {
      if let composed = FontFile.composition(base, scalar.value), face.covers(composed) {
        base = composed
      } else if !face.covers(scalar.value) {
        return false
      }
    }
    return face.covers(base)
  }
}
