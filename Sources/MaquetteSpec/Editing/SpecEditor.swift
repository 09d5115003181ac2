import MaquetteCore

/// Changes specs where they stand: everything else, comments among it, stays as it is written.
///
/// After each change the text is read again and must say exactly what was meant; otherwise it
/// stays.
package struct SpecEditor {
  /// The text as it is now.
  package private(set) var bytes: [UInt8]
  /// The changes that were made.
  package private(set) var applied: Set<SpecEdit> = []

  /// An editor of a text in YAML, in UTF-8. JSON stays as it is.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What keeps an editor from a change that it did not make, for a message: it cannot edit this.
  package var obstacle: String {
    guard let composed = try? YAMLReader.compose(bytes), composed.tree != nil else { return "JSON" }
    let returns = bytes.count { $0 == UInt8(ascii: "\r") }
    return returns == 0 || returns == bytes.count(where: { $0 == UInt8(ascii: "\n") })
      ? "YAML in this form" : "files with several kinds of line endings"
  }

  /// Makes changes, those at the end first, so that the places of the others stay right.
  package mutating func apply(_ edits: [SpecEdit]) {
    let own = Set(edits).filter { $0.location.origin?.file == nil }
    let sorted = own.sorted(by: SpecEditor.isLater)
    if sorted.count > 1, let changed = changed(byAll: sorted) {
      bytes = changed
      applied.formUnion(sorted)
      return
    }
    for edit in sorted {
      if let changed = changed(by: edit) {
        bytes = changed
        applied.insert(edit)
      }
    }
  }

  private static func isLater(_ one: SpecEdit, _ other: SpecEdit) -> Bool {
    one.location == other.location
      ? "\(one.change)" < "\(other.change)" : one.location > other.location
  }

  /// The text with a change; `nil` where that is not so simple.
  private func changed(by edit: SpecEdit) -> [UInt8]? {
    // Lines that end in several ways would not come back as they were.
    let returns = bytes.count { $0 == UInt8(ascii: "\r") }
    guard returns == 0 || returns == bytes.count(where: { $0 == UInt8(ascii: "\n") }),
      let composed = try? YAMLReader.compose(bytes), let tree = composed.tree
    else { return nil }
    let root = composed.value
    guard let wanted = wanted(edit, in: root) else { return nil }
    var builder = SyntaxBuilder(bytes, tree)
    let syntax = builder.root()
    guard
      var text = SpecTextEdit(builder: builder, root: syntax).text(
        path: wanted.path, edit.change, ofTitle: wanted.isTitle ? edit.component : nil)
    else { return nil }
    if returns > 0 { text = text.replacing("\n", with: "\r\n") }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let result = (bytes.starts(with: mark) ? mark : []) + Array(text.utf8)
    guard let read = try? YAMLReader.read(result), SpecFormatter.isSame(read, wanted.root) else {
      return nil
    }
    return result
  }

  /// The text with all of some changes, which is read but twice; `nil` where one of them is not so
  /// simple, or two touch one another.
  private func changed(byAll edits: [SpecEdit]) -> [UInt8]? {
    guard !bytes.contains(UInt8(ascii: "\r")), !bytes.starts(with: [0xEF, 0xBB, 0xBF]),
      let composed = try? YAMLReader.compose(bytes), let tree = composed.tree
    else { return nil }
    var builder = SyntaxBuilder(bytes, tree)
    let syntax = builder.root()
    let editor = SpecTextEdit(builder: builder, root: syntax)
    var root = composed.value
    var result = bytes
    // Those at the end come first: what is before a change stands where it stood.
    var end = bytes.count
    for edit in edits {
      guard let wanted = wanted(edit, in: root),
        let text = editor.text(
          path: wanted.path, edit.change, ofTitle: wanted.isTitle ? edit.component : nil)
      else { return nil }
      let new = Array(text.utf8)
      let most = min(bytes.count, new.count)
      var start = 0
      while start < most, bytes[start] == new[start] { start += 1 }
      var same = 0
      while same < most - start, bytes[bytes.count - 1 - same] == new[new.count - 1 - same] {
        same += 1
      }
      guard bytes.count - same <= end else { return nil }
      result.replaceSubrange(start..<bytes.count - same, with: new[start..<new.count - same])
      end = start
      root = wanted.root
    }
    guard let read = try? YAMLReader.read(result), SpecFormatter.isSame(read, root) else {
      return nil
    }
    return result
  }

  /// What the text has to say after a change.
  private struct Wanted {
    var root: SpecNode
    /// The way to what changes.
    var path: [SpecStep]
    /// Whether that is a component that is written as its title alone.
    var isTitle = false
  }

  private func wanted(_ edit: SpecEdit, in root: SpecNode) -> Wanted? {
    switch edit.change {
    case .replace(let text):
      guard let path = root.path(toValueAt: edit.location),
        let changed = root.changing(
          path[...],
          { node in
            guard node.scalar != nil else { return node }
            return SpecNode(.scalar(text), at: node.location)
          })
      else { return nil }
      return Wanted(root: changed, path: path)
    case .remove:
      guard let path = root.path(toValueAt: edit.location), case .key = path.last,
        let changed = root.changing(path[...], { _ in nil })
      else { return nil }
      return Wanted(root: changed, path: path)
    case .rename(let name):
      guard let path = root.path(toValueAt: edit.location), case .key(let key) = path.last,
        let changed = root.changing(path.dropLast(), { $0.renaming(key, to: name) })
      else { return nil }
      return Wanted(root: changed, path: path)
    case .add(let key, let value):
      let new = SpecNode.Entry(
        key: key, location: edit.location, value: SpecNode(.scalar(value), at: edit.location))
      guard let path = root.path(toKeyAt: edit.location), case .key(let name) = path.last else {
        return wanted(new, besideTitleOf: edit, in: root)
      }
      let changed = root.changing(path.dropLast()) { node in
        guard var entries = node.map, let index = entries.firstIndex(where: { $0.key == name })
        else { return node }
        if var inner = entries[index].value.map {
          inner.insert(new, at: 0)
          entries[index].value.value = .map(inner)
        } else {
          entries.insert(new, at: index + 1)
        }
        return SpecNode(.map(entries), at: node.location)
      }
      return changed.map { Wanted(root: $0, path: path) }
    }
  }

  /// What the text has to say when a component that is written as its title alone gets a key.
  private func wanted(_ new: SpecNode.Entry, besideTitleOf edit: SpecEdit, in root: SpecNode)
    -> Wanted?
  {
    guard !edit.component.isEmpty, let path = root.path(toValueAt: edit.location),
      let changed = root.changing(
        path[...],
        { node in
          // A component's name alone is no title.
          guard let text = node.scalar, text != edit.component else { return node }
          let title = SpecNode.Entry(key: edit.component, location: node.location, value: node)
          return SpecNode(.map([title, new]), at: node.location)
        })
    else { return nil }
    return Wanted(root: changed, path: path, isTitle: true)
  }
}

extension SpecNode {
  /// The same with another name of a key; unchanged where it has a key of that name, too.
  fileprivate func renaming(_ key: String, to name: String) -> SpecNode {
    guard let entries = map, !entries.contains(where: { $0.key == name }) else { return self }
    var copy = self
    copy.value = .map(
      entries.map { entry in
        var entry = entry
        if entry.key == key { entry.key = name }
        return entry
      })
    return copy
  }
}
