import MaquetteCore
import MaquetteThemes

/// A number or a short text at the end of a row.
struct RowBadge {
  private let text: String
  private let badge: BadgeText
  /// Whether it stands in the middle of the height, and not on the first line.
  private let isCentered: Bool
  /// Whether it stands beside a switch, which is in the middle of all lines of its title.
  private let isBesideSwitch: Bool
  private let look: RowBadgeLook
  private let context: LayoutContext

  /// `nil` without a text, and where rows of the platform have none.
  ///
  /// - Parameter row: what the row shows besides.
  init?(_ traits: ListRowTraits, beside row: AnyComponent, in context: LayoutContext) {
    let look = RowBadgeLook(context)
    let missing = "rows on \(context.theme.platform.displayName) have none"
    guard let text = traits.badge else {
      // A link has one of its own.
      let isBare = row.linkBadge.isEmpty
      if isBare || look == nil {
        context.warnUnused("badgeProminence", because: isBare ? "there is no 'badge'" : missing)
      }
      return nil
    }
    guard let look else {
      context.warnUnused("badge", "badgeProminence", because: missing)
      return nil
    }
    self.text = context.environment.badgeText(text)
    badge = BadgeText(self.text, prominence: traits.badgeProminence ?? .standard, look: look)
    isCentered = row.hasTextsBelow
    isBesideSwitch = row.isSwitch(in: context)
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
    let quiet = AlteredElement(badge.element(in: context)) { $0.map(\.silenced) }
    return LabeledElement(
      label: named, content: quiet, spacing: look.gap, isCentered: isCentered,
      centersBesideLines: isBesideSwitch, spreads: true, context: context)
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

  /// Adds a trait to the first thing that assistive technology is told of, and not to what is hidden from it;
  /// whether there is one.
  mutating func addTrait(_ trait: Accessibility.Trait) -> Bool {
    if let thing = accessibility {
      if thing.isHidden { return false }
      if !thing.traits.contains(trait) { accessibility?.traits.append(trait) }
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
    case let toggle as Toggle: !toggle.subtitle.isEmpty
    case is VStack: true
    default: false
    }
  }

  fileprivate func isSwitch(in context: LayoutContext) -> Bool {
    (unmodified as? Toggle).map {
      ToggleLayout(toggle: $0, context: context).resolvedStyle == .switch
    }
      ?? false
  }

  /// The badge of the link that it is; empty for none, and for what is no link.
  fileprivate var linkBadge: String { (unmodified as? NavigationLink)?.badge ?? "" }

  /// What a row shows and what is said about it; a link and a group show their badge themselves, before
  /// their chevron.
  var rowOfList: (content: AnyComponent, traits: ListRowTraits) {
    var (content, traits) = listRow
    if traits.badge != nil || traits.badgeProminence != nil, let badged = content.badged(traits) {
      content = badged
      traits.badge = nil
    }
    return (content, traits)
  }

  /// The link or group with the badge that its row has, or the link with its own one as prominent as the row
  /// says; `nil` for what is neither, and for a link that has another one.
  private func badged(_ traits: ListRowTraits) -> AnyComponent? {
    if let modified = base as? ModifiedComponent {
      return modified.content.badged(traits).map {
        AnyComponent(
          ModifiedComponent(content: $0, modifier: modified.modifier), provenance: provenance)
      }
    }
    if var group = base as? DisclosureGroup, let badge = traits.badge {
      group.badge = badge
      group.badgeProminence = traits.badgeProminence ?? .standard
      return AnyComponent(group, provenance: provenance)
    }
    if var header = base as? DisclosureHeader, let badge = traits.badge {
      header.group.badge = badge
      header.group.badgeProminence = traits.badgeProminence ?? .standard
      return AnyComponent(header, provenance: provenance)
    }
    guard var link = base as? NavigationLink else { return nil }
    if let badge = traits.badge {
      guard link.badge.isEmpty else { return nil }
      link.badge = badge
    }
    link.badgeProminence = traits.badgeProminence ?? .standard
    return AnyComponent(link, provenance: provenance)
  }
}
