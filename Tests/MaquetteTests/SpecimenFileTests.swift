import BuiltProgram
import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Specimens
import Testing

@testable import Maquette

@Suite("Specimens in files")
struct SpecimenFileTests {
  private static let folder = Checkout.root.appending(path: "Snapshots/specimens")

  /// Those that the program carries, for the gallery.
  private static let gallery = SpecimenFile.gallery.compactMap { entry in
    if case .file(let specimen) = entry { specimen } else { nil }
  }

  /// All of the folder.
  private static let files: [SpecimenFile] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".yaml") }.sorted().map { path in
      let text = try? Data(contentsOf: folder.appending(path: path))
      return SpecimenFile(path: String(path.dropLast(5)), text: Array(text ?? Data()))
    }
  }()

  @Test("The program has the files as they are: else run make specimens")
  func embedded() throws {
    for specimen in Self.gallery {
      let file = Self.folder.appending(path: "\(specimen.path).yaml")
      #expect(try Array(Data(contentsOf: file)) == specimen.text, "\(specimen.path)")
    }
  }

  @Test("The list of the gallery names each file once, and files that are there")
  func listed() throws {
    let paths = Self.gallery.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(Set(paths).isSubset(of: Self.files.map(\.path)))
  }

  @Test("Every file is read, and is shown by the gallery or kept as baselines")
  func kept() {
    let kept = KeptSpecimens(in: Specimen.repository + "/Snapshots")
    #expect(kept.problems.isEmpty)
    #expect(kept.specimens.map(\.name) == Specimen.kept.map(\.name))
  }

  @Test("The pictures that specimens name are there")
  func pictures() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "image").path)
    let names = files.filter { !$0.hasSuffix(".yaml") }
    #expect(names.sorted() == SamplePictures.all.keys.sorted())
  }

  @Test("A file's name is words, and the platforms in their order")
  func names() throws {
    for specimen in Self.files {
      let path = specimen.path
      #expect(path.wholeMatch(of: /[a-z-]+\/[a-z0-9-]+\.[a-z+]+/) != nil, "\(path)")
      let words = path.split(separator: ".").last?.split(separator: "+").map(String.init)
      let platforms = Platform.allCases.map(\.rawValue).filter { words?.contains($0) == true }
      #expect(words == platforms, "\(path)")
    }
  }

  @Test("A file is formatted and is read without a warning")
  func reading() throws {
    for specimen in Self.files {
      #expect(
        try SpecFormatter.format(specimen.text, file: specimen.path) == specimen.text,
        "\(specimen.path) is not as maquette fmt writes it")
      for page in try Platform.allCases.compactMap(specimen.page) {
        #expect(page.document.warnings.isEmpty, "\(page.name): \(page.document.warnings)")
      }
    }
    for specimen in Self.gallery {
      for page in try Platform.allCases.compactMap(specimen.page) {
        #expect(!page.title.isEmpty, "\(page.name)")
      }
    }
  }

  @Test("Two files of one name are of different platforms")
  func stems() {
    let stems = Self.files.flatMap { file in
      file.platforms.map { "\($0) \(Paths.folder(of: file.path))\(file.name)" }
    }
    #expect(Set(stems).count == stems.count)
  }

  @Test("Every component is in a specimen, or in an example of the catalogue")
  func components() throws {
    var keys: Set<String> = []
    for specimen in Self.files {
      keys.formUnion(Self.words(try YAMLReader.read(specimen.text)))
    }
    // A screen that scrolls shows what a scroll view does.
    keys.insert("ScrollView")
    for schema in Catalogue.standard.schemas where schema.examples.isEmpty {
      #expect(keys.contains(schema.name), "\(schema.name)")
    }
  }

  private static func words(_ node: SpecNode) -> Set<String> {
    switch node.value {
    case .scalar(let text): [text]
    case .list(let nodes): nodes.reduce(into: []) { $0.formUnion(words($1)) }
    case .map(let entries):
      entries.reduce(into: []) { $0.formUnion(words($1.value).union([$1.key])) }
    }
  }
}
