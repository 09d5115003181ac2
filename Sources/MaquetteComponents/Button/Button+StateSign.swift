/// How a button that is on shows that where colour may not tell it.
extension Button {
  /// The symbol before the title that tells what the colour of the fill tells otherwise; `nil` where
  /// nothing has to be told, or where the symbol's place is taken.
  func stateSign(in context: LayoutContext) -> String? {
    guard showsState(in: context), !self.title.isEmpty, !hasSymbolOrIcon,
      !self.showsActivityIndicator
    else {
      return nil
    }
    return self.value == .mixed ? "minus" : "checkmark"
  }

  /// Whether a line along its edge tells that it is on: beside a symbol there is no room for a sign.
  func isMarkedByLine(in context: LayoutContext) -> Bool {
    showsState(in: context) && hasSymbolOrIcon && !isStateSign
  }

  private func showsState(in context: LayoutContext) -> Bool {
    guard context.environment.accessibilityDifferentiateWithoutColor, self.type == .system else {
      return false
    }
    return self.value == .on || self.value == .mixed || self.state == .selected
  }

  private var isStateSign: Bool { ["checkmark", "minus"].contains(symbol) && !self.title.isEmpty }
}
