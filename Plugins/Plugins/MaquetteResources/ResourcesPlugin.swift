import Foundation
import PackagePlugin

/// Draws a target's specs, its files that end in `.maquette.yaml`, and adds the pictures to its
/// resources.
///
/// A file `maquette.json` in the target says in which variants.
@main
struct ResourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let files = inputs(of: target)
    let specs = files.filter { Self.pictureName(ofSpec: $0) != nil }
    guard !specs.isEmpty else {
      Diagnostics.warning(
        "target '\(target.name)' has no specs; name them for example empty-cart.maquette.yaml")
      return []
    }
    let settings = try Settings(files.first { $0.lastPathComponent == Settings.fileName })
    let tool = try tool(context)
    var makers: [String: URL] = [:]
    return specs.flatMap { spec in
      settings.variants.compactMap { variant in
        let name = (Self.pictureName(ofSpec: spec) ?? "") + variant.suffix + ".png"
        if let other = makers.updateValue(spec, forKey: name) {
          Diagnostics.error(
            "'\(other.lastPathComponent)' and '\(spec.lastPathComponent)' would both become "
              + "'\(name)'; rename one of them", file: spec.path)
          return nil
        }
        let picture = context.pluginWorkDirectoryURL.appendingPathComponent(name)
        return .buildCommand(
          displayName: "Drawing \(name)", executable: tool,
          arguments: ["render", spec.path, "-o", picture.path, "--quiet"] + variant.flags,
          inputFiles: files, outputFiles: [picture])
      }
    }
  }

  /// The target's specs and what they may name: themes, symbols and pictures.
  private func inputs(of target: any Target) -> [URL] {
    let endings: Set = ["yaml", "yml", "json", "png", "jpg", "jpeg", "svg"]
    return (target.sourceModule?.sourceFiles.map(\.url) ?? []).filter {
      endings.contains($0.pathExtension.lowercased())
    }.sorted { $0.path < $1.path }
  }

  /// The name of a spec's pictures; `nil` for a file that is no spec.
  private static func pictureName(ofSpec url: URL) -> String? {
    let name = url.lastPathComponent
    let endings = [".maquette.yaml", ".maquette.yml", ".maquette.json"]
    return endings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }

  /// The program of the environment's `MAQUETTE_TOOL`, or the one that was built for this.
  private func tool(_ context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["MAQUETTE_TOOL"] {
      return URL(fileURLWithPath: path)
    }
    return try context.tool(named: "maquette").url
  }
}
