/// Why a symbol looks as it does in right-to-left: the cases that the Human Interface Guidelines
/// tell apart ("Right to left", interface icons).
package enum SymbolRule: String, Hashable, Sendable, CaseIterable {
  /// Stands for text or reading direction: mirrors.
  case textDirection
  /// Shows forward or backward motion, or progress: mirrors.
  case motion
  /// Named after a direction: `forward`, `backward`, `leading` and `trailing` mirror; `left`,
  /// `right`, `up`, `down` and `clockwise` mean what they say.
  case direction
  /// A logo, or a sign or mark that looks the same everywhere: stays.
  case universal
  /// A real-world object: stays.
  case object
  /// A tool, which stays in the right hand; what it works on may mirror.
  case tool
  /// Crossed out: the slash keeps its slant; what it crosses out may mirror.
  case slash
  /// Has a badge, which moves to the other side when it stands for interface, or when the symbol
  /// below it mirrors and would lose its balance.
  case badge
  /// Shows letters, words or digits, which other scripts have others for.
  case localized

  /// What it says, in a sentence.
  package var summary: String {
    switch self {
    case .textDirection: "Text or reading direction flips"
    case .motion: "Forward and backward motion flips"
    case .direction: "Forward and leading flip, left and right never do"
    case .universal: "Logos, universal signs and marks stay"
    case .object: "Real-world objects stay"
    case .tool: "Tools stay, but what they work on may flip"
    case .slash: "The slash keeps its slant"
    case .badge: "Badges move when they show an interface, or to keep the balance"
    case .localized: "Letters, words and digits are those of the script"
    }
  }

  /// Whether a symbol mirrors that says nothing but this.
  func mirrors(_ name: String) -> Bool {
    switch self {
    case .textDirection, .motion: true
    case .direction: NamedDirection(in: name) == .reading
    case .universal, .object, .tool, .slash, .badge, .localized: false
    }
  }
}

/// The direction that a symbol's name speaks of.
enum NamedDirection: Hashable {
  /// One that depends on the reading direction: forward, backward, leading, trailing.
  case reading
  /// One that does not: left, right.
  case fixed

  /// The direction in a name; `nil` when there is none, or one of each.
  init?(in name: String) {
    let words = name.split(separator: ".")
    let isReading = words.contains {
      $0 == "forward" || $0 == "backward" || $0.contains("leading") || $0.contains("trailing")
    }
    let isFixed = words.contains { $0.hasSuffix("left") || $0.hasSuffix("right") }
    guard isReading != isFixed else { return nil }
    self = isReading ? .reading : .fixed
  }
}
