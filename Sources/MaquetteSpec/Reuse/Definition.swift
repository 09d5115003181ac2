import MaquetteComponents
import MaquetteCore

/// A component of the user's own: what `definitions` names, with what it takes.
struct Definition {
  /// Something that each use may say differently.
  struct Parameter {
    var name: String
    /// The place of its name.
    var location: SourceLocation
    /// Whether what takes it vanishes where a use does not give it.
    var isOptional: Bool
    /// What it is where a use does not give it; `nil` when each use has to, or may leave it out.
    var value: SpecNode?
  }

  var name: String
  private(set) var parameters: [Parameter] = []
  /// The places of parameters by their names.
  private var numbers: [String: Int] = [:]
  /// A component, or a list of several.
  var body: SpecNode
  /// The place of its name.
  var location: SourceLocation

  /// The file it is in; `nil` for the spec.
  var file: String? { location.origin?.file }

  func parameter(named name: String) -> Parameter? { numbers[name].map { parameters[$0] } }
}

extension Definition {
  /// The key of what a definition takes.
  static let parametersKey = "parameters"

  /// Reads one entry of `definitions`; `nil` after reporting what is wrong with it.
  init?(_ entry: SpecNode.Entry, by reader: SpecReader) {
    name = entry.key
    location = entry.location
    body = entry.value
    guard Definition.isName(name), ComponentDecoder.isComponentName(name) else {
      reader.fail(
        "a definition cannot be named '\(SpecNode.excerpt(name))'", at: location,
        length: name.count,
        hint: "begin with a capital letter, as in 'ProfileRow', and use letters and digits")
      return nil
    }
    if reader.catalogue.schema(named: name) != nil {
      reader.fail(
        "there is a component '\(name)' already", at: location, length: name.count,
        hint: "choose another name", id: .duplicateKey)
      return nil
    }
    var isRight = true
    var rest: [SpecNode.Entry] = []
    for part in entry.value.map ?? [] {
      if part.key == Definition.parametersKey {
        isRight = readParameters(part.value, by: reader)
      } else {
        rest.append(part)
      }
    }
    if rest.count == 1, rest[0].key == "view" {
      body = rest[0].value
    } else {
      body = SpecNode(.map(rest), at: rest.first?.location ?? entry.value.location)
    }
    let isEmpty = body.scalar?.isEmpty ?? body.map?.isEmpty ?? body.list?.isEmpty ?? true
    if entry.value.map == nil || isEmpty {
      reader.fail(
        "the definition '\(name)' has no component", at: location, length: name.count,
        hint: "write one below it, for example 'Label: Hello', or several as a list below 'view:'",
        id: .noComponent)
      return nil
    }
    if !isRight { return nil }
  }

  /// Whether a word may stand for a definition or a parameter: letters, digits and underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 64 else { return false }
    return (first.properties.isAlphabetic || first == "_")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
      }
  }

  /// Reads `[title, subtitle?, {size: 12}]` or `{title: , subtitle?: , size: 12}`. A map has names
  /// without values, too; in a list these are texts, so that `{size: ""}` has an empty default.
  private mutating func readParameters(_ node: SpecNode, by reader: SpecReader) -> Bool {
    var isRight = true
    func take(
      _ text: String, _ value: SpecNode?, at location: SourceLocation, inMap: Bool = false
    ) {
      let isOptional = text.hasSuffix("?")
      let name = isOptional ? String(text.dropLast()) : text
      guard Definition.isName(name), !ComponentDecoder.isComponentName(name) else {
        reader.fail(
          "a parameter cannot be named '\(SpecNode.excerpt(text))'", at: location,
          length: text.count, hint: "begin with a small letter, and use letters and digits")
        return isRight = false
      }
      guard parameter(named: name) == nil else {
        reader.fail(
          "the parameter '\(name)' is listed twice", at: location, length: text.count,
          hint: "remove one of them", id: .duplicateKey)
        return isRight = false
      }
      let isEmpty = value?.scalar?.isEmpty == true
      let given = isEmpty && (inMap || isOptional) ? nil : value
      if isOptional, given != nil {
        reader.fail(
          "'\(SpecNode.excerpt(text))' is optional and has a default; write one of the two",
          at: location,
          length: text.count,
          hint: "leave out the '?': a parameter with a default is optional anyway",
          id: .conflictingKeys)
        return isRight = false
      }
      guard parameters.count < Limits.parameters else {
        if isRight {
          reader.fail(
            "the definition '\(self.name)' has more than \(Limits.parameters) parameters",
            at: location, hint: "give it fewer, or one that is a map", id: .tooMuch)
        }
        return isRight = false
      }
      numbers[name] = parameters.count
      parameters.append(
        Parameter(name: name, location: location, isOptional: isOptional, value: given))
    }
    switch node.value {
    case .scalar(let text): if !text.isEmpty { take(text, nil, at: node.location) }
    case .map(let entries):
      for entry in entries { take(entry.key, entry.value, at: entry.location, inMap: true) }
    case .list(let nodes):
      for node in nodes {
        switch node.value {
        case .scalar(let text): take(text, nil, at: node.location)
        case .map(let entries):
          for entry in entries { take(entry.key, entry.value, at: entry.location) }
        case .list:
          var reader = reader
          reader.key = Definition.parametersKey
          reader.mismatch(node, wanted: "names, or names with values")
          isRight = false
        }
      }
    }
    return isRight
  }
}
