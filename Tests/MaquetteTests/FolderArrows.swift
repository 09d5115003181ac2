import Foundation

/// Which folders of a target use which others, found by the types that their files name.
struct FolderArrows {
  /// For each folder the folders it uses, and for each of these a type that says so.
  private(set) var uses: [String: [String: String]] = [:]

  /// Reads the Swift files of a target's folder; files beside the folders belong to none.
  init(target: URL) throws {
    var words: [String: Set<String>] = [:]
    var homes: [String: Set<String>] = [:]
    let files = FileManager.default.enumerator(atPath: target.path)
    for case let name as String in files ?? .init() where name.hasSuffix(".swift") {
      let parts = name.split(separator: "/")
      guard parts.count > 1, let folder = parts.first.map(String.init) else { continue }
      let source = Array(try Data(contentsOf: target.appending(path: name)))
      let code = FolderArrows.code(in: source)
      let (shared, own) = FolderArrows.declarations(in: code)
      words[folder, default: []].formUnion(FolderArrows.typeNames(in: code).subtracting(own))
      for type in shared { homes[type, default: []].insert(folder) }
    }
    for (folder, words) in words {
      for word in words.sorted() {
        for home in homes[word] ?? [] where home != folder {
          if uses[folder]?[home] == nil { uses[folder, default: [:]][home] = word }
        }
      }
      uses[folder] = uses[folder] ?? [:]
    }
  }

  /// A line for each folder, those first that use no other.
  ///
  /// - Returns: `nil` when there is a circle, which ``circle`` names.
  var drawing: [String]? {
    var left = uses
    var lines: [String] = []
    while !left.isEmpty {
      let free = left.filter { $0.value.keys.allSatisfy { left[$0] == nil } }.keys.sorted()
      if free.isEmpty { return nil }
      for folder in free {
        let others = (uses[folder] ?? [:]).keys.sorted()
        lines.append(folder + (others.isEmpty ? "" : " → " + others.joined(separator: ", ")))
      }
      for folder in free { left[folder] = nil }
    }
    return lines
  }

  /// The arrows between folders that use one another in a circle.
  var circle: [String] {
    var left = uses
    while let free = left.first(where: { $0.value.keys.allSatisfy { left[$0] == nil } }) {
      left[free.key] = nil
    }
    return left.flatMap { folder, others in
      others.filter { left[$0.key] != nil }.map { "\(folder) → \($0.key) (\($0.value))" }
    }.sorted()
  }

  /// A source without its comments and strings.
  private static func code(in source: [UInt8]) -> [UInt8] {
    let (quote, slash, newline) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\n"))
    var code: [UInt8] = []
    var index = 0
    func has(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }
    while index < source.count {
      let byte = source[index]
      if byte == slash, has("//") {
        while index < source.count, source[index] != newline { index += 1 }
      } else if byte == quote {
        let mark = has("\"\"\"") ? "\"\"\"" : "\""
        index += mark.utf8.count
        while index < source.count, !has(mark) {
          index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += mark.utf8.count
      } else {
        code.append(byte)
        index += 1
      }
    }
    return code
  }

  /// Words that begin with a capital and are no members.
  private static func typeNames(in code: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var start: Int?
    var before = UInt8(ascii: " ")
    for (index, byte) in (code + [UInt8(ascii: " ")]).enumerated() {
      let isWord = byte == UInt8(ascii: "_") || byte >= 0x80 || isLetter(byte) || isDigit(byte)
      if isWord {
        if start == nil {
          start = index
          before = index > 0 ? code[index - 1] : UInt8(ascii: " ")
        }
      } else if let first = start {
        start = nil
        let isCapital = code[first] >= UInt8(ascii: "A") && code[first] <= UInt8(ascii: "Z")
        if isCapital, before != UInt8(ascii: ".") {
          names.insert(String(decoding: code[first..<index], as: UTF8.self))
        }
      }
    }
    return names
  }

  /// The types that a file declares for others, and those that it has for itself.
  private static func declarations(in code: [UInt8]) -> (shared: Set<String>, own: Set<String>) {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    var (shared, own): (Set<String>, Set<String>) = ([], [])
    for line in code.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split { !($0.isLetter || $0.isNumber) }
      guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }),
        kind + 1 < words.count
      else { continue }
      let isShared = line.first.map { isLetter($0) || $0 == UInt8(ascii: "@") } ?? false
      if isShared, !words[..<kind].contains(where: { $0.hasSuffix("private") }) {
        shared.insert(String(words[kind + 1]))
      } else {
        own.insert(String(words[kind + 1]))
      }
    }
    return (shared, own.subtracting(shared))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
