import MaquetteCore

extension [Diagnostic] {
  /// The same with one message for all characters that a place has no font for: a calendar would
  /// name them once for each of its days.
  var withMissingGlyphsOnce: [Diagnostic] {
    var result: [Diagnostic] = []
    var places: [String: Int] = [:]
    var characters: [Int: [String]] = [:]
    for diagnostic in self {
      guard diagnostic.id == .missingGlyph, let end = diagnostic.message.ranges(of: " U+").first
      else {
        result.append(diagnostic)
        continue
      }
      let start = String(diagnostic.message[..<end.lowerBound])
      let names = diagnostic.message[end.lowerBound...].dropFirst().split(separator: ", ")
        .map(String.init)
      let line = diagnostic.location.map { "\($0.line):\($0.column)" } ?? ""
      let key = "\(start)\n\(line)\n\(diagnostic.file ?? "")\n\(diagnostic.hint ?? "")"
      let place = places[key] ?? result.count
      if places[key] == nil {
        places[key] = place
        result.append(diagnostic)
      }
      for name in names where characters[place]?.contains(name) != true {
        characters[place, default: []].append(name)
      }
      let all = characters[place] ?? []
      let more = all.count > 8 ? " and \(all.count - 8) more" : ""
      result[place].message = "\(start) \(all.prefix(8).joined(separator: ", "))\(more)"
    }
    return result
  }
}
