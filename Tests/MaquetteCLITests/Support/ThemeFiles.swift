import Foundation

/// The files of the classic themes, each whole: what users write extends themes alone, and no part of ours.
enum ThemeFiles {
  private static let names = ["ios", "ipados", "macos", "tvos", "watchos"].map { $0 + ".yaml" }

  /// A workspace with them, and where they are in it.
  static func workspace(root: URL) throws -> (workspace: Workspace, paths: [String]) {
    func text(_ name: String) throws -> String {
      String(
        decoding: try Data(contentsOf: root.appendingPathComponent("Themes/" + name)), as: UTF8.self
      )
    }
    let part = try text("materials.yaml")
    let workspace = try Workspace()
    for name in names {
      let own = try text(name)
      let whole = own.replacingOccurrences(of: "extends: materials\n", with: "")
      let lacksPart = whole != own && !whole.contains("\nmaterials:\n")
      try workspace.write(name, lacksPart ? whole + "\n" + part : whole)
    }
    return (workspace, names.map(workspace.path))
  }
}
