import MaquetteCore

/// A titled row of posters or other things that goes on beyond the edge of the screen, as those of a
/// television and of apps for music, films and books.
public struct Shelf: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title above the row.", aliases: ["text", "header"])
    public let action = Key("", "A button at the end of the title's line, for example See All.")
    public let columns = Key<Double?>(
      nil, "How many components fit into the width; with 2.5, half of the third is seen.",
      range: 1...24)
    public let spacing = Key<Double?>(
      nil,
      "Space between the components; the platform's when not given.")
    public let children = Key<[AnyComponent]>(
      [], "The components in the row, for example posters.", aliases: ["content", "items"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A row with a title above.
  public init(
    _ title: String = "", columns: Double? = nil, spacing: Double? = nil,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.title = title
    self.columns = columns
    self.spacing = spacing
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Shelf")
    guard let look = context.look(ShelfLook.self, component: "shelf") else {
      return EmptyElement()
    }
    return ShelfElement(self, look: look, context: context)
  }

  public static let names = ["Shelf"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Shelf {}, summary: "A titled row that continues beyond the edge of the screen.",
    titleKey: "title", childrenKey: "children",
    examples: [
      ComponentExample(
        "Films on a television",
        """
        platform: tvos
        Screen:
          - Shelf: Up Next
            children:
              - {Poster: Night Trains, artwork: indigo, state: focused}
              - {Poster: Harbour Lights, artwork: orange}
              - {Poster: Paper Moons, artwork: teal}
              - {Poster: Winter Garden, artwork: mint}
              - {Poster: The Long Field, artwork: brown}

        """),
      ComponentExample(
        "Albums on an iPhone",
        """
        width: 390
        Shelf: New This Week
        action: See All
        children:
          - {Poster: Harbour, subtitle: Lights, shape: square, symbol: music.note}
          - {Poster: Paper, subtitle: Moons, shape: square, symbol: music.note}
          - {Poster: Winter, subtitle: Garden, shape: square, symbol: music.note}

        """),
    ])
}

/// Lays out a row below a title.
private final class ShelfElement: LayoutElement {
  private let look: ShelfLook
  private let columns: Double
  private let spacing: Double
  private let title: (any LayoutElement)?
  private let action: (any LayoutElement)?
  private let children: [any LayoutElement]
  private let context: LayoutContext

  init(_ shelf: Shelf, look: ShelfLook, context: LayoutContext) {
    self.look = look
    self.context = context
    columns = shelf.columns ?? look.columns
    spacing = shelf.spacing ?? look.spacing
    var font = look.title.value
    font.weight = look.isEmphasized == 1 ? .bold : font.weight
    title =
      shelf.title.isEmpty
      ? nil
      : AnyComponent(
        Label(shelf.title, font: font, color: .custom(look.titleColor)),
        provenance: context.provenance(key: "title")
      ).accessibility(AccessibilityPatch(traits: [.header]))
        .makeElement(in: context.entering("Title"))
    var button = Button(shelf.action)
    button.style = .plain
    button.contentInsets = EdgeInsets(all: 0)
    action =
      shelf.action.isEmpty
      ? nil
      : context.entering("Action").element(
        for: AnyComponent(button, provenance: context.provenance(key: "action")), at: 0,
        axis: .horizontal)
    children = context.elements(for: shelf.children, axis: .horizontal)
  }

  private func margin(in width: Double) -> Double {
    look.margin + context.wideInset(of: look.margin).room(in: width)
  }

  private func itemWidth(in width: Double) -> Double {
    let margin = margin(in: width)
    let room = width - 2 * margin
    // A part of the next one reaches to the edge.
    let isWhole = columns == columns.rounded()
    let whole = isWhole ? room : room + margin
    return max(1, context.rounded((whole - spacing * (columns.rounded(.up) - 1)) / columns))
  }

  private func titleHeight(in width: Double) -> Double {
    let text = title?.size(for: ProposedSize(width: width, height: nil)).height ?? 0
    let button = action?.size(for: .ideal).height ?? 0
    return max(text, min(button, text > 0 ? text : button))
  }

  /// Title and action stand on one baseline.
  private func actionTop(_ size: Size, in width: Double, head: Double) -> Double {
    let text = title?.size(for: ProposedSize(width: width, height: nil))
    guard let own = action?.firstBaseline(in: size), let text,
      let baseline = title?.firstBaseline(in: text)
    else { return head - size.height }
    return baseline - own
  }

  private func sizes(in width: Double) -> [Size] {
    let item = itemWidth(in: width)
    return children.map { $0.size(for: ProposedSize(width: item, height: nil)) }
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width ?? context.screenWidth
    let row = sizes(in: width).map(\.height).max() ?? 0
    let head = titleHeight(in: width)
    return Size(
      width: width, height: context.roundedUp(row + (head > 0 ? head + look.titleGap : 0)))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? 0 : size(for: .ideal).height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let margin = margin(in: frame.width)
    let head = titleHeight(in: frame.width)
    let top = head > 0 ? head + look.titleGap : 0
    let row = rowNode(in: frame, top: top, margin: margin)
    // The head makes room for what grows towards it, as the title below a poster does.
    let rise = row.children.map(\.rise).max() ?? 0
    let gap = PosterLook(context)?.gap ?? 0
    let moved = rise > 0 ? context.roundedUp(max(0, rise + gap - look.titleGap)) : 0
    let nodes = headNodes(in: frame, margin: margin, head: head, movedUp: moved) + [row]
    return [context.containerNode("Shelf", frame: frame, children: nodes)]
  }

  /// Title and action, some points above their place.
  private func headNodes(in frame: Rect, margin: Double, head: Double, movedUp: Double)
    -> [SceneNode]
  {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var nodes: [SceneNode] = []
    var end = frame.width - margin
    if let action {
      let size = action.size(for: .ideal)
      end -= size.width
      nodes += action.place(
        in: place(
          Rect(
            x: end, y: actionTop(size, in: frame.width, head: head) - movedUp,
            width: size.width, height: size.height)))
      end -= look.titleGap
    }
    if let title {
      let size = title.size(for: ProposedSize(width: max(1, end - margin), height: nil))
      nodes += title.place(
        in: place(Rect(x: margin, y: -movedUp, width: size.width, height: size.height)))
    }
    return nodes
  }

  private func rowNode(in frame: Rect, top: Double, margin: Double) -> SceneNode {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let sizes = sizes(in: frame.width)
    let height = sizes.map(\.height).max() ?? 0
    var x = margin
    var row: [SceneNode] = []
    // What is in focus lies over its neighbours.
    var front: [SceneNode] = []
    for (child, size) in zip(children, sizes) {
      guard x < frame.width + look.overhang else { break }
      let placed = child.place(
        in: place(Rect(x: x, y: top, width: size.width, height: size.height)))
      if placed.contains(where: \.isLifted) { front += placed } else { row += placed }
      x += size.width + spacing
    }
    // Sideways it ends at the edge of the screen; lift and shadows go on above and below.
    let area = frame.inset(
      by: EdgeInsets(
        top: -look.reach, leading: -look.overhang, bottom: -look.reach, trailing: -look.overhang),
      direction: context.direction)
    let rowFrame = Rect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
    return context.entering("Row").containerNode(
      "Row", frame: rowFrame, clip: .rect(area), children: row + front)
  }
}

extension SceneNode {
  /// Whether it is a poster that stands out of its row.
  fileprivate var isLifted: Bool {
    component == "Poster" && (children.first.map { $0.frame.width > frame.width + 0.5 } ?? false)
  }

  /// How far such a poster stands out above, in points.
  fileprivate var rise: Double {
    isLifted ? max(0, frame.minY - (children.first?.frame.minY ?? frame.minY)) : 0
  }
}
