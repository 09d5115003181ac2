import Foundation
import Maquette
import MaquetteSpec
import Specimens
import Testing

/// A picture is what it is alone, whatever was drawn before it in the same process. `MAQUETTE_PAIRS`
/// says how many pairs are drawn, `MAQUETTE_SEED` which; `make orders` draws many by the release.
@Suite("Pictures in any order")
struct OrderTests {
  @Test("One renderer draws whatever it drew before as another one draws it alone")
  func renderer() throws {
    var check = OrderCheck(Specimen.neighbours + Specimen.kept, seed: OrderCheck.seed)
    let mistakes = try check.run(pairs: OrderCheck.pairs)
    #expect(mistakes.isEmpty, "MAQUETTE_SEED=\(OrderCheck.seed)")
  }

  private static let text = "هذا نص طويل باللغة العربية يمتد على أكثر من ثلاثة أسطر في هذا العرض"

  /// Pairs that were drawn wrongly once, or would be by a key that leaves out what they differ in.
  private static let pairs: [(String, AnyComponent, AnyComponent)] = [
    (
      "a paragraph, and the same in a row", Label(text).lineLimit(0).frame(width: 150),
      List { Label(text).lineLimit(0) }.frame(width: 190)
    ),
    (
      "one spelling, and the other", AnyComponent(Label("Café à l’été")),
      AnyComponent(Label("Cafe\u{301} a\u{300} l’e\u{301}te\u{301}"))
    ),
    (
      "syllables, and their letters", AnyComponent(Label("한국어")),
      AnyComponent(Label("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165}"))
    ),
    (
      "a weight, and the same asked for", AnyComponent(Label("Ümlaut").font(.headline)),
      AnyComponent(Label("Ümlaut").font(.headline).bold())
    ),
  ]

  @Test("Of two that differ in little, each is drawn as alone after the other", arguments: 0..<4)
  func little(_ index: Int) throws {
    let (name, first, second) = Self.pairs[index]
    let alone = try [first, second].map { try Self.files($0, by: Renderer()) }
    #expect(alone[0] != alone[1] || index == 3, "\(name)")
    for order in [[0, 1, 0], [1, 0, 1]] {
      let renderer = Renderer()
      for place in order {
        let files = try Self.files([first, second][place], by: renderer)
        #expect(files == alone[place], "\(name), \(order)")
      }
    }
  }

  @Test("A page has each font once, however many faces the pages before it had")
  func pages() throws {
    let weights = FontWeight.allCases
    let page = VStack {
      for text in ["Page", "Again"] {
        for weight in weights { Label(text, font: .system(size: 17, weight: weight)) }
      }
    }
    // Each in a face of its own.
    let others = "אกاހवਕકতதಕమകລကአᎠᐁᠠ日한ⲁⴰߊᏉꓐᚠᚁ".map { Label(String($0)) }
    let alone = try Renderer().bytes(of: page, format: .pdf)
    // Somewhere in between, what is kept is full in the middle of the page.
    for count in stride(from: 20, through: others.count, by: 2) {
      let renderer = Renderer()
      for other in others.prefix(count) { _ = try renderer.bytes(of: other, format: .pdf) }
      #expect(try renderer.bytes(of: page, format: .pdf) == alone, "after \(count) faces")
    }
  }

  private static func files(_ component: AnyComponent, by renderer: Renderer) throws -> [[UInt8]] {
    let picture = try renderer.picture(of: component)
    let warnings = picture.warnings.map(\.message).joined()
    return try [Array(SceneDump(picture.scene).text.utf8), Array(warnings.utf8)]
      + PictureFormat.allCases.map { try renderer.bytes(of: picture, format: $0) }
  }

  @Test("Two spellings in one wheel are two rows")
  func wheel() throws {
    func rows(_ options: [String]) throws -> Int {
      let wheel = Picker(
        "", selection: options[0], options: options.map { PickerOption($0) }, style: .wheel)
      let scene = try Renderer().picture(of: wheel.frame(width: 240)).scene
      let shown = scene.nodes.flatMap(\.items).flatMap(\.texts)
      return Set(shown.map { Array($0.utf8) }).count
    }
    #expect(try rows(["Café", "Cafe\u{301}"]) == 2)
    #expect(try rows(["Café", "Café"]) == 1)
  }

  @Test("A batch draws each spec as alone, in any order and with any number of workers")
  func batches() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-order-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let paths = Self.specs.map { "\(folder)/\($0.0)" }
    for (path, spec) in zip(paths, Self.specs) {
      try Data(spec.1.utf8).write(to: URL(fileURLWithPath: path))
    }
    for path in paths { try draw([path], workers: 1, into: "\(folder)/alone") }
    let alone = try files(in: "\(folder)/alone")
    #expect(alone.count == paths.count * 2)
    var numbers = RandomNumbers(seed: OrderCheck.seed)
    for workers in 1...4 {
      try draw(paths.shuffled(using: &numbers), workers: workers, into: "\(folder)/\(workers)")
      let files = try files(in: "\(folder)/\(workers)")
      let wrong = files.filter { alone[$0.key] != $0.value }.keys.sorted()
      #expect(wrong.isEmpty, "-j \(workers), MAQUETTE_SEED=\(OrderCheck.seed)")
      #expect(files.count == alone.count)
    }
  }

  /// Specs of one text each, in several places and looks.
  private static let specs: [(String, String)] = [
    "Café and office 12", "Cafe\u{301} and office 12", text, "טקסט ארוך בעברית 123", "直角の骨と次の曜日",
    "นี่คือข้อความภาษาไทยที่ยาวมาก",
  ].enumerated().flatMap { index, text in
    [
      "Label: \(text)\nwidth: 130\nnumberOfLines: 0\n",
      "width: 170\nList:\n  - Label: \(text)\n    numberOfLines: 0\n",
      "locale: ar_EG\nButton: \(text)\nstyle: filled\n",
      "locale: zh_Hant\nLabel: \(text)\nwidth: 130\nnumberOfLines: 0\nalignment: right\n",
    ].enumerated().map { ("s\(index)-\($0).yaml", $1) }
  }

  private func draw(_ paths: [String], workers: Int, into folder: String) throws {
    let batch = Batch(
      inputs: paths.map { .file($0) }, output: .folder(folder),
      variants: try Variant.list("light,dark+rtl"))
    BatchRunner(batch, workers: workers).run { result, _ in
      if let problem = result.diagnostics.first(where: { $0.severity == .error }) {
        Issue.record("\(problem.message)")
      }
    }
  }

  private func files(in folder: String) throws -> [String: [UInt8]] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file, Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))))
      })
  }
}

extension DrawItem {
  /// The texts of its runs.
  fileprivate var texts: [String] {
    switch self {
    case .text(let run, _): [run.text]
    case .group(let group): group.items.flatMap(\.texts)
    case .fill, .stroke, .line, .shadow, .image: []
    }
  }
}
