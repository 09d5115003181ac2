/// A TIFF file of 4 × 3 pixels of one colour, not compressed.
enum TIFFFixture {
  /// - Parameters:
  ///   - samples: the samples of each pixel.
  ///   - bits: bits of a sample, 8 or 16.
  ///   - photometric: 1 for grey, 2 for RGB, 5 for CMYK.
  ///   - alpha: 1 where colours are multiplied by alpha, 2 where they are not; `nil` for a file that
  ///     says nothing.
  ///   - isPlanar: whether there is a plane for each sample.
  static func bytes(
    _ samples: [UInt8], bits: Int = 8, photometric: Int, alpha: Int?, isPlanar: Bool = false
  ) -> [UInt8] {
    let pixels = 12
    func stored(_ sample: UInt8) -> [UInt8] { Array(repeating: sample, count: bits / 8) }
    let whole = samples.flatMap(stored)
    let planes =
      isPlanar
      ? samples.map { sample in (0..<pixels).flatMap { _ in stored(sample) } }
      : [(0..<pixels).flatMap { _ in whole }]
    var starts = [8]
    for plane in planes { starts.append(starts[starts.count - 1] + plane.count) }
    let directory = starts.removeLast()
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var fields: [(tag: Int, kind: Int, values: [Int])] = [
      (256, 3, [4]), (257, 3, [3]), (258, 3, samples.map { _ in bits }), (259, 3, [1]),
      (262, 3, [photometric]), (273, 4, starts), (277, 3, [samples.count]), (278, 3, [3]),
      (279, 4, planes.map(\.count)), (284, 3, [isPlanar ? 2 : 1]),
    ]
    if let alpha { fields.append((338, 3, [alpha])) }
    let after = directory + 2 + 12 * fields.count + 4
    var (entries, rest): ([UInt8], [UInt8]) = ([], [])
    for field in fields {
      let values = field.values.flatMap { little($0, field.kind == 3 ? 2 : 4) }
      entries += little(field.tag, 2) + little(field.kind, 2) + little(field.values.count, 4)
      if values.count <= 4 {
        entries += values + Array(repeating: 0, count: 4 - values.count)
      } else {
        entries += little(after + rest.count, 4)
        rest += values
      }
    }
    return [0x49, 0x49, 0x2A, 0] + little(directory, 4) + planes.flatMap { $0 }
      + little(fields.count, 2) + entries + [0, 0, 0, 0] + rest
  }
}
