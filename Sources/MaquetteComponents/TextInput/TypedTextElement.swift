import MaquetteCore

/// The text of a field with its caret and what is selected, or what stands in the empty field: a line
/// that takes all the width there is, or the lines of an editor, which take all the height as well.
final class TypedTextElement: LayoutElement {
  private let contents: FieldContents
  let look: TextFieldLook
  private let colors: Colors
  private let font: ResolvedFont
  let context: LayoutContext
  /// A line of the font, which an empty field is as high as.
  private let line: TextLayout
  private let letters: TextBlock?
  private let prompt: TextBlock?
  /// Whether it takes all the width there is.
  var fills = true

  /// The colours of the texts.
  struct Colors {
    var text: Color
    var prompt: Color
  }

  init(
    _ contents: FieldContents, look: TextFieldLook, font: ResolvedFont, colors: Colors,
    context: LayoutContext
  ) {
    self.contents = contents
    self.look = look
    self.font = font
    self.colors = colors
    self.context = context
    line = context.measurer.layout(
      TextRequest(text: "0", font: font, alignment: .left, direction: context.direction))
    let side = contents.alignment.side(in: context.direction)
    let lines = contents.isMultiline ? 0 : 1
    let isShown = !contents.text.isEmpty && !contents.isSecure
    // What people typed is no text of the app, in which pseudolanguages change every letter.
    letters =
      isShown
      ? context.textBlock(
        contents.text, resolved: font, maxLines: lines, alignment: side, key: "text",
        name: "the text", isVerbatim: true) : nil
    prompt =
      contents.text.isEmpty && !contents.prompt.isEmpty
      ? context.textBlock(
        contents.prompt, resolved: font, maxLines: lines, alignment: side,
        key: contents.placeholder.isEmpty ? "title" : "placeholder", name: "the placeholder") : nil
  }

  private var count: Int { contents.text.count }

