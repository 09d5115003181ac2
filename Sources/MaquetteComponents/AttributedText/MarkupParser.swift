import MaquetteCore
import MaquetteThemes

/// Reads inline markup in linear time, whatever it is: CommonMark's algorithm, with a list of
/// pieces, a list of delimiters that may still match, and a stack of open brackets.
struct MarkupParser {
  /// A piece of the text, and which attributes end before it and begin after it.
  struct Piece {
    var text: Range<Int>
    var ends = 0
    /// Spans of ``MarkupSpans``, the innermost first.
    var begins: [Int] = []
  }

  /// `[` or `^[` that waits for its `]`.
  struct Bracket {
    var piece: Int
    var isAttributes: Bool
    /// The last delimiter before it.
    var delimiter: Int?
  }

  let scalars: [Unicode.Scalar]
  let catalogue: Catalogue
  let symbols: SymbolSet
  let sink = DiagnosticSink()
  var locator: MarkupLocator
  var pieces: [Piece] = []
  var spans = MarkupSpans()
  var delimiters = MarkupDelimiters()
  private var brackets: [Bracket] = []
  /// Open brackets below it can be no links: they hold one already.
  private var linkFloor = 0
  private var position = 0
  private var textStart = 0
  private var codeFences: CodeFences?

  /// The text of some markup, and what is wrong with it, with places in the markup.
  static func parse(_ markup: String, catalogue: Catalogue, symbols: SymbolSet)
    -> (text: AttributedText, problems: [Diagnostic])
  {
    var parser = MarkupParser(Array(markup.unicodeScalars), catalogue, symbols)
    parser.run()
    let runs = parser.spans.runs(of: parser.pieces, in: parser.scalars)
    return (AttributedText(runs), parser.sink.diagnostics)
  }

  private init(_ scalars: [Unicode.Scalar], _ catalogue: Catalogue, _ symbols: SymbolSet) {
    self.symbols = symbols
    self.scalars = scalars
    self.catalogue = catalogue
    locator = MarkupLocator(scalars)
  }

  private mutating func run() {
    while position < scalars.count {
      switch scalars[position] {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": delimiter()
      case "[": open(isAttributes: false)
      case "^" where position + 1 < scalars.count && scalars[position + 1] == "[":
        open(isAttributes: true)
      case "]": close()
      default: position += 1
      }
    }
    flush()
    delimiters.match(above: nil, in: &pieces)
  }

  /// Makes a piece of the text since the last one.
  private mutating func flush() {
    if textStart < position { pieces.append(Piece(text: textStart..<position)) }
    textStart = position
  }

  /// Appends a piece that is not plain text and goes on behind it.
  private mutating func append(_ piece: Piece, upTo end: Int) {
    flush()
    pieces.append(piece)
    position = end
    textStart = end
  }

  /// A backslash makes punctuation of ASCII stand for itself.
  private mutating func escape() {
    let next = position + 1
    guard next < scalars.count, scalars[next].isMarkupPunctuation else {
      position = next
      return
    }
    flush()
    textStart = next
    position = next + 1
  }

  // MARK: Code

  private mutating func code() {
    let start = position
    let length = scalars[start...].prefix { $0 == "`" }.count
    var fences = codeFences ?? CodeFences(scalars)
    let close = fences.next(ofLength: length, from: start + length)
    codeFences = fences
    guard let close else {
      position += length
      return
    }
    var content = (start + length)..<close
    // A space at both ends keeps backticks inside apart from those around.
    if content.count > 2, scalars[content.lowerBound] == " ", scalars[close - 1] == " ",
      !scalars[content].allSatisfy({ $0 == " " })
    {
      content = (content.lowerBound + 1)..<(close - 1)
    }
    let end = close + length
    append(Piece(text: start..<start, begins: [MarkupSpans.code]), upTo: end)
    pieces.append(Piece(text: content))
    pieces.append(Piece(text: end..<end, ends: 1))
  }

  // MARK: Delimiters

  private mutating func delimiter() {
    let mark = scalars[position]
    let length = scalars[position...].prefix { $0 == mark }.count
    let range = position..<(position + length)
    guard mark != "~" || length == 2 else {
      position += length
      return
    }
    flush()
    delimiters.append(mark, range, piece: pieces.count, in: scalars)
    append(Piece(text: range), upTo: range.upperBound)
  }

  // MARK: Brackets

  private mutating func open(isAttributes: Bool) {
    let end = position + (isAttributes ? 2 : 1)
    flush()
    brackets.append(
      Bracket(piece: pieces.count, isAttributes: isAttributes, delimiter: delimiters.last))
    append(Piece(text: position..<end), upTo: end)
  }

  private mutating func close() {
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    let isLinked = brackets.count < linkFloor
    linkFloor = min(linkFloor, brackets.count)
    guard bracket.isAttributes || !isLinked,
      let tail = tail(at: position + 1, isAttributes: bracket.isAttributes)
    else {
      position += 1
      return
    }
    append(Piece(text: position..<position, ends: 1), upTo: tail.end)
    delimiters.match(above: bracket.delimiter, in: &pieces)
    pieces[bracket.piece].text = 0..<0
    pieces[bracket.piece].begins = [spans.add(tail.attributes)]
    if !bracket.isAttributes { linkFloor = brackets.count }
  }
}

extension Unicode.Scalar {
  /// Punctuation of ASCII, symbols among it, as CommonMark has it.
  var isMarkupPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// Where runs of backticks stand, so that each opening one finds its closing one at once.
private struct CodeFences {
  private var starts: [Int: [Int]] = [:]
  private var passed: [Int: Int] = [:]

  init(_ scalars: [Unicode.Scalar]) {
    var index = 0
    while index < scalars.count {
      let length = scalars[index...].prefix { $0 == "`" }.count
      if length > 0 { starts[length, default: []].append(index) }
      index += length + 1
    }
  }

  /// The next run of a length; places must be asked for in order.
  mutating func next(ofLength length: Int, from place: Int) -> Int? {
    guard let all = starts[length] else { return nil }
    var index = passed[length] ?? 0
    while index < all.count, all[index] < place { index += 1 }
    passed[length] = index
    return index < all.count ? all[index] : nil
  }
}
