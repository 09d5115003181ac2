// swift-tools-version:6.0
import PackageDescription

// A package of its own: SwiftPM builds everything that plugins need a second time, for the machine
// that builds, and would do so in each build of Maquette itself.

// Where a built `maquette` is; nothing is built for the plugins then.
let isToolBuilt = Context.environment["MAQUETTE_TOOL"] != nil
let tool: [Target.Dependency] =
  isToolBuilt ? [] : [.product(name: "maquette", package: "Maquette")]

let package = Package(
  name: "MaquettePlugins",
  products: [
    .plugin(name: "MaquetteDocumentation", targets: ["MaquetteDocumentation"]),
    .plugin(name: "MaquetteResources", targets: ["MaquetteResources"]),
  ],
  dependencies: isToolBuilt ? [] : [.package(name: "Maquette", path: "..")],
  targets: [
    // `swift package maquette-docc`: specs of DocC catalogues become pictures in them.
    .plugin(
      name: "MaquetteDocumentation",
      capability: .command(
        intent: .custom(
          verb: "maquette-docc", description: "Draws the specs in DocC catalogues into them."),
        permissions: [
          .writeToPackageDirectory(reason: "Pictures go into the Resources of DocC catalogues.")
        ]), dependencies: tool),
    // Specs of a target become pictures in its bundle.
    .plugin(name: "MaquetteResources", capability: .buildTool(), dependencies: tool),
  ],
  swiftLanguageModes: [.v6]
)
