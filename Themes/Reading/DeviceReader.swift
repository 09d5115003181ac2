import MaquetteCore

/// Reads a file of devices: maps of names under the platforms that they run.
package enum DeviceReader {
  private static let keys = [
    "size", "scale", "safeArea", "cornerRadius", "defaultTextSize", "caseSize",
    "osVersion", "keyboardHeight", "landscapeKeyboardHeight",
  ]

  /// The devices of a file, platform by platform in the order of the file.
  ///
  /// A platform without any device, and a name that two devices have, is reported.
  package static func devices(from root: SpecNode, sink: DiagnosticSink) -> [Device] {
    let values = ThemeValueReader(sink: sink)
    let names = Platform.allCases.map(\.rawValue)
    var devices: [Device] = []
    var seen: Set<String> = []
    values.eachEntry(of: root, "a file of devices", keys: names, required: names) { name, node in
      guard let platform = Platform(rawValue: name) else { return }
      guard let entries = node.map, !entries.isEmpty else {
        values.mismatch(node, name, wanted: "a map of devices")
        return
      }
      for entry in entries {
        guard seen.insert(Device.simplified(entry.key)).inserted else {
          values.fail(
            "there is another device '\(entry.key)'", at: entry.location, id: .duplicateKey)
          continue
        }
        devices.append(
          device(named: entry.key, platform: platform, from: entry.value, values: values))
      }
    }
    return devices
  }

  private static func device(
    named name: String, platform: Platform, from node: SpecNode, values: ThemeValueReader
  ) -> Device {
    var device = Device(
      name: name, platform: platform, size: .zero, scale: 1, safeArea: .zero, cornerRadius: 0)
    let required = ["size", "scale", "safeArea", "cornerRadius"]
    values.eachEntry(of: node, "'\(name)'", keys: keys, required: required) { key, node in
      switch key {
      case "size":
        if let pair = values.numbers(node, key, count: 2, 1...10_000) {
          device.size = Size(width: pair[0], height: pair[1])
        }
      case "scale": values.set(&device.scale, values.number(node, key, Limits.scale))
      case "safeArea":
        if let edges = values.numbers(node, key, count: 4, 0...1000) {
          device.safeArea = EdgeInsets(
            top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
        }
      case "cornerRadius":
        values.set(&device.cornerRadius, values.number(node, key, 0...1000))
      case "caseSize": device.caseSize = values.number(node, key, 1...100).map { Int($0) }
      case "osVersion":
        device.osVersion = values.number(node, key, ThemeHead.osVersions).map { Int($0) }
      case "keyboardHeight": device.keyboardHeight = values.number(node, key, 1...1000)
      case "landscapeKeyboardHeight":
        device.landscapeKeyboardHeight = values.number(node, key, 1...1000)
      case "defaultTextSize": values.set(&device.defaultTextSize, values.choice(node, key))
      default: break
      }
    }
    return device
  }
}
