import MaquetteCore
import MaquetteLocale
import MaquetteThemes

extension SubtreeEnvironment: SpecValue {
  private static let specKeys = SpecKeys<SubtreeEnvironment>([
    SpecKey(
      "platform", \.platform,
      "The platform. It has its classic look, unless osVersion or device chooses version 26."),
    SpecKey(
      "osVersion", \.osVersion,
      "The version of the system. It chooses the newest look of this or an earlier version.",
      range: 1...99),
    SpecKey(
      "device", \.deviceName,
      "The device. It sets the size of a Screen and the version of the look."),
    SpecKey("appearance", \.appearance, "Light or dark.", aliases: ["colorScheme"]),
    SpecKey("contrast", \.contrast, "The contrast setting."),
    SpecKey(
      "level", \.level, "The level of the background: base, or elevated, as in a sheet."),
    SpecKey("direction", \.direction, "The reading direction.", aliases: ["layoutDirection"]),
    SpecKey("locale", \.localeName, "A locale such as en_US or ar-EG."),
    SpecKey("textSize", \.textSize, "The Dynamic Type size.", aliases: ["dynamicTypeSize"]),
    SpecKey("legibilityWeight", \.legibilityWeight, "The setting for bold text."),
    SpecKey("tint", \.tint, "The colour that 'tint' means."),
  ])

  private var deviceName: DeviceName? {
    get { device.map { DeviceName(device: $0) } }
    set { device = newValue?.device }
  }

  private var localeName: LocaleName? {
    get { locale.map { LocaleName(text: $0) } }
    set { locale = newValue?.text }
  }

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .map(specKeys.keys.map(\.info))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> SubtreeEnvironment? {
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a map with appearance, direction and so on")
      return nil
    }
    var value = SubtreeEnvironment()
    specKeys.apply(entries, to: &value, of: "an environment", by: reader)
    if let device = value.device, let platform = value.platform, device.platform != platform,
      let entry = entries.first(where: { $0.key == "device" })
    {
      reader.fail(
        "the device '\(device.name)' has \(device.platform.displayName), not "
          + "\(platform.displayName)", at: entry.value,
        hint: "leave 'platform' out, or name another device", id: .notOnPlatform)
    }
    return value
  }

  package var specText: String { "" }
}

/// A device in a spec.
private struct DeviceName: SpecValue {
  var device: Device

  static func specType(range: ClosedRange<Double>) -> SpecType { .device }

  static func read(_ node: SpecNode, by reader: SpecReader) -> DeviceName? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a device such as iPhone 17")
      return nil
    }
    if let device = Device.named(text) { return DeviceName(device: device) }
    reader.fail(
      "unknown device '\(SpecNode.excerpt(text))'", at: node, hint: Device.hint(for: text),
      id: .unknownDevice)
    return nil
  }

  var specText: String { device.name }
}

/// A locale in a spec.
private struct LocaleName: SpecValue {
  var text: String

  static func specType(range: ClosedRange<Double>) -> SpecType { .locale }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LocaleName? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a locale such as en_US")
      return nil
    }
    do throws(InputProblem) {
      return LocaleName(text: try LocaleIdentifier(text).text)
    } catch {
      reader.fail(error.message, at: node, hint: error.hint)
      return nil
    }
  }

  var specText: String { text }
}
