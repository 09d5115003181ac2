import ArgumentParser
import MaquetteCore

/// A spec of one component that flags make.
///
/// It goes through the same decoder as a file's, so that both take the same values and complain in
/// the same words.
struct FlagSpec {
  /// A flag as it is typed, the key it stands for, and its value if it was given.
  typealias Value = (flag: String, key: String, value: String?)

  let root: SpecNode
  /// The flag on each line: every flag has one of its own, so that a place tells which is meant.
  private var flags: [String] = [""]

  /// A key with a list, each item of which a flag or an argument stands for.
  typealias ListValue = (key: String, items: [(flag: String, item: Item)])

  /// An item of a list: a text, or a component with keys.
  enum Item {
    case text(String)
    case component(String, keys: [(key: String, value: String)])
  }

  /// A spec of a component with keys of its own, lists among them, and keys of the canvas.
  init(_ component: String, keys: [Value], lists: [ListValue] = [], canvas: [Value]) {
    var flags = [""]
    func entries(_ values: [Value]) -> [SpecNode.Entry] {
      values.compactMap { flag, key, value in
        guard let value else { return nil }
        flags.append(flag)
        let place = FlagSpec.place(line: flags.count)
        return SpecNode.Entry(
          key: key, location: place, value: SpecNode(.scalar(PathText.repaired(value)), at: place))
      }
    }
    let start = FlagSpec.place(line: 1)
    func node(_ item: Item, at place: SourceLocation) -> SpecNode {
      func text(_ text: String) -> SpecNode {
        SpecNode(.scalar(PathText.repaired(text)), at: place)
      }
      switch item {
      case .text(let value): return text(value)
      case .component(let name, let keys):
        let body = keys.map {
          SpecNode.Entry(key: $0.key, location: place, value: text($0.value))
        }
        let entry = SpecNode.Entry(
          key: name, location: place, value: SpecNode(.map(body), at: place))
        return SpecNode(.map([entry]), at: place)
      }
    }
    let listed = lists.filter { !$0.items.isEmpty }.map { list in
      let nodes = list.items.map { flag, item in
        flags.append(flag)
        return node(item, at: FlagSpec.place(line: flags.count))
      }
      return SpecNode.Entry(
        key: list.key, location: start, value: SpecNode(.list(nodes), at: start))
    }
    let body = SpecNode(.map(entries(keys) + listed), at: start)
    let entry = SpecNode.Entry(key: component, location: start, value: body)
    root = SpecNode(.map([entry] + entries(canvas)), at: start)
    self.flags = flags
  }

  /// A place in the spec, which stands in no file: no message tells its line.
  private static func place(line: Int) -> SourceLocation {
    var place = SourceLocation(line: line, column: 1)
    place.origin = SourceOrigin(file: nil, place: place)
    return place
  }

  /// A diagnostic with the flag's name where it had a line.
  func named(_ diagnostic: Diagnostic) -> Diagnostic {
    // What is wrong inside of a file that the spec names has its place there.
    guard diagnostic.file == nil else { return diagnostic }
    var copy = diagnostic
    copy.location = nil
    if let line = diagnostic.location?.line, flags.indices.contains(line - 1),
      !flags[line - 1].isEmpty
    {
      copy.message = "\(flags[line - 1]): \(copy.message)"
    }
    return copy
  }

  /// Runs some work on the spec, turning what is wrong with it into messages. It is the flags that
  /// are wrong then, or a file that the spec names, whose lines are quoted.
  func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as DiagnosticError {
      report(error.diagnostics)
      throw error.isOfFile ? CommandExit.badSpec : CommandExit.usage
    }
  }

  /// Tells what is wrong with flags, and with files that the spec names.
  func report(_ diagnostics: [Diagnostic]) { Console.report(diagnostics.map(named)) }
}
