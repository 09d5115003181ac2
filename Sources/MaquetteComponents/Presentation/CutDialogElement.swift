import MaquetteCore

/// A dialog of capsules, which is cut off where there is less height than it needs, as the texts and the buttons of UIKit
/// scroll: its texts above its buttons, and where those need more than half of the height, they too at the lower end.
final class CutDialogElement: WrappingElement {
  /// The texts and the buttons of a dialog that is cut.
  struct Parts {
    var texts: (any LayoutElement)?
    var buttons: (any LayoutElement)?
  }

  let content: any LayoutElement
  private let surface: Surface
  private let padding: EdgeInsets
  private let gap: Double
  private let corners: CornerContainer
  private let component: String
  private let context: LayoutContext
  private let makeParts: () -> Parts
  private lazy var parts = makeParts()

  /// - Parameters:
  ///   - whole: the dialog with all of its height.
  ///   - padding: the room around texts and buttons.
  ///   - gap: the room between them.
  ///   - parts: makes both of them, where the dialog is cut.
  init(
    _ whole: any LayoutElement, surface: Surface, padding: EdgeInsets, gap: Double,
    corners: CornerContainer, component: String, context: LayoutContext,
    parts: @escaping () -> Parts
  ) {
    content = whole
    self.surface = surface
    self.padding = padding
    self.gap = gap
    self.corners = corners
    self.component = component
    self.context = context
    makeParts = parts
  }

  func size(for proposal: ProposedSize) -> Size {
    let whole = content.size(for: proposal)
    let height = min(whole.height, max(proposal.height ?? whole.height, 1))
    return Size(width: whole.width, height: height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let whole = content.size(for: ProposedSize(width: frame.width, height: nil))
    guard whole.height > frame.height + 0.01 else { return content.place(in: frame) }
    corners.place(in: frame, radii: CornerRadii(all: surface.radius))
    // A shadow lies outside of the corners that cut off texts and buttons.
    let inside = context.entering("Contents").containerNode(
      "Contents", frame: frame, clip: surface.shape(frame), children: cut(in: frame))
    return [
      context.containerNode(
        component, frame: frame, items: surface.items(in: frame), children: [inside])
    ]
  }

  private func cut(in frame: Rect) -> [SceneNode] {
    let room = frame.inset(by: padding, direction: context.direction)
    let offered = ProposedSize(width: room.width, height: nil)
    let texts = parts.texts?.size(for: offered) ?? .zero
    let buttons = parts.buttons?.size(for: offered) ?? .zero
    let gap = texts.height > 0 && buttons.height > 0 ? self.gap : 0
    let free = max(0, room.height - gap)
    // Estimated: texts keep half of the height at least, where they need it.
    let shown = min(texts.height, max(free - buttons.height, free / 2))
    let start = room.minY + shown + gap
    var nodes: [SceneNode] = []
    if let element = parts.texts, shown > 0 {
      let area = Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: room.minY + shown - frame.minY)
      let whole = Rect(x: room.minX, y: room.minY, width: room.width, height: texts.height)
      var place = context.align(texts, in: whole, .topLeading)
      // Above a keyboard the field scrolls into sight.
      let placed = element.place(in: place)
      let moved = context.revealing(placed, in: area)
      // Fields stand at the end of the texts, and there is nothing to type into without them.
      let hasFields = placed.contains(where: \.hasField)
      place.origin.y -= moved == 0 && hasFields ? max(0, texts.height - shown) : moved
      nodes.append(
        context.entering("Text").containerNode(
          "Text", frame: area, clip: .rect(area), children: element.place(in: place)))
    }
    if let element = parts.buttons {
      let place = Rect(x: room.minX, y: start, width: room.width, height: buttons.height)
      nodes += element.place(in: place)
      if place.maxY > room.maxY + 0.01 {
        context.report(
          .warning, "the buttons need more height than the screen has, and some are cut off",
          hint: "give it fewer: on a device, they would scroll")
      }
    }
    return nodes
  }
}

extension SceneNode {
  /// Whether people type into it, or into something in it.
  fileprivate var hasField: Bool {
    component.hasSuffix("Field") || children.contains(where: \.hasField)
  }
}
