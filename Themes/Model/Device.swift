import MaquetteCore

/// A screen: its size, the part that nothing covers, and its corners. Lengths in points, portrait.
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

  /// A device from its parts.
  public init(
    name: String, platform: Platform, size: Size, scale: Double, safeArea: EdgeInsets,
    cornerRadius: Double, defaultTextSize: TextSize = .large
  ) {
    self.name = name
    self.platform = platform
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.defaultTextSize = defaultTextSize
  }

  /// The device with a name; case, spaces and hyphens do not matter (`iphone15pro`).
  public static func named(_ name: String) -> Device? {
    let wanted = simplified(name)
    return all.first { simplified($0.name) == wanted }
  }

  /// What to say to a name that no device has: those that start with it, or the nearest.
  public static func hint(for name: String) -> String {
    let wanted = simplified(name)
    let starts = all.map(\.name).filter { !wanted.isEmpty && simplified($0).hasPrefix(wanted) }
    if !starts.isEmpty {
      return "did you mean \(starts.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"
    }
    let list = "'maquette themes --devices' lists all of them"
    guard let near = Suggestion.nearest(to: name, in: all.map(\.name)) else { return list }
    return "did you mean '\(near)'?"
  }

  /// The device that stands for a platform when none is named.
  public static func standard(for platform: Platform) -> Device? {
    all.first { $0.platform == platform }
  }

  static func simplified(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }
}
