/// A symbol as data: layers of outlines on a 24 × 24 grid, y downwards, drawn for left-to-right.
///
/// A unit is 1/17 of an em, the grid's middle lies in the middle of the capitals, and strokes have
/// the width that belongs to the weight of the text.
package struct Symbol: Hashable, Sendable {
  /// The name, as in SF Symbols.
  package var name: String
  /// Why it looks as it does in right-to-left.
  package var rule: SymbolRule
  /// Whether layers mirror in right-to-left that do not say otherwise.
  package var mirrors: Bool
  /// The layers from back to front.
  package var layers: [Layer]
  /// Other drawings, for locales whose language is written in one of these scripts.
  package var variants: [SymbolScript: [Layer]]

  /// A symbol from its parts; `nil` mirrors as its rule has it.
  package init(
    name: String, rule: SymbolRule = .object, mirrors: Bool? = nil, layers: [Layer],
    variants: [SymbolScript: [Layer]] = [:]
  ) {
    self.name = name
    self.rule = rule
    self.mirrors = mirrors ?? rule.mirrors(name)
    self.layers = layers
    self.variants = variants
  }

  /// The layers for a locale whose language is written in a script.
  package func layers(in script: SymbolScript?) -> [Layer] {
    script.flatMap { variants[$0] } ?? layers
  }

  /// The symbol with all of it mirrored in right-to-left, or nothing, whatever its rule says.
  package func flipping(_ flips: Bool) -> Symbol {
    func plain(_ layers: [Layer]) -> [Layer] {
      layers.map {
        var layer = $0
        layer.rightToLeft = nil
        return layer
      }
    }
    return Symbol(
      name: name, rule: rule, mirrors: flips, layers: plain(layers),
      variants: variants.mapValues(plain))
  }

  /// What a layer does in right-to-left.
  package func rightToLeft(_ layer: Layer) -> RightToLeft {
    layer.rightToLeft ?? (mirrors ? .mirror : .stay)
  }
}

extension Symbol {
  /// One layer, drawn over those before it.
  package struct Layer: Hashable, Sendable {
    /// What the layer does with its outline.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
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
    package var kind: Kind
    /// The outline, in the notation of ``SymbolPath``.
    package var path: String
    /// Multiplies the weight's stroke width.
    package var width: Double
    /// Multiplies the stroke width of the heaviest weight, in steps from ``width`` at the lightest;
    /// `nil` for the same at all weights. Small letters need it to stay open.
    package var heaviestWidth: Double?
    /// What it does in right-to-left; `nil` does what its symbol does.
    package var rightToLeft: RightToLeft?

    /// A layer; the weight's own stroke width when nothing is said.
    package init(
      _ kind: Kind, _ path: String, width: Double = 1, heaviestWidth: Double? = nil,
      rightToLeft: RightToLeft? = nil
    ) {
      self.kind = kind
      self.path = path
      self.width = width
      self.heaviestWidth = heaviestWidth
      self.rightToLeft = rightToLeft
    }
  }

  /// What a layer does in right-to-left.
  package enum RightToLeft: Hashable, Sendable {
    /// Flips about the grid's middle.
    case mirror
    /// Stays where and as it is.
    case stay
    /// Goes to the mirrored place but keeps its drawing, as badges and letters do.
    ///
    /// `about` is the x, on the grid, whose mirrored place it takes; `nil` for the middle of the
    /// layer's own box. Layers that belong together name the same.
    case move(about: Double? = nil)
  }
}
