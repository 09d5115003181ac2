import MaquetteCore
import MaquetteThemes

/// Finds the view that several uses of a definition have in common.
struct SwiftUIOwnViewMaker {
  /// The values that a property has in the uses; `nil` where one leaves it out.
  struct Values {
    var parameter: String
    var property: SwiftUIOwnView.Property
    var kind: SwiftTokens.Kind
    var texts: [String?]
  }

  /// A value in the source that may be another one in each use.
  struct Slot {
    var line: Int
    var token: Int
    var kind: SwiftTokens.Kind
    var texts: [String?]
    /// The parameter without which its line is not there.
    var condition: String?
  }

  private let platform: Platform
  /// The types of other views' properties, by the view's name and the property's.
  let types: [String: [String: String]]
  let reference: SwiftUIUse
  /// The texts that are translated.
  let texts: SwiftUITexts
  private(set) var members: [SwiftUIUse] = []
  private(set) var blocks: [SwiftUIBlock] = []
  /// The lines of the members that are those of the reference; `nil` where one has none.
  private(set) var places: [[Int?]] = []
  var found: [Values] = []
  /// The number of what stands in a slot.
  var names: [Slot.Place: Int] = [:]

  /// The view of a definition; `nil` where its uses have too little in common.
  ///
  /// - Parameters:
  ///   - name: the type's name.
  ///   - types: the types of other views' properties, by the view's name and the property's.
  ///   - texts: the texts that are translated.
  static func view(
    named name: String, of uses: [SwiftUIUse], beside types: [String: [String: String]],
    translating texts: SwiftUITexts, on platform: Platform
  ) -> SwiftUIOwnView? {
    var groups: [[SwiftUIUse]] = []
    // Uses that change the definition have nothing to say about those that do not.
    var numbers: [Bool: [[String]: Int]] = [:]
    for use in uses {
      let shape = use.shape
      if let number = numbers[use.isChanged]?[shape] {
        groups[number].append(use)
      } else {
        numbers[use.isChanged, default: [:]][shape] = groups.count
        groups.append([use])
      }
    }
    // Definitions whose uses are all different are written out.
    var best: (view: SwiftUIOwnView, count: Int)?
    for index in groups.indices.prefix(12) {
      var maker = SwiftUIOwnViewMaker(
        reference: groups[index], groups, beside: types, translating: texts, on: platform)
      guard maker.members.count > (best?.count ?? 0),
        maker.members.count > 1 || uses.count == 1, let view = maker.view(named: name)
      else { continue }
      best = (view, maker.members.count)
    }
    return best?.view
  }

  private init(
    reference group: [SwiftUIUse], _ groups: [[SwiftUIUse]],
    beside types: [String: [String: String]], translating texts: SwiftUITexts,
    on platform: Platform
  ) {
    self.platform = platform
    self.texts = texts
    self.types = types
    reference = group[0]
    var missing: [(uses: [SwiftUIUse], blocks: [SwiftUIBlock])] = [(group, [])]
    let shape = reference.shape
    let isChanged = reference.isChanged
    for other in groups where other[0].isChanged == isChanged && other[0].shape != shape {
      guard let gaps = SwiftUIBlock.missing(in: other, of: group) else { continue }
      let isApart = gaps.allSatisfy { gap in
        blocks.allSatisfy { $0.lines == gap.lines || !$0.lines.overlaps(gap.lines) }
      }
      guard isApart else { continue }
      for gap in gaps where !blocks.contains(where: { $0.lines == gap.lines }) {
        blocks.append(gap)
      }
      missing.append((other, gaps))
    }
    for (uses, gaps) in missing {
      let present = reference.lines.indices.filter { line in
        !gaps.contains { $0.lines.contains(line) }
      }
      var places = [Int?](repeating: nil, count: reference.lines.count)
      for (number, line) in present.enumerated() { places[line] = number }
      // What a use gives is shown, and what it leaves out is not.
      let isRight = blocks.allSatisfy { block in
        let isGone = gaps.contains { $0.lines == block.lines }
        return uses.allSatisfy { $0.argument(block.parameter)?.isMissing == isGone }
      }
      guard isRight else { continue }
      members += uses
      self.places += uses.map { _ in places }
    }
  }
}

extension SwiftUIOwnViewMaker.Slot {
  /// Where a value stands in the source.
  struct Place: Hashable {
    var line: Int
    var token: Int
  }

  var place: Place { Place(line: line, token: token) }
  var isVarying: Bool { Set(texts.compactMap { $0 }).count > 1 }
}

