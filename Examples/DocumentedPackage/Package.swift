// swift-tools-version:6.0
import PackageDescription

// Both plugins of Maquette: `swift package maquette-docc` draws the pictures of the documentation,
// and each build draws those of the bundle.
let package = Package(
  name: "Shop",
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(name: "MaquettePlugins", path: "../../Plugins")],
  targets: [
    .target(
      name: "Shop",
      plugins: [.plugin(name: "MaquetteResources", package: "MaquettePlugins")])
  ],
  swiftLanguageModes: [.v6]
)
