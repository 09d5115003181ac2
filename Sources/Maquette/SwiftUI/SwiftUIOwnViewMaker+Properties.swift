import MaquetteCore

extension SwiftUIOwnViewMaker {
  /// Puts a property of a parameter into a slot; whether it can be one.
  mutating func take(_ slot: Slot, as parameter: String) -> Bool {
    let line = reference.lines[slot.line]
    guard SwiftNames.isName(parameter),
      let type = line.type(at: slot.token, texts: slot.texts, beside: types)
    else { return false }
    var texts = slot.texts
    var isOptional = false
    for (index, member) in members.enumerated() where texts[index] == nil {
      let argument = member.argument(parameter)
      if parameter == slot.condition, argument?.isMissing == true {
        isOptional = true
      } else if type == "String", let text = argument?.text {
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
}
