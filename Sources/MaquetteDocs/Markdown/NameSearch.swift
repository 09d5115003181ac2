/// Looks for many names of files in texts at once: the time grows with the texts, and not with how many
/// names there are.
struct NameSearch {
  /// No file system has longer names, in bytes.
  private static let longest = 255
  /// Whether each name is somewhere in a text so far; one that is too long for a file counts as found.
  private(set) var isFound: [Bool]
  /// The names as a tree that is read from their ends: what follows a node with a byte before it.
  private var next: [Int: Int] = [:]
  /// The names that begin at a node.
  private var names: [Int: [Int]] = [:]
  /// Whether a name ends with a byte.
  private var endsName = [Bool](repeating: false, count: 256)

  init(_ all: [String]) {
    isFound = all.map { $0.utf8.count > NameSearch.longest }
    var count = 1
    for (index, name) in all.enumerated() where !isFound[index] {
      var node = 0
      for byte in name.utf8.reversed() {
        let step = NameSearch.step(from: node, byte)
        if let known = next[step] {
          node = known
        } else {
          next[step] = count
          node = count
          count += 1
        }
      }
      names[node, default: []].append(index)
      if let last = name.utf8.last { endsName[Int(last)] = true }
    }
  }

  private static func step(from node: Int, _ byte: UInt8) -> Int { node << 8 | Int(byte) }

  /// Marks the names that a text has anywhere.
  mutating func look(in text: [UInt8]) {
    for end in text.indices where endsName[Int(text[end])] {
      var node = 0
      var place = end
      while place >= 0, let child = next[NameSearch.step(from: node, text[place])] {
        node = child
        for index in names[node] ?? [] { isFound[index] = true }
        place -= 1
      }
    }
  }
}
