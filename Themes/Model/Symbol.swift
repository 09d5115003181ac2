import MaquetteCore

/// A symbol as data: layers of outlines on a 24 × 24 grid, y downwards.
///
/// A unit is 1/17 of an em, the grid's middle lies in the middle of the capitals, and strokes have
/// the width that belongs to the weight of the text.
public struct Symbol: Hashable, Sendable {
  /// One layer, drawn over those before it.
  public struct Layer: Hashable, Sendable {
    /// What the layer does with its outline.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Draws along it.
      case stroke
      /// Fills it.
      case fill
      /// Cuts a stroke along it out of the layers before.
      case cut
      /// Cuts its inside out of the layers before.
      case cutFill
    }

    /// What to do.
    public var kind: Kind
    /// The outline, in the notation of ``SymbolPath``.
    public var path: String
    /// Multiplies the weight's stroke width.
    public var width: Double

    /// A layer; the weight's own stroke width when nothing is said.
    public init(_ kind: Kind, _ path: String, width: Double = 1) {
      self.kind = kind
      self.path = path
      self.width = width
    }
  }

  /// The name, as in SF Symbols.
  public var name: String
  /// Whether it is mirrored in right-to-left.
  public var mirrors: Bool
  /// The layers from back to front.
  public var layers: [Layer]

  /// A symbol from its parts.
  public init(name: String, mirrors: Bool, layers: [Layer]) {
    self.name = name
    self.mirrors = mirrors
    self.layers = layers
  }

  /// The built-in symbol with a name; `nil` when there is none.
  public static func named(_ name: String) -> Symbol? { byName[name] }

  /// The names of all built-in symbols, sorted.
  public static var names: [String] { byName.keys.sorted() }

  private static let byName: [String: Symbol] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
