import MaquetteComponents
import MaquetteCore

extension TextField: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("prefix", "suffix")
    return keys.field(
      "TextField", before: self.prefix, after: self.suffix, leading: self.leading,
      trailing: self.trailing)
  }
}

extension SecureField: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.field("SecureField", leading: self.leading, trailing: self.trailing)
  }
}

extension SearchField: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    // SwiftUI has search fields in bars only.
    var view = keys.view("TextField({placeholder}, text: .constant({text}))")
    view.comments.append("A text field stands for a SearchField, which SwiftUI has in bars.")
    keys.add(".textFieldStyle(.roundedBorder)", "font", "tint", "controlSize", "state", to: &view)
    return view
  }
}

extension TextEditor: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = keys.view("TextEditor(text: .constant({text}))")
    keys.add("alignment", "font", "tint", "state", to: &view)
    return view
  }
}

extension Keyboard: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    // The system shows its own, by what the field says that people type into.
    var view = SwiftView("EmptyView()")
    export.miss(
      "a Keyboard is the system's: give the field .keyboardType and .submitLabel",
      at: keys.location, in: &view)
    return view
  }
}

extension ExportedKeys {
  /// The view of a field, after its title where it has a placeholder as well, and in a row with what
  /// stands in it, which SwiftUI's fields do not have.
  func field(
    _ name: String, before prefix: String = "", after suffix: String = "",
    leading: [AnyComponent], trailing: [AnyComponent]
  ) -> SwiftView {
    say("leading", "trailing")
    let title: String = value("title") ?? ""
    let symbol: String = value("systemImage") ?? ""
    let isHidden: Bool = value("labelsHidden") ?? false
    var view = view("\(name)({title}, text: .constant({text}), prompt: Text({placeholder?}))")
    add(
      ".textFieldStyle(.{borderStyle?|bezel=squareBorder|line=})", "alignment", "font", "tint",
      "controlSize", "state", to: &view)
    var row = export.views(leading)
    if !symbol.isEmpty { row.append(SwiftLiteral.symbol(symbol)) }
    if !prefix.isEmpty { row.append(SwiftLiteral.text(prefix)) }
    row.append(view)
    if !suffix.isEmpty { row.append(SwiftLiteral.text(suffix)) }
    row += export.views(trailing)
    if row.count > 1 { view = SwiftView("HStack", children: row) }
    guard !title.isEmpty, !isPlain("placeholder"), !isHidden else { return view }
    return SwiftView("LabeledContent(\(SwiftLiteral.title(title)))", children: [view])
  }
}
