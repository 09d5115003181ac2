import MaquetteCore
import MaquetteThemes

/// What a dialog stands on: a rounded ground with a border and shadows, where the theme has them.
struct Surface {
  /// What people see behind its contents; setting it paints with it.
  var color: Color { didSet { paint = .color(color) } }
  private var paint: Paint
  let radius: Double
  let curve: CornerCurve
  private var border: Color?
  /// How wide the line around it is, in points.
  let borderWidth: Double
  private let shadows: [Shadow]

  /// A surface from its parts.
  ///
  /// A translucent colour is flattened: it is what it would be over the system background, dimmed by the
  /// backdrop where there is one. A material stays what it is.
  ///
  /// - Parameters:
  ///   - color: the ground.
  ///   - material: the material that the colour stands for; `nil` for none.
  ///   - backdrop: what lies behind it; `nil` for nothing.
  ///   - border: the line around it; `nil` for none.
  ///   - borderWidth: how wide that is; `nil` for a hairline.
  init(
    _ color: Color, material: Paint? = nil, backdrop: Color? = nil, radius: Double,
    border: Color? = nil,
    borderWidth: Double? = nil, shadows: [Shadow], context: LayoutContext
  ) {
    let background = context.systemBackground
    let own = context.material(color)
    let flat = own.alpha > 0 ? own.over((backdrop ?? .clear).over(background)) : own
    self.color = flat
    switch material {
    case .material(let material)?: paint = .material(material)
    case .edged(_, let rim)?: paint = .edged(flat, rim: rim)
    default: paint = .color(flat)
    }
    self.radius = radius
    curve = context.theme.buttons.cornerCurve
    self.border = border
    self.borderWidth = borderWidth ?? context.hairline
    self.shadows = shadows
  }

  /// How round the corners are of what stands at the lower edge of the screen: those below are the screen's, or
  /// concentric with them.
  ///
  /// - Parameters:
  ///   - top: the radius of the corners above, in points.
  ///   - inset: the distance from the screen's edges, in points.
  static func radii(top: Double, inset: Double, in context: LayoutContext) -> CornerRadii {
    let device = context.environment.device ?? .standard(for: context.environment.platform)
    let display = device?.cornerRadius ?? 0
    return CornerRadii(top: top, bottom: inset > 0 ? max(top, display - inset) : display)
  }

  /// The outline of what stands a little inside the lower edge of the screen.
  static func outline(
    of frame: Rect, top: Double, inset: Double, in context: LayoutContext
  ) -> Shape {
    .path(
      Path(
        roundedRect: frame, radii: radii(top: top, inset: inset, in: context),
        curve: .continuous), evenOdd: false)
  }

  /// The surface with a hairline around it where it would not be told from what is behind.
  func edged(_ edge: Color, on ground: Color) -> Surface {
    guard border == nil, color.over(ground).contrast(with: ground) < 1.05 else { return self }
    var copy = self
    copy.border = edge
    return copy
  }

  /// Its outline in a frame.
  func shape(_ frame: Rect) -> Shape { .roundedRect(frame, radius: radius, curve: curve) }

  /// Whether it shows what is behind it.
  var isMaterial: Bool {
    if case .material = paint { return true }
    return false
  }

  /// What fills an outline as it does, without shadows and border.
  func ground(of shape: Shape) -> [DrawItem] { paint.items(in: shape) }

  /// The shadows that it casts.
  func shadowItems(in frame: Rect) -> [DrawItem] {
    shadows.map { .shadow(shape(frame), $0) }
  }

  /// The border on the outside of shapes that are filled afterwards.
  func outerBorder(of shapes: [Shape]) -> [DrawItem] {
    guard let border, border.alpha > 0 else { return [] }
    // As one, so that nothing is darker where lines of two shapes meet.
    let lines = shapes.map { DrawItem.stroke($0, width: 2 * borderWidth, border.opaque) }
    return [.group(DrawGroup(lines, opacity: border.alpha))]
  }

  /// Shadows and ground in an outline, with the border on the outside, where no contents cover it.
  func itemsInsideBorder(in frame: Rect, shape: Shape) -> [DrawItem] {
    var inner = self
    inner.border = nil
    return outerBorder(of: [shape]) + inner.items(in: frame, shape: shape)
  }

  /// Shadows, ground and border, in the outline of the frame or another one.
  ///
  /// - Parameter line: the outline in the middle of the border; `nil` for that of the ground, moved inwards
  ///   where that is a rounded rectangle.
  func items(in frame: Rect, shape other: Shape? = nil, line: Shape? = nil) -> [DrawItem] {
    let shape = other ?? shape(frame)
    var items = shadows.map { DrawItem.shadow(shape, $0) }
    if case .material = paint {
      // Glass shows what is behind it and not its own shadow.
      items = paint.items(in: shape) + items
    } else if color.alpha > 0 {
      items += paint.items(in: shape)
    }
    if let border, border.alpha > 0 {
      items.append(
        .stroke(line ?? shape.inset(by: borderWidth / 2), width: borderWidth, border))
    }
    return items
  }
}

/// A surface around its content.
final class SurfaceElement: LayoutElement {
  private let surface: Surface
  private let width: Double?
  private let padding: EdgeInsets
  private let content: any LayoutElement
  private let corners: CornerContainer
  private let component: String
  private let context: LayoutContext

  /// - Parameters:
  ///   - width: how wide it is; `nil` for all the width there is, or that of a screen.
  ///   - corners: its corners, which those in the content follow.
  init(
    _ surface: Surface, width: Double?, padding: EdgeInsets, content: any LayoutElement,
    corners: CornerContainer, component: String, context: LayoutContext
  ) {
    self.surface = surface
    self.width = width
    self.padding = padding
    self.content = content
    self.corners = corners
    self.component = component
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let wide = width.map { min($0, proposal.width ?? $0) } ?? proposal.width ?? context.screenWidth
    let inner = content.size(
      for: ProposedSize(width: max(0, wide - padding.horizontal), height: nil))
    let height = inner.height + padding.vertical
    return Size(width: wide, height: height)
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && width == nil ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? content.minimum(along: axis) + padding.horizontal : size(for: .ideal).height
  }

  func place(in frame: Rect) -> [SceneNode] {
    corners.place(in: frame, radii: CornerRadii(all: surface.radius))
    let room = frame.inset(by: padding, direction: context.direction)
    let size = content.size(for: ProposedSize(width: room.width, height: nil))
    let inner = Rect(origin: room.origin, size: Size(width: room.width, height: size.height))
    return [
      context.containerNode(
        component, frame: frame, items: surface.items(in: frame),
        children: content.place(in: inner))
    ]
  }
}

extension LayoutContext {
  /// The platform's background, whatever material lies before it.
  var systemBackground: Color {
    var ground = self
    ground.isOnMaterial = false
    return ground.color(.named("systemBackground"), key: "background")
  }

  /// What is behind something that stands among other contents.
  var plainGround: Color { ground ?? systemBackground }
}
