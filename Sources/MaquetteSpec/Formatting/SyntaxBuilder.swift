import MaquetteCore

/// Finds out how a YAML text was written: libyaml tells values and where they start, and what lies
/// between them are indicators and comments.
struct SyntaxBuilder {
  let text: FormatText
  /// What was looked at already.
  private var position = 0
  private(set) var comments: [SyntaxComment] = []
  /// Lines such as `%YAML 1.2`.
  private(set) var directives: [String] = []
  /// The offset of `---`.
  private(set) var documentStart: Int?
  private var hasBegun = false
  private var isInFlow = false

  private let tree: YAMLNode

  /// - Parameters:
  ///   - bytes: a text.
  ///   - tree: what ``YAMLReader`` made of it.
  init(_ bytes: [UInt8], _ tree: YAMLNode) {
    text = FormatText(bytes)
    self.tree = tree
  }

  /// The root, with all comments found.
  mutating func root() -> SyntaxNode {
    var root = build(tree)
    skip(to: text.scalars.count)
    FlowText.measure(&root)
    return root
  }

  private mutating func build(_ node: YAMLNode) -> SyntaxNode {
    let mark = offset(of: node)
    skip(to: mark)
    hasBegun = true
    switch node.content {
    case .scalar(let text, let isPlain): return scalar(text, isPlain: isPlain)
    case .alias(let name): return scalar("*" + name, isPlain: true)
    case .list(let elements):
      let properties = ownProperties(mark, firstChild: elements.first)
      return collection(isMap: false, properties, from: mark, elements.map { (nil, $0) })
    case .map(let pairs):
      let properties = ownProperties(mark, firstChild: pairs.first?.key)
      return collection(isMap: true, properties, from: mark, pairs.map { ($0.key, $0.value) })
    }
  }

  /// What stands before a collection, unless it belongs to what is first in it.
  private mutating func ownProperties(_ mark: Int, firstChild: YAMLNode?) -> String {
    properties(before: firstChild.map(offset) ?? .max)
  }

  private mutating func collection(
    isMap: Bool, _ properties: String, from start: Int, _ pairs: [(YAMLNode?, YAMLNode)]
  ) -> SyntaxNode {
    skip(to: next)
    let hasBracket = text[position] == (isMap ? "{" : "[")
    let outerFlow = isInFlow
    // `[a: 1]` has a map without brackets of its own in it.
    isInFlow = isInFlow || hasBracket
    defer { isInFlow = outerFlow }
    var result = SyntaxNode(
      content: .collection(isMap: isMap, []), properties: properties, start: start,
      contentStart: position, end: position, column: text.column(of: position), isFlow: isInFlow)
    if hasBracket { position += 1 }
    var entries: [SyntaxEntry] = []
    for (keyNode, valueNode) in pairs {
      skip(to: next)
      let dash = position
      let key = keyNode.map { build($0) }
      let value = build(valueNode)
      entries.append(SyntaxEntry(key: key, value: value, start: key?.start ?? dash))
    }
    if hasBracket {
      while let scalar = text[position], scalar != "]", scalar != "}" {
        skip(to: position + 1)
      }
      position += 1
    }
    result.content = .collection(isMap: isMap, entries)
    result.end = position
    return result
  }

  private mutating func scalar(_ value: String, isPlain: Bool) -> SyntaxNode {
    let start = position
    let properties = properties(onLine: value.isEmpty && isPlain)
    var span = SpanReader(text, value: value)
    let found: (scalar: SyntaxScalar, start: Int)
    if isPlain, value.isEmpty {
      found = (SyntaxScalar(style: .plain, value: "", lines: []), position)
    } else {
      skip(to: next)
      found = (span.read(from: position), position)
      if found.scalar.isBlock {
        skip(to: span.headerEnd)
        skip(to: text.end(ofLineAt: position))
      }
      position = span.end
    }
    return SyntaxNode(
      content: .scalar(found.scalar), properties: properties, start: start,
      contentStart: found.start, end: position)
  }

  /// Anchor and tag at the position, which goes behind them.
  private mutating func properties(onLine: Bool = false, before limit: Int = .max) -> String {
    var found: [String] = []
    while found.count < 2 {
      let next = next
      guard next < limit, let scalar = text[next], scalar == "&" || scalar == "!" else { break }
      if onLine, text.line(of: next) != text.line(of: position) { break }
      skip(to: next)
      let isVerbatim = text[next + 1] == "<"
      position = next + 1
      while let scalar = text[position], !FormatText.isSpace(scalar),
        isVerbatim || !",[]{}".unicodeScalars.contains(scalar),
        text[next] == "!" || SyntaxBuilder.isOfAnchor(scalar)
      {
        position += 1
      }
      found.append(text.string(next..<position))
    }
    return found.joined(separator: " ")
  }

  /// Whether a name of an anchor may have it, by libyaml's rules: a question mark, for one, ends it.
  private static func isOfAnchor(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "_", "-": true
    default: false
    }
  }

  private func offset(of node: YAMLNode) -> Int {
    text.offset(line: node.place.line, column: node.place.column)
  }

  /// The next offset with something that is neither white space nor comment.
  private var next: Int {
    var offset = position
    while let scalar = text[offset] {
      if scalar == "#" {
        offset = text.end(ofLineAt: offset)
      } else if FormatText.isSpace(scalar) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Goes on to an offset, and takes the comments on the way.
  private mutating func skip(to target: Int) {
    while position < target, let scalar = text[position] {
      let isLineStart = !hasBegun && text.column(of: position) == 0
      if scalar == "#" {
        let end = text.end(ofLineAt: position)
        comments.append(
          SyntaxComment(
            text: text.string(position..<end).withoutTrailingSpace, offset: position,
            line: text.line(of: position), column: text.column(of: position),
            isOnOwnLine: text.isFirst(position)))
        position = end
      } else if isLineStart, scalar == "%" {
        let end = text.end(ofLineAt: position)
        directives.append(text.string(position..<end).withoutTrailingSpace)
        position = end
      } else {
        if isLineStart, text.string(position..<position + 3) == "---" { documentStart = position }
        position += 1
      }
    }
  }
}

extension String {
  /// Without white space at its end.
  var withoutTrailingSpace: String {
    var scalars = unicodeScalars[...]
    while let last = scalars.last, FormatText.isSpace(last) { scalars.removeLast() }
    return String(scalars)
  }
}
