import Maquette
import MaquetteCore

extension Reference {
  static var themes: [Theme] { Theme.builtInHeads.compactMap { Theme.named($0.name) } }

  /// Colours and text styles of a theme.
  static func theme(_ theme: Theme) -> JSONValue {
    .object([
      ("name", .string(theme.name)), ("platform", .string(theme.platform.rawValue)),
      ("osVersion", theme.osVersion.map(JSONValue.integer) ?? .null),
      ("colors", colors(theme.colors)), ("materials", colors(theme.materials)),
      ("vibrant", colors(theme.vibrant)),
      ("shortNames", .object(theme.shortColorNames.map { ($0.name, .string($0.meaning)) })),
      ("textStyles", .array(TextStyle.allCases.compactMap { textStyle($0, theme.typography) })),
    ])
  }

  /// Light, dark, and both with increased contrast.
  private static func colors(_ sets: [String: ColorSet]) -> JSONValue {
    let traits = [
      ColorTraits(), ColorTraits(appearance: .dark), ColorTraits(contrast: .increased),
      ColorTraits(appearance: .dark, contrast: .increased),
    ]
    return .object(
      sets.sorted { $0.key < $1.key }.map { name, set in
        (name, JSONValue.strings(traits.map { set[$0].hex }))
      })
  }

  private static func textStyle(_ style: TextStyle, _ typography: Typography) -> JSONValue? {
    guard let entry = typography.styles[style] else { return nil }
    let sizes = TextSize.allCases.compactMap { size in
      entry.entry(for: size).map {
        (size.rawValue, JSONValue.array([.number($0.size), .number($0.leading)]))
      }
    }
    return .object([
      ("name", .string(style.rawValue)), ("weight", .string(entry.weight.name)),
      ("sizes", .object(sizes)),
    ])
  }

  static func symbol(_ symbol: Symbol) -> JSONValue {
    .object([
      ("name", .string(symbol.name)), ("rule", .string(symbol.rule.rawValue)),
      ("ruleSummary", .string(symbol.rule.summary)),
      ("scripts", JSONValue.strings(symbol.variants.keys.map(\.rawValue).sorted())),
    ])
  }

  static func device(_ device: Device) -> JSONValue {
    let area = device.safeArea
    return .object([
      ("name", .string(device.name)), ("platform", .string(device.platform.rawValue)),
      ("osVersion", device.osVersion.map(JSONValue.integer) ?? .null),
      ("width", .number(device.size.width)), ("height", .number(device.size.height)),
      ("scale", .number(device.scale)), ("cornerRadius", .number(device.cornerRadius)),
      (
        "safeArea",
        .array([area.top, area.leading, area.bottom, area.trailing].map(JSONValue.number))
      ),
    ])
  }
}
