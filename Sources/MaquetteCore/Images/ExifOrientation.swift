/// Finds how a photo is turned: tag 0x0112 of the first directory of its Exif data (a TIFF file).
enum ExifOrientation {
  /// A number from 1 to 8; `nil` when none is there, or one that means nothing.
  static func read(_ file: [UInt8], from start: Int, to end: Int) -> Int? {
    let isLittle = file.has("II", at: start)
    guard isLittle || file.has("MM", at: start), end <= file.count else { return nil }
    func short(_ place: Int) -> Int? {
      guard place >= 0, start + place + 2 <= end, let value = file.bigEndian16(at: start + place)
      else { return nil }
      return isLittle ? (value & 0xFF) << 8 | value >> 8 : value
    }
    func long(_ place: Int) -> Int? {
      guard let first = short(place), let second = short(place + 2) else { return nil }
      return isLittle ? second << 16 | first : first << 16 | second
    }
    guard short(2) == 42, let directory = long(4), let count = short(directory) else { return nil }
    for entry in 0..<min(count, 512) {
      let place = directory + 2 + entry * 12
      guard let tag = short(place) else { return nil }
      guard tag == 0x0112 else { continue }
      return short(place + 8).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
