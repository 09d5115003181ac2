/// What pieces of markup look like, by number, and the runs that come of it.
struct MarkupSpans {
  /// The spans that need no attributes of their own.
  static let bold = 0
  static let italic = 1
  static let strikethrough = 2
  static let code = 3

  private struct Nesting: Hashable {
    var outer: Int
    var span: Int
  }

  private var spans: [TextAttributes] = [.bold, .italic, .strikethrough, .code]
  /// What spans inside one another come to; the first is the text's own.
  private var looks: [Shared<TextAttributes>] = [Shared(TextAttributes())]
  private var known: [Nesting: Int] = [:]

  /// The number of a span with attributes.
  mutating func add(_ attributes: TextAttributes) -> Int {
    spans.append(attributes)
    return spans.count - 1
  }

  mutating func runs(of pieces: [MarkupParser.Piece], in scalars: [Unicode.Scalar])
    -> [AttributedText.Run]
  {
    var runs: [AttributedText.Run] = []
    // The numbers of looks; spans inside of spans need no recursion.
    var stack = [0]
    // The outermost symbol that is open: its depth, and what is read in its place.
    var symbol: (depth: Int, text: String.UnicodeScalarView)?
    for piece in pieces {
      let depth = stack.count - min(piece.ends, stack.count - 1)
      if let open = symbol, depth <= open.depth {
        runs.append(AttributedText.Run(String(open.text), looks[stack[open.depth]]))
        symbol = nil
      }
      stack.removeLast(stack.count - depth)
      if symbol != nil {
        symbol?.text.append(contentsOf: scalars[piece.text])
      } else if !piece.text.isEmpty {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[piece.text])
        runs.append(AttributedText.Run(String(text), looks[stack.last ?? 0]))
      }
      for span in piece.begins.reversed() {
        if symbol == nil, spans[span].symbol != nil { symbol = (stack.count, .init()) }
        stack.append(look(span, in: stack.last ?? 0))
      }
    }
    return runs
  }

  private mutating func look(_ span: Int, in outer: Int) -> Int {
    let nesting = Nesting(outer: outer, span: span)
    if let look = known[nesting] { return look }
    looks.append(Shared(looks[outer].value.merging(spans[span])))
    known[nesting] = looks.count - 1
    return looks.count - 1
  }
}
