extension AnyComponent {
  /// Whether something is open in it behind which the tint of all around is gray.
  func opensDimming(in context: LayoutContext) -> Bool {
    var component = self
    while let modified = component.base as? ModifiedComponent {
      if modified.layers.contains(where: { $0.opensDimming(in: context) }) { return true }
      component = modified.content
    }
    guard let holder = component.base.cast(to: (any CatalogComponent).self) else { return false }
    let schema = type(of: holder).schema
    if schema.dimsTint?(holder, context) == true { return true }
    return !schema.isPresentationScope
      && schema.contents(of: holder).contains { _, held in
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
