import Glibc

exit(GeneratorCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
