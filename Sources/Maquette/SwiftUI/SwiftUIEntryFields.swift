import MaquetteComponents

extension ComboBox: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = keys.field("TextField", leading: self.leading, trailing: self.trailing)
    view.comments.append("A text field replaces a ComboBox, which SwiftUI does not have.")
    return view
  }
}

extension TokenField: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("tokens")
    let tokens = self.tokens.texts.map(SwiftLiteral.text)
    var view = keys.field("TextField", leading: self.leading, trailing: self.trailing)
    if !tokens.isEmpty { view = SwiftView("HStack", children: tokens + [view]) }
    view.comments.append("Texts replace the tokens of a TokenField, which SwiftUI does not have.")
    return view
  }
}

extension NumberField: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("value", "range", "showsStepper", "title", "prefix", "suffix", "fieldWidth")
    let number = self.value.map { SwiftLiteral.number($0) } ?? "nil as Double?"
    var field = keys.view(
      "TextField({title}, value: .constant(\(number)), format: .number, "
        + "prompt: Text({placeholder?}))")
    if let width = self.fieldWidth {
      field.modifiers.append(".frame(width: \(SwiftLiteral.number(width)))")
    }
    var row: [SwiftView] = []
    if !self.prefix.isEmpty { row.append(SwiftLiteral.text(self.prefix)) }
    row.append(field)
    if !self.suffix.isEmpty { row.append(SwiftLiteral.text(self.suffix)) }
    if self.showsStepper {
      let ends = [self.range.minimum, self.range.maximum].map { SwiftLiteral.number($0) }
      let start = SwiftLiteral.number(self.value ?? 0)
      var stepper = SwiftView(
        SwiftView.call(
          "Stepper",
          [
            SwiftLiteral.title(self.title), "value: .constant(\(start))",
            "in: \(ends[0])...\(ends[1])",
          ]))
      stepper.modifiers.append(".labelsHidden()")
      row.append(stepper)
    }
    var view = row.count == 1 ? row[0] : SwiftView("HStack", children: row)
    keys.say("labelsHidden")
    if !self.title.isEmpty, !self.labelsHidden {
      view = SwiftView("LabeledContent(\(SwiftLiteral.title(self.title)))", children: [view])
    }
    keys.add("controlSize", "state", to: &view)
    return view
  }
}

extension TextInputController: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = keys.view("TextField({prompt}, text: .constant({text}))")
    view.comments.append("On a watch, a field opens the system's screen for entering text.")
    return view
  }
}
