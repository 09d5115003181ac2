import MaquetteCore

/// What a material does to what is behind it, in both appearances.
@usableFromInline package struct MaterialTheme: Hashable, Sendable {
  /// In light appearances.
  package var light: MaterialEffect
  /// In dark ones.
  package var dark: MaterialEffect

  /// What it does in an appearance.
  package subscript(isDark isDark: Bool) -> MaterialEffect { isDark ? dark : light }
}

extension Theme {
  /// What a material does, by its name or another name for it; `nil` for one that is a flat colour.
  package func effect(named name: String) -> MaterialTheme? {
    self.effects[name] ?? Theme.materialSynonyms[name].flatMap { self.effects[$0] }
  }
}
