#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Color {
  /// How bright it is, from 0 to 255, as Rec. 601 weighs red, green and blue; its opacity is left out.
  package var brightness: Double {
    0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
  }

  /// The relative luminance, 0 for black to 1 for white, as WCAG 2.2 defines it.
  package var relativeLuminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast with another opaque colour, 1 to 21, as WCAG 2.2 defines it.
  package func contrast(with other: Color) -> Double {
    let (own, others) = (relativeLuminance, other.relativeLuminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// The lightness that a screen has by APCA's simple curve, black lifted by its soft clamp.
  private var screenLuminance: Double {
    func curve(_ byte: UInt8) -> Double { pow(Double(byte) / 255, 2.4) }
    let light = 0.2126729 * curve(red) + 0.7151522 * curve(green) + 0.0721750 * curve(blue)
    return light > 0.022 ? light : light + pow(0.022 - light, 1.414)
  }

  /// The lightness contrast Lc of a text in this colour on another one, both opaque, as APCA 0.1.9
  /// (0.0.98G-4g) defines it: about 0 to 106 for dark text on light, below 0 for light text on dark.
  package func lightnessContrast(on ground: Color) -> Double {
    let (text, back) = (screenLuminance, ground.screenLuminance)
    guard abs(back - text) >= 0.0005 else { return 0 }
    let isDark = back > text
    let contrast =
      1.14 * (isDark ? pow(back, 0.56) - pow(text, 0.57) : pow(back, 0.65) - pow(text, 0.62))
    guard abs(contrast) >= 0.1 else { return 0 }
    return 100 * (isDark ? contrast - 0.027 : contrast + 0.027)
  }
}
