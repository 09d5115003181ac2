import Synchronization

/// A part of a theme: what was set, or what is read when it is first asked for, as a picture needs few parts
/// of a built-in theme.
@propertyWrapper
package struct ThemePart<Value: Hashable & Sendable>: Sendable {
  private enum Content: Sendable {
    case own(Value)
    case late(LateTheme, @Sendable (ReadTheme) -> Value)
    case changing
  }

  private var content: Content

  /// A part that is there.
  package init(wrappedValue: Value) { content = .own(wrappedValue) }

  /// A part of a theme that is read when it is asked for.
  init(of theme: LateTheme, _ part: @escaping @Sendable (ReadTheme) -> Value) {
    content = .late(theme, part)
  }

  package var wrappedValue: Value {
    get {
      switch content {
      case .own(let value): return value
      case .late(let theme, let part): return part(theme.read)
      case .changing: preconditionFailure("nobody may ask while somebody changes it")
      }
    }
    // In place: a setter would copy a table of colours for each colour that is read.
    _modify {
      var value = wrappedValue
      content = .changing
      defer { content = .own(value) }
      yield &value
    }
  }
}

extension ThemePart: Hashable {
  /// When they are read does not matter.
  package static func == (lhs: ThemePart, rhs: ThemePart) -> Bool {
    if case .late(let left, _) = lhs.content, case .late(let right, _) = rhs.content, left === right
    {
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
final class LateTheme: Sendable {
  private let reading: @Sendable () -> Theme
  private let known = Mutex<ReadTheme?>(nil)

  init(_ reading: @escaping @Sendable () -> Theme) { self.reading = reading }

  var read: ReadTheme {
    if let known = known.withLock({ $0 }) { return known }
    let theme = ReadTheme(reading())
    known.withLock { $0 = theme }
    return theme
  }
}

/// A theme in one place, of which parts are taken without copying all of it.
final class ReadTheme: Sendable {
  let theme: Theme

  init(_ theme: Theme) { self.theme = theme }
}
