import Maquette
import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// The specimens of a folder that baselines are kept of, with the sheets of all symbols.
///
/// A file such as `toggle/states.ios+ipados.yaml` makes the baselines `ios/toggle/states` and
/// `ipados/toggle/states` for each of the `variants` below its key `specimen`, named as other pictures
/// are: `ios/toggle/states.rtl`, `ios/toggle/states~dark`.
package struct KeptSpecimens: Sendable {
  /// Those that can be drawn, file by file.
  package private(set) var specimens: [Specimen] = []
  /// What is wrong with files; a test and the tool fail when there is anything.
  package private(set) var problems: [String] = []

  /// Those in the folder `specimens` beside baselines; reading all takes some time, so a few may be named by
  /// their paths below it, up to the first dot.
  package init(in folder: String, stems: Set<String>? = nil) {
    do {
      for path in try FolderListing.files(in: "\(folder)/specimens") where path.contains("/") {
        if let stems, !stems.contains(where: { path.hasPrefix("\($0).") }) { continue }
        read(path, in: "\(folder)/specimens")
      }
    } catch {
      problems.append("\(error)")
    }
    specimens += SymbolSheets.all
    let names = Dictionary(grouping: specimens, by: \.name)
    problems += names.filter { $1.count > 1 }.keys.sorted().map { "two pictures are named \($0)" }
  }

  private mutating func read(_ path: String, in folder: String) {
    guard Paths.ends(path, in: ".yaml") else {
      let isPicture = path.hasPrefix("image/") && SamplePictures.all[Paths.name(of: path)] != nil
      if !isPicture { problems.append("\(path) is neither a specimen nor a picture of one") }
      return
    }
    do {
      let text = try FileReader.read(path: "\(folder)/\(path)")
      let file = SpecimenFile(path: Paths.withoutEnding(path), text: text)
      guard !file.platforms.isEmpty else {
        throw DiagnosticError("its name does not end with its platforms", file: path)
      }
      let kept = try file.platforms.flatMap { try Specimen.kept(of: file, on: $0) }
      let isListed = SpecimenFile.gallery.contains { $0.path == file.path }
      if kept.isEmpty, !isListed {
        throw DiagnosticError("neither a baseline nor the gallery shows it", file: path)
      }
      specimens += kept
    } catch {
      problems.append("\(error)")
    }
  }
}

extension SpecimenFile.Entry {
  /// The path of a file.
  fileprivate var path: String? {
    if case .file(let file) = self { file.path } else { nil }
  }
}

extension Specimen {
  /// The pictures of the repository that there are baselines of.
  package static let kept = KeptSpecimens(in: repository + "/Snapshots").specimens

  /// The folder that `Snapshots` is in.
  package static let repository = #filePath.split(separator: "/").dropLast(3)
    .reduce(into: "") { $0 += "/\($1)" }

  fileprivate static func kept(of file: SpecimenFile, on platform: Platform) throws -> [Specimen] {
    let variants = try file.variants(on: platform)
    guard !variants.isEmpty, let page = try file.page(on: platform) else { return [] }
    guard page.sides.isEmpty else {
      return page.sides.flatMap { side in
        var patch = EnvironmentPatch()
        patch.platform = platform
        let document = SpecDocument(
          component: side.component, canvas: Canvas(), environment: patch)
        return variants.map { Specimen(kept: "\(file.stem).\(side.name)", document, $0) }
      }
    }
    if let warning = page.document.warnings.first {
      throw DiagnosticError([warning]).naming(file.path)
    }
    return variants.map { Specimen(kept: file.stem, page.document, $0, overlays: page.overlays) }
  }

  private init(
    kept stem: String, _ document: SpecDocument, _ variant: Variant, overlays: [Overlay] = []
  ) {
    let environment = document.environment.overlaid(by: variant.patch).environment
    let file = FileNaming.name(
      stem, environment: environment, home: document.environment, format: .png)
    self.init(
      "\(environment.platform.rawValue)/\(Paths.withoutEnding(file))", document, in: environment,
      overlays: overlays)
  }
}

extension SpecimenFile {
  /// The file without its platforms.
  fileprivate var stem: String { Paths.folder(of: path) + name }
}
