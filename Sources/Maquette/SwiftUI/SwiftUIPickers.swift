import MaquetteComponents
import MaquetteCore

extension Picker: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "selection", "options", "columns")
    var view: SwiftView
    if columns.isEmpty {
      view = export.choice(
        self.title, options: options, selection: selection, at: keys.place(of: "options"))
      keys.add(
        ".pickerStyle(.{style?|list=|stack=|sequence=})",
        "isHorizontal?.horizontalRadioGroupLayout()", to: &view)
    } else {
      view = wheels(in: export, keys)
    }
    keys.add("labelsHidden", "controlSize", "tint", "state", to: &view)
    return view
  }

  /// Several wheels beside one another.
  private func wheels(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("style")
    let wheels = columns.map { column in
      var wheel = export.choice(
        column.label, options: column.options, selection: column.selection,
        at: keys.place(of: "columns"))
      wheel.modifiers.append(".pickerStyle(.wheel)")
      if let width = column.width {
        wheel.modifiers.append(".frame(width: \(SwiftLiteral.number(width)))")
      }
      if column.wraps || column.isFocused {
        export.miss(
          "'\(column.wraps ? "wraps" : "isFocused")' of a column is not exported to SwiftUI",
          at: keys.place(of: "columns"), in: &wheel)
      }
      return wheel
    }
    return SwiftView("HStack(spacing: 0)", children: wheels)
  }
}

extension SegmentedControl: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("segments", "selection")
    if self.pressedSegment == SegmentedControl.noSegment { keys.say("pressedSegment") }
    var missed = SwiftView("")
    let rows = segments.enumerated().map { index, segment in
      var view = export.label(segment.title, symbol: segment.systemImage)
      export.addLabel(segment.accessibilityLabel, to: &view)
      view.modifiers.append(".tag(\(index))")
      for (name, isThere) in [("isEnabled", !segment.isEnabled), ("width", segment.width != nil)]
      where isThere {
        export.miss(
          "'\(name)' of segment \(index) is not exported to SwiftUI",
          at: keys.place(of: "segments"), in: &missed)
      }
      return view
    }
    var view = SwiftView("Picker(\"\", selection: .constant(\(selection)))", children: rows)
    view.comments = missed.comments
    view.modifiers += [".pickerStyle(.segmented)", ".labelsHidden()"]
    keys.add(
      "!stretch?.fixedSize()", "stretch?.frame(maxWidth: .infinity)", "controlSize", "state",
      to: &view)
    return view
  }
}

extension SwiftUIComponents {
  /// A choice among options, which are known by their numbers.
  fileprivate func choice(
    _ title: String, options: [PickerOption], selection: String, at location: SourceLocation?
  ) -> SwiftView {
    var missed = SwiftView("")
    let rows = options.enumerated().map { index, option in
      var view = row(of: option)
      view.modifiers.append(".tag(\(index))")
      for (name, isThere) in [
        ("isEnabled", !option.isEnabled), ("caption", !option.caption.isEmpty),
      ]
      where isThere {
        miss("'\(name)' of option \(index) is not exported to SwiftUI", at: location, in: &missed)
      }
      return view
    }
    let chosen = selection.isEmpty ? 0 : options.firstIndex { $0.title == selection } ?? -1
    var view = SwiftView(
      "Picker(\(SwiftLiteral.title(title)), selection: .constant(\(chosen)))", children: rows)
    view.comments = missed.comments
    return view
  }

  private func row(of option: PickerOption) -> SwiftView {
    guard let icon = option.icon else { return label(option.title, symbol: option.systemImage) }
    if option.title.isEmpty { return view(icon) }
    return SwiftView(
      "Label", blocks: [("", [SwiftLiteral.text(option.title)]), ("icon", [view(icon)])])
  }
}
