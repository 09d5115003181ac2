import MaquetteCore
import MaquetteThemes

/// Two buttons that lead through things in a fixed order, back and forward.
///
/// Their chevrons follow the reading order: from right to left the button for what comes before
/// stands at the right and points there. On macOS they are two segments, and plain items in a
/// toolbar; elsewhere they are two buttons.
public struct PreviousNextControl: CatalogComponent {
  public struct Keys: KeyList {
    public let canGoBack = Key(
      true, "Whether there is something to go back to.", aliases: ["canGoPrevious", "hasPrevious"])
    public let canGoForward = Key(
      true, "Whether there is something to go forward to.", aliases: ["canGoNext", "hasNext"])
    public let backTitle = Key(
      "", "The first button's title; the locale's word for Previous when not given.",
      aliases: ["previousTitle"])
    public let forwardTitle = Key(
      "", "The second button's title; the locale's word for Next when not given.",
      aliases: ["nextTitle"]
    )
    public let showsTitles = Key(false, "Whether the titles are drawn; macOS never draws them.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A pair of buttons.
  public init(canGoBack: Bool = true, canGoForward: Bool = true, showsTitles: Bool = false) {
    self.canGoBack = canGoBack
    self.canGoForward = canGoForward
    self.showsTitles = showsTitles
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("PreviousNextControl")
    context.warnOfUnusedKeys(of: "PreviousNextControl")
    guard context.conventions.windows else { return row(buttons(in: context), in: context) }
    guard context.isToolbar else {
      var control = SegmentedControl(
        [
          Segment(systemImage: "chevron.backward", isEnabled: self.canGoBack),
          Segment(systemImage: "chevron.forward", isEnabled: self.canGoForward),
        ], selection: SegmentedControl.noSegment)
      control.isMomentary = true
      return named(control.stretch(false).makeElement(in: context), titles(in: context))
    }
    let items = buttons(in: context).map { AnyComponent(MacToolbarItem($0, mode: .iconOnly)) }
    return row(items, spacing: 0, in: context)
  }

  /// Segments that show symbols are told by what they do.
  private func named(_ segments: any LayoutElement, _ titles: [String]) -> any LayoutElement {
    AlteredElement(segments) { nodes in
      nodes.map { node in
        var node = node
        for (index, title) in zip(node.children.indices, titles) {
          node.children[index].accessibility?.label = title
        }
        return node
      }
    }
  }

  private func titles(in context: LayoutContext) -> [String] {
    [
      self.backTitle.isEmpty ? context.word(.previous) : self.backTitle,
      self.forwardTitle.isEmpty ? context.word(.next) : self.forwardTitle,
    ]
  }

  private func buttons(in context: LayoutContext) -> [Button] {
    let titles = titles(in: context)
    return [
      button(titles[0], "chevron.backward", .leading, self.canGoBack),
      button(titles[1], "chevron.forward", .trailing, self.canGoForward),
    ]
  }

  private func button(
    _ title: String, _ symbol: String, _ placement: SymbolPlacement, _ isEnabled: Bool
  ) -> Button {
    Button(
      title, symbol: symbol, symbolPlacement: placement,
      state: isEnabled ? .normal : .disabled, stretch: false)
  }

  private func row(_ buttons: [Button], in context: LayoutContext) -> any LayoutElement {
    let items = buttons.map { button in
      guard !self.showsTitles else { return AnyComponent(button) }
      let title = button.title
      var button = button
      button.title = ""
      if context.isToolbar {
        button.style = .plain
        button.symbolFont = context.barSymbolFont
      }
      return button.accessibilityLabel(title)
    }
    return row(items, spacing: context.isToolbar ? 0 : nil, in: context)
  }

  private func row(_ items: [AnyComponent], spacing: Double?, in context: LayoutContext)
    -> any LayoutElement
  {
    StackElement(
      axis: .horizontal, spacing: spacing ?? context.pairSpacing, alignment: .center,
      children: context.elements(for: items, axis: .horizontal),
      component: "PreviousNextControl", context: context)
  }

  public static let names = ["PreviousNextControl"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PreviousNextControl(),
    summary: "Two buttons that lead back and forward through a fixed order.",
    examples: [
      ComponentExample("At the first page", "PreviousNextControl:\n  canGoBack: false\n"),
      ComponentExample("With titles", "PreviousNextControl:\n  showsTitles: true\n"),
    ])
}

extension LayoutContext {
  /// The room that two buttons with shapes keep from one another (HIG, Accessibility), which is that
  /// of a group of buttons.
  fileprivate var pairSpacing: Double {
    ButtonGroupLook(self)?.rowSpacing ?? theme.metrics.spacing
  }
}

extension PreviousNextControl: ToolbarGroup {}
