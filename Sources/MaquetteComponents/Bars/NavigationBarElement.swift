import MaquetteCore
import MaquetteThemes

/// Lays out a navigation bar: a line above, the row of buttons, a large title, a search field.
final class NavigationBarElement: LayoutElement {
  private let look: NavigationBarLook
  private let context: LayoutContext
  private let ground: BarGround?
  private let row: BarRow
  private let prompt: (any LayoutElement)?
  private let largeTitle: (any LayoutElement)?
  private let search: (any LayoutElement)?

  init(_ bar: NavigationBar, look: NavigationBarLook, context: LayoutContext) {
    self.look = look
    self.context = context
    let isDrawn = bar.backgroundVisibility.isVisible(overContent: !bar.isAtScrollEdge)
    ground =
      isDrawn
      ? BarGround(
        look.background, hairline: look.hairline, contrast: look.contrastHairline, edge: .bottom,
        context: context) : nil
    // Televisions show a title and items, and nothing else.
    let isWhole = look.titleOnly == 0
    let isLarge = isWhole && bar.hasLargeTitle
    let inner = context.inBar
    let items = BarItems(inset: look.itemInset, context: context)
    let title =
      isLarge || bar.title.isEmpty
      ? nil
      : NavigationBarElement.title(
        bar.title, font: look.title.value, color: .primary, key: "title", in: inner)
    let parts = BarRow.Parts(
      back: isWhole
        ? bar.backTitle.map {
          BackButtonElement.forms(
            $0, mode: bar.backButtonDisplayMode, look: look, context: inner)
        } ?? [] : [],
      leading: items.elements(bar.leadingItems, named: "LeadingItems"), title: title,
      trailing: items.elements(bar.trailingItems, named: "TrailingItems"))
    row = BarRow(
      parts,
      metrics: BarRow.Metrics(
        height: look.height, margin: look.margin,
        backMargin: look.backMargin, spacing: look.spacing,
        titleGap: look.titleGap),
      owner: "bar", context: inner.entering("Row"))
    prompt =
      bar.prompt.isEmpty || !isWhole
      ? nil
      : NavigationBarElement.title(
        bar.prompt, font: look.prompt.value, color: .primary, key: "prompt",
        in: inner.entering("Prompt"))
    var large = look.largeTitle.value
    large.weight = .bold
    // Large titles follow the text size, as nothing else in a bar does.
    largeTitle =
      isLarge
      ? NavigationBarElement.title(
        bar.title, font: large, color: .primary, key: "title",
        in: context.entering("LargeTitle")) : nil
    let field = isWhole ? bar.searchPrompt : nil
    search = field.flatMap { prompt in
      SearchFieldLook(inner).map { look in
        SearchFieldElement(
          prompt, key: "searchPrompt", look: look, context: inner.entering("SearchField"))
      }
    }
  }

  /// A line of text that titles what follows.
  private static func title(
    _ text: String, font: FontValue, color: ColorValue, key: String, in context: LayoutContext
  ) -> any LayoutElement {
    let label = Label(text, font: font, color: color)
    let placed = AnyComponent(label, provenance: context.provenance(key: key))
      .accessibility(AccessibilityPatch(traits: key == "title" ? [.header] : []))
    return context.element(for: placed, at: 0, axis: .horizontal)
  }

  // MARK: Measuring

  private var promptHeight: Double { prompt == nil ? 0 : look.promptHeight }
  private var searchHeight: Double { search == nil ? 0 : look.searchHeight }

  private var largeTitleHeight: Double {
    guard let largeTitle else { return 0 }
    let line = largeTitle.size(for: .ideal).height
    return max(look.largeTitleHeight, line + look.largeTitleBottom)
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? context.screenWidth,
      height: promptHeight + row.height + largeTitleHeight + searchHeight)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? row.minimumWidth : size(for: .ideal).height
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    var nodes: [SceneNode] = []
    var y = frame.minY
    func band(_ height: Double) -> Rect {
      defer { y += height }
      return Rect(x: frame.minX, y: y, width: frame.width, height: height)
    }
    if let prompt {
      let room = band(promptHeight).inset(
        by: EdgeInsets(vertical: 0, horizontal: look.largeTitleMargin),
        direction: context.direction)
      let size = prompt.size(for: ProposedSize(width: room.width, height: nil))
      nodes += prompt.place(in: context.align(size, in: room, .bottom))
    }
    nodes += row.place(in: band(row.height), named: "Row")
    if let largeTitle {
      let margin = look.largeTitleMargin
      let insets = EdgeInsets(
        top: 0, leading: margin, bottom: look.largeTitleBottom, trailing: margin)
      let room = band(largeTitleHeight).inset(by: insets, direction: context.direction)
      let size = largeTitle.size(for: ProposedSize(width: room.width, height: nil))
      nodes += largeTitle.place(in: context.align(size, in: room, .bottomLeading))
    }
    if let search {
      let margin = look.searchMargin
      let insets = EdgeInsets(
        top: look.searchTop, leading: margin, bottom: 0, trailing: margin)
      let room = band(searchHeight).inset(by: insets, direction: context.direction)
      let size = search.size(for: ProposedSize(width: room.width, height: nil))
      nodes += search.place(in: context.align(size, in: room, .top))
    }
    let area = frame.inset(by: context.barReach.outward, direction: context.direction)
    return [
      context.containerNode(
        "NavigationBar", frame: frame, items: ground?.items(in: area) ?? [], children: nodes)
    ]
  }
}

extension EdgeInsets {
  /// The same distances to the outside.
  var outward: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
