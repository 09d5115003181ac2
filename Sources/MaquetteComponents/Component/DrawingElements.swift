import MaquetteCore

/// Draws a line inside of its content's edge, over the content.
final class BorderElement: WrappingElement {
  private let line: StrokeValue
  private let shape: ClipShape
  private let radius: CornerRadius
  let content: any LayoutElement
  private let context: LayoutContext

  init(
    _ line: StrokeValue, _ shape: ClipShape, _ radius: CornerRadius, content: any LayoutElement,
    context: LayoutContext
  ) {
    (self.line, self.shape, self.radius) = (line, shape, radius)
    (self.content, self.context) = (content, context)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let context = context.entering("Border")
    let inset = line.position == .inside ? line.width / 2 : 0
    let radius = context.radius(radius, in: frame)
    let outline = shape.outline(in: frame, radius: radius, inset: inset)
    let nodes = content.place(in: frame)
    guard line.width > 0 else { return nodes }
    if line.style.dashCount(along: outline) > Limits.dashes {
      context.report(
        .error, "the line would have more than \(Int(Limits.dashes)) dashes", key: "border",
        hint: "make the lengths of 'dash' greater", id: .tooMuch)
      return nodes
    }
    let paint = context.paint(line.paint, in: frame, key: "border")
    let drawn = context.entering("Line").containerNode(
      "Line", frame: frame, items: [.line(outline, line.style, paint)], children: [])
    return [context.containerNode("Border", frame: frame, children: nodes + [drawn])]
  }
}

/// A component that casts the shadow of an outline of its own, as shapes do.
protocol ShadowOutlined: Component {
  /// The outline of its shadow in its frame; `nil` for the frame.
  func shadowOutline(in frame: Rect, _ context: LayoutContext) -> Shape?
}

extension AnyComponent {
  /// The component that fills the frame of this one and casts its shadow; `nil` where the frame does.
  var shadowOutlined: (any ShadowOutlined)? {
    var base = base
    while let modified = base as? ModifiedComponent {
      switch modified.modifier {
      case .frame, .aspectRatio, .accessibility, .environment, .layoutPriority, .fixedSize,
        .drawing(.overlay), .drawing(.opacity):
        base = modified.content.base
      default: return nil
      }
    }
    return base.cast(to: (any ShadowOutlined).self)
  }
}

/// Casts a shadow behind its content.
final class ShadowElement: WrappingElement {
  private let shadow: ShadowValue
  private let outline: (Rect) -> Shape
  let content: any LayoutElement
  private let context: LayoutContext

  init(
    _ shadow: ShadowValue, outline: @escaping (Rect) -> Shape, content: any LayoutElement,
    context: LayoutContext
  ) {
    (self.shadow, self.outline) = (shadow, outline)
    (self.content, self.context) = (content, context)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let context = context.entering("Shadow")
    let nodes = content.place(in: frame)
    let side = context.direction == .rightToLeft ? -1.0 : 1
    // CSS's blur is twice the Gaussian's standard deviation, which SwiftUI's radius is.
    let drawn = Shadow(
      color: context.color(shadow.color, key: "shadow"), blur: 2 * shadow.radius,
      offset: Point(x: side * shadow.x, y: shadow.y))
    return [
      context.containerNode(
        "Shadow", frame: frame, items: [.shadow(outline(frame), drawn)], children: nodes)
    ]
  }
}

/// Cuts its content to a shape.
final class ClipElement: WrappingElement {
  private let shape: ClipShape
  private let radius: CornerRadius
  private let corners: CornerContainer?
  let content: any LayoutElement
  private let context: LayoutContext

  init(
    _ shape: ClipShape, _ radius: CornerRadius, corners: CornerContainer?,
    content: any LayoutElement, context: LayoutContext
  ) {
    (self.shape, self.radius, self.corners) = (shape, radius, corners)
    (self.content, self.context) = (content, context)
  }

  func place(in frame: Rect) -> [SceneNode] {
    corners?.place(in: frame)
    let outline = shape.outline(in: frame, radius: context.radius(radius, in: frame))
    return [
      context.entering("Clip").containerNode(
        "Clip", frame: frame, clip: outline, children: content.place(in: frame))
    ]
  }
}

/// Puts components in front of its content or behind it.
final class LayeredElement: WrappingElement {
  let content: any LayoutElement
  private let layers: [any LayoutElement]
  private let alignment: Alignment
  private let isBehind: Bool
  private let contentBackdrop: GlassBackdrop?
  private let layerBackdrop: GlassBackdrop?
  private let context: LayoutContext

