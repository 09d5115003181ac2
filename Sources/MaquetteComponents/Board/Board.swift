import MaquetteCore

/// How the artboards of a ``Board`` are arranged.
public enum BoardArrangement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// In rows, one after another.
  case grid
  /// By the arrows: what opens something stands before it.
  case flow
}

/// Several pictures on one canvas, for documents and presentations: the screens of an app with
/// arrows from a control to what it opens, or one screen on several platforms.
///
/// Each child is a picture of its own; an ``Artboard`` gives it a title, and takes it out of another
/// spec file. A board is as large as what it holds; it is scaled down where the page or canvas is
/// smaller.
public struct Board: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "A title above everything.")
    public let arrangement = Key(
      BoardArrangement.grid,
      "Whether artboards are in rows (grid), or in columns that follow the arrows (flow).",
      aliases: ["layout"])
    public let columns = Key<Int?>(
      nil,
      "How many artboards are in a row. When not given, up to four share one row, and more are "
        + "arranged in about a square.",
      range: 1...100)
    public let spacing = Key<Double?>(
      nil, "Space between artboards; when not given, 64, or 128 where arrows have titles.",
      range: 0...1000)
    public let margins = Key(48.0, "Space around all artboards.", range: 0...1000)
    public let background = Key<ColorValue?>(
      nil, "The colour behind the artboards; a gray by default.")
    public let pageSize = Key<PageSize?>(
      nil,
      "The size of the page into which everything is fitted: a4, letter landscape, or [width, "
        + "height].",
      range: 72...10_000)
    let arrows = PartKey(
      \Board.arrows.specList,
      "The arrows: texts such as 'Home/Sign In -> Sign In', or maps of from, to, title and "
        + "color.")
    public let children = Key<[AnyComponent]>(
      [], "The artboards, or other components, in reading direction.",
      aliases: ["artboards", "content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The colour behind the pictures; `nil` for a gray.
  public var background: ColorValue? {
    get { values[Board.keys.background] }
    set { values[Board.keys.background] = newValue }
  }

  /// From what to what the arrows lead.
  public var arrows: [BoardArrow] = []

  /// A board with artboards.
  public init(
    _ title: String = "", arrows: [BoardArrow] = [],
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.arrows = arrows
    self.title = title
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Board")
    guard !self.children.isEmpty else {
      context.report(
        .error, "a board needs artboards",
        hint: "write '- Artboard: Home' below it, with 'spec: home.yaml' or children",
        id: .missingKey)
      return EmptyElement()
    }
    guard self.children.count <= Limits.artboards else {
      context.report(
        .error, "the board has more than \(Limits.artboards) artboards",
        hint: "split it into several boards", id: .tooMuch)
      return EmptyElement()
    }
    guard arrows.count <= Limits.arrows else {
      context.report(
        .error, "the board has more than \(Limits.arrows) arrows", key: "arrows",
        hint: "split it into several boards", id: .tooMuch)
      return EmptyElement()
    }
    let ground = background ?? .named("secondarySystemBackground")
    let front = context.inFront(of: ground)
    let items = self.children.enumerated().map { index, child in
      BoardItem(child, at: index, in: front)
    }
    let title =
      self.title.isEmpty
      ? nil
      : Label(self.title).font(.title, weight: .bold).makeElement(
        in: front.entering("Title"))
    return BoardElement(
      self, title: title, items: items, ground: front.color(ground, key: "background"),
      context: front)
  }

  public static let names = ["Board"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Board {}, summary: "Several pictures on one canvas, with arrows between them.",
    titleKey: "title", childrenKey: "children",
    examples: [
      ComponentExample(
        "A flow",
        """
        Board:
          arrows: [Welcome/Sign In -> Sign In]
          children:
            - Artboard: Welcome
              children:
                - Button: Sign In
                  padding: 40
            - Artboard: Sign In
              children:
                - TextField: {placeholder: Email}
                  width: 200
                  padding: 24

        """),
      ComponentExample(
        "One control on two platforms, on a page",
        """
        Board:
          title: Toggles
          pageSize: a5 landscape
          children:
            - Artboard: iOS
              children: {Toggle: Wi-Fi, isOn: true, width: 200, padding: 16}
            - Artboard: macOS
              children: {Toggle: Wi-Fi, isOn: true, width: 200, padding: 16}
              environment: {platform: macos}

        """),
    ])
}
