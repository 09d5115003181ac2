import Maquette

/// A component of a picture, with what is around it.
package final class LintItem {
  /// Its place among all items, which come before what is in them.
  package let index: Int
  /// The component, without what is said about it besides.
  package let component: any Component
  /// Its name in specs; empty for what specs cannot name.
  package let name: String
  /// What is said about it besides, the outermost first.
  package let modifiers: [ModifiedComponent.Modifier]
  /// Where it stands in the spec; `nil` when it was made in code.
  package let provenance: Provenance?
  /// The key of the component around it that it stands below; empty for the outermost.
  package let key: String
  /// What it is drawn in.
  package let environment: Environment
  /// The component around it.
  package private(set) unowned var parent: LintItem?
  /// The components in it, in the order of its keys.
  package private(set) var children: [LintItem] = []
  /// Those in it by the key that they stand below.
  private var childrenByKey: [String: [LintItem]] = [:]
  /// Its place among its siblings.
  private(set) var position = 0
  /// Whether it or something in it says something in words. Many components ask this of one another:
  /// it is found once.
  private(set) lazy var hasWords: Bool = saysWords || children.contains(where: \.hasWords)
  /// Whether it is a text alone: it says something, and nothing in it is for use.
  private(set) lazy var isText: Bool = hasWords && !holdsControl
  /// Whether it or something in it is for use.
  private(set) lazy var holdsControl: Bool =
    LintItem.controls.contains(name) || children.contains(where: \.holdsControl)
  /// Whether it or something in it is a control that does not say what it is for.
  private(set) lazy var holdsUnnamed: Bool =
    isUnnamedControl || children.contains(where: \.holdsUnnamed)
  /// Whether it or something in it is a picture or a symbol.
  private(set) lazy var holdsPicture: Bool =
    component is Image || children.contains(where: \.holdsPicture)
  /// How many controls with a value it is or holds: what a heading may be the title of.
  private(set) lazy var countOfValues: Int =
    children.reduce((controlTitle ?? pickerTitle) == nil ? 0 : 1) { $0 + $1.countOfValues }
  private var counts: [String: SiblingCounts] = [:]
  private var namedPlaces: [String: Set<Int>] = [:]
  private var headedPlaces: [String: Set<Int>] = [:]

  init(
    index: Int, component: any Component, name: String, modifiers: [ModifiedComponent.Modifier],
    provenance: Provenance?, key: String, environment: Environment, parent: LintItem?
  ) {
    self.index = index
    self.component = component
    self.name = name
    self.modifiers = modifiers
    self.provenance = provenance
    self.key = key
    self.environment = environment
    self.parent = parent
  }

  /// The platform that it is drawn for.
  var platform: Platform { environment.platform }

  /// The components around it, the nearest first.
  var ancestors: [LintItem] {
    var result: [LintItem] = []
    var next = parent
    while let item = next {
      result.append(item)
      next = item.parent
    }
    return result
  }

  /// It and all in it, in order.
  var subtree: [LintItem] { [self] + children.flatMap(\.subtree) }

  /// Those below the same key of the component around it, itself among them.
  var siblings: [LintItem] { parent?.childrenByKey[key] ?? [self] }

  /// What the components below one of its keys have in common.
  func counts(below key: String) -> SiblingCounts {
    if let known = counts[key] { return known }
    let made = SiblingCounts(childrenByKey[key] ?? [])
    counts[key] = made
    return made
  }

  /// The places of those below one of its keys that a text in their row names: one text names one
  /// control, in the order in which they stand.
  func placesNamed(below key: String) -> Set<Int> {
    if let known = namedPlaces[key] { return known }
    let all = childrenByKey[key] ?? []
    var places: Set<Int> = []
    let length = max(1, (component as? Grid)?.columns ?? all.count)
    for start in stride(from: 0, to: all.count, by: length) {
      let row = all[start..<min(all.count, start + length)]
      places.formUnion(
        row.filter(\.holdsUnnamed).prefix(row.count(where: \.isText)).map(\.position))
    }
    namedPlaces[key] = places
    return places
  }

  /// The places of those below one of its keys that hold the only control between a heading and the
  /// next one: the heading is its title.
  func placesHeaded(below key: String) -> Set<Int> {
    if let known = headedPlaces[key] { return known }
    var places: Set<Int> = []
    var (isHeaded, held): (Bool, [LintItem]) = (false, [])
    func close() {
      if isHeaded, held.count == 1, held[0].countOfValues == 1 { places.insert(held[0].position) }
    }
    for item in childrenByKey[key] ?? [] {
      if item.isText, item.isHeading {
        close()
        (isHeaded, held) = (true, [])
      } else if item.countOfValues > 0 {
        held.append(item)
      }
    }
    close()
    headedPlaces[key] = places
    return places
  }

  /// Takes a component that stands in it, behind those that it has.
  func add(_ child: LintItem) {
    child.position = childrenByKey[child.key]?.count ?? 0
    children.append(child)
    childrenByKey[child.key, default: []].append(child)
  }

  /// Where it stands among others: `Screen/VStack[0]/Button[2]`.
  package var path: String {
    let place = parent == nil ? "" : "[\(position)]"
    return (parent.map { $0.path + "/" } ?? "") + name + place
  }

  /// Whether it stands in one of these, at any depth.
  func isIn(_ names: Set<String>) -> Bool { ancestors.contains { names.contains($0.name) } }

  /// What is said about its accessibility, the innermost first.
  var accessibility: [AccessibilityPatch] {
    modifiers.reversed().compactMap {
      if case .accessibility(let patch) = $0 { patch } else { nil }
    }
  }

  /// Whether assistive technology passes it over, with what is around it.
  var isHidden: Bool {
    ([self] + ancestors).contains { $0.accessibility.contains { $0.isHidden == true } }
  }

  /// What a spec says it is called.
  var spokenLabel: String { accessibility.compactMap(\.label).last ?? "" }

  /// The view that it belongs to: a screen, a sheet, a dialog, a tab, or all of the picture.
  var view: LintItem {
    var item = self
    while let around = item.parent, !LintItem.views.contains(item.name) { item = around }
    return item
  }

  static let views: Set<String> = [
    "Screen", "Sheet", "Alert", "ConfirmationDialog", "Popover", "Artboard", "Tab",
  ]
}
