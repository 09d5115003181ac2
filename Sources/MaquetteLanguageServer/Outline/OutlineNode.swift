/// A text in quotes or without, with where it stands.
struct OutlineScalar: Hashable, Sendable {
  /// How it is written.
  enum Style: Hashable, Sendable { case plain, single, double, block, alias }

  /// What it says, without quotes and escapes.
  var text: String
  /// Where it stands, quotes counted.
  var range: Range<Int>
  var style: Style

  /// Where its text stands, without quotes.
  var content: Range<Int> {
    switch style {
    case .single, .double:
      range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - (isClosed ? 1 : 0))
    case .plain, .block, .alias: range
    }
  }

  /// Whether its quotes end.
  var isClosed = true
}

/// A value of a text in YAML or JSON with where it stands, as far as that can be known: the text may
/// be half written, or broken.
///
/// What a text means is what `YAMLReader` reads. This tells what stands at a place and around it, for
/// editors, where most texts are wrong most of the time.
struct OutlineNode: Sendable {
  indirect enum Content: Sendable {
    /// There is nothing, as behind `Divider:`.
    case nothing
    case scalar(OutlineScalar)
    case map([OutlineEntry])
    case list([OutlineNode])
  }

  var content: Content
  /// Where it stands; for nothing, where it would.
  var range: Range<Int>
  /// How many bytes of its line are before its first key or dash.
  var column = 0
  /// Whether it is in brackets, or in something that is.
  var isFlow = false
  /// Whether it has a dash before it, or is in no list.
  var hasDash = true
  /// The name behind `&`.
  var anchor: OutlineScalar?

  var scalar: OutlineScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  var map: [OutlineEntry]? { if case .map(let entries) = content { entries } else { nil } }

  var list: [OutlineNode]? { if case .list(let nodes) = content { nodes } else { nil } }

  var isNothing: Bool { if case .nothing = content { true } else { false } }

  static func nothing(at offset: Int) -> OutlineNode {
    OutlineNode(content: .nothing, range: offset..<offset)
  }
}

/// A key with its value.
struct OutlineEntry: Sendable {
  var key: OutlineScalar
  /// Whether a colon follows; not behind a key that is being written.
  var hasColon: Bool
  var value: OutlineNode
  /// A text behind the colon of which the value below is no part: `VStack: x` with a list below.
  var stray: OutlineScalar?

  var range: Range<Int> {
    key.range.lowerBound..<max(key.range.upperBound, value.range.upperBound)
  }
}

/// One step from a value to one inside of it.
enum OutlineStep: Sendable {
  /// The entry of a map.
  case entry(OutlineEntry, of: [OutlineEntry], in: OutlineNode)
  /// An element of a list.
  case item(Int, in: OutlineNode)
}

/// What stands at an offset, and the way there from the root.
struct OutlinePlace: Sendable {
  enum Part: Sendable { case key, value, stray }

  var steps: [OutlineStep]
  /// What it is of the last step.
  var part: Part
  /// The text at the offset.
  var scalar: OutlineScalar
}

extension OutlineNode {
  /// The key or value whose text has an offset in it or at its end; `nil` where there is none.
  func place(at offset: Int) -> OutlinePlace? {
    var steps: [OutlineStep] = []
    var node = self
    // Each step goes one level down, and levels are limited.
    while true {
      switch node.content {
      case .nothing: return nil
      case .scalar(let scalar):
        return scalar.range.holds(offset)
          ? OutlinePlace(steps: steps, part: .value, scalar: scalar) : nil
      case .map(let entries):
        guard let entry = entries.last(where: { $0.key.range.lowerBound <= offset }) else {
          return nil
        }
        steps.append(.entry(entry, of: entries, in: node))
        if entry.key.range.holds(offset) {
          return OutlinePlace(steps: steps, part: .key, scalar: entry.key)
        }
        if let stray = entry.stray, stray.range.holds(offset) {
          return OutlinePlace(steps: steps, part: .stray, scalar: stray)
        }
        node = entry.value
      case .list(let nodes):
        guard let index = nodes.lastIndex(where: { $0.range.lowerBound <= offset }) else {
          return nil
        }
        steps.append(.item(index, in: node))
        node = nodes[index]
      }
    }
  }
}

extension Range<Int> {
  /// Whether an offset is in it or at its end.
  func holds(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
