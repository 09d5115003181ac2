/// A message about an input: where, what, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// No picture can be made.
    case error
    /// The picture is made but something about it is doubtful.
    case warning
    /// A guideline says otherwise; it may be meant so.
    case note
  }

  /// What kind of message it is; ``DiagnosticID/explanation`` tells more about it.
  public var id: DiagnosticID
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, with the value, in a sentence without a full stop.
  public var message: String
  /// The file as the user named it; `nil` when there is none.
  public var file: String?
  /// The place in the file; `nil` when the whole file is meant.
  public var location: SourceLocation?
  /// How many characters to underline from there; 1 when not known better.
  public var length: Int
  /// What to do, without a full stop, for example `did you mean 'Button'?`.
  public var hint: String?
  /// Whether a flag is wrong, which the message names, and no file is to blame.
  package var isOfFlag = false
  /// The rule of a guideline that found it; `nil` for everything that drawing finds.
  package var guideline: Guideline?
  /// The variants in which it holds; empty for all that were drawn.
  package var variants: [String] = []

  /// What tells messages of its kind from others: the rule's name, or that of its ``id``.
  package var name: String { guideline?.rule ?? id.rawValue }

  /// A diagnostic from its parts; without an id it is ``DiagnosticID/badValue``, or
  /// ``DiagnosticID/doubtful`` for a warning.
  public init(
    _ severity: Severity, _ message: String, file: String? = nil,
    location: SourceLocation? = nil, length: Int = 1, hint: String? = nil, id: DiagnosticID? = nil
  ) {
    self.id = id ?? (severity == .error ? .badValue : .doubtful)
    self.severity = severity
    self.message = message
    self.file = file
    self.location = location
    self.length = length
    self.hint = hint
  }
}

extension Diagnostic {
  /// What a message is told of the rule that found it, for reports.
  package struct Guideline: Hashable, Sendable {
    /// The rule's name, for example `button/one-prominent`.
    package var rule: String
    /// What the rule asks for, in a sentence.
    package var summary: String
    /// What to do, in a sentence.
    package var advice: String
    /// Whether it can be mended without a person.
    package var isFixable: Bool

    /// What is told of a rule.
    package init(
      rule: String, summary: String, advice: String, isFixable: Bool = false
    ) {
      self.rule = rule
      self.summary = summary
      self.advice = advice
      self.isFixable = isFixable
    }
  }
}

/// One or more errors about an input, all that could be found, in the order of the file.
public struct DiagnosticError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, warnings among it; never empty.
  public var diagnostics: [Diagnostic]

  /// An error that carries what was found.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Every diagnostic on a line of its own, as compilers write them.
  public var description: String {
    let writer = DiagnosticText()
    return diagnostics.map(writer.text).joined(separator: "\n")
  }

  /// An error about one thing.
  public init(
    _ message: String, file: String? = nil, hint: String? = nil, id: DiagnosticID? = nil
  ) {
    diagnostics = [Diagnostic(.error, message, file: file, hint: hint, id: id)]
  }
}

/// Collects diagnostics while a spec is read and laid out.
package final class DiagnosticSink {
  /// What was reported so far, in the order of reports.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether any error was reported.
  package private(set) var hasErrors = false
  private var seen: Set<Diagnostic> = []
  private var messages: Set<String> = []
  /// Names of colours that may be wrong: which there are is known for sure when the spec is laid out.
  package private(set) var colorNames: [ColorName] = []

  /// An empty sink.
  package init() {}

  /// Adds a diagnostic, unless it was reported already, or is about a value that nobody has given.
  package func report(_ diagnostic: Diagnostic) {
    if diagnostic.location?.origin?.isUnknown == true { return }
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic.traced)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Adds a diagnostic, unless one with its message was reported like this at any place.
  package func reportOnce(_ diagnostic: Diagnostic) {
    if messages.insert(diagnostic.message).inserted { report(diagnostic) }
  }

  /// Takes the name of a colour that may be wrong, and what to say about it. It is an error if there
  /// are others: a spec without any is laid out, by somebody who knows more.
  package func doubt(_ name: String, _ diagnostic: Diagnostic) {
    colorNames.append(ColorName(name: name, diagnostic: diagnostic))
  }

  /// Whether so much was reported that nobody reads what there is to say about more of it: a file
  /// may have hundreds of thousands of mistakes.
  package var isCrowded: Bool { diagnostics.count + colorNames.count >= 1_000 }

  /// Everything reported, in the order of the file; equal places keep the order of reports.
  package var sorted: [Diagnostic] {
    (hasErrors ? diagnostics + colorNames.map(\.diagnostic.traced) : diagnostics)
      .inOrderOfFile(\.location)
  }
}

extension Array {
  /// The same in the order of their places in a file; those without one first, and equal places in their order.
  package func inOrderOfFile(_ place: (Element) -> SourceLocation?) -> [Element] {
    let start = SourceLocation(line: 0, column: 0)
    return enumerated().sorted { left, right in
      let (a, b) = (place(left.element) ?? start, place(right.element) ?? start)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}
