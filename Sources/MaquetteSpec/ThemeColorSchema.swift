import MaquetteCore
import MaquetteThemes

/// The part of the JSON Schema of themes that is about colours by the names of others: `link: tint`.
///
/// A schema can't look up what stands beside a value, or in another file. So names are checked in themes
/// that extend a built-in one, if any, and that give no name to a colour of their own.
enum ThemeColorSchema {
  /// The keys below which colours have names.
  private static let keys = ["colors", "materials", "reducedTransparency", "vibrant"]

  /// The rule, as keys of the schema of a whole theme.
  static var rule: [(String, JSONValue)] {
    let themes = Theme.builtInHeads.compactMap { Theme.named($0.name) }
    let colors = Set(themes.flatMap { $0.colors.keys })
    let others = Set(themes.flatMap { Array($0.materials.keys) + Array($0.vibrant.keys) })
    func names(_ key: String) -> JSONValue {
      .array((key == "colors" ? colors : colors.union(others)).sorted().map { .string($0) })
    }
    let known = keys.map { key in
      (key, object([("propertyNames", object([("enum", names(key))]))]))
    }
    let values = keys.map { key in
      let forms = [
        object([("not", object([("type", .string("string"))]))]),
        object([("enum", names(key))]),
        object([("pattern", .string("^(#.*|black|white|clear)$"))]),
      ]
      return (key, object([("additionalProperties", object([("anyOf", .array(forms))]))]))
    }
    let builtIn = Theme.builtInHeads.map { ValueForms.anyCase($0.name) }.joined(separator: "|")
    let parent = ("extends", object([("pattern", .string("^(\(builtIn))$"))]))
    return [
      ("if", object([("properties", object([parent] + known))])),
      ("then", object([("properties", object(values))])),
    ]
  }

  private static func object(_ pairs: [(String, JSONValue)]) -> JSONValue { .object(pairs) }
}