extension SwiftUIOwnViewMaker {
  /// The view, once for each value it is known what it comes from.
  private mutating func view(named name: String) -> SwiftUIOwnView? {
    let slots = self.slots
    let varying = slots.filter(\.isVarying)
    var rest: [Slot] = []
    for slot in varying {
      guard let parameter = parameter(of: slot) else {
        rest.append(slot)
        continue
      }
      guard take(slot, as: parameter) else { return nil }
    }
    // What is translated, or called otherwise in SwiftUI, still goes with one parameter.
    for slot in rest {
      guard let parameter = companion(of: slot), take(slot, as: parameter) else { return nil }
    }
    for slot in slots where !slot.isVarying && slot.kind == .string {
      guard let text = slot.texts.compactMap({ $0 }).first, text != "\"\"",
        let parameter = parameter(of: slot)
      else { continue }
      _ = take(slot, as: parameter)
    }
    takeFlags(among: slots)
    let conditions = Set(found.filter(\.property.isOptional).map(\.parameter))
    guard blocks.allSatisfy({ conditions.contains($0.parameter) }) else { return nil }
    let order = reference.use.arguments.map(\.name)
    let sorted = found.indices.sorted { one, other in
      let places = [one, other].map { order.firstIndex(of: found[$0].parameter) ?? 0 }
      return (places[0], one) < (places[1], other)
    }
    var calls: [[UInt8]: String] = [:]
    for (index, member) in members.enumerated() {
      let words = sorted.compactMap { number -> String? in
        let values = found[number]
        guard let text = values.texts[index], text != values.property.initial else { return nil }
        return "\(values.property.name): \(text)"
      }
      let key = SwiftUIOwnView.key(of: member.lines.map(\.line))
      calls[key] = "\(name)(\(words.joined(separator: ", ")))"
    }
    return SwiftUIOwnView(
      name: name, properties: sorted.map { found[$0].property }, body: body, calls: calls)
  }

  /// Every value in the source.
  private var slots: [Slot] {
    reference.lines.enumerated().flatMap { line, tokens in
      let condition = blocks.first { $0.lines.contains(line) }?.parameter
      return tokens.tokens.enumerated().compactMap { token, value -> Slot? in
        guard value.kind != .code else { return nil }
        let texts = zip(members, places).map { member, places in
          places[line].map { member.lines[$0].tokens[token].text }
        }
        return Slot(
          line: line, token: token, kind: value.kind, texts: texts, condition: condition)
      }
    }
  }

  /// The parameter that a slot shows in every use.
  private func parameter(of slot: Slot) -> String? {
    let names = parameters(of: slot)
    return names.first { $0 == slot.condition } ?? names.first
  }

  /// The parameters that a slot may show in every use.
  func parameters(of slot: Slot) -> [String] {
    reference.use.arguments.map(\.name).filter { name in
      zip(members, slot.texts).allSatisfy { member, text in
        guard let text else { return true }
        guard let argument = member.argument(name)?.text else { return false }
        return spellings(of: argument, as: slot.kind).contains(text)
      }
    }
  }

  /// How a text of a spec may stand in the source.
  private func spellings(of text: String, as kind: SwiftTokens.Kind) -> [String] {
    switch kind {
    case .code: []
    case .alignment, .font: [".\(text)"]
    case .string: [SwiftLiteral.string(text)]
    case .number: Double(text).map { [SwiftLiteral.number($0)] } ?? []
    case .flag:
      switch text.lowercased() {
      case "true", "yes", "on": ["true"]
      case "false", "no", "off": ["false"]
      default: []
      }
    case .color: SwiftUIColors.spellings(of: text, on: platform)
    }
  }

  /// The lines of the view with its properties in the places of values.
  private var body: [String] {
    var lines: [String] = []
    for (number, line) in reference.lines.enumerated() {
      let text = line.tokens.enumerated().map { token, value -> String in
        names[Slot.Place(line: number, token: token)].map { found[$0].property.name }
          ?? value.source
      }.joined()
      let block = blocks.first { $0.lines.contains(number) }
      guard let block else {
        lines.append(text)
        continue
      }
      let first = reference.lines[block.lines.lowerBound].line
      let space = String(first.prefix { $0 == " " })
      let name = found.first {
        $0.parameter == block.parameter && $0.property.isOptional
      }?.property.name
      if number == block.lines.lowerBound { lines.append("\(space)if let \(name ?? "_") {") }
      lines.append(SwiftView.indented(text))
      if number == block.lines.upperBound - 1 { lines.append("\(space)}") }
    }
    return lines
  }
}
