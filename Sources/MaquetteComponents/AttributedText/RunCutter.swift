/// Cuts runs at places of their text, which are counted in bytes of UTF-8.
struct RunCutter {
  private let runs: [AttributedText.Run]
  /// Where each run starts, and where the last one ends.
  private let starts: [Int]

  init(_ runs: [AttributedText.Run]) {
    self.runs = runs
    var starts = [0]
    starts.reserveCapacity(runs.count + 1)
    for run in runs { starts.append((starts.last ?? 0) + run.text.utf8.count) }
    self.starts = starts
  }

  /// The length of the text.
  var count: Int { starts.last ?? 0 }

  /// The index of the run that holds a byte; the last one for the end, `nil` without runs.
  func index(ofRunAt byte: Int) -> Int? {
    runs.isEmpty ? nil : starts[..<runs.count].lastIndex(notAbove: byte)
  }

  /// The parts of the runs that lie in a range, whose ends lie between characters.
  func runs(in range: Range<Int>) -> [AttributedText.Run] {
    var result: [AttributedText.Run] = []
    guard !range.isEmpty, var index = index(ofRunAt: range.lowerBound) else { return [] }
    while index < runs.count, starts[index] < range.upperBound {
      let run = runs[index]
      if starts[index] >= range.lowerBound, starts[index + 1] <= range.upperBound {
        result.append(run)
      } else {
        let bytes = run.text.utf8
        let low = max(0, range.lowerBound - starts[index])
        let high = min(bytes.count, range.upperBound - starts[index])
        let part = bytes.dropFirst(low).prefix(high - low)
        result.append(AttributedText.Run(String(decoding: part, as: UTF8.self), run.shared))
      }
      index += 1
    }
    return result
  }
}
