import MaquetteCore

/// What a picker of a watch says above its outline: on green while the crown turns it.
struct WatchCaption {
  private let text: String
  private let isFocused: Bool
  private let look: PickerListLook
  private let context: LayoutContext

  init(_ text: String, isFocused: Bool, look: PickerListLook, context: LayoutContext) {
    self.text = text
    self.isFocused = isFocused
    self.look = look
    self.context = context.entering("Caption")
  }

  /// How high captions are with the gap below them, in points.
  static func room(_ look: PickerListLook) -> Double {
    look.scaled(look.captionHeight) + look.captionGap
  }

  /// The node above an outline, not beyond the edges of the picker.
  func place(above box: Rect, in frame: Rect) -> [SceneNode] {
    guard !text.isEmpty else { return [] }
    guard case .fixed(let size, let weight)? = look.caption.theme else { return [] }
    let grown = size * look.scaled(look.captionHeight) / max(1, look.captionHeight)
    var label = Label(
      text, font: .system(size: grown, weight: weight),
      color: .custom(isFocused ? look.captionColor : look.idleCaption), alignment: .center)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = look.leastTextScale
    let padding = look.captionPadding
    let element = context.element(
      for: AnyComponent(label, provenance: context.provenance(key: "caption")), at: 0, axis: nil)
    // What is offered to centred text is filled.
    let widest = max(1, frame.width - 2 * padding)
    let ideal = element.size(for: .ideal)
    let inner =
      ideal.width <= widest
      ? ideal : element.size(for: ProposedSize(width: widest, height: nil))
    let height = look.scaled(look.captionHeight)
    let width = min(frame.width, inner.width + 2 * padding)
    let x = min(max(frame.minX, context.rounded(box.midX - width / 2)), frame.maxX - width)
    let tag = Rect(x: x, y: box.minY - look.captionGap - height, width: width, height: height)
    let shape = Shape.roundedRect(tag, radius: look.captionRadius, curve: .continuous)
    let ground: [DrawItem] = isFocused ? [.fill(shape, .color(look.captionFill))] : []
    return [
      context.containerNode(
        "Caption", frame: tag, items: ground,
        children: element.place(in: context.align(inner, in: tag, .center)).map(\.silenced))
    ]
  }
}

extension PickerListLook {
  /// The scroll indicator beside the crown: how many values there are, and which one is shown.
  func indicator(at position: (index: Int, count: Int), in box: Rect) -> [DrawItem] {
    guard position.count > 1 else { return [] }
    let size = Size(
      width: indicatorWidth,
      height: min(indicatorHeight, max(1, box.height - 2 * indicatorInset)))
    // The crown is at the right whatever people read.
    let track = Rect(
      x: box.maxX - indicatorInset - size.width, y: box.midY - size.height / 2,
      width: size.width, height: size.height)
    let length = min(track.height, max(indicatorThumb, track.height / Double(position.count)))
    let share = Double(position.index) / Double(position.count - 1)
    let thumb = Rect(
      x: track.minX, y: track.minY + (track.height - length) * share, width: track.width,
      height: length)
    return [(track, indicatorTrack), (thumb, indicatorColor)].map { rect, color in
      .fill(.roundedRect(rect, radius: rect.width / 2, curve: .circular), .color(color))
    }
  }
}
