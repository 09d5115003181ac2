import MaquetteCore

extension Color {
  /// A colour of a hue, as hue, saturation and brightness from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    func byte(_ share: Double) -> UInt8 { UInt8(max(0, min(255, (share * 255).rounded()))) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }
}

extension Color {
  /// Its hue, saturation and brightness, from 0 to 1; grays have the hue of red.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let (red, green, blue) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    let most = max(red, green, blue)
    let reach = most - min(red, green, blue)
    guard reach > 0 else { return (0, 0, most) }
    let sixth =
      if most == red { (green - blue) / reach } else if most == green {
        (blue - red) / reach + 2
      } else { (red - green) / reach + 4 }
    return ((sixth / 6 + 1).truncatingRemainder(dividingBy: 1), reach / most, most)
  }

  /// How far two colours are apart, channel by channel.
  func distance(to other: Color) -> Double {
    func part(_ one: UInt8, _ two: UInt8) -> Double {
      let difference = Double(one) - Double(two)
      return difference * difference
    }
    return part(red, other.red) + part(green, other.green) + part(blue, other.blue)
  }

  func withAlpha(_ alpha: Double) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}
