import Foundation

/// The repository that tests are a part of.
public enum Checkout {
  /// Its folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the specs in one of its folders.
  public static func specs(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder).sorted()
      .filter { $0.hasSuffix(".yaml") }.map { "\(root.path)/\(folder)/\($0)" }
  }
}
