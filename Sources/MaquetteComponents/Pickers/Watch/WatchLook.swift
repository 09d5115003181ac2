import MaquetteCore
import MaquetteThemes

/// What the theme says about a control whose numbers differ from case to case of the watch.
struct WatchLook {
  let look: ControlLook
  /// The size of the case as keys have it; empty where no watch is known.
  private let suffix: String
  /// How much larger text is than the watch has it at first.
  private let textScale: Double

  /// `nil` after reporting that the platform has no such control.
  init?(_ name: String, component: String, tint: ColorValue?, context: LayoutContext) {
    guard var look = context.control(name, component: component) else { return nil }
    if let tint { look.tint = context.color(tint, key: "tint") }
    self.look = look
    let device = context.environment.device ?? .standard(for: .watchos)
    suffix = device.map(WatchLook.caseSize) ?? ""
    // Text that is as large as the watch has it is as large as the table says.
    var unset = context.environment
    unset.textSize = device?.defaultTextSize ?? .large
    let own = FontValue.body.resolved(in: context.environment)?.size ?? 1
    let usual = FontValue.body.resolved(in: unset)?.size ?? own
    let isChanged = context.environment.textSize != .large && usual > 0
    textScale = isChanged ? max(1, own / usual) : 1
  }

  /// The millimetres in a watch's name. Those with square displays are one size.
  private static func caseSize(of device: Device) -> String {
    guard device.cornerRadius > 0 else { return "38" }
    let word = device.name.split(separator: " ").last { $0.hasSuffix("mm") }
    return word.map { String($0.dropLast(2)) } ?? ""
  }

  /// A length of the case.
  func number(_ key: String) -> Double {
    look.optionalNumber(key + suffix) ?? look.number(key)
  }

  /// A length of the case that grows with the text size.
  func scaled(_ key: String) -> Double { number(key) * textScale }

  /// A font of a size that the table has as a number, which grows with the text size.
  func font(_ key: String, weight: FontWeight = .regular, share: Double = 1) -> FontValue {
    .system(size: scaled(key) * share, weight: weight)
  }

  /// A colour.
  func color(_ key: String) -> Color { look.color(key) }
}

extension SceneNode {
  /// Everything that the node and those inside of it draw, as one list.
  var drawing: [DrawItem] {
    let all = items + children.flatMap(\.drawing)
    guard let clip, !all.isEmpty else { return all }
    return [.group(DrawGroup(all, clips: [clip]))]
  }
}
