import MaquetteSnapshots

@testable import MaquettePainting

/// A small interface that can be edited at random.
struct RandomTree {
  /// A part of it: a stack when it has children.
  struct Part {
    var kind: Int
    var title: String
    var font: Int
    var isBold = false
    var color: Int
    var size: Int
    var spacing: Double
    var padding: Double
    var alignment: Int
    var isVertical: Bool
    var children: [Part]
  }

  var root: Part
  var environment = Environment(scale: 2)

  init(_ random: inout Random) {
    root = RandomTree.stack(&random, depth: 2)
    environment = Environment(
      platform: random.below(4) == 0 ? .macos : .ios,
      direction: random.below(4) == 0 ? .rightToLeft : .leftToRight, scale: 2)
  }

  private static let words = [
    "Sign in", "Continue", "Not now", "Volume", "A longer line of text", "Go on", "Help", "Done",
    "Account", "Remember me",
  ]

  private static func part(_ random: inout Random) -> Part {
    Part(
      kind: random.below(6), title: words[random.below(words.count)] + " \(random.below(90))",
      font: random.below(4), color: random.below(3), size: random.below(3), spacing: 8, padding: 0,
      alignment: random.below(3), isVertical: true, children: [])
  }

  private static func stack(_ random: inout Random, depth: Int) -> Part {
    var result = part(&random)
    result.isVertical = depth == 2 || random.below(2) == 0
    result.spacing = Double(4 * (1 + random.below(5)))
    result.padding = depth == 2 ? 16 : random.below(3) == 0 ? 8 : 0
    for _ in 0..<(2 + random.below(3)) {
      let isStack = depth > 0 && random.below(3) == 0
      result.children.append(isStack ? stack(&random, depth: depth - 1) : part(&random))
    }
    return result
  }

  mutating func edit(_ random: inout Random) {
    if random.below(10) == 0 {
      environment.tint = .custom(Color(rgb: 0x0040DD))
      return
    }
    RandomTree.edit(&root, &random)
  }

  private static func edit(_ part: inout Part, _ random: inout Random) {
    if !part.children.isEmpty, random.below(4) > 0 {
      let index = random.below(part.children.count)
      return edit(&part.children[index], &random)
    }
    guard !part.children.isEmpty else {
      switch random.below(6) {
      case 0, 1: part.title = words[random.below(words.count)] + "!"
      case 2: part.font = (part.font + 1) % 4
      case 3: part.isBold.toggle()
      case 4: part.color = (part.color + 1) % 3
      default:
        part.size = (part.size + 1) % 3
        part.padding = part.padding == 0 ? 6 : 0
      }
      return
    }
    switch random.below(7) {
    case 0: part.spacing += 4
    case 1: part.padding += 4
    case 2: part.alignment = (part.alignment + 1) % 3
    case 3 where part.children.count > 2:
      part.children.remove(at: random.below(part.children.count))
    case 4: part.children.insert(self.part(&random), at: random.below(part.children.count + 1))
    case 5: part.children.swapAt(0, part.children.count - 1)
    default: part.isVertical.toggle()
    }
  }

  var component: AnyComponent { RandomTree.component(root) }

  private static func component(_ part: Part) -> AnyComponent {
    let inner: AnyComponent
    if part.children.isEmpty {
      inner = leaf(part)
    } else if part.isVertical {
      let alignments: [VStack.Alignment] = [.leading, .center, .trailing]
      inner = AnyComponent(
        VStack(alignment: alignments[part.alignment], spacing: part.spacing) {
          for child in part.children { component(child) }
        })
    } else {
      let alignments: [HStack.Alignment] = [.top, .center, .bottom]
      inner = AnyComponent(
        HStack(alignment: alignments[part.alignment], spacing: part.spacing) {
          for child in part.children { component(child) }
        })
    }
    return part.padding > 0 ? inner.padding(part.padding) : inner
  }

  private static func leaf(_ part: Part) -> AnyComponent {
    let styles: [FontValue] = [
      .style(.body, weight: part.isBold ? .bold : .regular),
      .style(.title2, weight: part.isBold ? .bold : .regular),
      .style(.caption, weight: part.isBold ? .bold : .regular),
      .style(.headline),
    ]
    switch part.kind {
    case 0:
      let sizes: [ButtonSize] = [.small, .medium, .large]
      let looks: [ButtonStyle] = [.filled, .plain, .gray]
      return AnyComponent(Button(part.title, style: looks[part.color], size: sizes[part.size]))
    case 1: return AnyComponent(Toggle(part.title, isOn: part.color == 0))
    case 2: return AnyComponent(Divider())
    default: return AnyComponent(Label(part.title, font: styles[part.font]))
    }
  }
}
