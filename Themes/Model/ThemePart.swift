import MaquetteCore

/// A part of a theme: what was set, or what is read when it is first asked for, as a picture needs few parts
/// of a built-in theme.
@propertyWrapper
package struct ThemePart<Value: Hashable & Sendable>: Sendable {
  /// What was set; `nil` where the value is read, and while somebody changes it.
  private var own: Value?
  private let read: @Sendable () -> Value
  /// What it is read from.
  private let source: LateTheme?

  /// A part that is there.
  package init(wrappedValue: Value) {
    own = wrappedValue
    read = { wrappedValue }
    source = nil
  }

  /// A part of a theme that is read when it is asked for.
  init(of theme: LateTheme, _ part: @escaping @Sendable (ReadTheme) -> Value) {
    own = nil
    read = { part(theme.value) }
    source = theme
  }

  package var wrappedValue: Value {
    get { own ?? read() }
    // In place: a setter would copy a table of colours for each colour that is read.
    _modify {
      var value = own ?? read()
      own = nil
      defer { own = value }
      yield &value
    }
  }
}

extension ThemePart: Hashable {
  /// When they are read does not matter.
  package static func == (lhs: ThemePart, rhs: ThemePart) -> Bool {
    if lhs.own == nil, rhs.own == nil, let source = lhs.source, source === rhs.source {
      return true
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }

  /// Themes differ in their names, too; a part would have to be read here.
  package func hash(into hasher: inout Hasher) {}
}

extension ThemePart: CustomReflectable {
  /// What it is, whenever that is read.
  package var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

/// A theme of which some parts are read, once, when somebody asks for one of them.
typealias LateTheme = Late<ReadTheme>

/// A theme in one place, of which parts are taken without copying all of it.
final class ReadTheme: Sendable {
  let theme: Theme

  init(_ theme: Theme) { self.theme = theme }
}
