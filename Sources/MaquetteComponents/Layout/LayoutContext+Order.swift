import MaquetteCore

extension LayoutContext {
  /// The context with which a container places contents whose order means nothing: from the left,
  /// whatever the direction. Contents keep the direction of the interface.
  var placingFromTheLeft: LayoutContext {
    var copy = self
    copy.environment.explicitDirection = .leftToRight
    return copy
  }
}
