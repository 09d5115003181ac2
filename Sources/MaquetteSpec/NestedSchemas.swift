import MaquetteComponents
import MaquetteCore

/// Lists whose elements hold more of the same list: they refer to themselves, for which they have names.
extension SpecSchema {
  /// These lists by their names.
  var nestedDefinitions: [(String, JSONValue)] {
    var names: Set<String> = []
    return catalogue.schemas.flatMap(\.properties).compactMap { info in
      guard let name = info.type.nestedName, names.insert(name).inserted else { return nil }
      return (name, .object(form(of: info.type)))
    }
  }
}

extension SpecType {
  /// The name of a list whose elements hold more of the same list.
  var nestedName: String? {
    switch self {
    case .items(let keys), .lists(_, let keys):
      keys.lazy.compactMap { key in
        if case .nestedElements(let name) = key.type { name } else { nil }
      }.first
    default: nil
    }
  }
}
