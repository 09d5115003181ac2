import CYAML
import MaquetteCore

/// Makes nodes of the events of libyaml.
struct YAMLParser {
  private enum Event {
    case value(YAMLNode.Content)
    case listStart, mapStart, collectionEnd, documentStart, streamEnd, other
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let source: SpecSource
  private let lines: YAMLLines
  /// Where the last event was an alias.
  private var alias: YAMLPlace?
  /// Where the last text in quotes stands.
  private var quoted: (start: YAMLPlace, end: YAMLPlace)?
  /// How many lists and maps in brackets and braces are open, with all inside of them.
  private var flowDepth = 0
  /// How many nodes there are, keys counted.
  private var made = 0

  private init(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ source: SpecSource, _ lines: YAMLLines
  ) {
    (self.parser, self.source, self.lines) = (parser, source, lines)
  }

  /// The root of a text; `nil` for a text without a value.
  static func root(of source: SpecSource, _ lines: YAMLLines) throws(ReadingError) -> YAMLNode? {
    try reading(source) { parser throws(ReadingError) in
      var reader = YAMLParser(parser, source, lines)
      return try reader.root()
    }
  }

  /// What comes of a text that libyaml's parser is about to read.
  static func reading<Result>(
    _ source: SpecSource,
    _ read: (UnsafeMutablePointer<yaml_parser_t>) throws(ReadingError) -> Result
  ) throws(ReadingError) -> Result {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { throw .tooDeep(at: nil) }
    defer { yaml_parser_delete(parser) }
    return try source.bytes.withUnsafeBufferPointer { bytes throws(ReadingError) in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      return try read(parser)
    }
  }

  private mutating func root() throws(ReadingError) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let (event, place, anchor) = try next()
      switch event {
      case .streamEnd: return root
      case .documentStart where root != nil:
        throw ReadingError(
          "a second document starts here; a file may contain only one",
          at: lines.location(of: place),
          hint: "remove '---', or use one file for each")
      case .documentStart, .collectionEnd, .other: break
      case .value, .listStart, .mapStart: root = try node(event, place, anchor, depth: 0)
      }
    }
  }

  private mutating func node(
    _ event: Event, _ place: YAMLPlace, _ anchor: String?, depth: Int
  ) throws(ReadingError) -> YAMLNode {
    made += 1
    // Each value has one key at most.
    guard made <= 2 * Limits.values else {
      throw .tooManyValues(at: lines.location(of: place), hasAliases: false)
    }
    try ReadingError.checkRoom(after: made, at: lines.location(of: place))
    if case .value(let content) = event {
      return YAMLNode(content: content, place: place, anchor: anchor)
    }
    guard depth < Limits.nesting else { throw .tooDeep(at: lines.location(of: place)) }
    var nodes: [YAMLNode] = []
    while true {
      let (element, place, anchor) = try next()
      if case .collectionEnd = element { break }
      nodes.append(try node(element, place, anchor, depth: depth + 1))
    }
    guard case .mapStart = event else {
      return YAMLNode(content: .list(nodes), place: place, anchor: anchor)
    }
    let pairs = stride(from: 0, to: nodes.count - 1, by: 2).map { (nodes[$0], nodes[$0 + 1]) }
    return YAMLNode(content: .map(pairs), place: place, anchor: anchor)
  }

  private mutating func next() throws(ReadingError)
    -> (event: Event, place: YAMLPlace, anchor: String?)
  {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      throw YAMLMessages(source, lines).error(of: parser.pointee, behind: alias, after: quoted)
    }
    defer { yaml_event_delete(&event) }
    let place = YAMLPlace(event.start_mark)
    alias = event.type == YAML_ALIAS_EVENT ? lines.place(place) : nil
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      // In brackets and braces no list can begin in a line of its own.
      if isPlain, flowDepth == 0, event.end_mark.line > event.start_mark.line {
        let (first, last) = (lines.place(place), lines.place(YAMLPlace(event.end_mark)))
        let messages = YAMLMessages(source, lines)
        if let error = messages.list(inTextOf: first.line...max(first.line, last.line)) {
          throw error
        }
      }
      if [YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE].contains(scalar.style) {
        quoted = (lines.place(place), lines.place(YAMLPlace(event.end_mark)))
      }
      return (.value(.scalar(text, isPlain: isPlain)), place, name(scalar.anchor))
    case YAML_ALIAS_EVENT: return (.value(.alias(name(event.data.alias.anchor) ?? "")), place, nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      if flowDepth > 0 || start.style == YAML_FLOW_SEQUENCE_STYLE { flowDepth += 1 }
      return (.listStart, place, name(start.anchor))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      if flowDepth > 0 || start.style == YAML_FLOW_MAPPING_STYLE { flowDepth += 1 }
      return (.mapStart, place, name(start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      flowDepth = max(0, flowDepth - 1)
      return (.collectionEnd, place, nil)
    case YAML_DOCUMENT_START_EVENT: return (.documentStart, place, nil)
    case YAML_STREAM_END_EVENT: return (.streamEnd, place, nil)
    default: return (.other, place, nil)
    }
  }

  private func name(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
    text.map { String(cString: $0) }
  }
}

extension YAMLPlace {
  /// A place in libyaml's own lines.
  init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}
