import MaquetteCore

extension ComponentDecoder {
  /// What to do where a key is given twice: the text after a component that shows what is chosen looks like
  /// its label.
  func adviceOnSecond(to first: SpecNode.Entry, of schema: ComponentSchema) -> String {
    let isShort = first.location == first.value.location
    guard isShort, first.key == schema.titleKey, first.key == "selection" else {
      return "remove one of them"
    }
    return "the text after '\(schema.name):' is its selection; for a label before it put it into "
      + "'LabeledContent:', or use 'Picker:'"
  }

  /// What to say to a text after a component that takes none: a key of it without a space behind its
  /// colon, or what takes one.
  func adviceOnText(_ text: String, of schema: ComponentSchema) -> String {
    if let colon = text.firstIndex(of: ":") {
      let name = String(text[..<colon])
      if schema.canonicalKey(name) ?? CommonProperties.canonicalKey(name) != nil {
        return "a space is missing after '\(name):'"
      }
    }
    return schema.childrenKey == nil ? "write its keys below it" : "write a list below it"
  }

  /// What to write in place of a call in Swift, such as `Text("Hello")`; `nil` for any other text.
  static func adviceOnSwift(_ text: String, among names: [String]) -> String? {
    guard let open = text.firstIndex(where: { $0 == "(" || $0 == "{" }) else { return nil }
    let called = String(text[..<open]).filter { $0 != " " }
    guard names.contains(called) || ForeignNames.advice(for: called) != nil else { return nil }
    let parts = text[open...].split(separator: "\"", omittingEmptySubsequences: false)
    let title = parts.count > 2 ? String(parts[1]) : ""
    return "this is Swift; a spec has '\(called): \(title.isEmpty ? "…" : SpecNode.excerpt(title))'"
  }

  /// What stands behind a component's name in `Label = A`, where a ':' is missing.
  static func rest(of text: String, after word: String) -> String {
    SpecNode.excerpt(String(text.dropFirst(word.count).drop { $0 == " " || $0 == "=" }))
  }

  /// Warns of a value that is taken for the title: `Gauge: 0.7`.
  func warnOfValue(
    _ text: String, at node: SpecNode, of schema: ComponentSchema, beside siblings: [SpecNode.Entry]
  ) {
    // In quotes it is a title for sure.
    guard node.textOffset == 0, schema.takesText else { return }
    let isNumber = Double(decimal: text) != nil
    // With a capital they may be titles.
    let words = ["true", "false", "True", "False", "on", "off", "yes", "no"]
    guard isNumber || words.contains(text) else { return }
    let key = schema.properties.first { property in
      switch property.type {
      case .number: isNumber && property.name == "value"
      case .boolean: !isNumber && property.name == "isOn"
      default: false
      }
    }
    guard let key, !siblings.contains(where: { schema.canonicalKey($0.key) == key.name }) else {
      return
    }
    reader.warn(
      "'\(SpecNode.excerpt(text))' is the title of the \(schema.name)", at: node.location,
      length: text.count,
      hint: "write '\(key.name): \(SpecNode.excerpt(text))' below it, or put the title in quotes",
      id: .doubtful)
  }

  /// Reports two keys that say which icon there is.
  func checkIcons(_ entries: [SpecNode.Entry], of schema: ComponentSchema) {
    // Beside one of these two, other keys may say the same.
    guard entries.count > 1, entries.contains(where: { $0.key == "icon" || $0.key == "name" })
    else { return }
    let names = ["icon", "symbol", "systemImage", "name", "systemName"]
    let given = entries.filter { entry in
      guard names.contains(entry.key) else { return false }
      let type = schema.properties.first { $0.name == entry.key }?.type
      return [.icon, .symbol, .picture].contains(type)
    }
    guard given.count > 1, let first = given.first, let last = given.last else { return }
    let written = last.written ?? last.key
    let other =
      first.written == schema.name
      ? "the text after '\(schema.name):'" : "'\(first.written ?? first.key)'"
    reader.fail(
      "'\(written)' and \(other) both say which picture the \(schema.name) has",
      at: last.location, length: written.count, hint: "remove one of them", id: .conflictingKeys)
  }

  /// What to say to keys that people know from elsewhere, and to components that are no list.
  func hint(for entry: SpecNode.Entry, of schema: ComponentSchema) -> String? {
    let has = { key in schema.properties.contains { $0.name == key } }
    if let advice = Namesakes.advice(for: entry.key, of: schema.name) { return advice }
    switch entry.key {
    case "bold", "weight", "fontWeight", "italic":
      return has("font") ? "write it into the font, for example 'font: body bold'" : nil
    case "disabled", "isEnabled", "enabled", "pressed", "isHighlighted":
      if has("state") { return ComponentDecoder.stateAdvice(for: entry) }
      return entry.key == "disabled" && has("isEnabled") ? "write 'isEnabled: false'" : nil
    case "lines", "maxLines":
      return has("numberOfLines") ? "did you mean 'numberOfLines'?" : nil
    case "markup", "runs":
      return has("attributedText") ? "write the text itself as 'attributedText: …'" : nil
    default:
      // `text-align`, as CSS has it.
      let camel = ForeignKeys.camelCase(entry.key)
      if camel != entry.key,
        schema.canonicalKey(camel) ?? CommonProperties.canonicalKey(camel) != nil
      {
        return "did you mean '\(camel)'?"
      }
      if schema.childrenKey != nil, ["color", "foregroundColor", "font"].contains(entry.key) {
        return "write it at each label: what is around them passes on none"
      }
      if let advice = ForeignKeys.advice(
        for: entry, has: { has($0) || CommonProperties.canonicalKey($0) == $0 })
      {
        return advice
      }
      if let text = schema.properties.first(where: { $0.name == "attributedText" }),
        case .attributedText(let attributes) = text.type,
        attributes.contains(where: { $0.allNames.contains(entry.key) })
      {
        return "runs of attributed text have it: "
          + "'attributedText: [{text: …, \(entry.key): …}]'"
      }
      guard schema.childrenKey != nil, reader.catalogue.schema(named: entry.key) != nil else {
        return nil
      }
      return "children are a list: put '- ' before '\(entry.key):'"
    }
  }
}
