import MaquetteCore

/// A part of a theme: what was set, or what is read when it is first asked for, as a picture needs few parts
/// of a built-in theme.
@usableFromInline package struct ThemePart<Value: Hashable & Sendable>: Sendable {
  /// What was set; `nil` where the value is read.
  private var own: CopyOnWrite<Value>?
  /// Gives the value where none was set, and what it is read from.
  private let read: @Sendable () -> Value
  private let source: LateTheme?

  /// A part that is there.
  package init(_ value: Value) {
    let own = CopyOnWrite(value)
    self.own = own
    read = { own.value }
    source = nil
  }

  /// A part of a theme that is read when it is asked for.
  init(of theme: LateTheme, _ part: @escaping @Sendable (Theme) -> Value) {
    read = { part(theme.value) }
    source = theme
  }

  /// The part; changed in place, as a copy would be made for each colour of a table that is read.
  package var value: Value {
    get { own?.value ?? read() }
    _modify {
      var own = own ?? CopyOnWrite(read())
      self.own = nil
      defer { self.own = own }
      yield &own.value
    }
  }
}

extension ThemePart: Hashable {
  /// When they are read does not matter.
  @usableFromInline package static func == (lhs: ThemePart, rhs: ThemePart) -> Bool {
    if lhs.own == nil, rhs.own == nil, let source = lhs.source, source === rhs.source {
      return true
    }
    return lhs.value == rhs.value
  }

  /// Themes differ in their names, too; a part would have to be read here.
  @usableFromInline package func hash(into hasher: inout Hasher) {}
}

extension ThemePart: CustomReflectable {
  /// What it is, whenever that is read.
  @usableFromInline package var customMirror: Mirror { Mirror(reflecting: value) }
}

/// A theme of which some parts are read, once, when somebody asks for one of them.
typealias LateTheme = Late<Theme>
