import BuiltProgram
import Foundation
import Testing

/// The package in `Examples/DocumentedPackage` with the toolchain's own `swift package`, `swift build`
/// and `docc`. The plugins run the program that was built for these tests (`MAQUETTE_TOOL`): building
/// all of Maquette again for them would take minutes. That they find the one that SwiftPM builds for
/// them is not proved here.
@Suite("The documented package", .serialized)
struct DocumentedPackageTests {
  private static let root = Checkout.root

  /// Where the toolchain's `docc` is; `nil` when there is none beside `swift`.
  private static let docc: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("docc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  private static let plugin = "https://github.com/swiftlang/swift-docc-plugin"

  private static let canFetchPlugin: Bool = {
    let answer = try? Maquette.run(
      ["git", "ls-remote", "--exit-code", plugin, "HEAD"],
      environment: ["GIT_TERMINAL_PROMPT": "0"],
      in: FileManager.default.temporaryDirectory, program: URL(fileURLWithPath: "/usr/bin/env"),
      longest: Maquette.longestRun)
    return answer?.status == 0
  }()

  /// A copy that depends on this checkout.
  private func package() throws -> Workspace {
    let workspace = try Workspace()
    let example = Self.root.appendingPathComponent("Examples/DocumentedPackage")
    for name in ["Package.swift", "Sources"] {
      try FileManager.default.copyItem(
        at: example.appendingPathComponent(name), to: workspace.url(name))
    }
    let manifest = workspace.url("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try text.replacingOccurrences(
      of: "path: \"../../Plugins\"", with: "path: \"\(Self.root.path)/Plugins\""
    )
    .write(to: manifest, atomically: true, encoding: .utf8)
    return workspace
  }

  private func run(_ program: String, _ arguments: [String], in workspace: Workspace) throws
    -> Maquette.Outcome
  {
    try Maquette.run(
      [program] + arguments, environment: ["MAQUETTE_TOOL": BuiltProgram.url.path],
      in: workspace.folder, program: URL(fileURLWithPath: "/usr/bin/env"),
      longest: 3 * Maquette.longestRun)
  }

  private func plugin(_ flags: [String], in workspace: Workspace) throws -> Maquette.Outcome {
    try run(
      "swift", ["package", "--allow-writing-to-package-directory", "maquette-docc"] + flags,
      in: workspace)
  }

  private let catalogue = "Sources/Shop/Shop.docc"

  @Test(
    "Its pictures are drawn by the plugins, and are in the archive and in the bundle",
    .enabled(if: docc != nil, "'docc' of the Swift toolchain is not in PATH"))
  func whole() throws {
    let workspace = try package()
    let kept = try plugin(["--scales", "2,3", "--locales", "en_US,ar", "--check"], in: workspace)
    #expect(kept.status == 0, "draw the example's pictures anew: \(kept.errors)")

    try FileManager.default.removeItem(at: workspace.url(catalogue + "/Resources"))
    let drawn = try plugin(["--scales", "2,3", "--locales", "en_US,ar"], in: workspace)
    #expect(drawn.status == 0, "\(drawn.errors)")

    let built = try run(
      "swift",
      [
        "build", "-Xswiftc", "-emit-symbol-graph", "-Xswiftc", "-emit-symbol-graph-dir",
        "-Xswiftc", workspace.url("symbols").path,
      ], in: workspace)
    #expect(built.status == 0, "\(built.errors)\(built.text)")
    let bundle = workspace.url(".build/debug/Shop_Shop.resources")
    let resources = try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
    #expect(
      resources == [
        "empty-cart@2x.png", "empty-cart@3x.png", "empty-cart~dark@2x.png",
        "empty-cart~dark@3x.png",
      ])

    let archive = workspace.url("Shop.doccarchive").path
    let docc = try run(
      "docc",
      [
        "convert", catalogue, "--additional-symbol-graph-dir", "symbols", "--output-path", archive,
        "--fallback-bundle-identifier", "shop", "--fallback-display-name", "Shop",
        "--warnings-as-errors",
      ], in: workspace)
    #expect(docc.status == 0, "\(docc.errors)\(docc.text)")
    try expectPicture("signin", named: "signin", in: workspace)
    try expectPicture("signin.ar", named: "signin.ar", in: workspace)
  }

  /// Expects that an archive's page has a picture in light and dark at two and three pixels a point,
  /// and that its files are those of the catalogue.
  private func expectPicture(
    _ reference: String, named name: String, in workspace: Workspace,
    archive: String = "Shop.doccarchive"
  ) throws {
    let page = try JSONSerialization.jsonObject(
      with: Data(workspace.bytes("\(archive)/data/documentation/shop.json")))
    let references = (page as? [String: Any])?["references"] as? [String: Any]
    let picture = try #require(references?[reference] as? [String: Any])
    let variants = try #require(picture["variants"] as? [[String: Any]])
    var traits: Set<Set<String>> = []
    for variant in variants {
      let words = Set(variant["traits"] as? [String] ?? [])
      traits.insert(words)
      let url = try #require(variant["url"] as? String)
      let file =
        "\(name)\(words.contains("dark") ? "~dark" : "")@\(words.contains("3x") ? 3 : 2)x.png"
      #expect(
        try workspace.bytes(archive + url)
          == workspace.bytes("\(catalogue)/Resources/\(file)"))
    }
    #expect(traits == [["light", "2x"], ["light", "3x"], ["dark", "2x"], ["dark", "3x"]])
  }

  @Test(
    "swift-docc-plugin finds the pictures, too",
    .enabled(if: docc != nil, "'docc' of the Swift toolchain is not in PATH"),
    .enabled(if: canFetchPlugin, "swift-docc-plugin cannot be fetched from here"))
  func docCPlugin() throws {
    let workspace = try package()
    let manifest = workspace.url("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let dependency = ".package(url: \"\(Self.plugin)\", from: \"1.4.0\"), "
    try text.replacingOccurrences(of: "dependencies: [", with: "dependencies: [" + dependency)
      .write(to: manifest, atomically: true, encoding: .utf8)
    let made = try run(
      "swift",
      [
        "package", "--allow-writing-to-directory", "out", "generate-documentation", "--target",
        "Shop", "--output-path", "out", "--warnings-as-errors",
      ], in: workspace)
    #expect(made.status == 0, "\(made.errors)\(made.text)")
    try expectPicture("signin", named: "signin", in: workspace, archive: "out")
    try expectPicture("signin.ar", named: "signin.ar", in: workspace, archive: "out")
  }

  @Test("A mistake in a spec fails both plugins with file, line and column")
  func mistakes() throws {
    let workspace = try package()
    for path in [catalogue + "/signin.maquette.yaml", "Sources/Shop/empty-cart.maquette.yaml"] {
      try workspace.write(path, "platform: ios\nview:\n  Buton: Buy\n")
    }
    let drawn = try plugin([], in: workspace)
    #expect(drawn.status != 0)
    #expect(
      (drawn.text + drawn.errors).contains(
        "/signin.maquette.yaml:3:3: error: unknown component 'Buton'"),
      "\(drawn.text)\(drawn.errors)")
    let built = try run("swift", ["build"], in: workspace)
    #expect(built.status != 0)
    #expect(
      (built.text + built.errors).contains(
        "/empty-cart.maquette.yaml:3:3: error: unknown component 'Buton'"),
      "\(built.text)\(built.errors)")
  }
}
