import MaquetteCore

/// The glass that items of a window's toolbar stand on since macOS 26: neighbouring symbols share one
/// capsule, a text has one of its own. Names below symbols are below the glass. Estimated (from memory).
struct MacToolbarGlass {
  private let look: ToolbarLook
  private let context: LayoutContext
  /// How high the names below symbols are, in points; 0 where there are none.
  private let nameHeight: Double

  /// `nil` in older looks.
  init?(_ mode: ToolbarDisplayMode, look: ToolbarLook, context: LayoutContext) {
    guard look.itemGlass != nil else { return nil }
    nameHeight = mode == .iconAndLabel ? look.label?.resolved()?.lineHeight ?? 0 : 0
    self.look = look
    self.context = context
  }

  /// Where an item may stand.
  enum Place {
    /// On the glass of its neighbours.
    case shared
    /// On glass of its own.
    case own
    /// On none: controls with a look of their own, and room.
    case bare
  }

  /// An item and where it may stand.
  struct Item {
    var element: any LayoutElement
    var place: Place
  }

  /// The place of an item as a toolbar shows it.
  static func place(of component: AnyComponent) -> Place {
    if component.hidesSharedBackground { return .bare }
    if component.unmodified is any ToolbarGroup || component.isCustomBarItem
      || component.isPlainBarField || component.isPlainBarMenu
    {
      return .own
    }
    guard let item = component.barItem.unmodified as? MacToolbarItem else { return .bare }
    let button = item.button
    let hasSymbol = !(button.systemItem?.symbol ?? button.symbol).isEmpty
    let isSymbol = button.labelStyle != .titleOnly && button.labelStyle != .titleAndIcon
    return hasSymbol && isSymbol && item.mode != .labelOnly ? .shared : .own
  }

  /// The items on their glass, in reading direction.
  func grouped(_ items: [Item]) -> [any LayoutElement] {
    var groups: [[Item]] = []
    for item in items {
      if item.place == .shared, groups.last?.last?.place == .shared {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.map { group in
      guard group[0].place != .bare else { return level(group[0].element) }
      let row = context.row(group.map(\.element), spacing: 0)
      let height = itemHeight + (hasName(row) ? nameHeight : 0)
      return level(
        BoxElement(row, minWidth: 0, height: height, context: context) { frame in
          var capsule = frame
          capsule.size.height = itemHeight
          return ground(in: capsule)
        })
    }
  }

  private var itemHeight: Double { look.itemHeight ?? 0 }

  /// Whether there is a name below a symbol.
  private func hasName(_ element: any LayoutElement) -> Bool {
    nameHeight > 0 && element.size(for: .ideal).height > itemHeight + nameHeight / 2
  }

  /// What has no name below it, at the height of the glass of what has one.
  func level(_ element: any LayoutElement) -> any LayoutElement {
    guard nameHeight > 0, element.size(for: .ideal).height > 0, !hasName(element) else {
      return element
    }
    return PaddingElement(EdgeInsets(bottom: nameHeight), content: element, context: context)
  }

  /// The capsule of a field to search with.
  var capsule: SearchBox.Ground {
    SearchBox.Ground(height: itemHeight) { ground(in: $0) }
  }

  /// The capsule of a field to search with among items that stand on glass; `nil` elsewhere.
  static func capsule(in context: LayoutContext) -> SearchBox.Ground? {
    guard context.isToolbar, context.isOnGlass, let look = ToolbarLook(context) else { return nil }
    return MacToolbarGlass(.iconOnly, look: look, context: context)?.capsule
  }

  private func ground(in frame: Rect) -> [DrawItem] {
    let shape = Shape.capsule(frame)
    // A window that is not in front has no shadows in it.
    var items =
      context.isInactive && look.inactiveItemGlass != nil
      ? look.inactiveItemGlassPaint.items(in: shape)
      : look.itemGlassPaint.items(in: shape) + look.itemShadow.items(of: shape)
    if context.environment.contrast == .increased {
      items.append(
        DrawItem.outline(
          of: frame, radius: frame.height / 2, width: look.shapeWidth ?? 0,
          color: look.contrastHairline ?? .clear))
    }
    return items
  }
}

extension AnyComponent {
  /// Whether it is a field for text without a border of its own.
  var isPlainBarField: Bool {
    switch barItem.unmodified {
    case let field as TextField: field.borderStyle == .plain
    case let field as SecureField: field.borderStyle == .plain
    default: false
    }
  }

  /// Whether it is a button without a bezel that opens a menu.
  fileprivate var isPlainBarMenu: Bool {
    switch barItem.unmodified {
    case let button as PopUpButton: button.style == .plain
    case let button as PullDownButton: button.style == .plain
    default: false
    }
  }

  /// The same for the glass of a window's toolbar: fields and buttons of menus that ask for no look have no ground of
  /// their own there. Menus with one are as high as the glass, as buttons are.
  ///
  /// - Parameter ink: the colour of a button's title.
  func groundless(in ink: Color) -> AnyComponent {
    func plain<Opener: CatalogComponent>(_ given: Opener) -> Opener
    where Opener.Keys: MenuOpenerKeys {
      var button = given
      if (button.style ?? .automatic) == .automatic { button.style = .plain }
      if button.style == .plain, button.tint == nil { button.tint = .custom(ink) }
      return raised(button)
    }
    func raised<Opener: CatalogComponent>(_ given: Opener) -> Opener
    where Opener.Keys: MenuOpenerKeys {
      guard let style = given.style, style != .automatic, style != .plain else { return given }
      var button = given
      if button.size == .medium { button.size = .large }
      return button
    }
    func bare<Field: TextInput>(_ given: Field) -> Field where Field.Keys: FieldKeyList {
      var field = given
      if field.borderStyle == .automatic { field.borderStyle = .plain }
      return field
    }
    return replacing(Menu.self) { raised($0) }
      .replacing(PopUpButton.self) { plain($0) }
      .replacing(PullDownButton.self) { plain($0) }
      .replacing(TextField.self) { bare($0) }
      .replacing(SecureField.self) { bare($0) }
  }
}
