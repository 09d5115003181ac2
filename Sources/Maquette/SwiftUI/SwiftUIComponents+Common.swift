import MaquetteCore

extension SwiftUIComponents {
  /// What every component has, in the order in which SwiftUI must apply it.
  func common(_ node: ExportedNode, _ view: inout SwiftView) {
    if let padding = node.take("padding") { add(padding: padding, &view) }
    let frame = node.take("frame")?.map ?? []
    var extents: [String: String] = [:]
    for key in ["width", "height"] {
      if let value = node.text(key) { extents[key] = value }
    }
    for entry in frame { extents[entry.key] = entry.value.scalar ?? "" }
    addFrame(extents, at: node.location, &view)
    let radius = node.number("cornerRadius")
    if let color = node.text("background") {
      if let name = SwiftUIColors.color(color) {
        let value = name.hasPrefix(".") ? "Color\(name)" : name
        let shape = radius.map { ", in: .rect(cornerRadius: \($0))" } ?? ""
        view.modifiers.append(".background(\(value)\(shape))")
      } else {
        miss("the background '\(color)' is the theme's", at: node.location, in: &view)
      }
    } else if let radius {
      view.modifiers.append(".clipShape(.rect(cornerRadius: \(radius)))")
    }
    addAccessibility(node, &view)
  }

  private func add(padding: SpecNode, _ view: inout SwiftView) {
    if padding.scalar == "true" {
      view.modifiers.append(".padding()")
      return
    }
    let numbers = (padding.list ?? [padding]).map { $0.scalar.flatMap(SwiftLiteral.number) ?? "0" }
    switch numbers.count {
    case 1: view.modifiers.append(".padding(\(numbers[0]))")
    case 2:
      if numbers[0] != "0" { view.modifiers.append(".padding(.vertical, \(numbers[0]))") }
      if numbers[1] != "0" { view.modifiers.append(".padding(.horizontal, \(numbers[1]))") }
    case 4:
      view.modifiers.append(
        ".padding(EdgeInsets(top: \(numbers[0]), leading: \(numbers[1]), bottom: \(numbers[2]), "
          + "trailing: \(numbers[3])))")
    default: miss("this padding has no equal in SwiftUI", at: padding.location, in: &view)
    }
  }

  private func addFrame(
    _ extents: [String: String], at location: SourceLocation, _ view: inout SwiftView
  ) {
    var extents = extents
    // An extent of infinity is the most that there is.
    for (fixed, most) in [("width", "maxWidth"), ("height", "maxHeight")]
    where extents[fixed] == "infinity" {
      extents[fixed] = nil
      extents[most] = "infinity"
    }
    let alignment = extents["alignment"].map { "alignment: .\($0)" }
    func call(_ keys: [String], _ alignment: String?) {
      let words = keys.compactMap { key -> String? in
        guard let text = extents[key] else { return nil }
        if text == "infinity" { return "\(key): .infinity" }
        return SwiftLiteral.number(text).map { "\(key): \($0)" }
      }
      guard !words.isEmpty else { return }
      view.modifiers.append(
        ".frame(\((words + [alignment].compactMap { $0 }).joined(separator: ", ")))")
    }
    call(["width", "height"], alignment)
    call(["minWidth", "maxWidth", "minHeight", "maxHeight"], alignment)
  }

  private func addAccessibility(_ node: ExportedNode, _ view: inout SwiftView) {
    for (key, name) in [
      ("accessibilityLabel", "Label"), ("accessibilityValue", "Value"),
      ("accessibilityHint", "Hint"),
    ] {
      guard let text = node.text(key) else { continue }
      view.modifiers.append(".accessibility\(name)(Text(\(SwiftLiteral.verbatim(text))))")
    }
    let levels = Dictionary(
      uniqueKeysWithValues: (1...6).flatMap { [("\($0)", "h\($0)"), ("h\($0)", "h\($0)")] })
    if let level = node.word("accessibilityHeading", levels) {
      view.modifiers.append(".accessibilityHeading(.\(level))")
      view.modifiers.append(".accessibilityAddTraits(.isHeader)")
    }
    let traits = [
      "button": "isButton", "link": "isLink", "header": "isHeader", "selected": "isSelected",
      "image": "isImage", "staticText": "isStaticText", "searchField": "isSearchField",
      "keyboardKey": "isKeyboardKey", "modal": "isModal", "toggleButton": "isToggle",
      "summaryElement": "isSummaryElement", "updatesFrequently": "updatesFrequently",
      "playsSound": "playsSound",
    ]
    if let trait = node.word("accessibilityTraits", traits) {
      view.modifiers.append(".accessibilityAddTraits(.\(trait))")
    }
    if node.flag("accessibilityHidden") == true {
      view.modifiers.append(".accessibilityHidden(true)")
    }
    if let name = node.text("accessibilityIdentifier") {
      view.modifiers.append(".accessibilityIdentifier(\(SwiftLiteral.string(name)))")
    }
  }
}
