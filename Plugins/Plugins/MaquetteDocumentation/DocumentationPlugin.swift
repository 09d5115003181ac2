import Foundation
import PackagePlugin

/// `swift package maquette-docc`: draws the specs in the DocC catalogues of a package's targets.
@main
struct DocumentationPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let flags = extractor.remainingArguments
    guard !flags.contains("--help"), !flags.contains("-h") else {
      print(Self.help)
      return
    }
    let catalogues = try targets(names, in: context.package).flatMap(catalogues)
    guard !catalogues.isEmpty else {
      Diagnostics.error(
        "no DocC catalogue in \(context.package.displayName); make a folder that ends in .docc in a "
          + "target, with specs in it that end in .maquette.yaml")
      return
    }
    let process = Process()
    process.executableURL = try tool(context)
    process.arguments = ["docc"] + catalogues + flags
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // What is wrong stands above, with file, line and column.
      Diagnostics.error("maquette docc failed with exit code \(process.terminationStatus)")
      return
    }
  }

  private static let help = """
    OVERVIEW: Draws the specs of each DocC catalogue into its folder Resources.

    USAGE: swift package --allow-writing-to-package-directory maquette-docc [--target <name> …]
             [--variants light,dark] [--scales 2,3] [--locales en_US,ar] [--check] …

    --target <name>  Only the catalogues of this target. All other options are those of \
    'maquette docc'.
    """

  private func targets(_ names: [String], in package: Package) throws -> [any Target] {
    names.isEmpty ? package.targets : try package.targets(named: names)
  }

  /// The catalogues among a target's files.
  private func catalogues(of target: any Target) -> [String] {
    guard let module = target.sourceModule else { return [] }
    return module.sourceFiles.map(\.url).filter { $0.pathExtension == "docc" }.map(\.path).sorted()
  }

  /// The program of the environment's `MAQUETTE_TOOL`, or the one that was built for this.
  private func tool(_ context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["MAQUETTE_TOOL"] {
      return URL(fileURLWithPath: path)
    }
    return try context.tool(named: "maquette").url
  }
}