  /// - Parameter glassBackdrop: what is told what components behind the content put behind its glass; `nil` where
  ///   nothing depends on that.
  init(
    _ content: any LayoutElement, _ layer: LayerValue, isBehind: Bool,
    glassBackdrop: GlassBackdrop? = nil, context: LayoutContext
  ) {
    self.content = content
    self.isBehind = isBehind
    contentBackdrop = isBehind ? glassBackdrop : nil
    self.context = context.entering(isBehind ? "Background" : "Overlay")
    alignment = layer.alignment
    let inner = self.context.overPlaced()
    layerBackdrop = inner.glassBackdrop
    layers = inner.elements(for: layer.content, axis: nil)
  }

  func place(in frame: Rect) -> [SceneNode] {
    // What is behind is placed first, where glass over it depends on that.
    let isFirst = contentBackdrop?.isNeeded == true
    var nodes = isFirst ? [] : content.place(in: frame)
    let placed = layers.piled(on: isBehind ? [] : nodes, telling: layerBackdrop) { layer in
      let size = layer.size(for: ProposedSize(frame.size))
      return layer.place(in: context.align(size, in: frame, alignment))
    }
    if isFirst {
      contentBackdrop?.take([], placed)
      nodes = content.place(in: frame)
    }
    return [
      context.containerNode(
        isBehind ? "Background" : "Overlay", frame: frame,
        children: isBehind ? placed + nodes : nodes + placed)
    ]
  }
}

/// Draws its content elsewhere than where it has its room.
final class MovedElement: WrappingElement {
  let content: any LayoutElement
  private let offset: Point

  init(_ content: any LayoutElement, x: Double, y: Double, direction: LayoutDirection) {
    self.content = content
    offset = Point(x: direction == .rightToLeft ? -x : x, y: y)
  }

  func place(in frame: Rect) -> [SceneNode] {
    content.place(
      in: Rect(
        x: frame.minX + offset.x, y: frame.minY + offset.y, width: frame.width,
        height: frame.height))
  }
}

/// Turns or scales what its content draws, about the middle of its frame.
final class TransformedElement: WrappingElement {
  let content: any LayoutElement
  private let transform: (Point) -> Transform

  init(_ content: any LayoutElement, transform: @escaping (Point) -> Transform) {
    self.content = content
    self.transform = transform
  }

  func place(in frame: Rect) -> [SceneNode] {
    let transform = transform(frame.centre)
    return content.place(in: frame).map { $0.transformed(by: transform) }
  }
}

extension TextGeometry {
  /// The same where it is drawn larger, smaller or elsewhere; `nil` where it is turned.
  fileprivate func transformed(by transform: Transform) -> TextGeometry? {
    guard transform.isUniformScale else { return nil }
    var copy = self
    copy.intrinsicContentSize = Size(
      width: intrinsicContentSize.width * transform.a,
      height: intrinsicContentSize.height * transform.a)
    copy.textRect = transform.apply(textRect)
    copy.lastBaseline = transform.apply(Point(x: 0, y: lastBaseline)).y
    return copy
  }
}

extension SceneNode {
  /// The node and all inside of it as the system draws it larger or smaller by itself.
  func scaledBySystem(by transform: Transform) -> SceneNode {
    var copy = transformed(by: transform)
    func mark(_ node: inout SceneNode) {
      node.systemScale *= transform.a
      for index in node.children.indices { mark(&node.children[index]) }
    }
    if transform.a != 1 { mark(&copy) }
    return copy
  }

  /// The node and all inside of it turned or scaled; frames become those around the turned ones.
  func transformed(by transform: Transform) -> SceneNode {
    guard transform != .identity else { return self }
    var copy = self
    copy.frame = transform.apply(frame)
    copy.hitTarget = hitTarget.map(transform.apply)
    copy.baseline =
      transform.isUniformScale ? baseline.map { transform.apply(Point(x: 0, y: $0)).y } : nil
    copy.textGeometry = textGeometry.flatMap { $0.transformed(by: transform) }
    copy.clip = clip.map { shape in
      .path(shape.path.mapPoints(transform.apply), evenOdd: shape.isEvenOdd)
    }
    if !items.isEmpty { copy.items = [.group(DrawGroup(items, transform: transform))] }
    copy.effects = effects?.transformed(by: transform)
    copy.children = children.map { $0.transformed(by: transform) }
    return copy
  }
}
