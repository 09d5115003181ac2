/// What assistive technology is told of a component.
public struct Accessibility: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Text that cannot be edited.
    case staticText
    /// Something that starts an action.
    case button
    /// Text that people type.
    case textField
    /// Something that leads elsewhere.
    case link
    /// A picture.
    case image
    /// A whole screen or window.
    case window
    /// Things that belong together.
    case group
  }

  /// What makes a thing special, under UIKit's names.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// Works like a button.
    case button
    /// Leads elsewhere.
    case link
    /// Titles what follows.
    case header
    /// Is chosen.
    case selected
    /// Does not react.
    case notEnabled
    /// Is a picture.
    case image
    /// Is text that does not change.
    case staticText
    /// Has a value that can be raised and lowered.
    case adjustable
    /// Is a switch.
    case toggleButton
    /// Is a field to search with.
    case searchField
    /// Is a key of a keyboard.
    case keyboardKey
    /// Is a bar of tabs.
    case tabBar
    /// Says how things stand when the app starts.
    case summaryElement
    /// Changes its label or value often.
    case updatesFrequently
    /// Plays a sound of its own when it is used.
    case playsSound
    /// Starts playing or recording, which speech must not disturb.
    case startsMediaSession
    /// Takes touches directly, as the keys of a piano do.
    case allowsDirectInteraction
    /// Turns the page when it has been read.
    case causesPageTurn
    /// Keeps everything else from being used while it is there.
    case modal
  }

  /// The levels a heading may have.
  public static let headingLevels = 1...6

  /// What kind of thing it is.
  public var role: Role
  /// Its name.
  public var label: String
  /// Its present value; `nil` when it has none.
  public var value: String?
  /// What happens when it is used, in a sentence; `nil` when that is clear.
  public var hint: String?
  /// What makes it special, in the order of ``Trait/allCases``, each once.
  public var traits: [Trait] { didSet { traits = Accessibility.sorted(traits) } }
  /// How deep a heading is, from 1 to 6; `nil` for no heading, or one of no known level.
  public var headingLevel: Int?
  /// Whether assistive technology passes it over.
  public var isHidden: Bool
  /// A name for tests, which nobody hears; `nil` when it has none.
  public var identifier: String?
  /// Where a link leads; `nil` when it leads nowhere.
  public var url: String?

  /// Which control of a Mac it is, for those who are told in words; `nil` where its traits tell.
  package var macControl: MacControl?

  /// Controls of a Mac that have the traits of others, by the words for them.
  package enum MacControl: String, Hashable, Sendable {
    case checkbox
    case radioButton = "radio button"
  }

  /// A description from its parts.
  public init(
    role: Role, label: String, value: String? = nil, hint: String? = nil, traits: [Trait] = [],
    headingLevel: Int? = nil, isHidden: Bool = false, identifier: String? = nil,
    url: String? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = Accessibility.sorted(traits)
    self.headingLevel = headingLevel
    self.isHidden = isHidden
    self.identifier = identifier
    self.url = url
  }

  /// Whether assistive technology stops at it: it has a name and is not hidden.
  public var isElement: Bool { !isHidden && !label.isEmpty }

  /// Whether it titles what follows.
  public var isHeading: Bool { headingLevel != nil || traits.contains(.header) }

  /// What it is to whoever cannot see it: traits added to a text make more of it than a text.
  public var effectiveRole: Role {
    if traits.contains(.button) || traits.contains(.toggleButton) { return .button }
    if url != nil || traits.contains(.link) { return .link }
    return traits.contains(.image) ? .image : role
  }

  private static func sorted(_ traits: [Trait]) -> [Trait] {
    traits.count < 2 ? traits : Trait.allCases.filter(traits.contains)
  }
}
