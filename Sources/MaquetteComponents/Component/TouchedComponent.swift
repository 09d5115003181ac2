/// A component that answers to touch: a control.
protocol TouchedComponent: Component {}

/// A control that is as large as its author wants it to be: its title's size, or that of a frame.
/// Others, such as switches, have a figure whose size is the system's.
protocol FreelySizedComponent: TouchedComponent {}

extension AnyComponent {
  /// What keeps its hit targets within an extent that an author gives it; `nil` where it is no
  /// control.
  func hitTargetLimit(in context: LayoutContext) -> HitTargetLimit? {
    guard let control = unmodified.cast(to: (any TouchedComponent).self) else { return nil }
    return HitTargetLimit(isFree: control is any FreelySizedComponent, in: context)
  }
}
