import MaquetteCore
import MaquetteThemes

/// Lays a picture above its title, and lifts it in focus.
final class PosterElement: LayoutElement {
  private let poster: Poster
  private let look: PosterLook
  private let context: LayoutContext
  private let title: (any LayoutElement)?
  private let subtitle: (any LayoutElement)?
  private let symbol: SymbolPart?
  private let ground: ScreenGround

  init(_ poster: Poster, look: PosterLook, context: LayoutContext) {
    self.poster = poster
    self.look = look
    self.context = context
    let isFocused = poster.state == .focused
    func line(_ text: String, _ font: LookFont, _ color: Color, key: String) -> (any LayoutElement)?
    {
      guard !text.isEmpty else { return nil }
      var label = Label(text, font: font.value, color: .custom(color))
      label.alignment = poster.shape == .circle ? .center : .natural
      return AnyComponent(label, provenance: context.provenance(key: key))
        .makeElement(in: context.entering(key == "title" ? "Title" : "Subtitle"))
    }
    let color = isFocused ? look.focusedTitleColor ?? look.titleColor : look.titleColor
    title = line(poster.title, look.title, color, key: "title")
    subtitle = line(poster.subtitle, look.subtitle, look.subtitleColor, key: "subtitle")
    let hasArtwork = poster.artwork != nil
    symbol = context.symbolPart(
      poster.systemImage, look.symbol.resolved(),
      color: hasArtwork ? look.barFill : look.placeholderSymbol, key: "systemImage")
    ground = ScreenGround(
      hasArtwork ? .clear : look.placeholder, backdrop: poster.artwork, context: context)
  }

  private func pictureSize(in width: Double) -> Size {
    Size(width: width, height: context.rounded(width / poster.shape.ratio))
  }

  private func textSize(_ element: (any LayoutElement)?, in width: Double) -> Size {
    element?.size(for: ProposedSize(width: width, height: nil)) ?? .zero
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width.map { $0 < .infinity ? max(1, $0) : look.width } ?? look.width
    var height = pictureSize(in: width).height
    let texts = textSize(title, in: width).height + textSize(subtitle, in: width).height
    if texts > 0 { height += look.gap + texts }
    return Size(width: width, height: context.roundedUp(height))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  /// No poster is narrower; estimated.
  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? 32 : size(for: ProposedSize(width: 32, height: nil)).height
  }

  // MARK: Drawing

  private var scale: Double {
    switch poster.state {
    case .focused: look.focusedScale
    case .pressed: look.pressedScale
    default: 1
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let size = pictureSize(in: frame.width)
    let picture = Rect(origin: frame.origin, size: size)
    let middle = picture.centre
    let lift = Transform(scale: scale, about: middle)
    let lifted = pictureNode(in: picture).transformed(by: lift)
    var children = [lifted]
    // The title makes room for what grows towards it.
    var y = picture.maxY + look.gap + max(0, (scale - 1) * size.height / 2)
    for text in [title, subtitle].compactMap(\.self) {
      let own = textSize(text, in: frame.width)
      let row = Rect(x: frame.minX, y: context.rounded(y), width: frame.width, height: own.height)
      let alignment: Alignment = poster.shape == .circle ? .center : .leading
      children += text.place(in: context.align(own, in: row, alignment))
      y += own.height
    }
    if poster.state == .disabled {
      children = children.map {
        $0.transformed(opacity: look.disabledOpacity, scale: 1, about: .zero)
      }
    }
    var node = context.containerNode("Poster", frame: frame, children: children.map(\.silenced))
    node.hitTarget = lifted.frame.expanded(toAtLeast: context.theme.metrics.minHitTarget)
    var traits: [Accessibility.Trait] = [.button]
    if poster.state == .disabled { traits.append(.notEnabled) }
    let name = poster.title.isEmpty ? poster.systemImage : poster.title
    node.accessibility = Accessibility(
      role: .button, label: name, value: poster.subtitle.isEmpty ? nil : poster.subtitle,
      traits: traits)
    return [node]
  }

  /// The picture with its shadow, corners, symbol, bar and shine.
  private func pictureNode(in frame: Rect) -> SceneNode {
    let isFocused = poster.state == .focused
    let radius = poster.shape == .circle ? frame.height / 2 : min(look.radius, frame.height / 2)
    let outline = Shape.roundedRect(
      frame, radius: radius, curve: poster.shape == .circle ? .circular : .continuous)
    let shadows = isFocused ? look.focusedShadow : look.shadow
    var items = shadows.items(of: outline)
    var inside = ground.items(in: frame)
    if let symbol {
      let own = symbol.size(for: .ideal)
      inside += symbol.place(in: context.align(own, in: frame, .center)).flatMap(\.flattened)
    }
    inside += bar(in: frame)
    if isFocused, look.shine.alpha > 0 { inside.append(.fill(outline, .gradient(shine(frame)))) }
    items.append(.group(DrawGroup(inside, clips: [outline])))
    if look.border.alpha > 0 {
      items.append(
        DrawItem.outline(
          of: frame, radius: radius, width: context.hairline, color: look.border))
    }
    if isFocused, look.focusedScale == 1 {
      items += context.focusRing(around: frame, radius: radius)
    }
    return context.entering("Picture").containerNode(
      "Picture", frame: frame, items: items, children: [])
  }

  /// Light from above, as on glass.
  private func shine(_ frame: Rect) -> Gradient {
    var clear = look.shine
    clear.alpha = 0
    return Gradient(
      .radial(
        centre: Point(x: frame.midX, y: frame.minY - frame.height * 0.1),
        radius: max(frame.width, frame.height) * 0.7),
      stops: [
        Gradient.Stop(location: 0, color: look.shine), Gradient.Stop(location: 1, color: clear),
      ])
  }

  /// How much of it was seen.
  private func bar(in frame: Rect) -> [DrawItem] {
    guard let progress = poster.progress else { return [] }
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let width = max(0, frame.width - 2 * look.barInset)
    let y = frame.height - look.barInset - look.barHeight
    func capsule(_ width: Double, _ color: Color) -> DrawItem {
      let rect = Rect(x: look.barInset, y: y, width: width, height: look.barHeight)
      return .fill(
        .roundedRect(place(rect), radius: look.barHeight / 2, curve: .circular), .color(color))
    }
    let track = capsule(width, look.barTrack)
    return progress > 0
      ? [track, capsule(max(look.barHeight, width * progress), look.barFill)] : [track]
  }
}
