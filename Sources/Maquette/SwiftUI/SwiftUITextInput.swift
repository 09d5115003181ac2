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
    // SwiftUI has search fields in bars only: this one is nowhere that has one.
    var view = keys.view("TextField({placeholder}, text: .constant({text}))")
    view.comments.append("A text field replaces a SearchField, which SwiftUI has only in bars.")
    keys.add(".textFieldStyle(.roundedBorder)", "font", "tint", "controlSize", "state", to: &view)
    keys.addKeyboard(to: &view)
    return view
  }
}

extension TextEditor: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = keys.view("TextEditor(text: .constant({text}))")
    keys.add("alignment", "font", "tint", "state", to: &view)
    keys.addKeyboard(to: &view)
    return view
  }
}

extension Keyboard: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    // The system shows its own, by what the field says that people type into.
    let words = [
      ".keyboardType(.{type})",
      ".submitLabel(.{returnKey|default=return|google=|yahoo=|emergencyCall=})",
    ].compactMap { keys.filled($0) }
    var view = SwiftView("EmptyView()")
    export.miss(
      "a Keyboard is the system's: give the field \(words.joined(separator: " and "))",
      at: keys.location, in: &view)
    return view
  }
}

extension SwiftUIComponents {
  /// Adds what the keyboard of the screen around is for to the view that people type into.
  func addKeyboard(to view: inout SwiftView) {
    guard let component = self.keyboard, let keyboard = component.unmodified as? Keyboard else {
      return
    }
    self.keyboard = nil
    let keys = ExportedKeys(of: component, keyboard, in: self)
    keys.add(
      ".keyboardType(.{type?})", ".submitLabel(.{returnKey?|google=|yahoo=|emergencyCall=})",
      "!showsPredictions?.autocorrectionDisabled()", to: &view)
    tellRest(keys, in: &view)
  }
}

extension ExportedKeys {
  /// Adds the keyboard on the screen to what people type into.
  func addKeyboard(to view: inout SwiftView) {
    if (source as? any TextInput)?.isFocused == true { export.addKeyboard(to: &view) }
  }

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
    addKeyboard(to: &view)
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
