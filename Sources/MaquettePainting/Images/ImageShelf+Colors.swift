internal import CCairo
import MaquetteCore

/// Some of a picture file's pixels.
struct PicturePart: Hashable {
  let digest: String
  let columns: Range<Int>
  let rows: Range<Int>
}

extension ImageShelf: PictureColors {
  /// Mean colours that are kept: those behind the bars and buttons of some dozen pictures.
  private static let meanCount = 8192

  /// The mean of the pixels in a part of a file, one at least. It is computed once, in whole numbers.
  package func mean(of data: ImageData, in part: Rect) -> Color? {
    // What is wrong with a file keeps the picture from being drawn.
    guard data.format != .svg, failure == nil,
      [part.minX, part.minY, part.maxX, part.maxY].allSatisfy(\.isFinite)
    else { return nil }
    func range(_ low: Double, _ high: Double, of length: Double) -> Range<Int> {
      let first = Int(min(max(0, low.rounded()), length - 1))
      return first..<max(first + 1, Int(min(max(0, high.rounded()), length)))
    }
    let part = PicturePart(
      digest: data.digest, columns: range(part.minX, part.maxX, of: data.pixelSize.width),
      rows: range(part.minY, part.maxY, of: data.pixelSize.height))
    if let known = means[part] { return known }
    do {
      guard case .pixels(let pixels) = try image(of: data) else { return nil }
      let mean = pixels.surface.mean(of: part)
      if means.count >= ImageShelf.meanCount { means.removeAll() }
      means[part] = mean
      return mean
    } catch {
      failure = (data, error)
      return nil
    }
  }

  package func beginPicture() { failure = nil }
}

extension CairoSurface {
  /// The mean colour of some pixels, as opaque as they are on average; the colours of those that are not seen do not
  /// count.
  fileprivate func mean(of part: PicturePart) -> Color? {
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    var (alpha, red, green, blue) = (0, 0, 0, 0)
    for row in part.rows {
      let line = UnsafeRawPointer(data + row * stride)
      for column in part.columns {
        let pixel = Int(line.load(fromByteOffset: column * 4, as: UInt32.self))
        alpha += pixel >> 24
        red += pixel >> 16 & 0xFF
        green += pixel >> 8 & 0xFF
        blue += pixel & 0xFF
      }
    }
    guard alpha > 0 else { return .clear }
    // Colours are multiplied by alpha.
    func byte(_ sum: Int) -> UInt8 { UInt8(min(255, (sum * 255 + alpha / 2) / alpha)) }
    let count = part.rows.count * part.columns.count
    return Color(
      red: byte(red), green: byte(green), blue: byte(blue),
      alpha: Double(alpha) / Double(255 * count))
  }
}
