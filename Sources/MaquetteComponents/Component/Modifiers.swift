import MaquetteCore

/// A component with something put around it.
package struct ModifiedComponent: Component {
  /// What is put around it.
  package enum Modifier: Hashable {
    /// `nil` for the theme's padding on all sides.
    case padding(EdgeInsets?)
    case frame(FrameValue)
    case background(ColorValue, radius: CornerRadius)
    case accessibility(AccessibilityPatch)
    case listRow(ListRowTraits)
    case fixedSize(FixedSize)
    case layoutPriority(Double)
    case alignmentGuide(AlignmentGuides)
    case environment(SubtreeEnvironment)
    case aspectRatio(AspectRatioValue)
    case drawing(DrawingModifier)
    case writing(Writing)
    case sharedBackground(Visibility)
  }

  /// What it is put around.
  package var content: AnyComponent
  /// What is put around it.
  package var modifier: Modifier

  /// What measures and draws it in an environment.
  package func makeElement(in context: LayoutContext) -> any LayoutElement {
    var inner = context
    switch modifier {
    case .background(let color, let radius):
      inner = context.inFront(of: color)
      if radius != 0 { inner.corners = CornerContainer(radius, in: context.corners) }
    case .frame(let frame): inner.ownsWidth = frame.givesOwnWidth && content.isLabel
    case .environment(let patch): inner.apply(patch)
    case .drawing(.clipShape(.rectangle, let radius)) where radius != 0,
      .drawing(.gradient(_, let radius)) where radius != 0:
      inner.corners = CornerContainer(radius, in: context.corners)
    case .writing(let writing): inner.writing = context.writing.overlaid(by: writing)
    case .padding, .accessibility, .listRow, .fixedSize, .layoutPriority, .alignmentGuide,
      .aspectRatio, .drawing, .sharedBackground:
      break
    }
    switch modifier {
    case .drawing(.gradient), .drawing(.background): inner = inner.overPlaced()
    case .background(let color, _):
      // What is behind a translucent one is seen, too.
      guard let around = context.glassBackdrop, context.isTranslucent(color) else { break }
      inner = inner.overPlaced(around)
    default: break
    }
    let element = content.makeElement(in: inner)
    switch modifier {
    case .padding(let insets):
      let insets = insets ?? EdgeInsets(all: context.theme.metrics.padding)
      return PaddingElement(insets, content: element, context: context)
    case .frame(let frame):
      content.warnOfWidth(of: frame, around: element, in: context)
      return FrameElement(
        frame, content: element, context: context, limit: content.hitTargetLimit(in: context))
    case .background(let color, let radius):
      let paint = context.paint(color, key: "background")
      return BackgroundElement(
        radius: radius, corners: inner.corners, glassBackdrop: inner.glassBackdrop,
        content: element, context: context
      ) { shape, _ in context.items(filling: shape, with: paint, of: .color(color)) }
    case .accessibility(let patch):
      return AccessibilityElement(
        patch, isControl: patch.names && content.unmodified is any SingleControl, content: element)
    case .listRow(let traits):
      // A row takes it off its content.
      for key in traits.keys {
        context.warnUnused(
          key,
          because: context.list == nil
            ? "only rows of a list have it" : "parts of rows have none, only the rows themselves")
      }
      return element
    case .fixedSize(let axes):
      return FixedSizeElement(axes, content: element, context: context)
    case .layoutPriority(let priority):
      return LayoutPriorityElement(priority, content: element)
    case .alignmentGuide(let guides):
      return AlignmentGuideElement(guides, content: element)
    case .aspectRatio(let value):
      return AspectRatioElement(value, content: element, context: context)
    case .drawing(let drawing):
      return drawing.element(
        around: element, of: content, corners: inner.corners, glassBackdrop: inner.glassBackdrop,
        in: context)
    case .sharedBackground:
      if !context.isToolbar {
        context.warnUnused("sharedBackgroundVisibility", because: "only items of bars have it")
      } else if !context.isOnGlass {
        context.warnUnused(
          "sharedBackgroundVisibility",
          because: "there is no glass behind items of this bar, as there is since version 26")
      }
      return element
    case .environment, .writing:
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
  package func frame(_ frame: FrameValue) -> AnyComponent { modified(.frame(frame)) }

  /// Paints behind the component; the radius of the corners is in points.
  ///
  /// A material, for example ``ColorValue/regularMaterial``, shows what is behind it, blurred, and colours
  /// in front of it are vibrant.
  public func background(_ color: ColorValue, cornerRadius: Double = 0) -> AnyComponent {
    modified(.background(color, radius: .points(cornerRadius)))
  }

  /// Paints behind the component, with corners of a radius or concentric with those around.
  @_disfavoredOverload
  public func background(_ color: ColorValue, cornerRadius: CornerRadius) -> AnyComponent {
    modified(.background(color, radius: cornerRadius))
  }

  /// Says whether the item of a bar that it is stands on glass, since version 26.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> AnyComponent {
    modified(.sharedBackground(visibility))
  }

  package func modified(_ modifier: ModifiedComponent.Modifier) -> AnyComponent {
    AnyComponent(ModifiedComponent(content: AnyComponent(self), modifier: modifier))
  }
}

extension AnyComponent {
  /// The component itself, without what is said about it besides.
  package var unmodified: any Component {
    var base = base
    while let modified = base as? ModifiedComponent { base = modified.content.base }
    return base
  }
}
