import MaquetteCore
import MaquetteSpec

/// The name of a picture's file, and what decides on it.
public struct PictureName: Sendable {
  /// The name without a folder, for example `signin.rtl~dark@2x.png`.
  public let text: String
  /// The variant as it was asked for.
  package let variant: Variant
  /// The format.
  public let format: PictureFormat
  /// What the picture is drawn in.
  public let environment: Environment
}

extension Batch {
  /// The names of the pictures of one of the specs, in the order in which they are drawn.
  package func pictureNames(of input: Input, document: SpecDocument) -> [PictureName] {
    PictureNames.names(of: input, document: document, in: self)
  }
}

/// Finds specs of a batch that would write the same files.
struct PictureNames {
  private let batch: Batch
  private let places = FolderPlaces()

  init(_ batch: Batch) {
    self.batch = batch
  }

  /// The names of a spec's pictures, in the order in which they are drawn.
  static func names(of input: Batch.Input, document: SpecDocument, in batch: Batch)
    -> [PictureName]
  {
    guard !batch.isComparison else {
      let environments = batch.variants.map { environment(of: $0, document, in: batch) }
      let scale = environments.map(\.scale).max() ?? 2
      return batch.formats.map { format in
        PictureName(
          text: FileNaming.name(
            Batch.stem(of: input), comparing: batch.variants, scale: scale, format: format),
          variant: .plain, format: format, environment: environments[0])
      }
    }
    return batch.variants.flatMap { variant in
      let environment = environment(of: variant, document, in: batch)
      return batch.formats.map { format in
        PictureName(
          text: FileNaming.name(
            Batch.stem(of: input), environment: environment, home: document.environment,
            format: format), variant: variant, format: format, environment: environment)
      }
    }
  }

  /// The names of a spec's pictures, each once. Of several variants that are the same picture, it is
  /// the plainest one's, in whatever order they are given: the spec that travels with it says its traits.
  ///
  /// - Throws: ``DiagnosticError`` where two variants would write different pictures of one name.
  static func distinctNames(of input: Batch.Input, document: SpecDocument, in batch: Batch) throws
    -> [PictureName]
  {
    var places: [PathKey: Int] = [:]
    var distinct: [PictureName] = []
    for name in names(of: input, document: document, in: batch) {
      guard let place = places[PathKey(name.text)] else {
        places[PathKey(name.text)] = distinct.count
        distinct.append(name)
        continue
      }
      let other = distinct[place]
      // `rtl` of an Arabic spec is what it is anyway: the same picture, made once.
      if other.environment.isSame(as: name.environment) {
        if name.variant.isPlainer(than: other.variant) { distinct[place] = name }
        continue
      }
      throw DiagnosticError(
        "variants '\(other.variant.name)' and '\(name.variant.name)' would both write "
          + "'\(name.text)'",
        hint: "leave one of them out", id: .sameFile)
    }
    return distinct
  }

  /// What a spec is drawn in.
  static func environment(of variant: Variant, _ document: SpecDocument, in batch: Batch)
    -> Environment
  {
    document.environment.overlaid(by: batch.overrides).overlaid(by: variant.patch).environment
  }

  /// - Throws: ``DiagnosticError`` that names every pair.
  func check() throws {
    var owners: [PathKey: Int] = [:]
    var problems: [Diagnostic] = []
    var stems: [String] = []
    for (index, input) in batch.inputs.enumerated() {
      let path = batch.folder(of: input) + Batch.stem(of: input)
      stems.append(places.place(of: path))
      if let owner = owners.updateValue(index, forKey: PathKey(stems[index])) {
        problems.append(clash(batch.inputs[owner], input, over: path + "…"))
      }
    }
    if problems.isEmpty { problems = derivedClashes(stems, owners) }
    guard problems.isEmpty else { throw DiagnosticError(problems) }
  }

  /// Clashes of a spec such as `menu.rtl.yaml` with the right-to-left picture of `menu.yaml`. Only
  /// specs whose names are so alike are read for that.
  private func derivedClashes(_ stems: [String], _ owners: [PathKey: Int]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for (input, stem) in zip(batch.inputs, stems) {
      var names: PathSet?
      for end in stem.utf8.indices where ".~@".utf8.contains(stem.utf8[end]) {
        guard let index = owners[PathKey(String(stem[..<end]))] else { continue }
        let owner = batch.inputs[index]
        let own = names ?? PathSet(self.names(of: input))
        names = own
        if let shared = self.names(of: owner).first(where: own.contains) {
          problems.append(clash(owner, input, over: batch.folder(of: input) + shared))
        }
      }
    }
    return problems
  }

  private func names(of input: Batch.Input) -> [String] {
    // A spec that cannot be read draws nothing; drawing it tells what is wrong.
    let known = batch.overrides.ownSymbols
    guard
      let document = try? input.document(
        from: input.source(), symbols: known, root: batch.root)
    else {
      return []
    }
    return PictureNames.names(of: input, document: document, in: batch).map(\.text)
  }

  private func clash(
    _ first: Batch.Input, _ second: Batch.Input, over path: String
  ) -> Diagnostic {
    Diagnostic(
      .error, "'\(first.name)' and '\(second.name)' would both write '\(path)'",
      hint: "rename one of them, or draw them into different folders with -o", id: .sameFile)
  }
}
