import Foundation

exit(GeneratorCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
