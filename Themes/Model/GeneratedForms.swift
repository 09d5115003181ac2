import MaquetteCore

// Short forms for generated theme code: flat lists of numbers compile in no time.

extension Typography.Style {
  /// A style from its weights and `size, leading, size, leading …`.
  init(_ weight: FontWeight, _ emphasizedWeight: FontWeight, _ numbers: [Double]) {
    self.init(
      weight: weight, emphasizedWeight: emphasizedWeight,
      sizes: Typography.pairs(numbers).map { Typography.Entry($0, $1) })
  }
}

extension Typography {
  /// A tracking table from `size, points, size, points …`.
  static func trackingTable(_ numbers: [Double]) -> [Tracking] {
    pairs(numbers).map { Tracking($0, $1) }
  }

  fileprivate static func pairs(_ numbers: [Double]) -> [(Double, Double)] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }
}

extension ThemeColor {
  /// A colour from names and opacities.
  init(_ light: String, _ lightOpacity: Double, dark: String, _ darkOpacity: Double) {
    self.init(light: Term(light, lightOpacity), dark: Term(dark, darkOpacity))
  }
}

extension Device {
  /// A device from `width, height, scale, top, leading, bottom, trailing, radius`.
  init(
    _ name: String, _ platform: Platform, _ numbers: [Double], _ defaultTextSize: TextSize = .large,
    caseSize: Int? = nil
  ) {
    func number(_ index: Int) -> Double { numbers.indices.contains(index) ? numbers[index] : 0 }
    self.init(
      name: name, platform: platform, size: Size(width: number(0), height: number(1)),
      scale: number(2),
      safeArea: EdgeInsets(
        top: number(3), leading: number(4), bottom: number(5), trailing: number(6)),
      cornerRadius: number(7), defaultTextSize: defaultTextSize, caseSize: caseSize)
  }
}
