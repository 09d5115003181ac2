/// A colour in sRGB with straight (not premultiplied) alpha, eight bits a component.
public struct Color: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (clear) to 1.
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(rgb: 0x000000)
  /// Opaque white.
  public static let white = Color(rgb: 0xFFFFFF)
  /// Nothing at all.
  public static let clear = Color(rgb: 0x000000, alpha: 0)

  /// A colour from components of 0 to 255 and an opacity of 0 to 1.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `0xRRGGBB` and an opacity of 0 to 1.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// A colour from `0xRRGGBBAA`, alpha last.
  public init(rgba: UInt32) {
    self.init(rgb: rgba >> 8, alpha: Double(rgba & 0xFF) / 255)
  }

  /// A colour from CSS notation: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  public init?(hex: String) {
    var text = hex
    guard let color = text.withUTF8({ Color.color(hex: $0) }) else { return nil }
    self = color
  }

  private static func color(hex bytes: UnsafeBufferPointer<UInt8>) -> Color? {
    let count = bytes.count - 1
    guard bytes.first == UInt8(ascii: "#"), count == 3 || count == 4 || count == 6 || count == 8
    else { return nil }
    var value: UInt32 = 0
    for digit in bytes.dropFirst() {
      guard let nibble = nibble(digit) else { return nil }
      // The short forms repeat each digit: #0AF is #00AAFF.
      value = count <= 4 ? value << 8 | nibble << 4 | nibble : value << 4 | nibble
    }
    return count == 4 || count == 8 ? Color(rgba: value) : Color(rgb: value)
  }

  private static func nibble(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// The colour that results from painting this one over another.
  public func over(_ backdrop: Color) -> Color {
    let out = alpha + backdrop.alpha * (1 - alpha)
    guard out > 0 else { return .clear }
    func mix(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let sum = Double(front) * alpha + Double(back) * backdrop.alpha * (1 - alpha)
      return UInt8(max(0, min(255, (sum / out).rounded())))
    }
    return Color(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: out)
  }

  /// CSS notation, upper case: `#RRGGBB`, or `#RRGGBBAA` when not opaque.
  public var hex: String {
    var text = "#"
    for component in [red, green, blue] { text += component.hex(digits: 2, uppercase: true) }
    guard alpha < 1 else { return text }
    return text + UInt8(max(0, min(255, (alpha * 255).rounded()))).hex(digits: 2, uppercase: true)
  }
}
