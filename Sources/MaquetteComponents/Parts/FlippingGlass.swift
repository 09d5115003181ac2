import MaquetteCore
import MaquetteThemes

/// Small glass, which is light or dark as what is behind it is.
extension LayoutContext {
  /// Whether its small glass is light or dark as what is behind it is.
  var hasFlippingGlass: Bool {
    environment.platform.appearances.count > 1 && BarButtonLook(self)?.glassSide != nil
  }

  /// What will be told what is placed behind bars; `nil` where their glass does not depend on that.
  var newGlassBackdrop: GlassBackdrop? {
    hasFlippingGlass ? GlassBackdrop(pictures: pictures) : nil
  }

  /// The context of what is light or dark as small glass over a colour is, where the look has glass and that is known.
  func contrasting(with ground: Color?) -> LayoutContext {
    guard let ground, hasFlippingGlass else { return self }
    return onGlass(in: appearanceOfGlass(over: ground))
  }

  /// Whether small glass over a colour is light or dark.
  func appearanceOfGlass(over ground: Color) -> Appearance {
    Appearance(ofGlassOver: ground, on: self.appearanceAround ?? environment.appearance)
  }

  /// The context of bars whose glass is light or dark as what is behind it is. Documented: WWDC25, "Meet Liquid Glass":
  /// small glass flips, large does not. Estimated: glass that is opaque has nothing behind it, and is as light or dark
  /// as the screen.
  ///
  /// - Parameters:
  ///   - backdrop: what will be told what is placed behind the bars; `nil` where they have no such glass.
  ///   - ground: what is behind all of that, for a first guess; `nil` where it is as light or dark as the screen.
  func onGlass(over backdrop: GlassBackdrop?, ground: Color?) -> LayoutContext {
    guard let backdrop else { return self }
    var copy = onGlass(in: environment.appearance)
    if !hasOpaqueGlass { copy = copy.contrasting(with: ground) }
    copy.groundOfGlass = hasOpaqueGlass ? nil : ground
    copy.glassBackdrop = backdrop
    return copy
  }

  /// An element on glass that stands among the contents: light or dark as what is placed behind it, or as the colour that
  /// is known to be there.
  func flipping(_ make: @escaping (LayoutContext) -> any LayoutElement) -> any LayoutElement {
    guard !hasOpaqueGlass, !self.isToolbar else { return make(self) }
    // Who gave it an appearance keeps it.
    guard self.glassBackdrop == nil || self.appearanceAround != nil else { return make(self) }
    return contrasting(with: ground).adapting(make)
  }

  /// The context of what stands in front of what is placed before it, which tells what is behind glass.
  ///
  /// - Parameter outer: what is behind that; that of the context when not given, and its ground where that has none.
  func overPlaced(_ outer: GlassBackdrop? = nil) -> LayoutContext {
    guard hasFlippingGlass else { return self }
    var copy = onGlass(in: environment.appearance)
    let around = outer ?? self.glassBackdrop
    copy.glassBackdrop = GlassBackdrop(
      over: around, ground: around == nil ? backdrop : nil, pictures: pictures)
    return copy
  }
}
