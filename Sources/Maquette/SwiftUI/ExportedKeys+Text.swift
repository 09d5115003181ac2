import MaquetteComponents
import MaquetteCore

/// Source with the values of keys in the places of their names.
///
/// `{value}` is the value in Swift by its type; `{value?}` leaves the argument or modifier out where
/// the key has its default, `{value!}` where the spec does not give it. Words of an enumeration that
/// SwiftUI calls otherwise follow: `{style?|wheels=wheel|*=}`, where nothing after `=` means that
/// there is no equal, and `*` stands for all other words.
extension ExportedKeys {
  /// A view of one line: `Stepper({title}, value: .constant({value}), in: {range})`.
  func view(_ template: String) -> SwiftView {
    guard template.contains("(") else { return SwiftView(template) }
    let words = arguments(template).joined(separator: ", ")
    return SwiftView("\(template.prefix { $0 != "(" })(\(words))")
  }

  /// A view or another call before a brace; it has no parentheses where nothing stands in them.
  func call(_ template: String) -> String {
    SwiftView.call(String(template.prefix { $0 != "(" }), arguments(template))
  }

  /// A view with the components of a key in it.
  func view(_ template: String, of key: String) -> SwiftView {
    let children: [AnyComponent] = value(key) ?? []
    return SwiftView(call(template), children: export.views(children))
  }

  /// A key's value, which this strikes out.
  func value<Value>(_ key: String) -> Value? {
    say(key)
    return schema.value(source, key) as? Value
  }

  private func arguments(_ template: String) -> [String] {
    let inside = template.drop { $0 != "(" }.dropFirst().dropLast()
    return inside.split(separator: ", ").compactMap { filled(String($0)) }
  }

  /// A template with its values; `nil` where one is left out.
  func filled(_ template: String) -> String? {
    guard let open = template.firstIndex(of: "{"),
      let close = template[open...].firstIndex(of: "}")
    else { return template.isEmpty ? nil : template }
    var words = template[template.index(after: open)..<close].split(separator: "|")
    var key = String(words.removeFirst())
    let mark = key.last.flatMap { "?!".contains($0) ? $0 : nil }
    if mark != nil { key.removeLast() }
    guard mark != "?" || !isPlain(key), mark != "!" || has(key) else {
      say(key)
      return nil
    }
    var text = literal(key)
    for pair in words.map({ $0.split(separator: "=", omittingEmptySubsequences: false) })
    where pair[0] == text || pair[0] == "*" {
      guard !pair[1].isEmpty else { return nil }
      text = String(pair[1])
      break
    }
    say(key)
    let rest = filled(String(template[template.index(after: close)...])) ?? ""
    return template[..<open] + text + rest
  }

  /// A key's value in Swift.
  private func literal(_ key: String) -> String {
    let info = schema.properties.first { $0.name == key }
    switch schema.value(source, key) {
    case let text as String:
      return info?.type == .symbol ? SwiftLiteral.string(text) : SwiftLiteral.title(text)
    case let number as Double: return SwiftLiteral.number(number)
    case let range as ValueRange: return SwiftLiteral.range(range)
    case let font as FontValue: return SwiftUIFonts.expression(font)
    default: return schema.text(source, key)
    }
  }

  /// Adds modifiers, each a key that says enough by its type, `state`, or a template,
  /// `.listStyle(.{style?})`, or one that holds if a key says so: `bold?.bold()`,
  /// `!isEnabled?.disabled(true)`. A word that SwiftUI has anyway is `style=continuousCapacity`.
  func add(_ modifiers: String..., to view: inout SwiftView) { add(modifiers, to: &view) }

  func add(_ modifiers: [String], to view: inout SwiftView) {
    for modifier in modifiers {
      if modifier.hasPrefix(".") {
        view.modifiers += filled(modifier).map { [$0] } ?? []
      } else if let mark = modifier.firstIndex(of: "?") {
        let wanted = !modifier.hasPrefix("!")
        let key = String(modifier[..<mark].drop { $0 == "!" })
        guard schema.value(source, key) as? Bool == wanted else { continue }
        say(key)
        add(String(modifier[mark...].dropFirst()), to: &view)
      } else if let mark = modifier.firstIndex(of: "=") {
        let (key, word) = (String(modifier[..<mark]), modifier[mark...].dropFirst())
        if schema.text(source, key) == word { say(key) }
      } else {
        add(key: modifier, to: &view)
      }
    }
  }

  /// Adds what a key says by its type.
  private func add(key: String, to view: inout SwiftView) {
    switch schema.value(source, key) {
    case let isHidden as Bool where key == "labelsHidden":
      say(key)
      if isHidden || isPlain("title") { view.modifiers.append(".labelsHidden()") }
    case is ControlState, is ButtonState:
      // A preview has no finger that could press it.
      let state = schema.text(source, key)
      if state == "disabled" { view.modifiers.append(".disabled(true)") }
      if ["disabled", "normal"].contains(state) { say(key) }
    case is ControlSize, is ButtonSize:
      add(".controlSize(.{\(key)\(isPlain(key) ? "!" : "")|medium=regular})", to: &view)
    case let font as FontValue: export.addFont(font, self, to: &view)
    case let color as ColorValue where key == "color":
      export.addColor(color, key, self, to: &view)
    case let color as ColorValue: export.addTint(color, key: key, self, to: &view)
    case let alignment as TextAlignment:
      if let side = word(key, alignment, SwiftUIComponents.side) {
        view.modifiers.append(".multilineTextAlignment(.\(side))")
      }
    case let locale as LocaleIdentifier: export.addLocale(locale, self, to: &view)
    case let calendar as CalendarIdentifier:
      export.addLocale(nil, calendar: calendar, self, to: &view)
    case let zone as TimeZoneIdentifier: export.addLocale(nil, timeZone: zone, self, to: &view)
    default: break
    }
  }
}
