import MaquetteCore

/// The title of a picture whose spec gives it none.
enum SceneTitle {
  /// How many labels a title has.
  private static let count = 3

  /// The labels of the first few things in a picture: the titles of bars, what is in the screen, and what else is in
  /// bars, each as it is read.
  ///
  /// - Parameter isSymbol: whether a name is that of a symbol in the picture. One that stands for a control or an
  ///   image without a label says little, and is left out unless there is nothing else.
  static func text(of scene: Scene, isSymbol: (String) -> Bool) -> String {
    let things = scene.thingsAsRead
    // Only the first few things are asked for: looking for a symbol takes a while.
    func isNamed(_ thing: ReadThing) -> Bool {
      thing.accessibility.effectiveRole == .staticText || !isSymbol(thing.accessibility.label)
    }
    let hasNamed = things.contains(where: isNamed)
    var labels: [String] = []
    for part in Part.allCases {
      for thing in things where Part(of: thing) == part && (!hasNamed || isNamed(thing)) {
        let label = thing.accessibility.label
        // A link is a part of the text around it.
        let isLink = thing.accessibility.effectiveRole == .link
        guard !labels.contains(where: { $0 == label || isLink && $0.contains(label) }) else {
          continue
        }
        labels.append(label)
        if labels.count == count { return labels.joined(separator: ", ") }
      }
    }
    return labels.joined(separator: ", ")
  }

  /// The parts of a picture, the most telling first.
  private enum Part: CaseIterable {
    case barTitles
    case contents
    case barItems

    init(of thing: ReadThing) {
      self =
        !thing.isInBar ? .contents : thing.accessibility.isHeading ? .barTitles : .barItems
    }
  }
}

extension LayoutContext {
  /// Whether a name is that of a symbol that the picture shows.
  func draws(symbol name: String) -> Bool {
    // Most pictures show none, and finding one by its name takes a search.
    !symbolUses.isEmpty && environment.symbol(named: name).map { symbolUses.has($0) } ?? false
  }
}
