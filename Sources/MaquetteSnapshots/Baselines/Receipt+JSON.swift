import MaquetteCore

extension Receipt {
  /// The receipt as an object: a field for each line, and one each for fonts and symbols.
  package var json: JSONValue {
    func list(_ prefix: String) -> JSONValue {
      var names: Set<String> = []
      return .object(
        entries.filter { $0.name.hasPrefix(prefix) && names.insert($0.name).inserted }
          .map { (String($0.name.dropFirst(prefix.count)), .string($0.value)) })
    }
    var names: Set<String> = []
    let others = entries.filter { entry in
      !entry.name.hasPrefix(Receipt.font) && !entry.name.hasPrefix(Receipt.symbol)
        && names.insert(entry.name).inserted
    }
    return .object(
      others.map { ($0.name, .string($0.value)) }
        + [("fonts", list(Receipt.font)), ("symbols", list(Receipt.symbol))])
  }
}

extension BaselineFolder {
  /// The receipt of a baseline; `nil` where its text cannot be read or is none that a run wrote.
  package func receipt(of id: SnapshotID) -> Receipt? {
    guard let text = try? self.bytes(textPath(of: id)), BaselineText.isOne(text) else { return nil }
    return Receipt.split(BaselineFolder.unixLines(text)).receipt
  }
}
