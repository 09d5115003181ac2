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
    case accessibility(AccessibilityPatch)
    case direction(LayoutDirection)
    case locale(String)
  }

  var content: AnyComponent
  var modifier: Modifier

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    var inner = context
    switch modifier {
    case .background(let color, _): inner = context.inFront(of: color)
    case .direction(let direction): inner.environment.explicitDirection = direction
    case .locale(let locale): inner.environment.locale = locale
    case .padding, .frame, .accessibility: break
    }
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
    case .accessibility(let patch):
      return AccessibilityElement(patch, content: element)
    case .direction, .locale:
      return element
    }
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

  /// Draws the component in a reading direction of its own, as SwiftUI's
  /// `environment(\.layoutDirection, …)` does; what is around it keeps the interface's.
  public func layoutDirection(_ direction: LayoutDirection) -> AnyComponent {
    modified(.direction(direction))
  }

  /// Draws the component in a locale of its own, BCP 47 or ICU, as SwiftUI's
  /// `environment(\.locale, …)` does: with its words, digits and fonts, and in its reading direction
  /// unless one is set.
  public func locale(_ identifier: String) -> AnyComponent { modified(.locale(identifier)) }

  /// Keeps the component as it is drawn from left to right: for a control that refers to an actual
  /// direction or points to an area of the screen, such as "to the right" or buttons for alignment
  /// (HIG, Right to left). Nothing else tells such a control from others, so that somebody has to say
  /// it; by default every component follows the interface.
  public func directionIsAbsolute(_ isAbsolute: Bool = true) -> AnyComponent {
    isAbsolute ? layoutDirection(.leftToRight) : AnyComponent(self)
  }

  func modified(_ modifier: ModifiedComponent.Modifier) -> AnyComponent {
    AnyComponent(ModifiedComponent(content: AnyComponent(self), modifier: modifier))
  }
}
