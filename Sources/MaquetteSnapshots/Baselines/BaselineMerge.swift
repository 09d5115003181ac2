/// Decides what becomes of a baseline's file that two branches changed, as Git asks a merge driver.
///
/// A picture and its scene cannot be put together from two: only where one side is what both began
/// with, or where both drew the same, is there an answer. Otherwise neither side is taken in silence:
/// the text says so, and every run fails until what the merged specs draw is accepted.
package enum BaselineMerge {
  /// What becomes of the file.
  package enum Outcome: Hashable, Sendable {
    /// It is ours.
    case ours
    /// It is theirs.
    case theirs
    /// Both changed it; the bytes to leave until somebody decides.
    case conflict([UInt8])
  }

  /// The outcome for one of a baseline's two files.
  ///
  /// - Parameters:
  ///   - base: the file that both sides began with; empty when both added it.
  ///   - isText: whether it is the text with receipt and scene, and not the picture.
  package static func outcome(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], isText: Bool
  ) -> Outcome {
    if ours == theirs || theirs == base { return .ours }
    if ours == base { return .theirs }
    // Git keeps a picture that cannot be merged as it was here, so that programs can show it.
    guard isText else { return .conflict(ours) }
    let (mine, other, start) = (Content(ours), Content(theirs), Content(base))
    // Receipts alone tell where the same was drawn.
    if mine.isSame(as: other) { return .ours }
    if other.isSame(as: start) { return .ours }
    if mine.isSame(as: start) { return .theirs }
    return .conflict(bothSides(ours, theirs))
  }

  /// A text that no run takes for a baseline, with both sides in it.
  private static func bothSides(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    func lines(_ bytes: [UInt8]) -> [UInt8] {
      bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? bytes : bytes + [UInt8(ascii: "\n")]
    }
    return Array("<<<<<<< ours\n".utf8) + lines(ours) + Array("=======\n".utf8) + lines(theirs)
      + Array(">>>>>>> theirs\n".utf8)
  }

  /// What a text says of the picture: which one it is, and its scene.
  private struct Content {
    let picture: String?
    let scene: String

    init(_ bytes: [UInt8]) {
      let (receipt, rest) = Receipt.split(String(decoding: bytes, as: UTF8.self))
      picture = receipt.value("png")
      scene = String(rest)
    }

    func isSame(as other: Content) -> Bool {
      picture != nil && picture == other.picture && scene == other.scene
        && MergeConflict(in: scene) == nil
    }
  }
}
