import MaquetteSpec

/// Reads what a configuration says of a set of specs, or of all of them.
struct SetReader {
  let reader: ConfigurationReader

  /// What was read so far.
  struct Draft {
    var set = Configuration.PictureSet()
    var scales: [Double] = []
  }

  /// The keys over what another place says already.
  func set(_ entries: [SpecNode.Entry], on defaults: Draft) -> Draft {
    var draft = draft(entries, on: defaults)
    draft.set.scales = draft.scales
    if draft.scales.count == 1 { draft.set.environment.scale = draft.scales[0] }
    return draft
  }

  func draft(_ entries: [SpecNode.Entry], on defaults: Draft = Draft()) -> Draft {
    var draft = defaults
    for entry in entries {
      switch entry.key {
      case "specs": readSpecs(entry, into: &draft.set)
      case "fonts": draft.set.fonts = reader.texts(entry).map { reader.joined($0.text) }
      case "variants":
        let words = words(entry)
        draft.set.variants = words.isEmpty ? nil : variants(words)
      case "scales": draft.scales = scales(entry)
      case "theme": readTheme(entry, into: &draft.set)
      case "symbols": readSymbols(entry, into: &draft.set)
      case "folder": draft.set.folder = folder(entry)
      case "tolerance": draft.set.tolerances += RuleReader(reader: reader).tolerances(entry)
      case "ignore": draft.set.ignored += RuleReader(reader: reader).ignored(entry)
      default: readTrait(entry, into: &draft.set)
      }
      if ["tolerance", "ignore"].contains(entry.key) { checkRules(of: draft.set, at: entry) }
    }
    return draft
  }

  private func readSpecs(_ entry: SpecNode.Entry, into set: inout Configuration.PictureSet) {
    (set.specs, set.specPlaces) = ([], [:])
    for (text, node) in reader.texts(entry) {
      let path = reader.joined(text)
      set.specs.append(path)
      set.specPlaces[PathKey(path)] = node.location
    }
  }

  /// Reports more rules than there may be, for each of their pictures and parts.
  private func checkRules(of set: Configuration.PictureSet, at entry: SpecNode.Entry) {
    let count = (set.tolerances + set.ignored).reduce(0) { count, rule in
      count + max(1, rule.pictures.count) * max(1, rule.components.count + rule.areas.count)
    }
    guard count > Limits.comparingRules else { return }
    reader.fail(
      "'ignore' and 'tolerance' make \(count) rules, one for each picture and part that they "
        + "name; at most \(Limits.comparingRules) are read",
      at: entry.value, hint: "use '*' to name several pictures or parts at once")
  }

  // MARK: Variants

  /// Each variant of the lists, that may also be written with commas.
  private func words(_ entry: SpecNode.Entry) -> [(text: String, node: SpecNode)] {
    let words = reader.texts(entry).flatMap { text, node in
      text.split(separator: ",", omittingEmptySubsequences: false).map { (String($0), node) }
    }
    return Array(reader.within(Limits.variants, words, "variants", at: entry.value))
  }

  private func scales(_ entry: SpecNode.Entry) -> [Double] {
    var scales: [Double] = []
    for node in reader.items(entry, atMost: Limits.scales, "scales") {
      guard let text = node.scalar else {
        reader.fail(
          "'scales' is \(node.kindName), not a number", at: node,
          hint: "write 2, for example, or a list such as [2, 3]")
        continue
      }
      var patch = EnvironmentPatch()
      apply("scale", text, to: &patch, at: node)
      guard let scale = patch.scale else { continue }
      if scales.contains(scale) {
        reader.fail("the scale \(text) is given twice", at: node, hint: "remove one")
      }
      scales.append(scale)
    }
    return scales
  }

  private func variants(_ words: [(text: String, node: SpecNode)]) -> [Variant] {
    var variants: [Variant] = []
    var names: Set<String> = []
    for (text, node) in words {
      do {
        for variant in try Variant.list(text) {
          if !names.insert(variant.comparedName).inserted {
            reader.fail("variant '\(variant.name)' is listed twice", at: node, hint: "remove one")
          }
          variants.append(variant)
        }
      } catch let error as DiagnosticError {
        report(error, at: node)
      } catch {
        reader.fail("\(error)", at: node)
      }
    }
    return variants
  }

  // MARK: Environment

  private func readTrait(_ entry: SpecNode.Entry, into set: inout Configuration.PictureSet) {
    guard let text = reader.text(entry.value, of: entry.key) else { return }
    var patch = EnvironmentPatch()
    apply(entry.key, text, to: &patch, at: entry.value)
    set.environment = set.environment.overlaid(by: patch)
  }

  private func apply(
    _ key: String, _ text: String, to patch: inout EnvironmentPatch, at node: SpecNode
  ) {
    do throws(EnvironmentTrait.Problem) {
      try EnvironmentTrait.named(key)?.apply(text, to: &patch)
    } catch {
      reader.sink.report(
        Diagnostic(
          .error, error.message, location: node.location, hint: error.hint, id: error.id))
    }
  }

  private func readTheme(_ entry: SpecNode.Entry, into set: inout Configuration.PictureSet) {
    load(entry) { name in
      let path = SpecFile.hasEnding(name) ? reader.joined(name) : name
      if path != name || SpecFile.hasEnding(name) { set.files.append(path) }
      var patch = EnvironmentPatch()
      patch.theme = try ThemeReference.theme(
        named: path, belowFolder: nil, dependencies: reader.files)
      set.environment = set.environment.overlaid(by: patch)
    }
  }

  private func readSymbols(_ entry: SpecNode.Entry, into set: inout Configuration.PictureSet) {
    load(entry) { name in
      let path = reader.joined(name)
      set.files.append(path)
      reader.record(path)
      set.environment.symbols = try SymbolLoader.load(path: path)
    }
  }

  private func load(_ entry: SpecNode.Entry, _ work: (String) throws -> Void) {
    guard let name = reader.text(entry.value, of: entry.key) else { return }
    do {
      try work(name)
    } catch let error as DiagnosticError {
      report(error, at: entry.value)
    } catch let error as FileError {
      reader.sink.report(
        Diagnostic(
          .error, error.message, location: entry.value.location, hint: error.hint,
          id: .unreadableFile))
    } catch {
      reader.fail("\(error)", at: entry.value)
    }
  }

  /// What is wrong inside of a file points there, the rest at the value.
  private func report(_ error: DiagnosticError, at node: SpecNode) {
    for diagnostic in error.diagnostics {
      var copy = diagnostic
      if copy.file == nil { copy.location = node.location }
      reader.sink.report(copy)
    }
  }

  private func folder(_ entry: SpecNode.Entry) -> String {
    guard var text = reader.text(entry.value, of: entry.key) else { return "" }
    while text.hasSuffix("/") { text.removeLast() }
    if let problem = Configuration.problem(ofFolder: text) {
      reader.fail(
        "'\(SpecNode.excerpt(text))' is not a folder below the baselines: it \(problem)",
        at: entry.value, hint: "name one below them, for example 'tablet'")
      return ""
    }
    return text + "/"
  }
}
