import MaquetteCore
import MaquetteThemes

extension Screen {
  /// How the body of the device looks; `nil` where none is drawn.
  func bodyLook(in context: LayoutContext) -> DeviceFrameLook? {
    // A window is no device.
    guard windowDevice == nil else { return nil }
    guard self.deviceFrame || context.environment.deviceFrame else { return nil }
    if let look = DeviceFrameLook(context) { return look }
    if self.deviceFrame {
      context.warnUnused("frame", because: "a window has no device around it")
    }
    return nil
  }

  /// The device whose screen it is; `nil` for a window without one.
  func screenDevice(in context: LayoutContext) -> Device? {
    let platform = context.environment.platform
    let standard = context.environment.device ?? .standard(for: platform)
    guard !self.device.isEmpty else { return standard }
    if let match = Device.named(self.device) {
      if match.platform == platform, context.environment.device == nil { return match }
      // What the picture is drawn for comes from a flag or the top of the spec.
      if match != standard {
        context.report(
          .warning,
          "the picture is drawn for \(standard?.name ?? platform.displayName), not for "
            + "'\(match.name)'", key: "device", length: self.device.count,
          hint: "leave 'device' out here; 'device: \(match.name)' at the top of the spec, without "
            + "a 'platform', draws for that one", id: .notOnPlatform)
      }
      return standard
    }
    context.report(
      .error, "unknown device '\(SpecNode.excerpt(self.device))'", key: "device",
      length: self.device.count,
      hint: Device.hint(for: self.device), id: .unknownDevice)
    return standard
  }
}
