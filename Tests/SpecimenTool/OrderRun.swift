import Maquette
import MaquetteSpec
import Specimens

/// A long run in random order.
struct OrderRun {
  private let pairs: Int
  private let seed: UInt64
  private let table: String?

  init(_ arguments: [String]) throws {
    guard let pairs = Int(arguments[1]), let seed = UInt64(arguments[2]) else {
      throw UsageError(description: "the number of pairs and the seed are numbers")
    }
    (self.pairs, self.seed, table) = (pairs, seed, arguments.count > 3 ? arguments[3] : nil)
  }

  private static func specimens() throws -> [Specimen] {
    try SpecimenRuns.kept() + Specimen.neighbours + Specimen.gallery()
      + Specimen.examples(in: "Examples")
  }

  /// Prints how a share of the specimens is drawn, each form of each by a renderer of its own.
  static func printTable(worker: String, of workers: String) throws {
    guard let worker = Int(worker), let workers = Int(workers), workers > 0 else {
      throw UsageError(description: "the share is two numbers")
    }
    for (index, specimen) in try specimens().enumerated() where index % workers == worker {
      for form in SpecimenForm.allCases {
        print(index, form, try specimen.digest(form, by: Renderer()))
      }
    }
  }

  /// What was drawn otherwise than the table says.
  func run() throws -> [String] {
    let specimens = try Self.specimens()
    var check = OrderCheck(specimens, alone: try drawnAlone(), seed: seed)
    let mistakes = try check.run(pairs: pairs) { done in
      SpecimenTool.say("\(done) pairs of \(specimens.count) specimens, seed \(seed)\n")
    }
    if mistakes.isEmpty { print("\(pairs) pairs are drawn as alone, seed \(seed)") }
    return mistakes.map(\.description)
  }

  private func drawnAlone() throws -> [OrderCheck.Drawing: String] {
    guard let table else { return [:] }
    var alone: [OrderCheck.Drawing: String] = [:]
    let text = String(decoding: try FileReader.read(path: table, limit: 1 << 26), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let index = Int(words[0]),
        let form = SpecimenForm(rawValue: String(words[1]))
      else { throw UsageError(description: "'\(table)' is not what 'alone' prints") }
      alone[OrderCheck.Drawing(specimen: index, form: form)] = String(words[2])
    }
    return alone
  }
}
