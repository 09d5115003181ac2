import ArgumentParser
import Maquette
import MaquetteSpec

/// What the argument parser tells about the program, of which the manual is made.
struct HelpDump {
  /// A command.
  struct Command {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var isShown: Bool
    var subcommands: [Command]
    var arguments: [Argument]

    init(_ value: JSONValue) {
      commandName = value["commandName"]?.stringValue ?? ""
      abstract = value["abstract"]?.stringValue
      discussion = value["discussion"]?.stringValue
      isShown = value["shouldDisplay"]?.boolValue ?? true
      subcommands = (value["subcommands"]?.arrayValue ?? []).map(Command.init)
      arguments = (value["arguments"]?.arrayValue ?? []).map(Argument.init)
    }

    /// The commands to tell about, `help` left out.
    var shownCommands: [Command] {
      subcommands.filter { $0.isShown && $0.commandName != "help" }
    }

    /// The arguments to tell about, in the order of help: a command's own options first, then groups, the
    /// environment last.
    var shownArguments: [Argument] {
      arguments.filter(\.isShown).enumerated().sorted { one, other in
        let (first, second) = (one.element.place, other.element.place)
        return first == second ? one.offset < other.offset : first < second
      }.map(\.element)
    }
  }

  /// An option, a flag or what stands without a name.
  struct Argument {
    struct Name {
      var kind: String
      var name: String
    }

    var kind: String
    var isShown: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
    /// The title of its group; `nil` for a command's own.
    var sectionTitle: String?

    /// What it stands below in help.
    var title: String { kind == "positional" ? "Arguments" : sectionTitle ?? "Options" }

    /// Where it stands in help.
    var place: Int { HelpText.place(ofSection: title) }

    init(_ value: JSONValue) {
      kind = value["kind"]?.stringValue ?? ""
      isShown = value["shouldDisplay"]?.boolValue ?? true
      isOptional = value["isOptional"]?.boolValue ?? false
      isRepeating = value["isRepeating"]?.boolValue ?? false
      names = value["names"]?.arrayValue?.map {
        Name(kind: $0["kind"]?.stringValue ?? "", name: $0["name"]?.stringValue ?? "")
      }
      valueName = value["valueName"]?.stringValue
      defaultValue = value["defaultValue"]?.stringValue
      abstract = value["abstract"]?.stringValue
      sectionTitle = value["sectionTitle"]?.stringValue
    }
  }

  /// The program as the parser writes it, a flag and its opposite as one.
  let json: JSONValue
  let command: Command

  /// - Parameter dump: what the parser writes as JSON.
  init(_ dump: JSONValue) {
    json = HelpDump.paired(dump["command"] ?? .null)
    command = Command(json)
  }

  /// The command that the first words of a command line name.
  func command(named words: [String]) -> Command {
    var found = command
    for word in words {
      guard let inner = found.subcommands.first(where: { $0.commandName == word }) else { break }
      found = inner
    }
    return found
  }

  /// The program's own.
  static func own() throws -> HelpDump {
    HelpDump(try JSONValue.reading(Array(MaquetteCommand._dumpHelp().utf8)))
  }
}
