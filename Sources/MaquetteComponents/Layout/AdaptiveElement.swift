import MaquetteCore
import MaquetteThemes

/// What is as light or dark as what is behind it where it is placed.
final class AdaptiveElement: WrappingElement {
  let content: any LayoutElement
  private let backdrop: GlassBackdrop
  private let make: (LayoutContext) -> any LayoutElement
  private let context: LayoutContext
  /// The element in the other appearance.
  private lazy var other = make(
    context.quiet.onGlass(in: context.environment.appearance == .dark ? .light : .dark))

  init(
    over backdrop: GlassBackdrop, in context: LayoutContext,
    make: @escaping (LayoutContext) -> any LayoutElement
  ) {
    backdrop.require()
    self.backdrop = backdrop
    self.context = context
    self.make = make
    content = make(context)
  }

  /// The element in the appearance that it has in a frame.
  func shown(in frame: Rect) -> any LayoutElement {
    let own = context.environment.appearance
    guard let ground = backdrop.mean(in: frame) else { return content }
    let appearance = context.appearanceOfGlass(over: ground)
    return appearance == own ? content : other
  }

  func place(in frame: Rect) -> [SceneNode] { shown(in: frame).place(in: frame) }
}

extension LayoutContext {
  /// An element that is as light or dark as what is placed behind it, where the look has glass that flips.
  ///
  /// - Parameter isGlass: whether it stands on glass, which does not flip where it is opaque.
  func adapting(isGlass: Bool = true, _ make: @escaping (LayoutContext) -> any LayoutElement)
    -> any LayoutElement
  {
    // Who gave a bar an appearance keeps it.
    guard let glassBackdrop = self.glassBackdrop, self.appearanceAround != nil,
      !isGlass || !hasOpaqueGlass
    else {
      return make(self)
    }
    return AdaptiveElement(over: glassBackdrop, in: self, make: make)
  }

  /// The context of glass that is light or dark, whatever the screen is.
  func onGlass(in appearance: Appearance) -> LayoutContext {
    var copy = self
    copy.appearanceAround = self.appearanceAround ?? environment.appearance
    // What decided otherwise is none of the screen's background.
    if appearance != environment.appearance { copy.groundOfGlass = nil }
    copy.environment.appearance = appearance
    return copy
  }
}
