import MaquetteCore
import MaquetteThemes

/// The field of a search itself: a sign, what has been chosen and typed, and what empties it.
struct SearchBox {
  /// What a field stands on in a bar.
  struct Ground {
    /// How high the field is, in points.
    let height: Double
    /// What is drawn below it.
    let items: (Rect) -> [DrawItem]
  }

  private let contents: FieldContents
  private let tokens: [String]
  /// How much lower it is than usual, as contents that are scrolled squeeze it, in points.
  private let squeeze: Double

  /// - Parameter tokens: what has been chosen to search for.
  init(_ contents: FieldContents, tokens: [String] = [], squeeze: Double = 0) {
    self.contents = contents
    self.tokens = tokens
    self.squeeze = squeeze
  }

  /// An empty field with a placeholder.
  init(prompt: String, controlSize: ControlSize = .regular) {
    var contents = FieldContents()
    contents.placeholder = prompt
    contents.controlSize = controlSize
    self.init(contents)
  }

  /// The field; `nil` after reporting what keeps it from being drawn.
  ///
  /// - Parameters:
  ///   - key: the spec's key for the placeholder, where messages point.
  ///   - ground: what it stands on; `nil` for the glass of the bar around, or its own fill.
  func element(
    _ look: SearchFieldLook, key: String, in context: LayoutContext, on ground: Ground? = nil
  ) -> (any LayoutElement)? {
    var (context, contents) = (context, contents)
    if let tint = contents.tint { context.environment.tint = tint }
    contents.clearButton = .always
    guard let (font, usual) = fonts(look, in: context),
      let typing = context.look(TextFieldLook.self, component: "search field")
    else { return nil }
    guard contents.isSound(in: context) else { return nil }
    // In the toolbar of a window that is not in front it is as faint as the items beside it.
    let faint = context.inactiveItemColor
    let quiet = contents.isDisabled ? look.disabledColor : nil
    let color = quiet ?? faint ?? look.color
    let signs = font.scaled(by: min(1, (look.iconGrowth ?? .infinity) * usual.size / font.size))
    func symbol(_ name: String) -> SymbolPart? {
      context.symbolPart(name, signs, scale: look.iconScale, color: color, key: key)
    }
    // What has been chosen is a content, which stands in the placeholder's place.
    if !tokens.isEmpty { contents.placeholder = "" }
    let text = contents.isDisabled ? typing.disabledColor : typing.color
    let typed = TypedTextElement(
      contents, look: typing, font: font,
      colors: TypedTextElement.Colors(text: text, prompt: color), context: context)
    let chosen = tokens.map { TokenElement($0, look: typing, font: font, context: context) }
    let line: any LayoutElement =
      chosen.isEmpty
      ? typed
      : TokenLineElement(
        chosen, typed: typed, gap: look.gap, caret: typing.caretWidth,
        showsEnd: contents.isFocused, context: context)
    let glass =
      ground
      ?? (context.isToolbar ? GlassGround(context) : nil).map { glass in
        Ground(height: glass.side) { glass.items(in: $0) }
      }
    let hasMicrophone =
      (context.barItemSide == nil ? look.hasMicrophone : look.barMicrophone ?? look.hasMicrophone)
      != 0
    let sign = symbol("magnifyingglass")
    let microphone = contents.text.isEmpty && hasMicrophone ? symbol("mic.fill") : nil
    let clear = contents.text.isEmpty ? nil : contents.clearButton(typing, signs, in: context)
    let growth = growth(look, in: context) ?? 0
    let least = glass?.height ?? look.height(at: contents.controlSize)
    // A row's platter is the field's ground.
    let isOnPlatter = context.isListRow && context.has(PlatterLook.self)
    let height = isOnPlatter ? font.lineHeight : max(least + growth, font.lineHeight)
    let padding = isOnPlatter ? 0 : look.padding
    // Recalled: what stands in it is faint before it has no room.
    let fading = squeeze > 0 ? 1 - squeeze / max(1, height - font.lineHeight) : 1
    func box(_ parts: [(any LayoutElement)?]) -> BoxElement {
      let all = context.row(parts, spacing: look.gap)
      let row: any LayoutElement = fading < 1 ? FadedElement(all, opacity: fading) : all
      let own = max(0, height - squeeze)
      return BoxElement(row, height: own, padding: padding, context: context) { frame in
        guard !isOnPlatter else { return [] }
        return (glass?.items(frame) ?? self.ground(look, in: frame, context)).filter(\.leavesMark)
      }
    }
    // A sidebar's has all of its width.
    let own = context.automaticListStyle == "sidebar" ? nil : look.width
    return SearchingElement(
      box([sign, line, microphone, clear]), bare: box([sign, line, clear]),
      width: own ?? context.screenWidth, isFocused: contents.isFocused,
      answers: squeeze == 0, accessibility: accessibility(in: context), context: context)
  }

  /// How wide it is with all of its placeholder, in points; `nil` where it cannot be drawn.
  func need(_ look: SearchFieldLook, in context: LayoutContext) -> Double? {
    element(look, key: "placeholder", in: context).flatMap(SearchBox.need)
  }

