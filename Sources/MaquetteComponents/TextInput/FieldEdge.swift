import MaquetteCore
import MaquetteThemes

/// What is drawn around a field, and the room that it leaves.
struct FieldEdge {
  /// The kinds that are drawn.
  enum Kind {
    case plain
    case rounded
    case line
    case bezel
    case platter
  }

  let kind: Kind
  private let contents: FieldContents
  private let look: TextFieldLook
  private let platter: ControlPlatter?
  private let context: LayoutContext

  init(_ contents: FieldContents, look: TextFieldLook, context: LayoutContext) {
    self.contents = contents
    self.look = look
    self.context = context
    platter = ControlPlatter(state: contents.state, context: context)
    kind =
      switch contents.style {
      // A row of a list has an edge already.
      case .automatic where platter != nil: .platter
      case .automatic: look.isPlain != 0 || context.isListRow ? .plain : .bezel
      case .plain: .plain
      case .roundedBorder: platter == nil ? .rounded : .platter
      case .line: .line
      case .bezel: .bezel
      }
  }

  /// The platter that it stands on; `nil` for none.
  private var shownPlatter: ControlPlatter? { kind == .platter ? platter : nil }

  /// The room before and after what is in the field.
  var padding: EdgeInsets {
    if let shownPlatter { return shownPlatter.padding }
    let padding = kind == .plain ? 0 : look.padding
    return EdgeInsets(leading: padding, trailing: contents.trailingPadding ?? padding)
  }

  /// How high the field is around a line of a height.
  func height(around line: Double) -> Double {
    if let shownPlatter {
      return max(shownPlatter.minHeight, line + shownPlatter.padding.vertical)
    }
    guard kind == .plain else {
      let least = contents.height ?? look.height(at: contents.controlSize)
      return max(least, line + 2 * look.verticalPadding)
    }
    guard contents.isSecure else { return line + look.plainExtra }
    return line + (contents.text.isEmpty ? look.secureExtra : 0)
  }

  /// The colour of texts on a lifted platter; `nil` for the usual ones.
  var foreground: (text: Color, prompt: Color)? {
    guard let shownPlatter, let text = shownPlatter.foreground else { return nil }
    return (text, shownPlatter.secondaryForeground ?? text)
  }

  var opacity: Double { shownPlatter?.opacity ?? 1 }
  var scale: Double { shownPlatter?.scale ?? 1 }

  /// What answers to a finger, given the field's frame.
  func target(of frame: Rect) -> Rect {
    (shownPlatter?.area(of: frame) ?? frame)
      .expanded(toAtLeast: context.theme.metrics.minHitTarget)
  }

  /// What is drawn behind the text.
  func items(in frame: Rect) -> [DrawItem] {
    if let shownPlatter { return shownPlatter.items(behind: frame) }
    guard kind != .plain else { return [] }
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    var items: [DrawItem] = []
    if contents.isFocused, look.hasFocusRing != 0 {
      items += context.focusRing(around: frame, radius: radius)
    }
    if kind != .line {
      items.append(.fill(shape, .color(contents.isDisabled ? look.disabledFill : look.fill)))
    }
    let share = contents.isDisabled ? 0.5 : 1
    let usual = look.borderWidth ?? context.hairline
    // What is wrong has its own colour, and with increased contrast the line of other fields.
    let isIncreased = context.environment.contrast == .increased
    let width =
      isIncreased && !contents.error.isEmpty
      ? max(usual, look.contrastBorderWidth ?? usual) : usual
    let color = contents.error.isEmpty ? (kind == .line ? look.line : look.border) : look.error
    items.append(.outline(of: frame, radius: radius, width: width, color: color.opacity(share)))
    if kind == .bezel, contents.error.isEmpty {
      let edge = Rect(
        x: frame.minX + radius, y: look.isSunken != 0 ? frame.minY : frame.maxY - width,
        width: frame.width - 2 * radius, height: width)
      items.append(.fill(.rect(edge), .color(look.edge.opacity(share))))
    }
    // What is wrong is told by a red edge, whatever the contrast.
    guard contents.error.isEmpty else { return items }
    return items
      + look.contrastOutline(
        of: frame, radius: radius, isDisabled: contents.isDisabled, in: context)
  }

  private var radius: Double {
    if let own = contents.radius, kind != .plain { return own }
    return switch kind {
    case .rounded: look.radius
    case .bezel: look.bezelRadius
    case .plain, .line, .platter: 0
    }
  }
}
