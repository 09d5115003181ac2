import MaquetteCore

/// A fixed extent, or bounds for one, and where the content stands in it. Lengths in points.
public struct FrameValue: Hashable, Sendable {
  /// A fixed width.
  public var width: Double?
  /// A fixed height.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The most width; infinity takes all there is.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The most height; infinity takes all there is.
  public var maxHeight: Double?
  /// Where the content stands.
  public var alignment: Alignment

  /// A frame; what is not given is up to the content.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// A component with something put around it.
struct ModifiedComponent: Component {
  enum Modifier: Hashable {
    /// `nil` for the theme's padding on all sides.
    case padding(EdgeInsets?)
    case frame(FrameValue)
    case background(ColorValue, radius: Double)
    case accessibilityLabel(String)
  }

  var content: AnyComponent
  var modifier: Modifier

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    var inner = context
    if case .background(let color, _) = modifier { inner = context.inFront(of: color) }
    let element = content.makeElement(in: inner)
    switch modifier {
    case .padding(let insets):
      let insets = insets ?? EdgeInsets(all: context.theme.metrics.padding)
      return PaddingElement(insets, content: element, context: context)
    case .frame(let frame):
      return FrameElement(frame, content: element, context: context)
    case .background(let color, let radius):
      return BackgroundElement(
        context.color(color, key: "background"), radius: radius, content: element,
        context: context)
    case .accessibilityLabel(let label):
      return RelabelledElement(label, content: element)
    }
  }
}

/// Replaces what assistive technology calls its content.
private final class RelabelledElement: LayoutElement {
  private let label: String
  private let content: any LayoutElement

  init(_ label: String, content: any LayoutElement) {
    self.label = label
    self.content = content
  }

  func size(for proposal: ProposedSize) -> Size { content.size(for: proposal) }
  func stretch(along axis: Axis) -> Stretch { content.stretch(along: axis) }
  func minimum(along axis: Axis) -> Double { content.minimum(along: axis) }
  func firstBaseline(in size: Size) -> Double? { content.firstBaseline(in: size) }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = content.place(in: frame)
    guard !nodes.isEmpty else { return nodes }
    if nodes[0].accessibility == nil {
      nodes[0].accessibility = Accessibility(role: .group, label: label)
    }
    nodes[0].accessibility?.label = label
    return nodes
  }
}

extension Component {
  /// Keeps the same distance, in points, around all sides.
  public func padding(_ length: Double) -> AnyComponent { padding(EdgeInsets(all: length)) }

  /// Keeps the theme's padding around all sides.
  public func padding() -> AnyComponent { modified(.padding(nil)) }

  /// Keeps a distance around each side.
  public func padding(_ insets: EdgeInsets) -> AnyComponent { modified(.padding(insets)) }

  /// Gives a fixed extent, in points; what is not given is up to the content.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> AnyComponent {
    frame(FrameValue(width: width, height: height, alignment: alignment))
  }

  /// Gives bounds for the extent, in points; `.infinity` takes all there is.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> AnyComponent {
    frame(
      FrameValue(
        minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
        alignment: alignment))
  }

  /// Gives an extent or bounds for it.
  public func frame(_ frame: FrameValue) -> AnyComponent { modified(.frame(frame)) }

  /// Paints behind the component; the radius of the corners is in points.
  ///
  /// In front of a material, for example ``ColorValue/regularMaterial``, colours are vibrant. What
  /// is behind it shines through but is not blurred: a material is flattened to a translucent fill.
  public func background(_ color: ColorValue, cornerRadius: Double = 0) -> AnyComponent {
    modified(.background(color, radius: cornerRadius))
  }

  /// Sets what assistive technology calls the component.
  public func accessibilityLabel(_ label: String) -> AnyComponent {
    modified(.accessibilityLabel(label))
  }

  private func modified(_ modifier: ModifiedComponent.Modifier) -> AnyComponent {
    AnyComponent(ModifiedComponent(content: AnyComponent(self), modifier: modifier))
  }
}
