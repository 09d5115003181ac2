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
  /// The millimetres of a watch's case by which its controls differ.
  public var caseSize: Int?
  /// The version of the system that it came with, whose look it takes by itself; `nil` for the
  /// platform's classic look.
  public var osVersion: Int?

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

  /// The device with a name; case, spaces and hyphens do not matter (`iphone15pro`).
  public static func named(_ name: String) -> Device? {
    let wanted = simplified(name)
    return all.first { simplified($0.name) == wanted }
  }

  /// What to say to a name that no device has: those that start with it, those nearest by size and
  /// generation, or where a word is no device's, the nearest in spelling.
  public static func hint(for name: String) -> String {
    let wanted = simplified(name)
    let starts = all.map(\.name).filter { !wanted.isEmpty && simplified($0).hasPrefix(wanted) }
    if !starts.isEmpty { return question(starts) }
    // A text of hundreds of letters names nothing.
    guard name.utf8.count <= 64 else { return listing }
    let said = DeviceName(name)
    if said.hasUnknownWord, let near = Suggestion.nearest(to: name, in: all.map(\.name)) {
      return question([near])
    }
    let near = nearest(to: said)
    if !near.isEmpty { return question(near) }
    return Suggestion.nearest(to: name, in: all.map(\.name)).map { question([$0]) } ?? listing
  }

  private static let listing = "'maquette themes --devices' lists all of them"

  private static func question(_ names: [String]) -> String {
    "did you mean \(names.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// The device that stands for a platform when none is named.
  public static func standard(for platform: Platform) -> Device? {
    all.first { $0.platform == platform }
  }

  static func simplified(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }
}
