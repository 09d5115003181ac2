import MaquetteCore
import MaquetteLocale

/// A date picker that covers a watch's screen, with round buttons for leaving it in the lower corners.
final class WatchPresentedElement: LayoutElement {
  private let content: any LayoutElement
  private let look: RoundActionButtonLook
  private let context: LayoutContext

  init(_ content: any LayoutElement, look: RoundActionButtonLook, context: LayoutContext) {
    self.content = content
    self.look = look
    self.context = context
  }

  private var diameter: Double { look.diameter }
  private var below: Double { diameter + look.margin }

  /// The face of a clock leaves its corners to the buttons; columns stand above them.
  private var overlap: Double { content is WatchTimeFace ? diameter : -look.gap }

  func size(for proposal: ProposedSize) -> Size {
    let own = content.size(for: inside(proposal))
    let natural = own.height + below - overlap
    return Size(
      width: max(own.width, proposal.width ?? own.width), height: max(natural, proposal.height ?? 0)
    )
  }

  private func inside(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width, height: proposal.height.map { max(1, $0 - below + overlap) })
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? max(content.minimum(along: axis), 2 * diameter)
      : content.minimum(along: axis) + below - overlap
  }

  func place(in frame: Rect) -> [SceneNode] {
    let room = Rect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: max(1, frame.height - below + overlap))
    let size = content.size(for: ProposedSize(room.size))
    // The face of a clock gives way to the buttons upwards.
    let isFace = content is WatchTimeFace
    return content.place(in: context.align(size, in: room, isFace ? .top : .center))
      + button("xmark", "Cancel", .cancel, isTinted: false, in: frame)
      + button("checkmark", "Done", .done, isTinted: true, in: frame)
  }

  private func button(
    _ symbol: String, _ name: String, _ word: SystemWord, isTinted: Bool, in frame: Rect
  ) -> [SceneNode] {
    let side = look.margin
    let circle = context.mirrored(
      Rect(
        x: isTinted ? frame.width - side - diameter : side,
        y: frame.height - below, width: diameter, height: diameter), in: frame)
    let sign = context.symbolPart(
      symbol,
      FontValue.system(size: look.symbol, weight: .bold).resolved(in: context.environment),
      color: isTinted ? look.tintedGlyph : look.grayGlyph, key: "isPresented")
    let fill = isTinted ? look.tinted : look.gray
    let ground = BoxElement(context.row([sign], spacing: 0), height: diameter, context: context) {
      [.fill(.roundedRect($0, radius: $0.height / 2, curve: .circular), .color(fill))]
    }
    return ControlElement(
      "Button", ground,
      accessibility: Accessibility(role: .button, label: context.word(word), traits: [.button]),
      context: context.entering(name)
    ).place(in: circle)
  }
}
