import Foundation
import MaquetteCore

extension LayoutContext {
  /// Whether white letters are hard to read on a colour, so that black ones stand there: on platforms
  /// whose own buttons do so, and on all of them where people asked for more contrast.
  func isTooBrightForWhite(_ color: Color) -> Bool {
    let numbers = theme.controls["brightTint"]?.numbers
    let increased = environment.contrast == .increased ? numbers?["increasedContrast"] : nil
    guard let least = increased ?? numbers?["contrast"] else { return false }
    return 1.05 / (color.relativeLuminance + 0.05) < least
  }
}

extension Color {
  /// The relative luminance, 0 for black to 1 for white, as WCAG 2.2 defines it.
  fileprivate var relativeLuminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
