/// A picture that is kept, with its scene and what it was made with.
public struct Baseline: Hashable, Sendable {
  /// The picture's file.
  public var png: [UInt8]
  /// The scene as text, without the receipt; `nil` for a picture that has none.
  public var scene: String?
  /// What it was made with; empty when nobody knows.
  package var receipt: Receipt

  /// A baseline from its parts.
  package init(png: [UInt8], scene: String?, receipt: Receipt) {
    self.png = png
    self.scene = scene
    self.receipt = receipt
  }

  /// The text beside the picture; `nil` when there is none.
  var text: String? { scene.map { receipt.text + $0 } }

  /// Whether picture and scene are the same, whatever they were made with.
  public func isSame(as other: Baseline) -> Bool { png == other.png && scene == other.scene }
}
