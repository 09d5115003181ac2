import MaquetteCore

extension SwiftUIOwnViewMaker {
  /// Puts a property of a parameter into a slot; whether it can be one.
  mutating func take(_ slot: Slot, as parameter: String) -> Bool {
    guard SwiftNames.isName(parameter), let type = type(of: slot) else { return false }
    var texts = slot.texts
    var isOptional = false
    for (index, member) in members.enumerated() where texts[index] == nil {
      let argument = member.argument(parameter)
      if parameter == slot.condition, argument?.isMissing == true {
        isOptional = true
      } else if slot.kind == .string, let text = argument?.text {
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

  /// Where SwiftUI takes whole numbers, and where any; nowhere else is a number a property.
  private static let integers = [".tag(", ".lineLimit(", ".badge(", "selection: .constant("]
  private static let numbers = [
    "value: .constant(", "value: ", "width: ", "height: ", "Width: ", "Height: ", "size: ",
    "spacing: ", "radius: ", "cornerRadius: ", "minLength: ", ".padding(", ".opacity(",
    ".degrees(", ".kerning(", ".scaleEffect(", "timeIntervalSince1970: ", "x: ", "y: ",
  ]

  private func type(of slot: Slot) -> String? {
    let before = slot.token > 0 ? reference.lines[slot.line].tokens[slot.token - 1].text : ""
    switch slot.kind {
    case .code: return nil
    case .string: return "String"
    case .flag: return "Bool"
    case .color: return "Color"
    case .font: return "Font"
    case .alignment:
      return SwiftTokens.alignments.first { before.hasSuffix($0.key) }?.value
    case .number:
      if SwiftUIOwnViewMaker.integers.contains(where: before.hasSuffix) {
        return slot.texts.allSatisfy { $0.map { Int($0) != nil } ?? true } ? "Int" : nil
      }
      return SwiftUIOwnViewMaker.numbers.contains(where: before.hasSuffix) ? "Double" : nil
    }
  }
}
