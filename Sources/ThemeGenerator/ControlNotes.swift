/// The comments that stand above controls and their keys in theme files.
struct ControlNotes {
  private var notes: [[String]: String] = [:]

  /// The notes of some files' texts; what an earlier one says comes first.
  init(_ texts: [String]) {
    for text in texts { read(text) }
  }

  /// The first note that there is under some paths: a control, or a control and a key.
  func first(_ paths: [[String]]) -> String? { paths.lazy.compactMap { notes[$0] }.first }

  private mutating func read(_ text: String) {
    var isInside = false
    var control = ""
    var comment: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      if words.first == "#" {
        comment.append(words.dropFirst().drop { $0 == " " })
        continue
      }
      defer { comment = [] }
      guard let colon = words.firstIndex(of: ":"), words.first != "-" else { continue }
      let key = String(words[..<colon])
      switch indent {
      case 0: isInside = key == "controls"
      case 2 where isInside:
        control = key
        add(comment, at: [key])
      case 4 where isInside: add(comment, at: [control, key])
      default: break
      }
    }
  }

  private mutating func add(_ comment: [Substring], at path: [String]) {
    guard !comment.isEmpty, notes[path] == nil else { return }
    notes[path] = comment.joined(separator: " ")
  }
}
