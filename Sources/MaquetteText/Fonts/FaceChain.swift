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
  private let families: [String]

  private enum Slot {
    case unopened
    case missing
    case open(FontFile)
  }

  var catalog: FontCatalog { store.catalog }
  /// The family that draws emoji, if the chain has one.
  let emojiFamily: String?
  /// The first family.
  var family: String { request.family }
  private unowned let store: FaceStore
  private var slots: [Slot]
  private let emojiSlot: Int?
  /// Slots of single characters that were looked up; -1 for none.
  private var slotByScalar: [UInt32: Int] = [:]
  private static let lookupLimit = 8192
  private var substitutions: [FontFace: TextProblem?] = [:]

  init(_ request: Request, store: FaceStore) {
    self.request = request
    self.store = store
    families = [request.family] + request.fallbacks
    slots = families.map { _ in .unopened }
    emojiSlot = families.firstIndex { store.catalog.source(of: $0)?.isEmoji == true }
    emojiFamily = emojiSlot.map { [families] slot in families[slot] }
  }

  /// The face of the first family; `nil` when its files are missing.
  private(set) lazy var primary: FontFile? = face(at: 0)

  /// The first face that is there: it draws the boxes for characters that no face has.
  private(set) lazy var boxes: FontFile? = families.indices.lazy.compactMap { self.face(at: $0) }
    .first

  /// Whether the first family has all of printable ASCII, so that most texts need no look-up.
  private(set) lazy var primaryHasASCII: Bool =
    primary.map { face in (0x20...0x7E).allSatisfy { face.covers($0) } } ?? false

  /// Whether the family for emoji is named but not there.
  var isEmojiFamilyMissing: Bool { emojiSlot.map { face(at: $0) == nil } ?? false }

  /// The first family that has all visible characters of a cluster; `nil` when none has.
  ///
  /// - Parameter isEmoji: whether the family for emoji is asked before the others.
  func choice(for scalars: [Unicode.Scalar], isEmoji: Bool) -> Choice? {
    if isEmoji, let emojiSlot, let face = face(at: emojiSlot), Self.has(scalars, face) {
      return Choice(face: face, isPrimary: emojiSlot == 0)
    }
    let slot: Int
    if scalars.count == 1, let scalar = scalars.first {
      slot = slotByScalar[scalar.value] ?? remember(firstSlot(for: scalars), for: scalar)
    } else {
      slot = firstSlot(for: scalars)
    }
    guard slot >= 0, let face = face(at: slot) else { return nil }
    return Choice(face: face, isPrimary: slot == 0)
  }

  /// What stands in for the style asked for in a face that was drawn with; `nil` when it is the one.
  func substitution(for face: FontFace) -> TextProblem? {
    // Finding out looks at files, so it is done once for each face.
    if let known = substitutions[face] { return known }
    let problem = findSubstitution(for: face)
    substitutions[face] = .some(problem)
    return problem
  }

  private func findSubstitution(for face: FontFace) -> TextProblem? {
    for (slot, family) in families.enumerated() {
      guard case .open(let file) = slots[slot], file.face == face, slot != emojiSlot,
        let used = catalog.nearestStyle(
          family: family, weight: request.weight, isItalic: request.isItalic),
        used != (request.weight, request.isItalic)
      else { continue }
      return .substitutedStyle(
        family: family, wanted: Self.word(request.weight, request.isItalic),
        used: Self.word(used.0, used.1))
    }
    return nil
  }

  private static func word(_ weight: FontWeight, _ isItalic: Bool) -> String {
    isItalic ? "\(weight.name) italic" : weight.name
  }

  private func remember(_ slot: Int, for scalar: Unicode.Scalar) -> Int {
    if slotByScalar.count >= Self.lookupLimit { slotByScalar.removeAll() }
    slotByScalar[scalar.value] = slot
    return slot
  }

  private func firstSlot(for scalars: [Unicode.Scalar]) -> Int {
    guard let base = scalars.first else { return -1 }
    return families.indices.first { slot in
      // Only a family that may have the character is worth opening; the first is open anyway.
      guard slot == 0 || store.catalog.mayHave(base, family: families[slot]),
        let face = face(at: slot)
      else { return false }
      return Self.has(scalars, face)
    } ?? -1
  }

  private func face(at slot: Int) -> FontFile? {
    switch slots[slot] {
    case .open(let file): return file
    case .missing: return nil
    case .unopened:
      let file = store.face(
        family: families[slot], weight: request.weight, isItalic: request.isItalic)
      slots[slot] = file.map(Slot.open) ?? .missing
      return file
    }
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
