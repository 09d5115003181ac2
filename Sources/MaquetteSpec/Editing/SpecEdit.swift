import MaquetteCore

/// A small change to a spec's text.
package struct SpecEdit: Hashable, Sendable {
  /// What changes.
  package enum Change: Hashable, Sendable {
    /// The text at a place becomes another one.
    case replace(with: String)
    /// The key whose value stands at a place goes, with its value.
    case remove
    /// The key whose value stands at a place gets another name.
    case rename(to: String)
    /// A component, whose name stands at a place, gets a key that it does not have.
    case add(key: String, value: String)
  }

  /// The place in the file: of a value, or of a component's name.
  package var location: SourceLocation
  /// What changes there.
  package var change: Change
  /// What the component at the place is called, for one that is written as its title alone, as buttons of
  /// dialogs are; empty where nobody knows.
  package var component = ""

  /// A change at a place.
  package init(_ change: Change, at location: SourceLocation) {
    (self.location, self.change) = (location, change)
  }

  /// The text at a place becomes another one.
  package static func replace(_ location: SourceLocation, with text: String) -> SpecEdit {
    SpecEdit(.replace(with: text), at: location)
  }

  /// The key whose value stands at a place goes.
  package static func remove(_ location: SourceLocation) -> SpecEdit {
    SpecEdit(.remove, at: location)
  }

  /// The key whose value stands at a place gets another name.
  package static func rename(_ location: SourceLocation, to key: String) -> SpecEdit {
    SpecEdit(.rename(to: key), at: location)
  }

  /// The same with the name of the component at its place.
  package func of(_ component: String) -> SpecEdit {
    var edit = self
    edit.component = component
    return edit
  }

  /// What a person does to make the change, up to the line in which it is made.
  package var instruction: String {
    let action =
      switch change {
      case .replace(let text): "write '\(SpecNode.excerpt(text))' in"
      case .remove: "remove the key in"
      case .rename(let key): "rename the key to '\(key)' in"
      case .add(let key, let value):
        "add '\(key): \(SpecNode.excerpt(value))' to the component in"
      }
    return "\(action) line \(location.line)"
  }

  /// A component gets a key.
  package static func add(_ key: String, _ value: String, to component: SourceLocation) -> SpecEdit
  {
    SpecEdit(.add(key: key, value: value), at: component)
  }
}

/// The way from a spec's root to a value.
enum SpecStep: Hashable {
  case key(String)
  case index(Int)
}

extension SpecNode {
  /// The way to the value that stands at a place; the outermost where several begin there.
  func path(toValueAt location: SourceLocation) -> [SpecStep]? {
    find { entry, node in entry == nil ? node.location == location : node.location == location }
  }

  /// The way to the value of the key that stands at a place.
  func path(toKeyAt location: SourceLocation) -> [SpecStep]? {
    find { entry, _ in entry?.location == location }
  }

  private func find(_ isMeant: (Entry?, SpecNode) -> Bool) -> [SpecStep]? {
    switch value {
    case .scalar: return nil
    case .list(let nodes):
      for (index, node) in nodes.enumerated() {
        if isMeant(nil, node), node.scalar != nil { return [.index(index)] }
        if let rest = node.find(isMeant) { return [.index(index)] + rest }
      }
    case .map(let entries):
      for entry in entries {
        if isMeant(entry, entry.value) { return [.key(entry.key)] }
        if let rest = entry.value.find(isMeant) { return [.key(entry.key)] + rest }
      }
    }
    return nil
  }

  /// The same with another value at the end of a way; `nil` takes the key away.
  func changing(_ path: ArraySlice<SpecStep>, _ change: (SpecNode) -> SpecNode?) -> SpecNode? {
    guard let step = path.first else { return change(self) }
    var copy = self
    switch (step, value) {
    case (.index(let index), .list(var nodes)) where nodes.indices.contains(index):
      guard let node = nodes[index].changing(path.dropFirst(), change) else { return nil }
      nodes[index] = node
      copy.value = .list(nodes)
    case (.key(let key), .map(var entries)):
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      if let node = entries[index].value.changing(path.dropFirst(), change) {
        entries[index].value = node
      } else {
        entries.remove(at: index)
      }
      copy.value = .map(entries)
    default: return nil
    }
    return copy
  }
}
