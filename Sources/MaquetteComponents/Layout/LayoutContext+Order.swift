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

extension HStack {
  /// The row with its components in an order that means something, or in none.
  public func orderIsMeaningful(_ isMeaningful: Bool) -> HStack {
    var copy = self
    copy.orderIsMeaningful = isMeaningful
    return copy
  }
}

extension Grid {
  /// The grid with its components in an order that means something, or in none.
  public func orderIsMeaningful(_ isMeaningful: Bool) -> Grid {
    var copy = self
    copy.orderIsMeaningful = isMeaningful
    return copy
  }
}
