/// A place in a text file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }
  /// The column, in characters, from 1.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }
  // No file that is read is longer, and every component keeps places.
  private var storedLine: Int32
  private var storedColumn: Int32
  /// How the value at the place came into the spec; `nil` when the spec has it there.
  package var origin: SourceOrigin?

  /// A place from its line and column, both from 1.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// Equality of places: the same line and column of the same file, however they came into the spec.
  public static func == (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column && lhs.origin?.file == rhs.origin?.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }

  /// The order in the file.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }

  /// The place in the spec itself that stands for this one: where a definition of another file is
  /// used.
  package var inSpec: SourceLocation {
    var place = self
    // Each origin lies further out than the one before.
    while let origin = place.origin, origin.file != nil { place = origin.place }
    return place
  }
}

/// How a value that stands at a place came into a spec: out of another file, out of a definition
/// that the spec uses, or as an argument of one.
package final class SourceOrigin: Sendable {
  /// The file of the place; `nil` for the spec's own.
  package let file: String?
  /// What the place is part of, for messages: `in 'Row', used`.
  package let note: String
  /// The other place that the note speaks of.
  package let place: SourceLocation
  /// How the value came to the place, where that is a longer story.
  package let outer: SourceOrigin?
  /// Whether it came out of a row of data.
  package let isData: Bool
  /// Whether it stands for a value that nobody has given, so that nothing can be wrong with it.
  package let isUnknown: Bool
  /// The use of the definition whose body the place is in; `nil` for any other origin.
  package let use: DefinitionUse?

  /// An origin from its parts.
  package init(
    file: String?, note: String = "", place: SourceLocation, outer: SourceOrigin? = nil,
    isData: Bool = false, isUnknown: Bool = false, use: DefinitionUse? = nil
  ) {
    self.use = use
    self.isUnknown = isUnknown || outer?.isUnknown == true
    self.isData = isData || outer?.isData == true
    self.file = file
    self.note = note
    self.place = place
    self.outer = outer
  }

  /// The keys that uses say besides: the one that it is of, and those that this one is all of.
  package var commonKeys: Set<String> {
    var keys: Set<String> = []
    var next: SourceOrigin? = self
    while let origin = next {
      keys.formUnion(origin.use?.commonKeys ?? [])
      next = origin.outer ?? origin.place.origin
    }
    return keys
  }

  /// The places that belong to a message, nearest first; at most six, as definitions may use one
  /// another dozens of levels deep: then the five nearest and the outermost.
  fileprivate func notes(in file: String?) -> [String] {
    var notes: [String] = []
    var next: SourceOrigin? = self
    while let origin = next {
      let other = origin.place.origin?.file
      let name = other == file ? "" : " of \(other.map { "'\($0)'" } ?? "the spec")"
      if !origin.note.isEmpty {
        notes.append("\(origin.note) in line \(origin.place.line)\(name)")
      }
      next = origin.outer ?? origin.place.origin
    }
    return notes.count > 6 ? notes.prefix(5) + notes.suffix(1) : notes
  }
}

/// One use of a definition, with what its parameters are there.
package final class DefinitionUse: Sendable {
  /// What a parameter is.
  package struct Argument: Sendable {
    /// The parameter's name.
    package let name: String
    /// The text that it is; `nil` for a list, a map, or nothing.
    package let text: String?
    /// Whether it may be left out, and is.
    package let isMissing: Bool
    /// Whether the use leaves it at what the definition says.
    package let isDefault: Bool
    /// Whether it may be left out.
    package let isOptional: Bool

    /// An argument from its parts.
    package init(
      name: String, text: String?, isMissing: Bool, isDefault: Bool, isOptional: Bool
    ) {
      self.name = name
      self.text = text
      self.isMissing = isMissing
      self.isDefault = isDefault
      self.isOptional = isOptional
    }
  }

  /// The definition's name.
  package let name: String
  /// What its parameters are, in their order.
  package let arguments: [Argument]
  /// The keys that it says besides, which every component has, under the schema's names.
  package let commonKeys: Set<String>

  /// A use from its parts.
  package init(name: String, arguments: [Argument], commonKeys: Set<String>) {
    self.name = name
    self.arguments = arguments
    self.commonKeys = commonKeys
  }
}

extension Diagnostic {
  /// The diagnostic with the file of its place, and with the other places that belong to it in its
  /// message.
  package var traced: Diagnostic {
    guard let origin = location?.origin else { return self }
    var copy = self
    let notes = origin.notes(in: origin.file)
    if !notes.isEmpty { copy.message += " (\(notes.joined(separator: "; ")))" }
    copy.file = copy.file ?? origin.file
    copy.location?.origin = nil
    return copy
  }
}
