import ArgumentParser
import Foundation

/// What the argument parser tells about the program, of which the manual is made.
struct HelpDump: Decodable {
  /// A command.
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The commands to tell about, `help` left out.
    var shownCommands: [Command] {
      (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    }

    /// The arguments to tell about.
    var shownArguments: [Argument] { (arguments ?? []).filter { $0.shouldDisplay != false } }
  }

  /// An option, a flag or what stands without a name.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var shouldDisplay: Bool?
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
  }

  var command: Command

  /// The program's own.
  static func own() throws -> HelpDump {
    try JSONDecoder().decode(HelpDump.self, from: Data(MaquetteCommand._dumpHelp().utf8))
  }
}
