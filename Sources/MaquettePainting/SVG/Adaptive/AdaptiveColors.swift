import MaquetteCore

/// The classes of a picture that is light and dark in one, in the order of their first use.
struct AdaptiveColors {
  private let prefix: String
  private var names: Set<String> = []
  /// The rules that hold in the dark.
  private(set) var rules: [(name: String, style: String)] = []

  init(rule: SVGDarkRule) { prefix = rule.classPrefix }

  /// A paint in light as attributes, and a class where it is another one in the dark.
  ///
  /// - Parameter name: `fill`, `stroke` or `stop`.
  mutating func paint(_ name: String, _ light: Color, _ dark: Color) -> String {
    let property = name == "stop" ? "stop-color" : name
    var result = " \(property)=\"\(CompactSVG.hex(light))\""
    if light.alpha < 1 { result += " \(name)-opacity=\"\(CompactSVG.number(light.alpha))\"" }
    guard light != dark else { return result }
    var style = "\(property):\(CompactSVG.hex(dark))"
    var className = [("fill", ""), ("stroke", "s"), ("stop", "p")].first { $0.0 == name }?.1 ?? ""
    className += CompactSVG.hex(dark).dropFirst()
    if light.alpha < 1 || dark.alpha < 1 {
      let alpha = CompactSVG.number(dark.alpha)
      style += ";\(name)-opacity:\(alpha)"
      className += "-" + alpha.replacing(".", with: "_")
    }
    return result + " class=\"\(use(className, style))\""
  }

  /// The attributes of a group that is there in light only.
  mutating func onlyLight() -> String { " class=\"\(use("l", "display:none"))\"" }

  /// The attributes of a group that is there in the dark only.
  mutating func onlyDark() -> String {
    " class=\"\(use("d", "display:inline"))\" display=\"none\""
  }

  private mutating func use(_ name: String, _ style: String) -> String {
    let name = prefix + name
    if names.insert(name).inserted { rules.append((name, style)) }
    return name
  }
}
