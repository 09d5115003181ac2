import MaquetteCore

/// A component that may have opened something beside or over itself, behind which the tint is gray.
protocol TintDimming: Component {
  /// Whether it has, in the environment of the screen around.
  func dimsTint(in context: LayoutContext) -> Bool
}

/// A component over whose contents only lies what is opened in it, as on a screen.
protocol PresentationScope: Component {}

extension AnyComponent {
  /// Whether something is open in it behind which the tint of all around is gray.
  func opensDimming(in context: LayoutContext) -> Bool {
    var component = self
    while let modified = component.base as? ModifiedComponent {
      if modified.layers.contains(where: { $0.opensDimming(in: context) }) { return true }
      component = modified.content
    }
    if let dimming = component.base as? any TintDimming, dimming.dimsTint(in: context) {
      return true
    }
    guard !(component.base is any PresentationScope),
      let holder = component.base as? any CatalogComponent
    else { return false }
    return type(of: holder).schema.contents(of: holder).contains { _, held in
      held.contains { $0.opensDimming(in: context) }
    }
  }
}

extension [AnyComponent] {
  /// Whether something is open in one of them behind which the tint of all around is gray.
  func openDimming(in context: LayoutContext) -> Bool {
    context.hasDimmedTint && contains { $0.opensDimming(in: context) }
  }
}