  private func typed(in width: Double?) -> (any TypedText)? {
    if contents.text.isEmpty { return nil }
    if contents.isSecure {
      return TypedDots(
        count: count, diameter: look.dot, pitch: look.dotPitch, font: font, line: line,
        direction: context.direction)
    }
    return letters.map {
      TypedLetters(
        $0.layout(width: contents.isFocused && !contents.isMultiline ? nil : width),
        of: contents.text,
        direction: context.direction)
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    let offered = contents.isMultiline ? proposal.width : nil
    let own = typed(in: offered)?.size ?? prompt?.layout(width: offered).size ?? line.size
    // What does not fill has room for the caret behind it.
    let width = fills ? proposal.width : proposal.width.map { min($0, own.width + look.caretWidth) }
    return Size(
      width: width ?? own.width, height: proposal.height ?? max(line.size.height, own.height))
  }

  func stretch(along axis: Axis) -> Stretch {
    (axis == .horizontal ? fills : contents.isMultiline) ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? TypedTextElement.leastWidth(in: font) : line.size.height
  }

  /// The room for what is typed that a field keeps beside all else in it.
  static func leastWidth(in font: ResolvedFont) -> Double { 2 * font.size }

  func firstBaseline(in size: Size) -> Double? {
    place(in: Rect(origin: .zero, size: size))[0].baseline
  }

  // MARK: Placing

  func place(in frame: Rect) -> [SceneNode] { place(in: frame, seenBeyond: .zero).nodes }

  /// The nodes in a frame, and how far the lines of an editor are moved up in it.
  ///
  /// - Parameter reach: how far above and below its frame what has no room in it is seen.
  func place(in frame: Rect, seenBeyond reach: EdgeInsets) -> (nodes: [SceneNode], moved: Double) {
    guard let typed = typed(in: frame.width) else { return ([emptyNode(in: frame)], 0) }
    let origin = Point(x: x(of: typed, in: frame), y: top(of: typed, in: frame))
    let moved = contents.isMultiline ? frame.minY - origin.y : 0
    let beyond = EdgeInsets(top: moved > 0 ? -reach.top : 0, bottom: -reach.bottom)
    let seen = frame.inset(by: beyond, direction: context.direction)
    let isCut =
      typed.size.width > frame.width + 0.01
      || contents.isMultiline && typed.size.height > frame.height + 0.01
    var items = selection(typed, at: origin).map(\.background) ?? []
    items += marks(typed, at: origin) + typed.items(at: origin, color: colors.text, in: seen)
    // What goes on beyond the field is seen as far as the field reaches.
    if isCut { items = [.group(DrawGroup(items, clips: [.rect(seen.inset(by: -1))]))] }
    items += selection(typed, at: origin)?.handles(in: isCut ? seen : nil) ?? []
    items += caret(typed, at: origin, in: frame)
    if isCut, contents.isMultiline { items += indicator(typed, at: origin, in: frame) }
    var node = context.containerNode("Text", frame: frame, items: items, children: [])
    node.baseline = origin.y + typed.baseline
    if let letters = typed as? TypedLetters {
      node.text = letters.layout.shownText
      node.style = context.style(of: letters.layout, font: font, color: colors.text)
    }
    return ([node], moved)
  }

  private func emptyNode(in frame: Rect) -> SceneNode {
    let layout = prompt?.layout(width: frame.width)
    let top = top(of: (layout ?? line).size.height, in: frame)
    let start = start(of: layout?.size.width ?? 0, in: frame)
    var node = context.containerNode("Text", frame: frame, children: [])
    node.baseline = top + ((layout ?? line).lines.first?.baseline ?? 0)
    if let layout {
      node.items = TextBlock.items(of: layout, at: Point(x: start, y: top), color: colors.prompt)
      node.text = layout.shownText
    }
    guard contents.isFocused else { return node }
    // Where the first letter will stand.
    node.items += caretItems(
      Rect(
        x: self.start(of: 0, in: frame), y: top, width: 0, height: (layout ?? line).size.height),
      in: frame)
    return node
  }

  private func top(of height: Double, in frame: Rect) -> Double {
    contents.isMultiline ? frame.minY : context.rounded(frame.midY - height / 2)
  }

  /// Lines that are higher than the editor are moved until the caret is seen.
  private func top(of typed: any TypedText, in frame: Rect) -> Double {
    let top = top(of: typed.size.height, in: frame)
    guard contents.isMultiline, contents.isFocused, typed.size.height > frame.height else {
      return top
    }
    return top - max(0, typed.caret(before: caretPosition).maxY - frame.height)
  }

  /// Where a text of a width starts at the left.
  private func start(of width: Double, in frame: Rect) -> Double {
    switch contents.alignment.side(in: context.direction) {
    case .left: frame.minX
    case .center: frame.midX - width / 2
    case .right: frame.maxX - width
    }
  }

  /// A text that is wider than the field is moved until the caret is seen.
  private func x(of typed: any TypedText, in frame: Rect) -> Double {
    let width = typed.size.width
    guard width > frame.width else { return start(of: width, in: frame) }
    guard contents.isFocused else {
      return context.direction == .rightToLeft ? frame.maxX - width : frame.minX
    }
    let caret = typed.caret(before: caretPosition).minX
    let room = frame.width - look.caretWidth
    // As far as needed from where reading starts.
    if context.direction == .rightToLeft {
      return frame.maxX - width + max(0, width - caret - room)
    }
    return frame.minX - max(0, caret - room)
  }

  // MARK: Caret and selection

  private var caretPosition: Int {
    guard look.hasCaret else { return count }
    return min(contents.caret ?? contents.selectedRange?.upperBound ?? count, count)
  }

  /// The selected characters; `nil` for none.
  private var selected: TextRange? {
    guard contents.isFocused, let range = contents.selectedRange, range.upperBound <= count,
      range.lowerBound < range.upperBound
    else { return nil }
    return range
  }

  private func selection(_ typed: any TypedText, at origin: Point) -> TextSelection? {
    guard let selected else { return nil }
    func end(_ character: Int) -> TextSelection.End? {
      typed.rects(of: TextRange(character..<character + 1)).first.map {
        (moved($0, origin), typed.isTurned(at: character))
      }
    }
    return TextSelection(
      rects: typed.rects(of: selected).map { moved($0, origin) },
      first: end(selected.lowerBound), last: end(selected.upperBound - 1), context: context)
  }

  /// What shows the characters that an input method may still change.
  private func marks(_ typed: any TypedText, at origin: Point) -> [DrawItem] {
    guard contents.isFocused, let marked = contents.markedRange, marked.upperBound <= count else {
      return []
    }
    return typed.rects(of: marked).flatMap { rect -> [DrawItem] in
      let area = moved(rect, origin)
      let line = Rect(
        x: area.minX, y: origin.y + typed.baseline + look.markGap, width: area.width,
        height: look.markWidth)
      return [.fill(.rect(area), .color(look.markFill)), .fill(.rect(line), .color(look.markLine))]
        .filter(\.leavesMark)
    }
  }

  private func caret(_ typed: any TypedText, at origin: Point, in frame: Rect) -> [DrawItem] {
    guard contents.isFocused, selected == nil else { return [] }
    let isLast = caretPosition == count && count > 0
    let shift = isLast ? (typed.isTurned(at: count - 1) ? -0.5 : 0.5) : 0
    return caretItems(
      moved(typed.caret(before: caretPosition), origin), shift: shift, in: frame)
  }

  /// Nothing in a window that is not in front (`NSTextView.shouldDrawInsertionPoint`).
  ///
  /// - Parameter shift: how far the caret is moved away from the letter before it, in its widths.
  private func caretItems(_ line: Rect, shift: Double = 0, in frame: Rect) -> [DrawItem] {
    let width = look.caretWidth
    guard look.hasCaret, !context.isInactive else { return [] }
    let middle = line.minX + shift * width
    // It may stand in the field's margins: inside it would cover the first or the last letter. UIKit's
    // begins about a point before the text.
    let x = min(max(middle, frame.minX) - width / 2, max(frame.minX, frame.maxX))
    let caret = Rect(x: context.rounded(x), y: line.minY, width: width, height: line.height)
    return [.fill(.roundedRect(caret, radius: width / 2, curve: .circular), .color(context.tint))]
  }

  private func moved(_ rect: Rect, _ origin: Point) -> Rect {
    Rect(origin: rect.origin.offset(x: origin.x, y: origin.y), size: rect.size)
  }
}
