import Synchronization

/// What a theme says about its controls, by their names.
///
/// The controls of a built-in theme are read when they are asked for, since a picture needs a few of
/// sixty.
@usableFromInline package struct ControlTables: Sendable {
  /// What was set; `nil` for a control that was taken away.
  private var own: [String: ControlTable?] = [:]
  private var source: ControlSource?

  /// No control, or those of a built-in theme.
  package init(_ source: ControlSource? = nil) { self.source = source }

  /// The control with a name; `nil` when there is none.
  package subscript(name: String) -> ControlTable? {
    get {
      if let own = own[name] { return own }
      return source?[name]
    }
    set { own.updateValue(newValue, forKey: name) }
  }

  /// The names of all controls, sorted.
  package var names: [String] {
    let sourced = source?.names ?? []
    if own.isEmpty { return sourced }
    return Set(sourced).union(own.keys).filter { self[$0] != nil }.sorted()
  }
}

extension ControlTables: Hashable {
  /// Where they come from does not matter.
  @usableFromInline package static func == (lhs: ControlTables, rhs: ControlTables) -> Bool {
    if lhs.source === rhs.source, lhs.own == rhs.own { return true }
    let names = lhs.names
    return names == rhs.names && names.allSatisfy { lhs[$0] == rhs[$0] }
  }

  /// Themes differ in more than their controls, which would all have to be read here.
  @usableFromInline package func hash(into hasher: inout Hasher) {}
}

/// The controls of a built-in theme, each read when it is first asked for.
package final class ControlSource: Sendable {
  private let list: @Sendable () -> [String]
  private let read: @Sendable (String) -> ControlTable?
  private let known = Mutex<[String: ControlTable?]>([:])
  private let listed = Mutex<[String]?>(nil)

  /// - Parameters:
  ///   - list: The names of all controls, and of such as were taken away; one may come twice.
  ///   - read: Reads the control with a name; `nil` when there is none.
  init(
    list: @escaping @Sendable () -> [String], read: @escaping @Sendable (String) -> ControlTable?
  ) {
    (self.list, self.read) = (list, read)
  }

  /// The names of all controls, sorted.
  var names: [String] {
    if let names = listed.withLock({ $0 }) { return names }
    let names = Set(list()).filter { self[$0] != nil }.sorted()
    listed.withLock { $0 = names }
    return names
  }

  subscript(name: String) -> ControlTable? {
    if let known = known.withLock({ $0[name] }) { return known }
    let table = read(name)
    known.withLock { _ = $0.updateValue(table, forKey: name) }
    return table
  }
}
