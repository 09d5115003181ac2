/// What a device's name says: the family, what kind of it, how large, and of which generation.
///
/// Names are compared by what they say, since those of one spelling may be worlds apart:
/// "Series 7 45mm" is nearer to "Series 3 42mm" in letters than to "45mm".
struct DeviceName {
  private var family = ""
  private var kinds: Set<String> = []
  private var size: Double?
  private var generations: ClosedRange<Double>?
  private var chip: Double?
  /// Whether there is a word in it that no name of a device has.
  private(set) var hasUnknownWord = false

  private static let families: Set<String> = ["iphone", "ipad", "watch", "tv", "mac", "vision"]
  private static let kinds: Set<String> = ["pro", "max", "plus", "mini", "air", "ultra", "se", "e"]
  private static let fillers: Set<String> = [
    "apple", "series", "generation", "gen", "st", "nd", "rd", "th", "k", "p", "s", "hd",
  ]

  /// The generations that share a screen. Documented: which watch has which (HIG, Layout). Estimated,
  /// from memory and only for hints: the ordinals of iPads and iPhone SE.
  private static let generations: [String: ClosedRange<Double>] = [
    "Apple Watch 38mm": 1...3, "Apple Watch Series 3 42mm": 1...3, "Apple Watch 40mm": 4...6,
    "Apple Watch 44mm": 4...6, "Apple Watch 41mm": 7...9, "Apple Watch 45mm": 7...9,
    "Apple Watch 42mm": 10...11, "Apple Watch 46mm": 10...11, "Apple Watch Ultra 49mm": 1...2,
    "iPhone SE 4-inch": 1...1, "iPhone SE 4.7-inch": 2...3,
    "iPad 9.7-inch": 5...6, "iPad 10.2-inch": 7...9, "iPad 11-inch": 10...11,
    "iPad mini 7.9-inch": 1...5, "iPad mini 8.3-inch": 6...7,
    "iPad Air 9.7-inch": 1...2, "iPad Air 10.5-inch": 3...3, "iPad Air 10.9-inch": 4...5,
    "iPad Air 11-inch": 6...8, "iPad Air 13-inch": 6...8,
    "iPad Pro 11-inch": 1...4, "iPad Pro 12.9-inch": 1...6,
  ]

  init(_ name: String) {
    let words = DeviceName.words(of: name)
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if let number = Double(word) {
        take(number, before: next, after: index > 0 ? words[index - 1] : "")
      } else if DeviceName.families.contains(word) {
        family = word
      } else if DeviceName.kinds.contains(word) {
        kinds.insert(word)
      } else if ["x", "xs", "xr"].contains(word) {
        // Ten, under the letters that it was sold with.
        generations = 10...10
        if word != "x" { kinds.insert(word) }
      } else if !DeviceName.fillers.union(["mm", "inch", "in", "m"]).contains(word) {
        hasUnknownWord = true
      }
    }
    if let known = DeviceName.generations[name] { generations = known }
  }

  private mutating func take(_ number: Double, before next: String, after last: String) {
    if last == "m" {
      chip = number
    } else if ["mm", "inch", "in"].contains(next) || family == "watch" && number >= 38
      || family == "ipad" && number.rounded() != number
    {
      size = number
    } else {
      generations = number...number
    }
  }

  /// Letters and numbers, each for itself: "45mm" is two words.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isNumber: Bool?
    for character in name.lowercased() {
      let isDigit = character.isASCII && character.isNumber
      let goesOn = character == "." && isNumber == true
      guard isDigit || goesOn || character.isLetter else {
        isNumber = nil
        continue
      }
      if isNumber == (isDigit || goesOn) {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isNumber = isDigit || goesOn
    }
    return words
  }

  /// How far a device is from what the name asks for; `nil` for one of another family.
  ///
  /// Another size or generation weighs more than another kind, and more the further away it is.
  func distance(to other: DeviceName) -> Double? {
    guard !family.isEmpty, family == other.family else { return nil }
    var distance = 2 * Double(kinds.symmetricDifference(other.kinds).count)
    if let size, let theirs = other.size, size != theirs { distance += 3 + abs(size - theirs) }
    if let wanted = generations?.lowerBound, let range = other.generations {
      let away = max(range.lowerBound - wanted, wanted - range.upperBound)
      if away > 0 { distance += 3 + away }
    } else if generations != nil, other.generations == nil, other.size == nil {
      // A generation of its own, which its name doesn't tell.
      distance += 3
    }
    // What has a chip in its name has the screen since that chip.
    if let since = other.chip, (chip ?? 0) < since { distance += 2 }
    if let chip, other.chip == nil, family == "ipad", kinds.contains("pro"), chip >= 4 {
      distance += 2
    }
    return distance
  }
}

extension DeviceName {
  /// How far a size or a generation may be from every one of its family, in its own unit.
  private static let reach = 2.0

  /// Whether its size and its generation are about those of a device of its family, where these are known.
  func isPlausible(among others: [DeviceName]) -> Bool {
    let family = others.filter { $0.family == self.family }
    let sizes = family.compactMap(\.size).map { $0...$0 }
    return DeviceName.isNear(size, to: sizes)
      && DeviceName.isNear(generations?.lowerBound, to: family.compactMap(\.generations))
  }

  private static func isNear(_ number: Double?, to ranges: [ClosedRange<Double>]) -> Bool {
    guard let number, !ranges.isEmpty else { return true }
    return ranges.contains { $0.lowerBound - reach <= number && number <= $0.upperBound + reach }
  }
}

extension Device {
  /// The devices that are nearest to what a name says; none where it names no family, or a size or a
  /// generation that is far from all of the family.
  static func nearest(to name: DeviceName) -> [String] {
    let others = all.map { (device: $0.name, said: DeviceName($0.name)) }
    guard name.isPlausible(among: others.map(\.said)) else { return [] }
    var best: (distance: Double, names: [String])?
    for other in others {
      guard let distance = name.distance(to: other.said) else { continue }
      if let found = best, found.distance == distance {
        best?.names.append(other.device)
      } else if distance < best?.distance ?? .infinity {
        best = (distance, [other.device])
      }
    }
    return best?.names ?? []
  }
}
