import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Picture files that specs name.
@Suite("Picture files in specs")
struct ImageSpecTests {
  /// A folder with `spec` in it, a picture inside and one outside.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-images-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("specs")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("icons"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let png = Data(try ImageFixture.bytes("rgb.png"))
    for place in ["secret.png", "specs/cup.png", "specs/icons/cup@2x.png"] {
      try png.write(to: root.appendingPathComponent(place))
    }
    try Data(png.prefix(60)).write(to: folder.appendingPathComponent("half.png"))
    try Data("Hello".utf8).write(to: folder.appendingPathComponent("text.png"))
    try Data().write(to: folder.appendingPathComponent("empty.jpg"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder.png"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.png").path,
      withDestinationPath: "../secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("inner.png").path, withDestinationPath: "cup.png")
    mkfifo(folder.appendingPathComponent("pipe.png").path, 0o600)
    try body(folder.path + "/")
  }

  private func image(_ spec: String, _ folder: String?) throws -> Image? {
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: folder)
    return document.component.base as? Image
  }

  private func problems(_ spec: String, _ folder: String?) -> [Diagnostic] {
    do {
      _ = try image(spec, folder)
      return []
    } catch {
      return (error as? DiagnosticError)?.diagnostics ?? []
    }
  }

  @Test("A name that ends like a file is one, anything else a symbol")
  func names() throws {
    try inFolder { folder in
      for spec in [
        "Image: cup.png", "Image: {file: cup.png}", "Image: {name: cup.png}",
        "Image: inner.png", "Image: ./cup.png", "Image: {src: cup.png}",
      ] {
        let file = try image(spec, folder)?.file
        #expect(file?.pixelSize == Size(width: 24, height: 16), "\(spec)")
      }
      let icon = try image("Image: icons/cup@2x.png", folder)
      #expect(icon?.file?.size.width == 12)
      let symbol = try image("Image: cart", folder)
      #expect(symbol == Image(systemName: "cart"))
      let placeholder = try image("Image:", folder)
      #expect(placeholder == Image())
    }
  }

  @Test("Every key reaches the image, under SwiftUI's and UIKit's words")
  func keys() throws {
    try inFolder { folder in
      let image = try #require(
        try image(
          """
          Image: cup.png
          contentMode: scaleAspectFill
          resizable: true
          renderingMode: alwaysTemplate
          color: red
          interpolation: none
          clipShape: circle
          cornerRadius: 6
          label: A cup
          decorative: true
          """, folder))
      #expect(image.contentMode == .fill && image.isResizable)
      #expect(image.renderingMode == .template && image.color == "red")
      #expect(image.interpolation == .none && image.clipShape == .circle)
      #expect(image.cornerRadius == 6 && image.label == "A cup" && image.decorative)
    }
  }

  @Test(
    "Each bad file is an error at its name",
    arguments: [
      ("nothing.png", "there is no file 'nothing.png'"),
      ("../secret.png", "'../secret.png' is outside of the spec's folder"),
      ("link.png", "'link.png' is outside of the spec's folder"),
      ("/etc/passwd.png", "'/etc/passwd.png' is outside of the spec's folder"),
      ("folder.png", "'folder.png' is a folder, not a file"),
      ("pipe.png", "'pipe.png' is not a regular file"),
      ("half.png", "'half.png' is a PNG file that is cut off or damaged"),
      ("text.png", "'text.png' is not a PNG, JPEG or SVG file"),
      ("empty.jpg", "'empty.jpg' is empty"),
      ("\"cup.png\\0.png\"", "contains a NUL character"),
    ])
  func bad(_ name: String, _ message: String) throws {
    try inFolder { folder in
      let found = problems("view:\n  - Image: \(name)\n", folder)
      #expect(found.count == 1)
      #expect(found.first?.message.contains(message) == true, "\(found)")
      #expect(found.first?.location == SourceLocation(line: 2, column: 12))
      #expect(found.first?.file == "a.yaml")
    }
  }

  @Test("All bad files are told at once, with what else is wrong")
  func together() throws {
    try inFolder { folder in
      let spec = "view:\n  - Image: a.png\n  - Image: half.png\n  - Lable: x\n"
      #expect(problems(spec, folder).map(\.location?.line) == [2, 3, 4])
    }
  }

  @Test("A spec from standard input may not name files")
  func standardInput() {
    let found = problems("Image: cup.png", nil)
    #expect(
      found.map(\.message) == [
        "a spec without a folder, as from standard input, may not name files"
      ])
  }

  @Test("Icons of labels and buttons may be files")
  func icons() throws {
    try inFolder { folder in
      func component(_ spec: String) throws -> AnyComponent {
        try SpecDocument(parsing: Array(spec.utf8), file: "a", folder: folder).component
      }
      let button = try component("Button: Tea\nimage: cup.png").base as? Button
      #expect((button?.icon?.base as? Image)?.file != nil)
      let other = try component("Button: Tea\nicon: {Image: cup.png, width: 20}").base as? Button
      #expect(other?.icon != nil)
      let symbol = try component("Button: Tea\nimage: cart").base as? Button
      #expect(symbol == Button("Tea", symbol: "cart"))
      let label = try component("Label: Tea\nicon: cup.png").base as? Label
      #expect((label?.icon?.base as? Image)?.file != nil)
      #expect(
        problems("Button: Tea\nicon: carrt", folder).map(\.message) == ["unknown symbol 'carrt'"])
      #expect(
        problems("Button: Tea\nsymbol: cart.png", folder).map(\.message)
          == ["unknown symbol 'cart.png'"])
    }
  }

  @Test("One file is read once, and all together may not be too large")
  func budget() throws {
    try inFolder { folder in
      var header = try ImageFixture.bytes("rgb.png")
      for place in [18, 22] { (header[place], header[place + 1]) = (0x15, 0) }
      var spec = "view:\n"
      for index in 0..<12 {
        try Data(header).write(to: URL(fileURLWithPath: folder + "\(index).png"))
        spec += "  - Image: \(index).png\n  - Image: 0.png\n"
      }
      let found = problems(spec, folder)
      #expect(found.first?.message.contains("have more than 64 MiB or 256 million pixels") == true)
      #expect((1...4).contains(found.count), "\(found.count) of 12 are too many")
    }
  }

  @Test("Keys that change nothing for a symbol or placeholder are told")
  func unused() throws {
    for (spec, key) in [
      ("Image: cart\ncontentMode: fit", "contentMode"), ("Image:\n  font: title", "font"),
    ] {
      let document = try SpecDocument(parsing: Array(spec.utf8), file: "a", folder: nil)
      let maker = SceneMaker(measurer: PlainMeasurer())
      let warnings = try maker.scene(
        of: document.component, in: document.environment.environment
      ).warnings
      #expect(warnings.map(\.message).contains { $0.hasPrefix("'\(key)' changes nothing") })
    }
  }

  @Test("Galleries say whether their order means something")
  func order() throws {
    let spec = "HStack:\n  orderIsMeaningful: false\n  children: [Image: cart]\n"
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a", folder: nil)
    #expect((document.component.base as? HStack)?.orderIsMeaningful == false)
    let grid = "Grid:\n  orderIsMeaningful: no\n  children: [Image: cart]\n"
    let other = try SpecDocument(parsing: Array(grid.utf8), file: "a", folder: nil)
    #expect((other.component.base as? Grid)?.orderIsMeaningful == false)
  }
}
