extension Component {
  /// Moves a guide that stacks line up, as SwiftUI's `alignmentGuide` does.
  ///
  /// - Parameter position: points from the leading or upper edge, or another guide.
  public func alignmentGuide(_ guide: AlignmentGuide, at position: GuidePosition) -> AnyComponent {
    modified(.alignmentGuide([guide: position]))
  }

  /// Keeps the component at the size it has when it is offered as much as it needs, along one axis
  /// or both, as SwiftUI's `fixedSize` does.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> AnyComponent {
    FixedSize(horizontal: horizontal, vertical: vertical).map { modified(.fixedSize($0)) }
      ?? AnyComponent(self)
  }

  /// Says how early a stack serves the component: those with the greatest priority take what they
  /// want of the room before others are asked. 0 by default, as in SwiftUI.
  public func layoutPriority(_ priority: Double) -> AnyComponent {
    modified(.layoutPriority(priority))
  }
}