  /// The same of a field that has been made.
  static func need(of field: any LayoutElement) -> Double? { (field as? SearchingElement)?.need }

  /// How much higher it is than at the usual text size, as it grows with its text; `nil` without a font.
  func growth(_ look: SearchFieldLook, in context: LayoutContext) -> Double? {
    fonts(look, in: context).map { max(0, $0.own.lineHeight - $0.usual.lineHeight) }
  }

  /// Its font, and that of the usual text size.
  private func fonts(_ look: SearchFieldLook, in context: LayoutContext)
    -> (own: ResolvedFont, usual: ResolvedFont)?
  {
    let size = contents.controlSize
    let font = contents.font?.resolved(in: context.environment) ?? look.font(at: size).resolved()
    return font.map {
      ($0, SearchFieldLook(context.withUsualTextSize)?.font(at: size).resolved() ?? $0)
    }
  }

  private func accessibility(in context: LayoutContext) -> Accessibility {
    let value = (tokens + [contents.text]).filter { !$0.isEmpty }.joined(separator: ", ")
    return Accessibility(
      role: .textField,
      label: contents.placeholder.isEmpty ? context.word(.search) : contents.placeholder,
      value: value.isEmpty ? nil : value,
      traits: [.searchField] + (contents.isDisabled ? [.notEnabled] : []))
  }

  private func ground(_ look: SearchFieldLook, in frame: Rect, _ context: LayoutContext)
    -> [DrawItem]
  {
    let radius = min(look.radius, frame.height / 2)
    let shape = Shape.roundedRect(
      frame, radius: radius, curve: context.theme.buttons.cornerCurve)
    let line = context.hairline
    let share = contents.isDisabled ? 0.5 : 1
    var items: [DrawItem] = []
    if contents.isFocused, look.hasFocusRing == 1 {
      items += context.focusRing(around: frame, radius: radius)
    }
    items.append(.fill(shape, .color(look.fill.opacity(share))))
    if let border = look.border {
      items.append(.stroke(shape.inset(by: line / 2), width: line, border.opacity(share)))
    }
    return items
      + look.contrastOutline(
        of: frame, radius: radius, isDisabled: contents.isDisabled, in: context)
  }
}

/// A field to search with as one thing to see, to touch and to hear, as wide as it can be up to a width;
/// the button in it is a thing of its own. Where it is narrow, its microphone goes first.
private final class SearchingElement: WrappingElement {
  let content: any LayoutElement
  private let bare: any LayoutElement
  private let width: Double
  private let isFocused: Bool
  private let answers: Bool
  private let accessibility: Accessibility
  private let context: LayoutContext

  /// - Parameter answers: whether it answers to touch, as it does unless it moves.
  init(
    _ content: any LayoutElement, bare: any LayoutElement, width: Double, isFocused: Bool,
    answers: Bool, accessibility: Accessibility, context: LayoutContext
  ) {
    self.content = content
    self.bare = bare
    self.width = width
    self.isFocused = isFocused
    self.answers = answers
    self.accessibility = accessibility
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: min(width, proposal.width ?? width),
      height: context.roundedUp(content.size(for: .ideal).height))
  }

  /// How wide it is where it is no wider than its contents.
  var need: Double { bare.size(for: .ideal).width }

  func stretch(along axis: Axis) -> Stretch { .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? bare.minimum(along: axis) : size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    place(in: Rect(origin: .zero, size: size))[0].baseline
  }

  func place(in frame: Rect) -> [SceneNode] {
    let isNarrow = frame.width < content.minimum(along: .horizontal)
    let parts = (isNarrow ? bare : content).place(in: frame)
    let text = parts.lazy.compactMap(\.textInside).first
    let buttons = parts.flatMap(\.targetsInside)
    var node = SceneNode(
      path: context.path, component: "SearchField", frame: frame,
      hitTarget: answers
        ? frame.expanded(toAtLeast: context.theme.metrics.minHitTarget) : nil,
      baseline: text?.baseline, text: text?.text, style: text?.style,
      accessibility: accessibility, source: context.source,
      items: parts.flatMap(\.drawnWithoutTargets), children: buttons)
    node.isFocused = isFocused
    return [node]
  }
}

extension SceneNode {
  /// The first node with a baseline: it or one inside.
  fileprivate var textInside: SceneNode? {
    baseline == nil ? children.lazy.compactMap(\.textInside).first : self
  }

  /// The things in it that answer to touch.
  fileprivate var targetsInside: [SceneNode] {
    hitTarget == nil ? children.flatMap(\.targetsInside) : [self]
  }

  /// What it draws without them.
  fileprivate var drawnWithoutTargets: [DrawItem] {
    guard hitTarget == nil else { return [] }
    let drawn = items + children.flatMap(\.drawnWithoutTargets)
    return clip.map { [.group(DrawGroup(drawn, clips: [$0]))] } ?? drawn
  }
}
