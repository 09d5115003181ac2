import MaquetteCore
import MaquetteThemes

extension Environment {
  /// What is wrong with the tint that a flag says: which colours there are is known with the theme.
  /// `nil` where nothing is, and where the spec says it, which has a place for the message.
  package var tintProblem: Diagnostic? {
    guard let tintFlag, case .named(let name)? = tint, name != "tint",
      theme.color(named: name, traits: colorTraits) == nil
    else { return nil }
    var problem = theme.unknownColor(name, of: "\(tintFlag): ")
    problem.isOfFlag = true
    return problem
  }
}

extension Theme {
  /// What is wrong with the name of a colour that the theme does not have.
  ///
  /// - Parameters:
  ///   - what: what the message begins with.
  ///   - hasHint: whether to look for what was meant.
  func unknownColor(_ name: String, of what: String = "", hasHint: Bool = true) -> Diagnostic {
    Diagnostic(
      .error, "\(what)unknown colour '\(SpecNode.excerpt(name))' in theme '\(self.name)'",
      length: max(1, min(60, name.count)),
      hint: hasHint
        ? ForeignColors.advice(on: name, among: colorWords)
          ?? "use a name that 'maquette themes \(self.name)' lists, or #RRGGBB" : nil,
      id: .unknownColor)
  }
}
