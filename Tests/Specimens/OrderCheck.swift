import Glibc
import Maquette

/// Draws specimens one after another in random order with one renderer, and compares each with how it
/// is drawn alone.
package struct OrderCheck {
  /// One that was drawn otherwise.
  package struct Mistake: Sendable, CustomStringConvertible {
    /// What was drawn, and what before it.
    package let description: String
  }

  private let specimens: [Specimen]
  private let forms: [SpecimenForm]
  private var alone: [Drawing: String]
  private var numbers: RandomNumbers

  /// A specimen in a form.
  package struct Drawing: Hashable, Sendable {
    package let specimen: Int
    package let form: SpecimenForm

    /// A specimen's place in the list, and a form.
    package init(specimen: Int, form: SpecimenForm) {
      (self.specimen, self.form) = (specimen, form)
    }
  }

  /// - Parameters:
  ///   - alone: what is known of how they are drawn alone; what is missing is found out.
  package init(
    _ specimens: [Specimen], forms: [SpecimenForm] = SpecimenForm.allCases,
    alone: [Drawing: String] = [:], seed: UInt64
  ) {
    self.specimens = specimens
    self.forms = forms
    self.alone = alone
    numbers = RandomNumbers(seed: seed)
  }

  /// Draws so many pairs: each specimen is the second of one pair and the first of the next.
  ///
  /// - Parameter done: takes the number of pairs, now and then.
  /// - Throws: ``DiagnosticError`` when one cannot be drawn.
  package mutating func run(pairs: Int, done: (Int) -> Void = { _ in }) throws -> [Mistake] {
    var mistakes: [Mistake] = []
    var renderer = Renderer()
    var before: Drawing?
    for pair in 0...max(0, pairs) where mistakes.count < 10 {
      // Some mistakes need a renderer that knows little.
      if numbers.next() % 400 == 0 { renderer = Renderer() }
      let drawing = next(after: before)
      let hash = try hash(of: drawing, by: renderer)
      if try hash != self.hash(alone: drawing) {
        mistakes.append(try mistake(drawing, after: before))
      }
      before = drawing
      if pair % 1000 == 999 { done(pair + 1) }
    }
    return mistakes
  }

  /// Every other time something that differs little from the last.
  private mutating func next(after last: Drawing?) -> Drawing {
    var index = Int(numbers.next() % UInt64(specimens.count))
    if let last, numbers.next() & 1 == 0 {
      let step = Int(numbers.next() % 81) - 40
      index = (last.specimen + step + specimens.count * 40) % specimens.count
    }
    return Drawing(specimen: index, form: forms[Int(numbers.next() % UInt64(forms.count))])
  }

  private func hash(of drawing: Drawing, by renderer: Renderer) throws -> String {
    try specimens[drawing.specimen].digest(drawing.form, by: renderer)
  }

  private mutating func hash(alone drawing: Drawing) throws -> String {
    if let known = alone[drawing] { return known }
    let hash = try hash(of: drawing, by: Renderer())
    alone[drawing] = hash
    return hash
  }

  private mutating func mistake(_ drawing: Drawing, after before: Drawing?) throws -> Mistake {
    let name = "\(specimens[drawing.specimen].name).\(drawing.form)"
    guard let before else { return Mistake(description: "\(name) differs as the first") }
    let renderer = Renderer()
    _ = try hash(of: before, by: renderer)
    let isEnough = try hash(of: drawing, by: renderer) != hash(alone: drawing)
    let first = "\(specimens[before.specimen].name).\(before.form)"
    return Mistake(
      description: "\(name) differs after \(first)" + (isEnough ? "" : " and others before it"))
  }
}

extension OrderCheck {
  /// The seed of tests in random order: `MAQUETTE_SEED`, or another one each time, which they print.
  package static let seed: UInt64 = {
    let seed =
      getenv("MAQUETTE_SEED").flatMap { UInt64(String(cString: $0)) }
      ?? UInt64.random(in: 0..<1_000_000)
    print("MAQUETTE_SEED=\(seed)")
    return seed
  }()

  /// How many pairs tests draw: `MAQUETTE_PAIRS`, or a few.
  package static let pairs = getenv("MAQUETTE_PAIRS").flatMap { Int(String(cString: $0)) } ?? 150
}
