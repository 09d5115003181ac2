import MaquetteCore
import MaquetteThemes

/// Reads values of a spec and reports what is wrong with them.
package struct SpecReader {
  /// Takes what is wrong.
  package let sink: DiagnosticSink
  /// The theme of the spec, as far as it is known while reading. It is kept once: a reader is handed
  /// on for each value, and a theme is large.
  package var theme: Theme? {
    get { keptTheme?.value }
    set { keptTheme = newValue.map(Box.init) }
  }
  private var keptTheme: Box<Theme>?
  /// Symbols of the user's own and of the theme, as far as they are known while reading.
  package var symbols = SymbolSet()
  /// Every component that may be named.
  package let catalogue: Catalogue
  /// Reads the picture file with a name that the spec gives, or a file that it uses, which is the
  /// second argument then; `nil` when it may name none.
  package var loadImage: ((_ name: String, _ file: String?) throws -> ImageData)?
  /// Reads the spec file that a value names, and reports what is wrong with it; `nil` when it may name
  /// none.
  package var loadSpec: ((SpecNode) -> NamedSpec?)?
  /// Puts a text into the language of the picture, where the spec brings translations.
  package var localize: ((_ text: String, _ node: SpecNode, _ key: String) -> String)?
  /// The key whose value is read, for messages.
  package var key = ""
  /// Numbers outside of this are refused.
  package var range: ClosedRange<Double> = -Limits.coordinate...Limits.coordinate

  /// What a percentage is a part of, where the key is a value between two ends.
  var whole: ValueWhole?

  /// A reader that reports to a sink.
  package init(sink: DiagnosticSink, catalogue: Catalogue) {
    self.sink = sink
    self.catalogue = catalogue
  }

  /// The same reader for numbers in another range.
  func within(_ range: ClosedRange<Double>) -> SpecReader {
    var copy = self
    copy.range = range
    return copy
  }

  /// What a key says; `nil` where it is not there, or what is wrong was reported.
  func value<Value: SpecValue>(
    of key: String, in entries: [SpecNode.Entry], range: ClosedRange<Double>
  ) -> Value? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    var reader = within(range)
    reader.key = entry.written ?? key
    return Value.read(entry.value, by: reader)
  }

  /// Reports an error at a value.
  ///
  /// - Parameter hint: what to do; looked for only while somebody may read it.
  package func fail(
    _ message: String, at node: SpecNode, hint: @autoclosure () -> String? = nil,
    id: DiagnosticID? = nil
  ) {
    fail(
      message, at: node.location, length: node.scalar?.prefix(60).count ?? 1, hint: hint(), id: id)
  }

  /// Reports an error at a place.
  ///
  /// - Parameter hint: what to do; looked for only while somebody may read it.
  package func fail(
    _ message: String, at location: SourceLocation, length: Int = 1,
    hint: @autoclosure () -> String? = nil, id: DiagnosticID? = nil
  ) {
    let length = max(1, min(length, 60))
    sink.report(
      Diagnostic(
        .error, message, location: location, length: length,
        hint: sink.wantsHints ? hint() : nil, id: id))
  }

  /// Reports something doubtful at a place; it is read all the same.
  package func warn(
    _ message: String, at location: SourceLocation, length: Int = 1, hint: String? = nil,
    id: DiagnosticID? = nil
  ) {
    sink.report(
      Diagnostic(
        .warning, message, location: location, length: max(1, min(length, 60)), hint: hint,
        id: id))
  }

  /// The numbers of a list; `nil` after reporting what is wrong.
  ///
  /// - Parameters:
  ///   - counts: how many it may have.
  ///   - advice: what to write in place of a text that is no number.
  func numbers(
    _ list: [SpecNode], counts: [Int] = [2], at node: SpecNode,
    hint: @autoclosure () -> String?, id: DiagnosticID? = nil,
    advice: (String) -> String? = { _ in nil }
  ) -> [Double]? {
    let numbers = list.compactMap {
      number($0, wanted: "a number", hint: $0.scalar.flatMap(advice))
    }
    guard numbers.count == list.count else { return nil }
    guard counts.contains(numbers.count) else {
      let wanted = counts.map(String.init).joined(separator: " or ")
      miscount(numbers.count, wanted: wanted, at: node, hint: hint(), id: id)
      return nil
    }
    return numbers
  }

  /// A value; `nil` after reporting that something is wrong with it.
  func checked<Value>(_ value: Value, _ problem: ValueProblem?, at node: SpecNode) -> Value? {
    guard let problem else { return value }
    fail(problem.message, at: node, hint: problem.hint, id: .outOfRange)
    return nil
  }

  /// Reports a list of more or fewer numbers than it takes.
  ///
  /// - Parameter wanted: how many it takes, for example `2 or 4`.
  func miscount(
    _ count: Int, wanted: String, at node: SpecNode, hint: @autoclosure () -> String? = nil,
    id: DiagnosticID? = nil
  ) {
    let numbers = count == 1 ? "number" : "numbers"
    fail(
      "'\(key)' has \(count) \(numbers); it takes \(wanted)", at: node, hint: hint(), id: id)
  }

  /// Reports that a value is not of the type wanted.
  ///
  /// - Parameter hint: what to write, where something is written.
  package func mismatch(
    _ node: SpecNode, wanted: String, hint: @autoclosure () -> String? = nil
  ) {
    // Where another list would do, how long it is says what is wrong with this one.
    let count = wanted.contains("[") ? SpecReader.numbers(of: node) : 0
    let found = count > 0 ? "a list of \(count) number\(count == 1 ? "" : "s")" : node.kindName
    fail(
      "'\(key)' must be \(wanted), not \(found)", at: node,
      hint: node.scalar?.isEmpty == true
        ? SpecReader.adviceOnNothing(at: node, wanted: wanted)
        : hint() ?? EndMark.advice(on: node), id: .wrongType)
  }

  /// What to do where nothing stands.
  private static func adviceOnNothing(at node: SpecNode, wanted: String) -> String {
    if node.location.origin?.isData == true {
      return "this row of the data has nothing here; write a value into it"
    }
    // `color: #123456` reads as a key with a comment behind it, and `color: ""` as the same.
    return wanted.contains("colour")
      ? "write a value; without quotes, # begins a comment: \"#0A84FF\" is a colour"
      : "write a value, or remove the key"
  }

  /// How many numbers a list has; 0 for all else.
  private static func numbers(of node: SpecNode) -> Int {
    guard let list = node.list else { return 0 }
    let areNumbers = list.allSatisfy { ($0.scalar.flatMap(Double.init)) != nil }
    return areNumbers ? list.count : 0
  }

  /// Reports a symbol that there is none of.
  func checkSymbol(_ node: SpecNode) {
    guard let name = node.scalar, !name.isEmpty, symbols.named(name) == nil else { return }
    let isPicture = ImageData.isFileName(name)
    if ImageData.isUnreadFileName(name) {
      return fail(
        "'\(SpecNode.excerpt(name))' is no PNG, JPEG or SVG file", at: node,
        hint: "save the picture as one of these")
    }
    fail(
      "unknown symbol '\(SpecNode.excerpt(name))'", at: node,
      hint: Suggestion.nearest(to: name, in: symbols.allNames).map { "did you mean '\($0)'?" }
        ?? (isPicture
          ? "it takes symbols, not files; 'maquette components Image' lists them"
          : "'maquette components Image' lists all of them"),
      id: .unknownSymbol)
  }

  /// Reports a colour that the theme does not have, together with what else is wrong with the spec.
  /// A spec with nothing else is laid out, where the theme is known for sure.
  func checkColor(_ name: String, at node: SpecNode) {
    // The list of words takes longest to make.
    guard let theme, theme.color(named: name, traits: ColorTraits()) == nil, !sink.isCrowded,
      !Theme.builtInHeads.contains(where: {
        Theme.named($0.name)?.color(named: name, traits: ColorTraits()) != nil
      }), !theme.colorWords.contains(name)
    else { return }
    sink.doubt(name, unknownColor(name, in: theme, at: node))
  }

  /// What to say about a colour that a theme does not have.
  package func unknownColor(_ name: String, in theme: Theme, at node: SpecNode) -> Diagnostic {
    var diagnostic = theme.unknownColor(name)
    diagnostic.location = node.location
    return diagnostic
  }
}

/// The short form of numbers for the schema.
enum NumberText {
  static func short(_ value: Double) -> String { NumberFormat.short(value) }
}
