import MaquetteCore
import MaquetteThemes

/// Measures and draws a label's text.
final class LabelElement: LayoutElement {
  /// The label, and where it is.
  private let maker: LabelTextMaker
  /// The text before a pseudolanguage got hold of it: what assistive technology is told.
  private let told: (text: String, runs: [AttributedText.Run]?)
  private let name: String
  private let fitting: LabelFitting?
  private let shadowColor: Color?
  private let pixels: PixelGrid
  private let preferredMaxLayoutWidth: Double
  private var answers = LabelAnswers()

  init(_ label: Label, name: String = "Label", context: LayoutContext) {
    told = (label.spokenText, label.attributedText?.runs)
    let label = label.pseudolocalized(in: context.environment.pseudo)
      .cased(in: context.textLanguage)
    self.name = name
    maker = LabelTextMaker(label, context: context)
    fitting = LabelFitting(maker)
    (pixels, preferredMaxLayoutWidth) = (context.pixels, label.preferredMaxLayoutWidth)
    shadowColor = label.shadowColor.map { context.color($0, key: "shadowColor") }
  }

  private var label: Label { maker.label }
  private var context: LayoutContext { _read { yield maker.context } }

  // MARK: Measuring

  func size(for proposal: ProposedSize) -> Size {
    guard let fitting else { return .zero }
    // UILabel's intrinsic size without a text.
    if isEmpty {
      return Size(width: fitting.fillsWidth ? proposal.width ?? 0 : 0, height: 0)
    }
    if let known = answers.size(for: proposal) { return known }
    let offered = lineWidth(in: proposal.width)
    let fit =
      offered.map {
        self.fit(fitting, in: Size(width: $0, height: proposal.height ?? .infinity))
      } ?? fitting.fit(width: nil, height: proposal.height)
    var width = fit.layout.size.width
    if fitting.fillsWidth, let room = proposal.width { width = max(width, room) }
    var size = Size(width: pixels.roundedUp(width), height: pixels.roundedUp(height(of: fit)))
    // Rounding up must not push a text that just fits out of its room.
    if let room = fitting.fillsWidth ? proposal.width : offered {
      size.width = min(size.width, max(room, fit.layout.size.width))
    }
    answers.add(size, to: proposal, with: fit)
    return size
  }

  /// The text in a frame: of a size that was answered, what was measured.
  private func fit(_ fitting: LabelFitting, in size: Size) -> LabelFitting.Fit {
    if let answer = answers.answer(in: size, pixel: pixels.roundedUp(0.001)) {
      let width = lineWidth(in: answer.proposal.width)
      return answer.fit ?? fitting.fit(width: width, height: answer.proposal.height)
    }
    return fitting.fit(
      width: lineWidth(in: size.width), height: size.height < .infinity ? size.height : nil)
  }

  private var isEmpty: Bool { label.text.isEmpty }

  /// The width in which lines are broken: the label's preferred one where no less is offered.
  private func lineWidth(in offered: Double?) -> Double? {
    guard preferredMaxLayoutWidth > 0 else { return offered }
    return min(offered ?? .infinity, preferredMaxLayoutWidth)
  }

  /// One line keeps its height when its letters are made smaller.
  private func height(of fit: LabelFitting.Fit) -> Double {
    guard fit.scale < 1, fit.layout.lines.count == 1, let fitting else {
      return fit.layout.size.height
    }
    return max(fit.layout.size.height, fitting.text.font.lineHeight)
  }

  func minimum(along axis: Axis) -> Double {
    guard let fitting, !isEmpty else { return 0 }
    return axis == .horizontal ? 0 : pixels.roundedUp(fitting.text.font.lineHeight)
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let fitting, !isEmpty else { return nil }
    let fit = fit(fitting, in: size)
    return fit.layout.lines.first.map {
      pixels.rounded(top(of: fit, in: size.height) + $0.baseline)
    }
  }

  func textInset(in size: Size) -> Double? { 0 }

  /// UILabel centres its lines in a frame that is higher than they are.
  private func top(of fit: LabelFitting.Fit, in height: Double) -> Double {
    let box = self.height(of: fit)
    let free = max(0, height - pixels.roundedUp(box)) / 2
    guard fit.scale < 1, let full = fitting?.text.font else { return free }
    switch label.baselineAdjustment {
    case .alignBaselines where fit.layout.lines.count == 1:
      return free + full.ascent - (fit.layout.lines.first?.baseline ?? 0)
    case .alignBaselines, .alignCenters:
      return free + (box - fit.layout.size.height) / 2
    case .none: return free
    }
  }

