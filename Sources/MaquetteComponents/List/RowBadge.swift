import MaquetteCore
import MaquetteThemes

/// A number or a short text at the end of a row.
struct RowBadge {
  private let text: String
  private let prominence: BadgeProminence
  /// Whether it stands in the middle of the height, and not on the first line.
  private let isCentered: Bool
  private let look: RowBadgeLook
  private let context: LayoutContext

  /// `nil` without a text, and where rows of the platform have none.
  ///
  /// - Parameter row: what the row shows besides.
  init?(_ traits: ListRowTraits, beside row: AnyComponent, in context: LayoutContext) {
    guard let text = traits.badge else {
      context.warnUnused("badgeProminence", because: "there is no 'badge'")
      return nil
    }
    guard let look = RowBadgeLook(context) else {
      context.warnUnused(
        "badge", "badgeProminence",
        because: "rows on \(context.theme.platform.displayName) have none")
      return nil
    }
    self.text = context.environment.badgeText(text)
    prominence = traits.badgeProminence ?? .standard
    isCentered = row.hasTextsBelow
    self.look = look
    self.context = context
  }

  /// A row's content with the badge after it.
  func added(to content: any LayoutElement) -> any LayoutElement {
    let text = text
    let named = AlteredElement(content) { nodes in
      var nodes = nodes
      if !nodes.isEmpty { _ = nodes[0].addValue(text) }
      return nodes
    }
    return LabeledElement(
      label: named, content: AlteredElement(element()) { $0.map(\.silenced) }, spacing: look.gap,
      isCentered: isCentered, context: context)
  }

  private func element() -> any LayoutElement {
    var inner = context.entering("Badge")
    inner.isListRow = false
    inner.provenance = context.provenance(key: "badge")
    guard prominence == .increased else {
      let color = prominence == .decreased ? look.color.opacity(0.6) : look.color
      return Label(text, font: look.font.value, color: .custom(color)).makeElement(in: inner)
    }
    let ground = look.prominentFill
    guard let font = look.prominentFont.resolved(),
      let part = inner.textPart(
        text, font, color: inner.legible(look.prominentColor, on: [ground]), key: "badge",
        name: "the badge", alignment: .center)
    else { return EmptyElement() }
    let height = max(look.prominentHeight, inner.roundedUp(font.lineHeight + 2))
    let pill = BoxElement(
      inner.row([part], spacing: 0), minWidth: height, height: height,
      padding: look.prominentPadding, isWhole: true, context: inner
    ) { frame in
      [
        .fill(
          .roundedRect(frame, radius: frame.height / 2, curve: .circular), .color(ground))
      ]
    }
    return ControlElement("Badge", pill, accessibility: nil, context: inner)
  }
}

extension SceneNode {
  /// Adds to the value of the first thing that assistive technology is told of; whether there is one.
  mutating func addValue(_ text: String) -> Bool {
    if var thing = accessibility {
      thing.value = [thing.value, text].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ", ")
      accessibility = thing
      return true
    }
    for index in children.indices where children[index].addValue(text) { return true }
    return false
  }

  /// Adds a trait to the first thing that assistive technology is told of; whether there is one.
  mutating func addTrait(_ trait: Accessibility.Trait) -> Bool {
    if accessibility != nil {
      if accessibility?.traits.contains(trait) == false { accessibility?.traits.append(trait) }
      return true
    }
    for index in children.indices where children[index].addTrait(trait) { return true }
    return false
  }
}

extension AnyComponent {
  /// Whether it has several texts below one another.
  fileprivate var hasTextsBelow: Bool {
    switch unmodified {
    case let label as Label: !label.subtitle.isEmpty
    case let link as NavigationLink: !link.subtitle.isEmpty
    case let labeled as LabeledContent: !labeled.subtitle.isEmpty
    case is VStack: true
    default: false
    }
  }

  /// What a row shows and what is said about it; a link shows its badge itself, before its chevron.
  var rowOfList: (content: AnyComponent, traits: ListRowTraits) {
    var (content, traits) = listRow
    if let badge = traits.badge, traits.badgeProminence ?? .standard == .standard,
      let link = content.badged(badge)
    {
      content = link
      traits.badge = nil
      traits.badgeProminence = nil
    }
    return (content, traits)
  }

  private func badged(_ badge: String) -> AnyComponent? {
    if let modified = base as? ModifiedComponent {
      return modified.content.badged(badge).map {
        AnyComponent(
          ModifiedComponent(content: $0, modifier: modified.modifier), provenance: provenance)
      }
    }
    guard let link = base as? NavigationLink, link.value.isEmpty, link.badge.isEmpty else {
      return nil
    }
    return AnyComponent(link.with { $0.badge = badge }, provenance: provenance)
  }
}
