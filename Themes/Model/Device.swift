import MaquetteCore

/// A screen: its size, the part that nothing covers, and its corners. Lengths in points, in portrait
/// unless it is turned.
public struct Device: Hashable, Sendable {
  /// The name, for example `iPhone 15 Pro`.
  public var name: String
  /// The platform it runs.
  public var platform: Platform
  /// The whole screen.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What bars, sensors and rounded corners take at each edge.
  public var safeArea: EdgeInsets
  /// The radius of the display's corners.
  public var cornerRadius: Double
  /// The text size it starts with: a large watch begins above the standard one.
  public var defaultTextSize: TextSize
  /// The millimetres of a watch's case by which its controls differ.
  public var caseSize: Int?
  /// The version of the system that it came with, whose look it takes by itself; `nil` for the
  /// platform's classic look.
  public var osVersion: Int?
  /// How high a keyboard with its bar is, down to the screen's edge, where the device differs from
  /// most of its platform.
  package var keyboardHeight: Double?
  /// The same where the device lies on its side.
  package var landscapeKeyboardHeight: Double?

  /// A device from its parts.
  public init(
    name: String, platform: Platform, size: Size, scale: Double, safeArea: EdgeInsets,
    cornerRadius: Double, defaultTextSize: TextSize = .large, caseSize: Int? = nil,
    osVersion: Int? = nil
  ) {
    self.name = name
    self.platform = platform
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.defaultTextSize = defaultTextSize
    self.caseSize = caseSize
    self.osVersion = osVersion
  }

  /// Whether it is a phone or an iPad that lies on its side.
  public var isLandscape: Bool {
    (platform == .ios || platform == .ipados) && size.width > size.height
  }

  /// The same device on its side, under its name with `landscape` after it; `nil` for what nobody turns.
  ///
  /// Measured: on phones sensors take as much at both sides as they did above, the home indicator 21 points.
  /// Estimated: the time is not shown. An iPad has the same insets both ways.
  public var landscape: Device? {
    guard platform == .ios || platform == .ipados, size.width < size.height else { return nil }
    var device = self
    device.name += " \(Device.turned)"
    device.size = Size(width: size.height, height: size.width)
    device.keyboardHeight = landscapeKeyboardHeight
    if platform == .ios {
      let hasSensors = safeArea.bottom > 0
      device.safeArea = EdgeInsets(
        top: 0, leading: hasSensors ? safeArea.top : 0, bottom: hasSensors ? 21 : 0,
        trailing: hasSensors ? safeArea.top : 0)
    }
    return device.running(osVersion)
  }

  /// The device with what a version of the system leaves free on it.
  ///
  /// Measured (26, UIKit in the simulator): iPads without a Home button have the insets of those that came with
  /// it, and phones on their side 20 points for the home indicator.
  package func running(_ version: Int?) -> Device {
    guard let version, version >= 26, safeArea.bottom > 0 else { return self }
    var device = self
    if platform == .ios, isLandscape { device.safeArea.bottom = 20 }
    let pad = Device.all.first { $0.platform == .ipados && ($0.osVersion ?? 0) >= 26 }
    if platform == .ipados, let pad { device.safeArea = pad.safeArea }
    return device
  }

  /// Whether its width is regular, where an app has the whole screen; the others' is compact.
  ///
  /// Documented (HIG, Layout: Device size classes): that of iPads and Macs is, that of phones is not, but for
  /// the Plus and Max models, iPhone Air, iPhone 11 and iPhone XR on their sides. Those are the phones that are
  /// 414 points wide and more.
  package var hasRegularWidth: Bool {
    switch platform {
    case .ipados, .macos, .tvos: true
    case .watchos: false
    case .ios: isLandscape && size.height >= 414
    }
  }

  /// Whether its height is regular, where an app has the whole screen; the others' is compact.
  ///
  /// Documented (HIG, Layout: Device size classes): that of phones on their sides is compact.
  package var hasRegularHeight: Bool {
    switch platform {
    case .ipados, .macos, .tvos: true
    case .watchos: false
    case .ios: !isLandscape
    }
  }

  private static let turned = "landscape"

  /// The names of all devices, those on their sides among them.
  public static var names: [String] {
    all.flatMap { [$0.name, $0.landscape?.name].compactMap(\.self) }
  }

  /// The device with a name; case, spaces and hyphens do not matter (`iphone15pro`). After the name of a
  /// phone or an iPad, `landscape` turns it.
  public static func named(_ name: String) -> Device? {
    let wanted = simplified(name)
    if let match = all.first(where: { simplified($0.name) == wanted }) { return match }
    guard wanted.hasSuffix(turned) else { return nil }
    let upright = wanted.dropLast(turned.count)
    return all.first { simplified($0.name) == upright }?.landscape
  }

  /// What to say to a name that no device has: those that start with it, those nearest by size and
  /// generation, or where a word is no device's, the nearest in spelling.
  public static func hint(for name: String) -> String {
    guard simplified(name).hasSuffix(turned) else { return hint(for: name, ending: "") }
    // What turns a device is no part of its name.
    let end = name.reversed().drop { !$0.isLetter }.dropFirst(turned.count)
    let upright = String(end.reversed())
    if let device = named(upright), !device.isLandscape {
      return "only phones and iPads turn; write '\(device.name)'"
    }
    return hint(for: upright, ending: " \(turned)")
  }

  private static func hint(for name: String, ending: String) -> String {
    func question(_ names: [String]) -> String {
      "did you mean \(names.prefix(3).map { "'\($0)\(ending)'" }.joined(separator: " or "))?"
    }
    let all = all.filter { ending.isEmpty || $0.landscape != nil }
    let wanted = simplified(name)
    let starts = all.map(\.name).filter { !wanted.isEmpty && simplified($0).hasPrefix(wanted) }
    if !starts.isEmpty { return question(starts) }
    // A text of hundreds of letters names nothing.
    guard name.utf8.count <= 64 else { return listing }
    let said = DeviceName(name)
    if said.hasUnknownWord, let near = Suggestion.nearest(to: name, in: all.map(\.name)) {
      return question([near])
    }
    let near = nearest(to: said).filter { near in all.contains { $0.name == near } }
    if !near.isEmpty { return question(near) }
    return Suggestion.nearest(to: name, in: all.map(\.name)).map { question([$0]) } ?? listing
  }

  private static let listing = "'maquette themes --devices' lists all of them"

  /// The device that stands for a platform when none is named.
  public static func standard(for platform: Platform) -> Device? {
    all.first { $0.platform == platform }
  }

  static func simplified(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }
}
