import MaquetteCore
import MaquetteThemes

/// Writes the devices as Swift.
struct DeviceWriter {
  private let devices: [Device]

  init(_ devices: [Device]) { self.devices = devices }

  var text: String {
    var text = "extension Device {\n"
    text += "  /// Every known device; the first of a platform is its standard one.\n"
    text += "  public static let all: [Device] = [\n"
    for device in devices {
      let insets = device.safeArea
      let numbers = [
        device.size.width, device.size.height, device.scale, insets.top, insets.leading,
        insets.bottom, insets.trailing, device.cornerRadius,
      ]
      let isLarge = device.defaultTextSize == .large
      text += SwiftText.call(
        "Device",
        [
          SwiftText.literal(device.name), ".\(device.platform.rawValue)",
          "[\(numbers.map(SwiftText.number).joined(separator: ", "))]",
        ] + (isLarge ? [] : [".\(device.defaultTextSize.rawValue)"])
          + (device.caseSize.map { ["caseSize: \($0)"] } ?? []), ",", indent: 4)
    }
    return text + "  ]\n}\n"
  }
}
