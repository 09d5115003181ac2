import MaquetteCore

extension SwiftUIComponents {
  /// A choice of one of several texts.
  func picker(_ node: ExportedNode) -> SwiftView {
    let title = node.text("title") ?? ""
    let key = ["options", "segments", "items", "children"].first { node.has($0) } ?? "options"
    let options = (node.take(key)?.list ?? []).map { option in
      option.scalar ?? option.map?.first { $0.key == "title" }?.value.scalar ?? ""
    }
    let selection = node.text("selection") ?? options.first ?? ""
    let rows = options.map { option in
      SwiftView(
        "Text(\(SwiftLiteral.verbatim(option))).tag(\(SwiftLiteral.string(option)))")
    }
    var view = SwiftView(
      "Picker(\(SwiftLiteral.title(title)), selection: .constant(\(SwiftLiteral.string(selection))))",
      children: rows)
    if title.isEmpty { view.modifiers.append(".labelsHidden()") }
    let styles = [
      "wheel": "wheel", "menu": "menu", "segmented": "segmented", "inline": "inline",
      "radioGroup": "radioGroup", "navigationLink": "navigationLink", "palette": "palette",
    ]
    if node.name == "SegmentedControl" {
      view.modifiers.append(".pickerStyle(.segmented)")
    } else if node.name == "PopUpButton" {
      view.modifiers.append(".pickerStyle(.menu)")
    } else if let style = node.word("style", styles) {
      view.modifiers.append(".pickerStyle(.\(style))")
    }
    return view
  }

  /// A choice of a date, a time or both.
  func datePicker(_ node: ExportedNode) -> SwiftView {
    var words = [SwiftLiteral.title(node.text("title") ?? "")]
    var wrong: [String] = []
    func date(_ key: String) -> String? {
      guard let text = node.text(key) else { return nil }
      guard let date = SwiftUIDates.expression(text) else {
        wrong.append("\(key): \(text)")
        return nil
      }
      return date
    }
    words.append("selection: .constant(\(date("selection") ?? ".now"))")
    switch (date("minimumDate"), date("maximumDate")) {
    case (let from?, let through?): words.append("in: (\(from))...max(\(from), \(through))")
    case (let from?, nil): words.append("in: (\(from))...")
    case (nil, let through?): words.append("in: ...(\(through))")
    case (nil, nil): break
    }
    let modes = [
      "date": "[.date]", "time": "[.hourAndMinute]", "dateAndTime": "[.date, .hourAndMinute]",
    ]
    words.append("displayedComponents: \(node.word("mode", modes) ?? "[.date]")")
    var view = SwiftView("DatePicker(\(words.joined(separator: ", ")))")
    let styles = [
      "compact": "compact", "wheels": "wheel", "graphical": "graphical", "inline": "graphical",
      "field": "field", "stepperField": "stepperField",
    ]
    if let style = node.word("style", styles) {
      view.modifiers.append(".datePickerStyle(.\(style))")
    }
    for text in wrong {
      miss("'\(text)' is no date of a calendar's day", at: node.location, in: &view)
    }
    return view
  }

  /// A thumb on a track.
  func slider(_ node: ExportedNode) -> SwiftView {
    let value = node.number("value") ?? "0"
    let range = node.text("range").flatMap(range) ?? "0...1"
    let step = node.number("step").flatMap { $0 == "0" ? nil : ", step: \($0)" } ?? ""
    let start = "Slider(value: .constant(\(value)), in: \(range)\(step))"
    let title = node.text("title")
    let ends = ["minimum", "maximum"].map { end -> String? in
      if let symbol = node.text("\(end)ValueImage") {
        return "Image(systemName: \(SwiftLiteral.string(symbol)))"
      }
      return node.text("\(end)ValueLabel").map { "Text(\(SwiftLiteral.verbatim($0)))" }
    }
    guard title != nil || ends.contains(where: { $0 != nil }) else { return SwiftView(start) }
    var view = SwiftView("\(start) {", children: [])
    view.lines = ["\(start) {", "  Text(\(SwiftLiteral.verbatim(title ?? "")))"]
    if ends.contains(where: { $0 != nil }) {
      for (name, label) in zip(["minimumValueLabel", "maximumValueLabel"], ends) {
        view.lines += ["} \(name): {", "  \(label ?? "EmptyView()")"]
      }
    }
    view.lines.append("}")
    return view
  }

  /// A row that leads on.
  func navigationLink(_ node: ExportedNode) -> SwiftView {
    let title = node.text("title") ?? ""
    let label = node.text("systemImage").map {
      "Label(\(SwiftLiteral.title(title)), systemImage: \(SwiftLiteral.string($0)))"
    }
    var text = SwiftView(label ?? "Text(\(SwiftLiteral.verbatim(title)))")
    if let value = node.text("value") {
      text = SwiftView(
        "LabeledContent",
        children: [SwiftView("Text(\(SwiftLiteral.verbatim(value)))")])
      text.lines.insert("} label: {", at: text.lines.count - 1)
      text.lines.insert(
        "  " + (label ?? "Text(\(SwiftLiteral.verbatim(title)))"), at: text.lines.count - 1)
    }
    var view = SwiftView("NavigationLink", children: [SwiftView("EmptyView()")])
    view.lines.insert("} label: {", at: 2)
    view.lines.insert(contentsOf: text.text.map(SwiftView.indented), at: 3)
    return view
  }

  /// The commands of a menu.
  func menuItems(_ node: ExportedNode) -> [SwiftView] {
    let key = ["children", "items"].first { node.has($0) } ?? "children"
    return (node.take(key)?.list ?? []).map { item in
      if let text = item.scalar {
        return text == "Divider" || text == "---"
          ? SwiftView("Divider()") : SwiftView("Button(\(SwiftLiteral.title(text))) {}")
      }
      if item.map?.contains(where: { $0.key.first?.isUppercase ?? false }) ?? false {
        return view(item)
      }
      let title = item.map?.first { $0.key == "title" }?.value.scalar ?? ""
      let symbol = item.map?.first { ["systemImage", "symbol"].contains($0.key) }?.value.scalar
      let image = symbol.map { ", systemImage: \(SwiftLiteral.string($0))" } ?? ""
      return SwiftView("Button(\(SwiftLiteral.title(title))\(image)) {}")
    }
  }
}

/// Dates in Swift.
enum SwiftUIDates {
  /// An expression for a moment of a spec; `nil` for what is none by itself.
  static func expression(_ text: String) -> String? {
    var parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
    // A time alone is one of the day that pictures show.
    if parts.count == 1, parts[0].contains(":") { parts.insert("2007-01-09", at: 0) }
    if parts.count == 1 { parts.append("00:00:00Z") }
    guard parts.count == 2 else { return nil }
    let zone = parts[1].hasSuffix("Z") ? "Z" : ""
    var numbers = parts[1].dropLast(zone.count).split(separator: ":").map(String.init)
    if numbers.count == 2 { numbers.append("00") }
    let day = parts[0].split(separator: "-").map(String.init)
    let isGood =
      numbers.count == 3 && day.count == 3 && day[0].utf8.count == 4
      && (numbers + day.dropFirst()).allSatisfy { $0.utf8.count == 2 }
      && (numbers + day).allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
    guard isGood else { return nil }
    let moment = "\(day.joined(separator: "-"))T\(numbers.joined(separator: ":"))Z"
    return "(try? Date(\(SwiftLiteral.string(moment)), strategy: .iso8601)) ?? .now"
  }
}
