import MaquetteCore

/// A picture of its own on a ``Board``, with a title above it.
///
/// It shows its children, or what a spec file says, in that file's environment; `environment:` beside
/// it gives it another platform, device, appearance, direction or locale than the board, where the
/// file says none itself. A ``Screen`` has the round corners of its device, and a ``Window`` its own, with its shadow.
public struct Artboard: CatalogComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The title above it; arrows refer to it by this title.")
    package let spec = Key<NamedSpec?>(
      nil, "A spec file below the spec's folder, shown instead of children.", aliases: ["from"])
    public let background = Key<ColorValue?>(
      nil, "The colour behind the components; the platform's background by default.")
    public let children = Key<[AnyComponent]>(
      [], "The components of the picture.", aliases: ["content", "view"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What the picture is filled with; `nil` for the platform's own colour.
  public var background: ColorValue? {
    get { values[Artboard.keys.background] }
    set { values[Artboard.keys.background] = newValue }
  }

  /// A picture with a title.
  public init(_ title: String = "", @ComponentBuilder children: () -> [AnyComponent]) {
    self.title = title
    self.children = children()
  }

  /// The title, or else that of the file.
  var shownTitle: String {
    if !self.title.isEmpty { return self.title }
    guard let spec = self.spec else { return "" }
    return spec.canvas.title ?? fileName
  }

  /// The name of the file that it shows; empty when it has a title of its own.
  var fileName: String {
    self.title.isEmpty ? self.spec.map { Paths.stem(of: $0.name) } ?? "" : ""
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Artboard")
    var inner = context.alone
    if let patch = self.spec?.environment {
      inner.environment = inner.environment.overlaid(by: patch)
    }
    if self.spec != nil, !self.children.isEmpty {
      context.report(
        .error, "an artboard shows a spec file or children, not both", key: "children",
        hint: "leave 'children' or 'spec' out", id: .duplicateKey)
    }
    if self.spec == nil, self.children.isEmpty {
      context.report(
        .error, "an artboard shows nothing",
        hint: "write 'spec: home.yaml', or its components below 'children:'", id: .missingKey)
      return EmptyElement()
    }
    let component =
      self.spec?.component.resolved(in: inner.environment, sink: inner.sink)
      ?? (self.children.count == 1 ? self.children[0] : AnyComponent(VStack { self.children }))
    let ground = ground
    if let ground { inner = inner.inFront(of: ground) }
    let around = component.surroundings(in: inner.muted)
    let screen = component.unmodified as? Screen
    let device = screen?.screenDevice(in: around)
    let isWindow = (component.unmodified as? Window)?.hasOutline(in: around) == true
    // The body of a device and a window have the board behind them.
    let hasOutline = isWindow || screen?.bodyLook(in: around) != nil
    let isBare = hasOutline && background == nil
    return ArtboardElement(
      inner.element(for: component, at: 0, axis: nil), canvas: self.spec?.canvas ?? Canvas(),
      ground: isBare ? nil : ground.map { inner.color($0, key: "background") },
      radius: hasOutline ? 0 : device?.cornerRadius ?? 0, isCut: !(isWindow && isBare),
      context: inner)
  }

  /// What it is filled with by itself; `nil` for nothing.
  private var ground: ColorValue? {
    if let own = background { return own }
    switch self.spec?.canvas.background {
    case .transparent: return nil
    case .color(let color): return color
    case .platform, nil: return .named("systemBackground")
    }
  }

  public static let names = ["Artboard"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Artboard {}, summary: "A picture of its own on a Board, with a title above it.",
    titleKey: "title", childrenKey: "children",
    examples: [
      ComponentExample(
        "A picture on a board",
        "Board:\n  - Artboard: Settings\n    children:\n      - Toggle: Wi-Fi\n"
          + "        width: 200\n        padding: 24\n")
    ])
}

extension AnyComponent {
  /// The context of what it is inside of all that alters it.
  fileprivate func surroundings(in context: LayoutContext) -> LayoutContext {
    guard let modified = base as? ModifiedComponent else { return context }
    var inner = context
    if case .environment(let patch) = modified.modifier { inner.apply(patch) }
    return modified.content.surroundings(in: inner)
  }
}
