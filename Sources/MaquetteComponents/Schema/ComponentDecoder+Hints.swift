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

  /// What stands behind a component's name in `Label = A`, where a ':' is missing.
  static func rest(of text: String, after word: String) -> String {
    SpecNode.excerpt(String(text.dropFirst(word.count).drop { $0 == " " || $0 == "=" }))
  }

  /// Whether some component has a key of a name.
  func isKey(_ name: String) -> Bool {
    CommonProperties.canonicalKey(name) != nil
      || reader.catalogue.schemas.contains { $0.canonicalKey(name) != nil }
  }

  /// What to say in place of a hint that names a key which is given as well; the hint for all else.
  func unlessGiven(
    _ hint: String, beside all: [SpecNode.Entry], of schema: ComponentSchema
  ) -> String {
    let canonical = { schema.canonicalKey($0) ?? CommonProperties.canonicalKey($0) }
    guard let start = ["did you mean '", "write '"].first(where: hint.hasPrefix),
      let key = canonical(String(hint.dropFirst(start.count).prefix(while: \.isLetter))),
      let given = all.first(where: { canonical($0.key) == key })
    else { return hint }
    let shown =
      given.written == schema.name ? "a text after '\(schema.name):'" : "'\(given.key)'"
    return "\(shown) is there already: leave one of them out"
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
  ///
  /// - Parameter all: the keys that stand beside one another, with this one.
  func hint(
    for entry: SpecNode.Entry, beside all: [SpecNode.Entry], of schema: ComponentSchema
  ) -> String? {
    let has = { key in schema.properties.contains { $0.name == key } }
    if let advice = Namesakes.advice(for: entry.key, of: schema.name)
      ?? ComponentDecoder.stateAdvice(for: entry, has: has)
    {
      return advice
    }
    switch entry.key {
    case "bold", "weight", "fontWeight", "italic":
      return has("font") ? "write it into the font, for example 'font: body bold'" : nil
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
        for: entry, beside: all, in: reader.theme,
        has: { has($0) || CommonProperties.canonicalKey($0) == $0 })
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
