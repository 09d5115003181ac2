import MaquetteCore

/// What changes how a finished component is drawn, and not the room that it takes.
package enum DrawingModifier: Hashable, Sendable {
  case border(StrokeValue, ClipShape, radius: CornerRadius)
  case shadow(ShadowValue, ClipShape, radius: CornerRadius)
  case clipShape(ClipShape, radius: CornerRadius)
  case overlay(LayerValue)
  case background(LayerValue)
  case gradient(GradientValue, radius: CornerRadius)
  /// The standard deviation, in points.
  case blur(Double)
  case mask(LayerValue)
  case blendMode(BlendMode)
  case opacity(Double)
  case offset(x: Double, y: Double)
  /// Degrees clockwise, about the middle.
  case rotationEffect(Double)
  /// About the middle.
  case scaleEffect(Double)
}

extension Component {
  /// Draws a line inside of the component's edge, as SwiftUI's `border` does; `width` in points.
  public func border(_ color: ColorValue, width: Double = 1, cornerRadius: Double = 0)
    -> AnyComponent
  {
    let line = StrokeValue(.color(color), width: width, position: .inside)
    return modified(.drawing(.border(line, .rectangle, radius: .points(cornerRadius))))
  }

  /// Casts a shadow from the component's frame, with the corners of what is painted behind it, or from
  /// a shape's own outline.
  public func shadow(_ shadow: ShadowValue, cornerRadius: Double = 0) -> AnyComponent {
    modified(.drawing(.shadow(shadow, .rectangle, radius: .points(cornerRadius))))
  }

  /// Casts a shadow from the component's frame: `radius` is how far its edge is smeared, and `x` and `y`
  /// are how far it is moved towards the trailing side and down, all in points.
  public func shadow(
    color: ColorValue = ShadowValue().color, radius: Double, x: Double = 0, y: Double = 0
  ) -> AnyComponent {
    shadow(ShadowValue(color: color, radius: radius, x: x, y: y))
  }

  /// Paints a colour or a gradient behind the component, with round corners of a radius in points.
  @_disfavoredOverload
  public func background(_ paint: PaintValue, cornerRadius: Double = 0) -> AnyComponent {
    switch paint {
    case .color(let color): background(color, cornerRadius: cornerRadius)
    case .gradient(let gradient):
      modified(.drawing(.gradient(gradient, radius: .points(cornerRadius))))
    }
  }

  /// Cuts the component to a shape in its frame; `cornerRadius` is that of a rectangle.
  public func clipShape(_ shape: ClipShape, cornerRadius: Double = 0) -> AnyComponent {
    modified(.drawing(.clipShape(shape, radius: .points(cornerRadius))))
  }

  /// Puts components over this one, in its frame.
  public func overlay(
    alignment: Alignment = .center, @ComponentBuilder content: () -> [AnyComponent]
  ) -> AnyComponent {
    modified(.drawing(.overlay(LayerValue(content: content(), alignment: alignment))))
  }

  /// Puts components behind this one, in its frame.
  public func background(
    alignment: Alignment = .center, @ComponentBuilder content: () -> [AnyComponent]
  ) -> AnyComponent {
    modified(.drawing(.background(LayerValue(content: content(), alignment: alignment))))
  }

  /// Blurs the component and all inside of it; the radius is a Gaussian's standard deviation, in points.
  public func blur(radius: Double) -> AnyComponent { modified(.drawing(.blur(radius))) }

  /// Draws the component as opaque as other components in its frame are, as SwiftUI's `mask` does.
  public func mask(
    alignment: Alignment = .center, @ComponentBuilder content: () -> [AnyComponent]
  ) -> AnyComponent {
    modified(.drawing(.mask(LayerValue(content: content(), alignment: alignment))))
  }

  /// Mixes the component's colours with those behind it.
  public func blendMode(_ mode: BlendMode) -> AnyComponent {
    modified(.drawing(.blendMode(mode)))
  }

  /// Draws each thing in the component less opaque: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> AnyComponent { modified(.drawing(.opacity(opacity))) }

  /// Draws the component elsewhere, in points towards the trailing side and down.
  public func offset(x: Double = 0, y: Double = 0) -> AnyComponent {
    modified(.drawing(.offset(x: x, y: y)))
  }

  /// Turns the drawn component about its middle, in degrees clockwise.
  public func rotationEffect(_ degrees: Double) -> AnyComponent {
    modified(.drawing(.rotationEffect(degrees)))
  }

  /// Draws the component larger or smaller about its middle.
  public func scaleEffect(_ scale: Double) -> AnyComponent {
    modified(.drawing(.scaleEffect(scale)))
  }

  /// Gives the component's width and height a proportion, in the room that it is offered.
  public func aspectRatio(
    _ ratio: Double, contentMode: AspectRatioValue.ContentMode = .fit
  ) -> AnyComponent {
    modified(.aspectRatio(AspectRatioValue(ratio, contentMode: contentMode)))
  }

  /// Draws the component and all inside of it in another environment than what is around it.
  public func environment(_ environment: SubtreeEnvironment) -> AnyComponent {
    modified(.environment(environment))
  }
}

extension DrawingModifier {
  /// The element of a component with the modifier.
  ///
  /// - Parameters:
  ///   - element: the component's own.
  ///   - component: the component, whose outline its shadow may have.
  ///   - corners: the modifier's own round corners, which what is inside follows.
  ///   - glassBackdrop: what is told what the modifier puts behind glass inside; `nil` where nothing depends on that.
  func element(
    around element: any LayoutElement, of component: AnyComponent, corners: CornerContainer?,
    glassBackdrop: GlassBackdrop?, in context: LayoutContext
  ) -> any LayoutElement {
    switch self {
    case .border(let line, let shape, let radius):
      return BorderElement(line, shape, radius, content: element, context: context)
    case .shadow(let shadow, let shape, let radius):
      let own = shape == .rectangle && radius == 0 ? component.shadowOutlined : nil
      return ShadowElement(
        shadow,
        outline: { frame in
          own?.shadowOutline(in: frame, context)
            ?? shape.outline(in: frame, radius: context.radius(radius, in: frame))
        }, content: element, context: context)
    case .clipShape(let shape, let radius):
      return ClipElement(shape, radius, corners: corners, content: element, context: context)
    case .overlay(let layer):
      return LayeredElement(element, layer, isBehind: false, context: context)
    case .background(let layer):
      return LayeredElement(
        element, layer, isBehind: true, glassBackdrop: glassBackdrop, context: context)
    case .gradient(let gradient, let radius):
      return BackgroundElement(
        radius: radius, corners: corners, glassBackdrop: glassBackdrop, content: element,
        context: context
      ) { [.fill($0, context.paint(.gradient(gradient), in: $1, key: "background"))] }
    case .blur(let radius):
      return EffectElement("Blur", NodeEffects(blur: radius), content: element, context: context)
    case .blendMode(let mode):
      return EffectElement("Blend", NodeEffects(blend: mode), content: element, context: context)
    case .mask(let layer): return MaskElement(layer, content: element, context: context)
    case .opacity(let opacity): return FadedElement(element, opacity: opacity)
    case .offset(let x, let y):
      return MovedElement(element, x: x, y: y, direction: context.direction)
    case .rotationEffect(let degrees):
      return TransformedElement(element) { Transform(rotation: degrees, about: $0) }
    case .scaleEffect(let scale):
      return TransformedElement(element) { Transform(scale: scale, about: $0) }
    }
  }
}
