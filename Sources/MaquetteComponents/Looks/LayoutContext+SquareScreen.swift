import MaquetteThemes

extension LayoutContext {
  /// The radius of buttons on a watch whose screen has square corners, in points; `nil` elsewhere.
  /// Documented: 8 on Series 3 and earlier (HIG, Buttons, watchOS), which the theme has.
  var squareScreenRadius: Double? {
    guard let device = environment.device, device.cornerRadius == 0 else { return nil }
    return SquareScreenLook(self)?.buttonRadius
  }
}
