import FoundationEssentials
import MaquetteCore

/// A program that shows how two files differ; failures print how it is called.
public struct DiffTool: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The command. `{expected}` and `{actual}` in it stand for the files, which otherwise follow it.
  public let command: String

  /// A program by its command, for example `meld` or `code --diff {expected} {actual}`.
  public init(_ command: String) { self.command = command }

  /// A program by its command.
  public init(stringLiteral value: String) { command = value }

  /// Kaleidoscope, on a Mac.
  public static let ksdiff = DiffTool("ksdiff")

  /// `maquette diff`, which tells where pictures differ.
  public static let maquette = DiffTool("maquette diff")

  /// That of the environment variable `MAQUETTE_DIFF_TOOL`; `nil` without one.
  static func named(
    in variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> DiffTool? {
    variables["MAQUETTE_DIFF_TOOL"].flatMap { $0.isEmpty ? nil : DiffTool($0) }
  }

  /// The line to paste into a shell.
  func line(expected: String, actual: String) -> String {
    let (expected, actual) = (Escape.shellWord(expected), Escape.shellWord(actual))
    guard command.contains("{expected}") || command.contains("{actual}") else {
      return "\(command) \(expected) \(actual)"
    }
    // One after the other would look for the second inside of the first one's name.
    return command.split(separator: "{expected}", omittingEmptySubsequences: false)
      .map { $0.replacing("{actual}", with: actual) }.joined(separator: expected)
  }
}
