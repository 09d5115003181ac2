import MaquetteCore

extension SwiftUIOwnViewMaker {
  /// The parameter that has one value for each value of a slot, and no other use yet.
  func companion(of slot: Slot) -> String? {
    let used = Set(found.map(\.parameter))
    let names = reference.use.arguments.map(\.name).filter { !used.contains($0) }
    let counts = names.compactMap { name -> (name: String, count: Int)? in
      var known: [String: String] = [:]
      for (member, text) in zip(members, slot.texts) {
        guard let text, let argument = member.argument(name)?.text else { return nil }
        guard known.updateValue(text, forKey: argument) ?? text == text else { return nil }
      }
      return (name, known.count)
    }
    return counts.min { $0.count < $1.count }?.name
  }

  /// Puts a property of a parameter into a slot; whether it can be one.
  mutating func take(_ slot: Slot, as parameter: String) -> Bool {
    let line = reference.lines[slot.line]
    guard SwiftNames.isName(parameter),
      var type = line.type(at: slot.token, texts: slot.texts, beside: types)
    else { return false }
    if type == "String", slot.token > 0,
      self.texts.areKeys(slot.texts, after: line.tokens[slot.token - 1].source)
    {
      type = "LocalizedStringKey"
    }
    var texts = slot.texts
    var isOptional = false
    for (index, member) in members.enumerated() where texts[index] == nil {
      let argument = member.argument(parameter)
      if parameter == slot.condition, argument?.isMissing == true {
        isOptional = true
      } else if slot.kind == .string, type != "KeyEquivalent", let text = argument?.text {
        texts[index] = SwiftLiteral.string(text)
      } else {
        return false
      }
    }
    let known = found.firstIndex {
      $0.parameter == parameter && $0.kind == slot.kind && $0.texts == texts
    }
    if let known, found[known].property.type == type {
      names[slot.place] = known
      return true
    }
    var name = SwiftNames.property(parameter)
    if found.contains(where: { $0.property.name == name }) { name += type }
    guard !found.contains(where: { $0.property.name == name }) else { return false }
    let initial = Set(
      zip(members, texts).filter { $0.0.argument(parameter)?.isDefault == true }.map(\.1))
    names[slot.place] = found.count
    found.append(
      Values(
        parameter: parameter,
        property: SwiftUIOwnView.Property(
          name: name, type: type, isOptional: isOptional,
          initial: initial.count == 1 ? initial.first.flatMap { $0 } : nil),
        kind: slot.kind, texts: texts))
    return true
  }

  /// Puts properties of parameters into the flags that are the same in all uses. As a word such as
  /// `false` may stand there for itself, only one place with it may be a parameter's.
  mutating func takeFlags(among slots: [Slot]) {
    let free = slots.filter { slot in
      slot.kind == .flag && !slot.isVarying && slot.token > 0
        && reference.lines[slot.line].tokens[slot.token - 1].source.hasSuffix(".constant(")
    }
    let used = Set(found.map(\.parameter))
    for slot in free {
      let parameters = parameters(of: slot).filter { !used.contains($0) }
      let alike = free.filter { !Set(self.parameters(of: $0)).isDisjoint(with: parameters) }
      if alike.count == 1, parameters.count == 1 { _ = take(slot, as: parameters[0]) }
    }
  }
}
