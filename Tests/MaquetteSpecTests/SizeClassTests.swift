import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Size classes in conditions")
struct SizeClassTests {
  private static let classes = [
    ("iPhone 17", "compact"), ("iPhone 17 landscape", "compact"),
    ("iPhone 17 Pro Max", "compact"), ("iPhone 17 Pro Max landscape", "regular"),
    ("iPad mini 8.3-inch", "regular"), ("Apple Watch 45mm", "compact"),
  ]

  private static let rows =
    "VStack: [{Label: compact, when: {sizeClass: compact}}, "
    + "{Label: regular, when: {sizeClass: regular}}]"

  private func shown(_ spec: String) throws -> AnyComponent {
    let document = try read(spec)
    return document.component.resolved(
      in: document.environment.environment, sink: DiagnosticSink())
  }

  @Test("are those of the spec's device, turned or not", arguments: classes)
  func device(device: String, sizeClass: String) throws {
    #expect(
      try shown("device: \(device)\n\(Self.rows)\n")
        == read("VStack: [Label: \(sizeClass)]").component)
  }

  @Test("are those of the device that a screen names", arguments: classes.dropLast(2))
  func screen(device: String, sizeClass: String) throws {
    let inside = ("{device: \(device), children: [", "]}")
    for (screen, end) in [inside, ("[", "], device: \(device)")] {
      func spec(_ content: String) -> String {
        "Board: [{Artboard: a, children: [{Screen: \(screen){\(content)}\(end)}]}]"
      }
      #expect(
        try shown(spec(Self.rows)) == read(spec("VStack: [Label: \(sizeClass)]")).component)
    }
  }

  @Test("are those of a part's own device and platform inside of it", arguments: classes)
  func part(device: String, sizeClass: String) throws {
    func spec(_ content: String) -> String {
      "HStack: [{\(content), environment: {device: \(device)}}]"
    }
    #expect(
      try shown("device: iPhone 17 Pro Max landscape\n\(spec(Self.rows))\n")
        == read(spec("VStack: [Label: \(sizeClass)]")).component)
    let mac = "{\(Self.rows), environment: {platform: macos}}"
    #expect(
      try shown("device: iPhone 17\nHStack: [\(mac)]\n")
        == read("HStack: [{VStack: [Label: regular], environment: {platform: macos}}]").component)
  }
}
