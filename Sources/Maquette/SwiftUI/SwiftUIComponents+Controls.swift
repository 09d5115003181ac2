import MaquetteCore

extension SwiftUIComponents {
  /// Controls; `nil` for any other component.
  func control(_ node: ExportedNode) -> SwiftView? {
    var view: SwiftView
    switch node.name {
    case "Button": view = button(node)
    case "Toggle":
      let isOn = node.flag("isOn") ?? false
      view = titled(node, "Toggle", "isOn: .constant(\(isOn))")
      let styles = ["switch": "switch", "button": "button", "checkbox": "checkbox"]
      if let style = node.word("style", styles) { view.modifiers.append(".toggleStyle(.\(style))") }
    case "Picker", "SegmentedControl", "PopUpButton": view = picker(node)
    case "DatePicker": view = datePicker(node)
    case "Slider": view = slider(node)
    case "Stepper":
      let value = node.number("value") ?? "0"
      let range = node.text("range").flatMap(range) ?? "0...100"
      view = titled(node, "Stepper", "value: .constant(\(value)), in: \(range)")
    case "ProgressView": view = progress(node)
    case "ActivityIndicator": view = SwiftView("ProgressView()")
    case "Gauge": view = gauge(node)
    case "Link":
      let url = node.text("url") ?? node.text("destination") ?? "about:blank"
      let title = node.text("title") ?? url
      // A text that is no URL would end the preview.
      view = SwiftView(
        "Link(\(SwiftLiteral.title(title)), destination: "
          + "URL(string: \(SwiftLiteral.string(url))) ?? URL(filePath: \"/\"))")
    case "NavigationLink": view = navigationLink(node)
    case "Menu", "PullDownButton":
      view = SwiftView(
        "Menu(\(SwiftLiteral.title(node.text("title") ?? "")))", children: menuItems(node))
    default: return nil
    }
    state(node, &view)
    return view
  }

  private func titled(_ node: ExportedNode, _ name: String, _ rest: String) -> SwiftView {
    let title = node.text("title") ?? ""
    var words = [SwiftLiteral.title(title)]
    if let symbol = node.text("systemImage") {
      words.append("systemImage: \(SwiftLiteral.string(symbol))")
    }
    var view = SwiftView("\(name)(\((words + [rest]).joined(separator: ", ")))")
    if title.isEmpty { view.modifiers.append(".labelsHidden()") }
    return view
  }

  private func button(_ node: ExportedNode) -> SwiftView {
    let roles = ["destructive": "destructive", "cancel": "cancel"]
    let role = node.word("role", roles)
    let isPrimary = node.word("role", ["primary": "primary", "normal": ""]) == "primary"
    let title = node.text("title")
    let symbol = node.text("symbol")
    let subtitle = node.text("subtitle")
    let roleWord = role.map { "role: .\($0)" }
    var view: SwiftView
    if let title, subtitle == nil {
      let words = [
        SwiftLiteral.title(title), symbol.map { "systemImage: \(SwiftLiteral.string($0))" },
        roleWord,
      ].compactMap { $0 }.joined(separator: ", ")
      view = SwiftView("Button(\(words)) {}")
    } else {
      var label: [SwiftView] = []
      if let symbol { label.append(SwiftView("Image(systemName: \(SwiftLiteral.string(symbol)))")) }
      if let title { label.append(SwiftView("Text(\(SwiftLiteral.verbatim(title)))")) }
      if let subtitle {
        var text = SwiftView("Text(\(SwiftLiteral.verbatim(subtitle)))")
        text.modifiers = [".font(.footnote)"]
        label.append(text)
      }
      let content = label.count == 1 ? label : [SwiftView("VStack", children: label)]
      view = SwiftView(
        "Button(\(roleWord.map { $0 + ", " } ?? "")action: {}, label:", children: content)
      view.lines[0] = "Button\(roleWord.map { "(\($0))" } ?? "") {"
      view.lines.insert("} label: {", at: 1)
    }
    let styles = [
      "plain": "borderless", "gray": "bordered", "tinted": "bordered", "bordered": "bordered",
      "filled": "borderedProminent", "borderedProminent": "borderedProminent",
      "borderless": "borderless",
    ]
    if let style = node.word("style", styles) { view.modifiers.append(".buttonStyle(.\(style))") }
    let sizes = ["mini": "mini", "small": "small", "medium": "regular", "large": "large"]
    if let size = node.word("size", sizes) { view.modifiers.append(".controlSize(.\(size))") }
    if isPrimary { view.modifiers.append(".keyboardShortcut(.defaultAction)") }
    return view
  }

  private func state(_ node: ExportedNode, _ view: inout SwiftView) {
    if node.word("state", ["disabled": "disabled"]) != nil || node.flag("isEnabled") == false {
      view.modifiers.append(".disabled(true)")
    }
    _ = node.word("state", ["normal": ""])
    if node.flag("labelsHidden") == true { view.modifiers.append(".labelsHidden()") }
    let sizes = ["mini": "mini", "small": "small", "regular": "regular", "large": "large"]
    if let size = node.word("controlSize", sizes) {
      view.modifiers.append(".controlSize(.\(size))")
    }
    for key in ["tint", "progressTintColor", "minimumTrackTintColor"] {
      if let text = node.text(key) { tint(text, key, &view) }
    }
  }

  private func tint(_ text: String, _ key: String, _ view: inout SwiftView) {
    if let color = SwiftUIColors.color(text) {
      view.modifiers.append(".tint(\(color))")
    } else if text != "tint" {
      miss("'\(key): \(text)' is a colour of the theme", at: nil, in: &view)
    }
  }

  private func progress(_ node: ExportedNode) -> SwiftView {
    let words = [
      node.text("title").map(SwiftLiteral.title), node.number("value").map { "value: \($0)" },
      node.number("total").map { "total: \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
    var view = SwiftView("ProgressView(\(words))")
    let styles = ["linear": "linear", "circular": "circular"]
    if let style = node.word("style", styles) {
      view.modifiers.append(".progressViewStyle(.\(style))")
    }
    return view
  }

  private func gauge(_ node: ExportedNode) -> SwiftView {
    let value = node.number("value") ?? "0"
    let range = node.text("range").flatMap(range) ?? "0...1"
    let text = { (text: String) in "  Text(\(SwiftLiteral.verbatim(text)))" }
    var view = SwiftView("")
    view.lines = ["Gauge(value: \(value), in: \(range)) {", text(node.text("title") ?? "")]
    for key in ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"] {
      if let label = node.text(key) { view.lines += ["} \(key): {", text(label)] }
    }
    view.lines.append("}")
    let names = [
      "linearCapacity", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
      "accessoryLinearCapacity",
    ]
    if let style = node.word("style", Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })) {
      view.modifiers.append(".gaugeStyle(.\(style))")
    }
    return view
  }

  /// `0...10` with numbers as Swift spells them.
  func range(_ text: String) -> String? {
    let ends = text.ranges(of: "...")
    guard ends.count == 1, let dots = ends.first,
      let lower = SwiftLiteral.number(String(text[..<dots.lowerBound])),
      let upper = SwiftLiteral.number(String(text[dots.upperBound...]))
    else { return nil }
    return "\(lower)...\(upper)"
  }
}
