import Maquette
import MaquetteComponents
import MaquetteSpec

extension Reference {
  /// The keys of the environment with their flags, and what holds without them as the help of these flags
  /// has it.
  static func environment(_ help: HelpDump) -> [JSONValue] {
    let arguments = help.command(named: ["render"]).arguments
    let traits = EnvironmentTrait.all.map { ($0.key, $0.flag, $0.type, $0.summary) }
    // These name files, and are no traits.
    let files = SpecVocabulary.topInfos.filter { ["theme", "symbols"].contains($0.name) }
      .map { ($0.name, $0.name, $0.type, $0.summary) }
    return (traits + files).map { key, flag, type, summary in
      let argument = arguments.first { $0.names?.contains { $0.name == flag } ?? false }
      let initial = argument?.initialText ?? ""
      return .object([
        ("name", .string(key)), ("flag", .string("--" + flag)), ("type", .string(type.text)),
        ("default", .string(type == .boolean && initial == "off" ? "false" : initial)),
        ("summary", .string(summary)),
      ])
    }
  }
}

extension HelpDump.Argument {
  /// What holds where it is not given, as `ArgumentHelp(_:default:)` writes it; empty where help says nothing.
  fileprivate var initialText: String {
    guard let abstract, abstract.hasSuffix(")"), let mark = abstract.firstRange(of: " (default: ")
    else { return "" }
    return String(abstract[mark.upperBound...].dropLast())
  }
}