  /// Where the layout's top left corner is in a frame.
  private func origin(of fit: LabelFitting.Fit, in frame: Rect) -> Point {
    let free = frame.width - fit.layout.size.width
    // A line that is cut off shows its beginning.
    let side =
      free < 0
      ? TextAlignment.natural.side(in: context.direction)
      : label.alignment.side(in: context.direction)
    let x: Double =
      switch side {
      case .left: 0
      case .center: free / 2
      case .right: free
      }
    return Point(x: frame.minX + x, y: frame.minY + top(of: fit, in: frame.height))
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    guard let fitting else { return [] }
    // The scene has it then; among many labels, what was measured takes more memory than they do.
    defer {
      answers = LabelAnswers()
      fitting.forget()
    }
    let fit = fit(fitting, in: frame.size)
    context.reportMissingPatterns(of: fit.layout)
    let origin = origin(of: fit, in: frame)
    let baseline = fit.layout.lines.first.map { origin.y + $0.baseline }
    var node = SceneNode(
      path: context.path, component: name, frame: frame, baseline: baseline,
      text: fit.layout.shownText,
      style: context.style(
        of: fit.layout, font: fit.text.font,
        color: fit.text.looks.first?.color ?? fit.text.color),
      accessibility: Accessibility(role: .staticText, label: told.text),
      source: context.source, items: items(of: fit, at: origin, in: frame),
      clip: label.clipsToBounds ? .rect(frame) : nil)
    node.textGeometry = geometry(of: fit, at: origin)
    node.children = links(of: fit, at: origin)
    showExpansion(of: fit, baseline: baseline, frame: frame)
    return [node]
  }

  private func items(of fit: LabelFitting.Fit, at origin: Point, in frame: Rect) -> [DrawItem] {
    if let marquee = marquee(of: fit, at: origin, in: frame) { return marquee.items }
    let decoration = LabelDecoration(
      text: fit.text, layout: fit.layout, origin: origin,
      theme: fit.text.looks.isEmpty ? nil : context.theme.labels,
      shadow: shadowColor.map { (color: $0, offset: label.shadowOffset) })
    let selection = TextSelection(label, layout: fit.layout, at: origin, context: context)
    var items = (selection?.background ?? []) + decoration.items
    if label.lineBreakMode == .byClipping, fit.layout.isTruncated {
      items = [.group(DrawGroup(items, clips: [.rect(frame)]))]
    }
    return items + (selection?.handles ?? [])
  }

  private func marquee(
    of fit: LabelFitting.Fit, at origin: Point, in frame: Rect
  ) -> LabelMarquee? {
    guard label.enablesMarqueeWhenAncestorFocused, label.isAncestorFocused,
      fit.layout.isTruncated, let fitting, let theme = context.theme.labels.marquee
    else { return nil }
    let line = fitting.naturalLine()
    return LabelMarquee(
      text: fitting.text, line: line, frame: frame, theme: theme, phase: label.marqueePhase,
      isRightToLeft: line.lines.first?.runs.last?.glyphs.isRightToLeft ?? false,
      top: origin.y - frame.minY, pixel: pixels.roundedUp(0.001))
  }

  private func showExpansion(of fit: LabelFitting.Fit, baseline: Double?, frame: Rect) {
    guard label.showsExpansionTextWhenTruncated, label.isHovered, fit.layout.isTruncated,
      let theme = context.theme.labels.expansion, let baseline
    else { return }
    let expansion = LabelExpansion(label: label, frame: frame, theme: theme, context: context)
    context.overlays.add { expansion.node(baseline: baseline, in: $0) }
  }

  /// Each link is something of its own to assistive technology and to documents.
  private func links(of fit: LabelFitting.Fit, at origin: Point) -> [SceneNode] {
    guard let runs = label.attributedText?.runs, let told = told.runs,
      runs.contains(where: { $0.attributes.link != nil })
    else { return [] }
    var nodes: [SceneNode] = []
    let map = CharacterMap(fit.layout)
    var start = 0
    for (run, told) in zip(runs, told) {
      let bytes = start..<start + run.text.utf8.count
      start = bytes.upperBound
      guard let link = run.attributes.link else { continue }
      let rects = map.rects(of: bytes)
      guard let first = rects.first else { continue }
      let area = rects.dropFirst().reduce(first) { $0.union($1) }
      let accessibility = Accessibility(role: .link, label: told.spoken, url: link.text)
      nodes.append(
        SceneNode(
          path: "\(context.path)/Link[\(nodes.count)]", component: "Link",
          frame: Rect(origin: area.origin.offset(x: origin.x, y: origin.y), size: area.size),
          text: run.text, accessibility: accessibility, source: context.source))
    }
    return nodes
  }

  private func geometry(of fit: LabelFitting.Fit, at origin: Point) -> TextGeometry {
    var geometry = TextGeometry(
      intrinsicContentSize: size(for: .ideal),
      textRect: fit.layout.textRect(at: origin),
      lastBaseline: fit.layout.lines.last.map { origin.y + $0.baseline } ?? origin.y,
      lines: fit.layout.lines.count, isTruncated: fit.layout.isTruncated, scale: fit.scale)
    geometry.explicitSide = label.explicitSide
    return geometry
  }

  /// Where the text is drawn in some bounds: `textRect(forBounds:limitedToNumberOfLines:)`.
  func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
    guard let fitting else { return Rect(origin: bounds.origin, size: .zero) }
    let fit = fitting.fit(width: bounds.width, height: bounds.height, lines: max(0, lines))
    return fit.layout.textRect(at: origin(of: fit, in: bounds))
  }
}
