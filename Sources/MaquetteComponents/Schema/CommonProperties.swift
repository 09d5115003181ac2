import MaquetteCore

/// The keys that every component has: room around it, its frame, what is behind it, and what
/// assistive technology is told of it.
///
/// They wrap the component in a fixed order, whatever the order in the spec: first `fixedSize`, then
/// `padding`, then the frame, which therefore holds the padding, then `background`, which fills the
/// frame, then what is drawn over and around it (`DrawingProperties`), then what stacks want to know, and
/// last `environment`, which all of these are drawn in.
package enum CommonProperties {
  /// What is known of the keys.
  package static let infos: [PropertyInfo] =
    [
      PropertyInfo(
        name: "padding", summary: "Space around the component, inside its frame.",
        type: .insets(lengths, takesTrue: true), defaultText: "0"),
      PropertyInfo(
        name: "width",
        summary:
          "A fixed width, or 'infinity' for all available width. A label aligns its lines within "
          + "this width.",
        type: .length),
      PropertyInfo(
        name: "height",
        summary:
          "A fixed height, or 'infinity' for all available height.", type: .length),
      PropertyInfo(
        name: "frame",
        summary: "A fixed or limited size, and how the component is aligned in it.",
        type: .map(FrameValue.infos)),
      PropertyInfo(
        name: "fixedSize",
        summary: "Keeps the component at its ideal size, however little space is offered.",
        type: FixedSize.specType(range: 0...0)),
      PropertyInfo(
        name: "layoutPriority",
        summary:
          "A stack gives space first to the component with the highest number.",
        type: .number(-1000...1000), defaultText: "0"),
      PropertyInfo(
        name: "alignmentGuide", aliases: ["alignmentGuides"],
        summary:
          "Where a stack's alignment line crosses the component, if not at its edge or middle.",
        type: AlignmentGuideMap.specType(range: 0...0)),
      PropertyInfo(
        name: "background",
        summary:
          "The background: a colour, a material such as thinMaterial, a gradient or components.",
        type: BackgroundValue.specType(range: 0...0)),
      PropertyInfo(
        name: "cornerRadius",
        summary:
          "The corner radius of background, clip, border and shadow, or 'concentric' to follow "
          + "the container's corners.",
        type: CornerRadius.specType(range: 0...Limits.radius), defaultText: "0"),
    ] + DrawingProperties.infos + ListRowProperties.infos + [
      PropertyInfo(
        name: "sharedBackgroundVisibility",
        summary:
          "In a bar since version 26: whether it is on the bar's glass; 'hidden' for no glass.",
        type: Visibility.specType(range: 0...0), defaultText: "automatic"),
      PropertyInfo(
        name: "directionIsAbsolute",
        summary:
          "Whether it keeps its direction in right-to-left, because it means a real direction or "
          + "area.",
        type: .boolean, defaultText: "false"),
      PropertyInfo(
        name: "layoutDirection",
        summary: "The layout direction of the component and its contents.",
        type: LayoutDirection.specType(range: 0...0)),
      PropertyInfo(
        name: "baseWritingDirection",
        summary:
          "The writing direction of its paragraphs; with 'natural', the majority of a paragraph's "
          + "words decides; in right-to-left, a right-to-left first letter is enough.",
        type: WritingDirection.specType(range: 0...0), defaultText: "natural"),
      PropertyInfo(
        name: "language", aliases: ["typesettingLanguage"],
        summary: "The language of its texts, such as ur for Urdu; the locale's when not given.",
        type: LanguageValue.specType(range: 0...0)),
      PropertyInfo(
        name: "dataDetector", aliases: ["dataDetectorTypes"],
        summary:
          "The kind of numbers in its texts, which decides their order in right-to-left.",
        type: DataDetector.specType(range: 0...0)),
      PropertyInfo(
        name: "accessibilityLabel", summary: "The name that assistive technology reads.",
        type: .text),
      PropertyInfo(
        name: "accessibilityValue", summary: "The value that assistive technology reads.",
        type: .text),
      PropertyInfo(
        name: "accessibilityHint", summary: "A sentence that says what happens when people use it.",
        type: .text),
      PropertyInfo(
        name: "accessibilityTraits", aliases: ["accessibilityAddTraits"],
        summary:
          "Traits besides its own: a word or a list, with UIKit's or SwiftUI's names.",
        type: TraitList.specType(range: 0...0)),
      PropertyInfo(
        name: "accessibilityHeading", aliases: ["accessibilityHeadingLevel"],
        summary: "The level of the heading, from 1 to 6; h1 to h6 work, too.",
        type: HeadingLevelValue.specType(range: 0...0)),
      PropertyInfo(
        name: "accessibilityHidden",
        summary: "Whether assistive technology ignores it and its contents.",
        type: .boolean, defaultText: "false"),
      PropertyInfo(
        name: "accessibilityIdentifier",
        summary:
          "A name by which tests find it; it is never spoken.",
        type: .text),
    ]

  private static let lengths = 0...10_000.0

  static let names = infos.map(\.name)

  /// The key that a name or another name for it stands for.
  package static func canonicalKey(_ name: String) -> String? {
    infos.first { $0.name == name || $0.aliases.contains(name) }?.name
  }

  static func apply(
    _ entries: [SpecNode.Entry], to component: AnyComponent, _ provenance: Provenance,
    by reader: SpecReader
  ) -> AnyComponent {
    guard !entries.isEmpty else { return component }
    func value<Value: SpecValue>(_ key: String, range: ClosedRange<Double> = lengths) -> Value? {
      reader.value(of: key, in: entries, range: range)
    }
    var result = component
    // Read without a background too: a wrong value is wrong.
    let radius: CornerRadius? = value("cornerRadius", range: 0...Limits.radius)
    if let radius, let image = component.base.cast(to: (any CornerRounded).self) {
      result = AnyComponent(image.cornerRadius(radius), provenance: provenance)
    }
    let traits: TraitList? = value("accessibilityTraits")
    let heading: HeadingLevelValue? = value("accessibilityHeading")
    let patch = AccessibilityPatch(
      label: value("accessibilityLabel"), value: value("accessibilityValue"),
      hint: value("accessibilityHint"), traits: traits?.traits ?? [],
      headingLevel: heading?.level, isHidden: value("accessibilityHidden"),
      identifier: value("accessibilityIdentifier"))
    // The room around it follows the interface.
    let language: LanguageValue? = value("language")
    let writing = Writing(
      dataDetector: value("dataDetector"), baseWritingDirection: value("baseWritingDirection"),
      language: language?.tag)
    if writing != Writing() { result = result.modified(.writing(writing)) }
    if let direction: LayoutDirection = value("layoutDirection") {
      result = result.environment(direction: direction)
    }
    let isAbsolute: Bool? = value("directionIsAbsolute")
    if isAbsolute == true { result = result.directionIsAbsolute() }
    if patch != AccessibilityPatch() { result = result.accessibility(patch) }
    if let ratio: AspectRatioValue = value("aspectRatio") {
      result = result.modified(.aspectRatio(ratio))
    }
    if let fixed: FixedSize = value("fixedSize") { result = result.modified(.fixedSize(fixed)) }
    if entries.contains(where: { $0.key == "padding" && $0.value.scalar == "true" }) {
      result = result.padding()
    } else if let padding: EdgeInsets = value("padding") {
      result = result.padding(padding)
    }
    var frame: FrameValue = value("frame", range: 0...Limits.coordinate) ?? FrameValue()
    if let width: LengthValue = value("width", range: 0...Limits.coordinate) {
      frame.setWidth(width)
    }
    if let height: LengthValue = value("height", range: 0...Limits.coordinate) {
      frame.setHeight(height)
    }
    // Beside a frame with an alignment they are that frame's, as in SwiftUI.
    frame.isOwn = frame != FrameValue() && !entries.contains { $0.key == "frame" }
    if frame != FrameValue() { result = result.frame(frame) }
    switch value("background") as BackgroundValue? {
    case .color(let color): result = result.background(color, cornerRadius: radius ?? 0)
    case .gradient(let gradient):
      result = result.modified(.drawing(.gradient(gradient, radius: radius ?? 0)))
    case .layer(let layer): result = result.modified(.drawing(.background(layer)))
    case nil: break
    }
    for drawing in DrawingProperties.modifiers(entries, radius: radius ?? 0, by: reader) {
      result = result.modified(.drawing(drawing))
    }
    // Asked of a component that has a radius alone: it searches all conformances of the program.
    if let radius, radius != 0, !(component.base is any CornerRounded),
      !result.followsCornerRadius,
      let entry = entries.first(where: { $0.key == "cornerRadius" })
    {
      reader.warn(
        "'cornerRadius' changes nothing: there are no corners that it could round",
        at: entry.value.location, length: entry.value.scalar?.count ?? 1,
        hint: "give the component itself a 'background', a 'border' or 'clipShape: rectangle', or "
          + "use a RoundedRectangle",
        id: .unusedKey)
    }
    if let row = ListRowProperties.traits(entries, by: reader) {
      result = result.modified(.listRow(row))
    }
    if let visibility: Visibility = value("sharedBackgroundVisibility"), visibility != .automatic {
      result = result.sharedBackgroundVisibility(visibility)
    }
    if let map: AlignmentGuideMap = value("alignmentGuide"), !map.guides.isEmpty {
      result = result.modified(.alignmentGuide(map.guides))
    }
    if let priority: Double = value("layoutPriority", range: -1000...1000) {
      result = result.layoutPriority(priority)
    }
    if let environment: SubtreeEnvironment = value("environment") {
      result = result.environment(environment)
    }
    // Messages about the wrappers point at the component they wrap.
    return AnyComponent(result, provenance: provenance)
  }
}

extension AnyComponent {
  /// Whether something around it has corners that a radius rounds.
  fileprivate var followsCornerRadius: Bool {
    guard let modified = base as? ModifiedComponent else { return false }
    return switch modified.modifier {
    case .background, .drawing(.gradient), .drawing(.border), .drawing(.shadow),
      .drawing(.clipShape(.rectangle, _)):
      true
    default: modified.content.followsCornerRadius
    }
  }
}
