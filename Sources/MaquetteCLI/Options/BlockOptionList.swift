import MaquetteCore
import MaquetteDocs

extension BlockOption {
  /// What help of a command says about the options of blocks, in lines that manual pages show whole.
  static func list(_ options: [BlockOption]) -> String {
    let own = options.map { ["\($0.name)= "] + $0.summary.spacedWords }
    let traits = environment.map(\.name).joined(separator: ", ")
    let lists = own + ["and the environment: \(traits)".spacedWords]
    return String(
      lists.map { Table.wrapped($0, first: 2, 6, width: Table.literalWidth + 2) }.joined()
        .dropLast())
  }
}
