import MaquetteCore

/// A title above a subtitle, both at the leading edge: the texts of a row.
final class SubtitledElement: LayoutElement {
  private let title: any LayoutElement
  private let subtitle: any LayoutElement
  private let gap: Double
  private let context: LayoutContext

  init(
    title: any LayoutElement, subtitle: any LayoutElement, gap: Double, context: LayoutContext
  ) {
    self.title = title
    self.subtitle = subtitle
    self.gap = gap
    self.context = context
  }

  private func sizes(in width: Double?) -> (title: Size, subtitle: Size) {
    let room = ProposedSize(width: width, height: nil)
    return (title.size(for: room), subtitle.size(for: room))
  }

  func size(for proposal: ProposedSize) -> Size {
    let (first, second) = sizes(in: proposal.width)
    return Size(
      width: max(first.width, second.width),
      height: context.roundedUp(first.height + gap + second.height))
  }

  func minimum(along axis: Axis) -> Double {
    let least = [title.minimum(along: axis), subtitle.minimum(along: axis)]
    return axis == .horizontal ? max(least[0], least[1]) : least[0] + gap + least[1]
  }

  func firstBaseline(in size: Size) -> Double? {
    title.firstBaseline(in: sizes(in: size.width).title)
  }

  func textInset(in size: Size) -> Double? { title.textInset(in: sizes(in: size.width).title) }

  func place(in frame: Rect) -> [SceneNode] {
    let (first, second) = sizes(in: frame.width)
    func rect(_ size: Size, at y: Double) -> Rect {
      context.mirrored(
        Rect(x: 0, y: y, width: min(size.width, frame.width), height: size.height), in: frame)
    }
    let texts =
      title.place(in: rect(first, at: 0))
      + subtitle.place(in: rect(second, at: first.height + gap))
    var node = context.containerNode("Texts", frame: frame, children: texts)
    node.baseline = texts.first?.baseline
    return [node]
  }
}

extension Label {
  /// What assistive technology says of a title and its subtitle, with a pause between them; `nil`
  /// without any.
  static func spoken(_ title: String, _ subtitle: String) -> String? {
    let texts = [title, subtitle].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Its title with the subtitle below, and something else below both.
  func texts(
    above below: (any LayoutElement)?, named name: String, in context: LayoutContext
  ) -> any LayoutElement {
    let texts = texts(named: name, in: context)
    guard let below else { return texts }
    return SubtitledElement(title: texts, subtitle: below, gap: 0, context: context)
  }

  /// Its title with the subtitle below; the title alone where there is none.
  private func texts(named name: String, in context: LayoutContext) -> any LayoutElement {
    let title = LabelElement(self, name: name, context: context)
    guard let label = subtitleLabel(in: context), let look = RowTextsLook(context) else {
      return title
    }
    var inner = context.entering("Subtitle")
    inner.provenance = context.provenance(key: "subtitle")
    return SubtitledElement(
      title: title, subtitle: LabelElement(label, name: "Label", context: inner),
      gap: look.gap, context: context)
  }

  /// The label that draws its subtitle; `nil` without one.
  func subtitleLabel(in context: LayoutContext) -> Label? {
    guard !self.subtitle.isEmpty, let look = RowTextsLook(context) else { return nil }
    var label = Label(
      self.subtitle, font: look.subtitle.value, color: .custom(look.subtitleColor),
      numberOfLines: self.numberOfLines)
    if self.color != .primary { label.color = self.color }
    if self.alignment == .leading { label.alignment = .leading }
    label.isEnabled = self.isEnabled
    return context.sectionText?.subtitle(label, in: context) ?? label
  }
}
