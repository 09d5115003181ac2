import MaquetteCore

extension NavigationBar {
  /// What stands in the row in place of the title, which assistive technology calls it by; `nil` for the title.
  ///
  /// It is on no glass, as UIKit's title views and SwiftUI's principal items.
  ///
  /// - Parameter isOnlyTitle: whether the title is not drawn below the row as well, where it is told.
  func principalView(isOnlyTitle: Bool, hasGround: Bool, in context: LayoutContext)
    -> (any LayoutElement)?
  {
    guard let content = self.principal.inOneRow else { return nil }
    let inner = context.entering("Principal")
    let view = onContents(hasGround: hasGround, in: inner) {
      $0.element(for: content, at: 0, axis: .horizontal)
    }
    let title = self.title
    guard let view, !title.isEmpty else { return view }
    return AlteredElement(view) { nodes in
      guard let first = nodes.first else { return nodes }
      var node = inner.containerNode("Principal", frame: first.frame, children: nodes)
      guard isOnlyTitle else { return [node] }
      // A view that says the title is a heading by that.
      for index in node.children.indices where node.children[index].makeHeading(saying: title) {
        return [node]
      }
      node.accessibility = Accessibility(role: .group, label: title, traits: [.header])
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

extension SceneNode {
  /// Makes the first text in it that says a title a heading; whether there is one.
  fileprivate mutating func makeHeading(saying title: String) -> Bool {
    if let thing = accessibility {
      if thing.isHidden { return false }
      if thing.label == title, text != nil, !thing.traits.contains(.button) {
        return addTrait(.header)
      }
    }
    for index in children.indices where children[index].makeHeading(saying: title) { return true }
    return false
  }
}
