import Maquette
import MaquetteSnapshots
import Specimens
import Synchronization

/// Draws all specimens that there are baselines of.
enum SpecimenRuns {
  private static let workers = 2

  /// Compares with baselines, byte for byte; what differs.
  static func verify(_ path: String) throws -> [String] {
    let folder = BaselineFolder(path)
    let all = KeptSpecimens(in: path)
    let kept = all.specimens
    let problems = Mutex<[String]>(all.problems)
    OrderedWork(count: kept.count, workers: workers).run(
      with: { Renderer() },
      work: { renderer, index in
        let specimen = kept[index]
        do {
          let baseline = try folder.baseline(SnapshotID(specimen.name))
          let png = try specimen.bytes(.png, by: renderer)
          let scene = String(decoding: try specimen.bytes(.txt, by: renderer), as: UTF8.self)
          guard let baseline else { return "\(specimen.name) has no baseline" }
          if baseline.png != png { return "\(specimen.name): other bytes" }
          return baseline.scene == scene ? nil : "\(specimen.name): another scene"
        } catch {
          return "\(specimen.name): \(error)"
        }
      },
      report: { (problem: String?, _) in
        if let problem { problems.withLock { $0.append(problem) } }
      })
    let names = Set(kept.map(\.name))
    let rest = try folder.ids().map(\.text).filter {
      !names.contains($0) && !$0.hasPrefix("specimens/")
    }
    let found = problems.withLock { $0 } + rest.map { "\($0): nothing draws it" }
    if found.isEmpty { print("\(kept.count) baselines are drawn byte for byte") }
    return found
  }

  /// Writes the specimens in some forms.
  static func draw(_ folder: String, _ words: [String]) throws {
    let forms = try words.map { word in
      guard let form = SpecimenForm(rawValue: word) else {
        throw UsageError(description: "'\(word)' is none of txt, png, svg, pdf")
      }
      return form
    }
    try draw(kept(), forms, into: folder)
  }

  /// Those of the current folder's `Snapshots`.
  ///
  /// - Throws: ``UsageError`` when a file is wrong.
  static func kept(stems: Set<String>? = nil) throws -> [Specimen] {
    let all = KeptSpecimens(in: "Snapshots", stems: stems)
    if let first = all.problems.first { throw UsageError(description: first) }
    return all.specimens
  }

  /// Writes the pictures for which Cairo and Pixman have most to do.
  static func drawSome(_ folder: String) throws {
    let names = [
      "ios/alert/two-buttons", "ios/menu/open", "ios/image/content-modes@2x",
      "ios/image/shapes~dark@2x", "ios/image/icons@2x", "macos/gradient-button/behaviors",
      "macos/menu/open", "tvos/menu/open-short", "ios/button/filled-large@2x",
    ]
    // A name is its platform's folder, the stem of the file, and the variant.
    let stems = names.map { name in
      String(name.drop { $0 != "/" }.dropFirst().prefix { !"@~.".contains($0) })
    }
    let some = try kept(stems: Set(stems)).filter { names.contains($0.name) }
    guard some.count == names.count else { throw UsageError(description: "one of them is missing") }
    try draw(some, [.png], into: folder)
  }

  private static func draw(
    _ specimens: [Specimen], _ forms: [SpecimenForm], into folder: String
  ) throws {
    let problems = Mutex<[String]>([])
    let files = RunFiles()
    OrderedWork(count: specimens.count, workers: workers).run(
      with: { Renderer() },
      work: { renderer, index in
        let specimen = specimens[index]
        do {
          for form in forms {
            try AtomicFile.write(
              specimen.bytes(form, by: renderer),
              to: files.claim("\(folder)/\(specimen.name).\(form)"))
          }
          return nil
        } catch {
          return "\(specimen.name): \(error)"
        }
      },
      report: { (problem: String?, _) in
        if let problem { problems.withLock { $0.append(problem) } }
      })
    if let first = problems.withLock({ $0 }).first { throw UsageError(description: first) }
    print("\(specimens.count) specimens as \(forms.map(\.rawValue).joined(separator: ", "))")
  }
}
