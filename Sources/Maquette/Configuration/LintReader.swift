import MaquetteSpec

/// Reads what a configuration says of linting.
struct LintReader {
  let reader: ConfigurationReader

  func lint(_ entry: SpecNode.Entry) -> LintConfiguration {
    var lint = LintConfiguration()
    guard let entries = entry.value.map else {
      reader.fail(
        "'lint' is \(entry.value.kindName), not a map", at: entry.value,
        hint: "write 'lint: {rules: {button/spacing: off}}', for example")
      return lint
    }
    for entry in entries {
      switch entry.key {
      case "variants":
        lint.variants = SetReader(reader: reader).draft([entry]).set.variants
        if entry.value.list?.isEmpty == true {
          reader.fail(
            "'variants' names no variant to lint", at: entry.value,
            hint: "leave it out for the usual ones, or write [light, dark], for example")
        }
      case "baseline": lint.baseline = reader.path(entry)
      case "rules": lint.levels = levels(entry)
      default: reader.unknown(entry, in: ConfigurationKey.lint, of: "'lint'")
      }
    }
    return lint
  }

  private func levels(_ entry: SpecNode.Entry) -> [LintConfiguration.Level] {
    guard let entries = entry.value.map else {
      reader.fail(
        "'rules' is \(entry.value.kindName), not a map of levels by rule", at: entry.value,
        hint: "write 'button/spacing: off', for example")
      return []
    }
    return reader.within(Limits.listed, entries, "rules", at: entry.value).compactMap { entry in
      guard let word = entry.value.scalar, let level = LintLevel(rawValue: word) else {
        let words = LintLevel.allCases.map(\.rawValue)
        reader.fail(
          "the level of '\(SpecNode.excerpt(entry.key))' is \(entry.value.kindName)",
          at: entry.value, hint: "use one of: \(words.joined(separator: ", "))")
        return nil
      }
      return LintConfiguration.Level(rule: entry.key, level: level, location: entry.location)
    }
  }
}
