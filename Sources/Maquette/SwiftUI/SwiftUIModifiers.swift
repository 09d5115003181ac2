import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// Adds what a wrapper says.
  func add(_ modified: ModifiedComponent, at provenance: Provenance?, to view: inout SwiftView) {
    switch modified.modifier {
    case .padding(let insets): addPadding(insets, to: &view)
    case .frame(let frame):
      let isOwn = frame.givesOwnWidth && modified.content.isLabel
      addFrame(isOwn ? frame.aligned(as: modified.content) : frame, to: &view)
    case .fixedSize(.both): view.modifiers.append(".fixedSize()")
    case .fixedSize(let axes):
      let words = [("horizontal", Axis.horizontal), ("vertical", .vertical)].map {
        "\($0.0): \(axes.isFixed(along: $0.1))"
      }
      view.modifiers.append(".fixedSize(\(words.joined(separator: ", ")))")
    case .layoutPriority(let priority):
      view.modifiers.append(".layoutPriority(\(SwiftLiteral.number(priority)))")
    case .alignmentGuide(let guides):
      for guide in AlignmentGuide.allCases {
        if let position = guides[guide] { addGuide(guide, at: position, to: &view) }
      }
    case .background(let color, let radius):
      addBackground(color, radius: radius, to: &view, at: provenance?.keys["background"])
    case .accessibility(let patch): addAccessibility(patch, to: &view, at: provenance)
    case .listRow(let row): addListRow(row, at: provenance, to: &view)
    case .environment(let environment): add(environment, at: provenance, to: &view)
    case .aspectRatio(let value):
      let words = [SwiftLiteral.number(value.ratio), "contentMode: .\(value.contentMode.rawValue)"]
      view.modifiers.append(SwiftView.call(".aspectRatio", words))
    case .drawing(let drawing): add(drawing, at: provenance, to: &view)
    case .writing(let writing): add(writing, at: provenance, to: &view)
    // The item of the toolbar says it.
    case .sharedBackground: break
    }
  }

  /// Adds space around a view; the platform's for none.
  func addPadding(_ insets: EdgeInsets?, to view: inout SwiftView) {
    guard let insets else {
      view.modifiers.append(".padding()")
      return
    }
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let numbers = sides.map { SwiftLiteral.number($0) }
    if Set(numbers).count == 1 {
      if numbers[0] != "0" { view.modifiers.append(".padding(\(numbers[0]))") }
    } else if numbers[0] == numbers[2], numbers[1] == numbers[3] {
      if numbers[0] != "0" { view.modifiers.append(".padding(.vertical, \(numbers[0]))") }
      if numbers[1] != "0" { view.modifiers.append(".padding(.horizontal, \(numbers[1]))") }
    } else {
      let words = zip(["top", "leading", "bottom", "trailing"], numbers).map { "\($0): \($1)" }
      view.modifiers.append(".padding(EdgeInsets(\(words.joined(separator: ", "))))")
    }
  }

  /// SwiftUI has a middle for each direction.
  private func addGuide(
    _ guide: AlignmentGuide, at position: GuidePosition, to view: inout SwiftView
  ) {
    let place: String
    var axes: [Axis] = guide.axis.map { [$0] } ?? [.horizontal, .vertical]
    switch position {
    case .points(let points): place = "_ in \(SwiftLiteral.number(points))"
    case .guide(let other):
      if let axis = other.axis { axes = axes.filter { $0 == axis } }
      place = "$0[.\(other.rawValue)]"
    }
    for axis in axes {
      let type = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
      let name = "\(guide.axis == nil ? type : "").\(guide.rawValue)"
      var place = place
      if case .guide(.center) = position { place = "$0[\(type).center]" }
      view.modifiers.append(".alignmentGuide(\(name)) { \(place) }")
    }
  }

  func addFrame(_ frame: FrameValue, to view: inout SwiftView) {
    let alignment = frame.alignment == .center ? [] : ["alignment: .\(frame.alignment.rawValue)"]
    func call(_ bounds: [(String, Double?)]) {
      let words = bounds.compactMap { name, value in
        value.map { "\(name): \($0 == .infinity ? ".infinity" : SwiftLiteral.number($0))" }
      }
      guard !words.isEmpty else { return }
      view.modifiers.append(".frame(\((words + alignment).joined(separator: ", ")))")
    }
    call([("width", frame.width), ("height", frame.height)])
    call([
      ("minWidth", frame.minWidth), ("maxWidth", frame.maxWidth), ("minHeight", frame.minHeight),
      ("maxHeight", frame.maxHeight),
    ])
  }

  /// Adds what is painted behind a view.
  func addBackground(
    _ color: ColorValue, radius: CornerRadius, to view: inout SwiftView,
    at location: SourceLocation? = nil
  ) {
    guard let text = SwiftUIColors.background(color, on: platform) else {
      return missColor("background", color, at: location, in: &view)
    }
    addBackground(text, radius: radius, to: &view)
  }

  /// Adds a style that is painted behind a view.
  func addBackground(_ text: String, radius: CornerRadius, to view: inout SwiftView) {
    let shape =
      switch radius {
      case .points(let points) where points > 0:
        ", in: .rect(cornerRadius: \(SwiftLiteral.number(points)))"
      case .points: ""
      case .concentric: ", in: .rect(corners: .concentric, isUniform: true)"
      }
    view.modifiers.append(".background(\(text)\(shape))")
  }

  /// Adds what is said of how texts are written.
  private func add(_ writing: Writing, at provenance: Provenance?, to view: inout SwiftView) {
    if let language = writing.language {
      let text = SwiftLiteral.string(language)
      view.modifiers.append(".typesettingLanguage(Locale.Language(identifier: \(text)))")
    }
    if let direction = writing.baseWritingDirection, direction != .natural {
      miss(
        "'baseWritingDirection: \(direction.rawValue)' cannot be set on a view in SwiftUI",
        at: provenance?.keys["baseWritingDirection"], in: &view)
    }
    if let detector = writing.dataDetector {
      miss(
        "'dataDetector: \(detector.rawValue)' cannot be set on a view in SwiftUI",
        at: provenance?.keys["dataDetector"], in: &view)
    }
  }

  private func addAccessibility(
    _ patch: AccessibilityPatch, to view: inout SwiftView, at provenance: Provenance?
  ) {
    for (text, name) in [
      (patch.label, "Label"), (patch.value, "Value"), (patch.hint, "Hint"),
    ] {
      guard let text else { continue }
      view.modifiers.append(".accessibility\(name)(Text(\(SwiftLiteral.verbatim(text))))")
    }
    if let level = patch.headingLevel {
      view.modifiers.append(".accessibilityHeading(.h\(level))")
      view.modifiers.append(".accessibilityAddTraits(.isHeader)")
    }
    let words = patch.traits.map { (trait: $0, word: SwiftUIComponents.word(for: $0)) }
    let known = words.compactMap(\.word).map { ".\($0)" }
    if known.count == 1 {
      view.modifiers.append(".accessibilityAddTraits(\(known[0]))")
    } else if !known.isEmpty {
      view.modifiers.append(".accessibilityAddTraits([\(known.joined(separator: ", "))])")
    }
    for trait in words.filter({ $0.word == nil }).map(\.trait) {
      miss(
        "'accessibilityTraits: \(trait.rawValue)' cannot be set on a view in SwiftUI",
        at: provenance?.keys["accessibilityTraits"], in: &view)
    }
    if let isHidden = patch.isHidden {
      view.modifiers.append(".accessibilityHidden(\(isHidden))")
    }
    if let name = patch.identifier {
      view.modifiers.append(".accessibilityIdentifier(\(SwiftLiteral.string(name)))")
    }
  }

  /// SwiftUI's name for a trait; `nil` for one that only controls have.
  private static func word(for trait: Accessibility.Trait) -> String? {
    switch trait {
    case .button: "isButton"
    case .link: "isLink"
    case .header: "isHeader"
    case .selected: "isSelected"
    case .image: "isImage"
    case .staticText: "isStaticText"
    case .toggleButton: "isToggle"
    case .searchField: "isSearchField"
    case .keyboardKey: "isKeyboardKey"
    case .tabBar: "isTabBar"
    case .summaryElement: "isSummaryElement"
    case .updatesFrequently: "updatesFrequently"
    case .playsSound: "playsSound"
    case .startsMediaSession: "startsMediaSession"
    case .allowsDirectInteraction: "allowsDirectInteraction"
    case .causesPageTurn: "causesPageTurn"
    case .modal: "isModal"
    case .adjustable, .notEnabled: nil
    }
  }

  /// Adds what assistive technology says of a view, unless it is empty.
  func addLabel(_ text: String, to view: inout SwiftView) {
    guard !text.isEmpty else { return }
    view.modifiers.append(".accessibilityLabel(Text(\(SwiftLiteral.verbatim(text))))")
  }

  /// Adds a colour that stands for the tint.
  func addTint(
    _ color: ColorValue?, key: String = "tint", _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    guard let color else { return }
    keys.say(key)
    if let text = SwiftUIColors.color(color, on: platform) {
      view.modifiers.append(".tint(\(text))")
    } else if color != .tint {
      miss(
        "'\(key): \(color.text)' is a colour of the theme", at: keys.place(of: key), in: &view)
    }
  }
}
