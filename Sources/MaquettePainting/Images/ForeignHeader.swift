/// Sizes of picture files, read without a library.
enum ForeignHeader {
  /// The size of a BMP file; `nil` when its header is wrong.
  static func bmp(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let file = LittleEndian(bytes)
    guard let size = file.four(14) else { return nil }
    if size == 12 {
      guard let width = file.two(18), let height = file.two(20) else { return nil }
      return (width, height)
    }
    guard size >= 16, let width = file.four(18), let height = file.four(22) else { return nil }
    // The rows of one with a negative height are from the top.
    let signed = Int(Int32(truncatingIfNeeded: height))
    return (Int(Int32(truncatingIfNeeded: width)), abs(signed))
  }

  /// How many bytes a BMP file has at least, its pixels included; `nil` when its header is wrong.
  ///
  /// gdk-pixbuf leaves rows that are not there as they are, without an error.
  static func bmpBytes(_ bytes: [UInt8]) -> Int? {
    let file = LittleEndian(bytes)
    guard let (width, height) = bmp(bytes), let offset = file.four(10), let header = file.four(14),
      let bits = file.two(header == 12 ? 24 : 28)
    else { return nil }
    // Of rows that are compressed, 1 and 2, the header tells the length.
    if header != 12, let compression = file.four(30), compression == 1 || compression == 2 {
      return file.four(34).map { offset + $0 }
    }
    let row = width.multipliedReportingOverflow(by: bits)
    guard width >= 0, !row.overflow else { return nil }
    let all = ((row.partialValue + 31) / 32 * 4).multipliedReportingOverflow(by: height)
    return all.overflow ? nil : offset + all.partialValue
  }

  /// Whether a TIFF file has further pictures behind its first one.
  static func hasMorePages(_ bytes: [UInt8]) -> Bool {
    let file = LittleEndian(bytes, isReversed: bytes.first == 0x4D)
    guard let directory = file.four(4), let count = file.two(directory),
      let next = file.four(directory + 2 + count * 12)
    else { return false }
    return next != 0
  }

  /// The size of the first picture in a TIFF file; `nil` when its header is wrong.
  static func tiff(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard let entries = tiffEntries(bytes), let width = entries[256], let height = entries[257]
    else { return nil }
    return (width, height)
  }

  /// What gdk-pixbuf, which reads TIFF files as libtiff's TIFFReadRGBAImage does, makes of alpha.
  enum TIFFAlpha: Hashable {
    /// Colours are not multiplied by it.
    case straight
    /// Colours are multiplied by it, as the file has them or not.
    case multiplied
    /// It is left out, though the file has it.
    case lost
  }

  /// What becomes of the alpha of the first picture in a TIFF file.
  static func tiffAlpha(_ bytes: [UInt8]) -> TIFFAlpha {
    let entries = tiffEntries(bytes) ?? [:]
    // ExtraSamples: 1 is alpha that colours are multiplied by, 2 is alpha that they are not.
    let extra = entries[338] ?? 0
    guard extra == 1 || extra == 2 else { return .multiplied }
    // PhotometricInterpretation: 0 and 1 are grey, 2 is RGB.
    let photometric = entries[262] ?? 1
    if photometric > 2 { return .lost }
    // PlanarConfiguration: 2 is a plane a sample, of which libtiff makes RGB first.
    if photometric == 2 || entries[284] == 2 { return .multiplied }
    if entries[258] != 8 { return .lost }
    return extra == 2 ? .straight : .multiplied
  }

  /// The first value of each field of a TIFF file's first directory; `nil` when its header is wrong.
  private static func tiffEntries(_ bytes: [UInt8]) -> [Int: Int]? {
    let file = LittleEndian(bytes, isReversed: bytes.first == 0x4D)
    guard let directory = file.four(4), let count = file.two(directory) else { return nil }
    var entries: [Int: Int] = [:]
    for index in 0..<count {
      let place = directory + 2 + index * 12
      guard let tag = file.two(place), let kind = file.two(place + 2),
        let values = file.four(place + 4)
      else { return nil }
      // Numbers of two bytes or of four, elsewhere where there is no room for them here.
      let isShort = kind == 3
      guard isShort || kind == 4, entries[tag] == nil else { continue }
      let at = values > (isShort ? 2 : 1) ? file.four(place + 8) : place + 8
      entries[tag] = at.flatMap { isShort ? file.two($0) : file.four($0) }
    }
    return entries
  }

  /// Numbers in a file, the lowest byte first unless reversed; `nil` past the end.
  private struct LittleEndian {
    private let bytes: [UInt8]
    private let isReversed: Bool

    init(_ bytes: [UInt8], isReversed: Bool = false) {
      (self.bytes, self.isReversed) = (bytes, isReversed)
    }

    func two(_ place: Int) -> Int? { number(place, 2) }
    func four(_ place: Int) -> Int? { number(place, 4) }

    private func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      let part = bytes[place..<place + size]
      return isReversed
        ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
