internal import CPixelComparison

/// Two pictures on their way through the C that compares them.
struct PixelWork {
  let expected: RasterImage
  let actual: RasterImage
  let expectedPixels: [UInt32]
  let actualPixels: [UInt32]

  /// What came of it, for the part that both pictures have.
  struct Found {
    var mask: PixelMask
    var tolerated = 0
    var clusters: [PixelComparison.Cluster] = []
  }

  private var width: Int { min(expected.width, actual.width) }
  private var height: Int { min(expected.height, actual.height) }

  func run(_ options: PixelComparison.Options) -> Found {
    // The C below trusts these numbers.
    guard width > 0, height > 0, expectedPixels.count == expected.width * expected.height,
      actualPixels.count == actual.width * actual.height
    else { return Found(mask: mask([], [])) }
    let ink = InkMap.bytes(options.ink, width: width, height: height)
    return expectedPixels.withUnsafeBufferPointer { one in
      actualPixels.withUnsafeBufferPointer { other in
        ink.withUnsafeBufferPointer { ink in
          var pair = maquette_pair(
            one: one.baseAddress, one_stride: expected.width, other: other.baseAddress,
            other_stride: actual.width, width: width, height: height,
            ink: ink.isEmpty ? nil : ink.baseAddress)
          return compare(&pair, options)
        }
      }
    }
  }

  private func compare(
    _ pair: inout maquette_pair, _ options: PixelComparison.Options
  ) -> Found {
    var changed = 0
    let slots = [UInt32](unsafeUninitializedCapacity: height) { target, count in
      changed = maquette_changed_rows(&pair, target.baseAddress)
      count = height
    }
    guard changed > 0 else { return Found(mask: mask([], [])) }
    let size = changed * width
    var counts = maquette_counts()
    let values = [UInt8](unsafeUninitializedCapacity: size) { target, count in
      maquette_fill(target.baseAddress, 0, size)
      let mask = target.baseAddress
      if options.isExact {
        counts = maquette_compare_exact(&pair, slots, mask)
      } else if options.metric == .pixelmatch {
        counts = maquette_compare_yiq(
          &pair, slots, mask, options.limit, options.countsAntialiasing)
      } else if options.countsAntialiasing || options.limit == 0 {
        counts = maquette_compare_exact(&pair, slots, mask)
      } else {
        var tolerance = options.tolerance
        counts = maquette_compare_edges(&pair, slots, mask, &tolerance)
      }
      for area in options.ignored.map({ $0.intersection(common) }) where !area.isEmpty {
        maquette_ignore(&pair, slots, mask, maquette_area(area), &counts)
      }
      count = size
    }
    return Found(
      mask: mask(slots, values), tolerated: counts.tolerated,
      clusters: counts.different == 0 ? [] : ClusterSearch.clusters(&pair, slots, values))
  }

  private var common: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  private func mask(_ slots: [UInt32], _ values: [UInt8]) -> PixelMask {
    func area(_ width: Int, _ height: Int) -> PixelRect {
      PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    }
    return PixelMask(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      common: common,
      pictures: [area(expected.width, expected.height), area(actual.width, actual.height)],
      slots: slots, values: values)
  }
}

extension maquette_area {
  /// A rectangle without negative numbers.
  init(_ rect: PixelRect) {
    self.init(
      min_x: max(0, rect.minX), min_y: max(0, rect.minY), max_x: max(0, rect.maxX),
      max_y: max(0, rect.maxY))
  }
}

extension PixelRect {
  /// A part of a picture.
  init(_ area: maquette_area) {
    self.init(
      minX: Int(area.min_x), minY: Int(area.min_y), maxX: Int(area.max_x), maxY: Int(area.max_y))
  }
}

/// Areas of text ink as a byte for each pixel.
enum InkMap {
  /// The bytes, 1 in ink; none when no area is in the picture.
  static func bytes(_ areas: [PixelRect], width: Int, height: Int) -> [UInt8] {
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let inside = areas.map { $0.intersection(picture) }.filter { !$0.isEmpty }
    guard !inside.isEmpty else { return [] }
    var result = [UInt8](repeating: 0, count: width * height)
    result.withUnsafeMutableBufferPointer { result in
      for area in inside {
        for row in area.minY..<area.maxY {
          let line = result.extracting(row * width + area.minX..<row * width + area.maxX)
          line.update(repeating: 1)
        }
      }
    }
    return result
  }
}
