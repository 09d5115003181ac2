import MaquetteCore

extension NavigationBar {
  /// What stands in the row in place of the title, which assistive technology calls it by; `nil` for the title.
  ///
  /// It is on no glass, as UIKit's title views and SwiftUI's principal items.
  func principalView(hasGround: Bool, in context: LayoutContext) -> (any LayoutElement)? {
    guard let content = self.principal.inOneRow else { return nil }
    let inner = context.entering("Principal")
    let view = onContents(hasGround: hasGround, in: inner) {
      $0.element(for: content, at: 0, axis: .horizontal)
    }
    guard let view, !self.title.isEmpty else { return view }
    return AlteredElement(view) { nodes in
      guard let first = nodes.first else { return nodes }
      var node = inner.containerNode("Principal", frame: first.frame, children: nodes)
      node.accessibility = Accessibility(role: .group, label: self.title, traits: [.header])
      return [node]
    }
  }

  /// What is read on the contents and not on glass: where that is opaque, it follows what is behind it alone.
  func onContents(
    hasGround: Bool, in context: LayoutContext,
    _ make: @escaping (LayoutContext) -> (any LayoutElement)?
  ) -> (any LayoutElement)? {
    guard context.hasOpaqueGlass, !hasGround else { return make(context) }
    return context.adapting(isGlass: false) { make($0) ?? EmptyElement() }
  }
}
