extension RandomAccessCollection where Element == Int, Index == Int {
  /// The index of the last of rising numbers that is no more than another; the first one's where all
  /// are more.
  package func lastIndex(notAbove number: Int) -> Int {
    var low = startIndex
    var high = endIndex
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
