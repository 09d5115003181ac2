import MaquetteCore
import MaquetteThemes

extension List {
  /// The theme of the style with the spaces that somebody asks for.
  func theme(of look: ListLook) -> ListStyleTheme {
    var theme = look.theme
    if let gap = self.rowSpacing { theme.rowGap = gap }
    if let gap = self.sectionSpacing { (theme.sectionTop, theme.sectionBottom) = (0, gap) }
    return theme
  }

  /// What all rows have; warns of what the platform does not have.
  func mode(_ index: SectionIndex?, style: String, in context: LayoutContext) -> ListMode {
    var mode = ListMode()
    mode.indexInset = index?.rowInset ?? 0
    if style == ListStyle.sidebar.rawValue, self.children.contains(where: \.isOutline) {
      mode.outlineLead = DisclosureLook.ofRows(in: context)?.lead ?? 0
    }
    mode.separators = self.separators
    let platform = context.theme.platform.displayName
    let canSelect = context.has(RowStateLook.self) || context.has(ListEditingLook.self)
    if canSelect {
      mode.selection = Set(self.selection?.numbers ?? [])
    } else {
      context.warnUnused("selection", because: "rows on \(platform) cannot be selected")
    }
    if context.has(ListEditingLook.self) {
      mode.isEditing = self.editMode == .active
      mode.isChoosing = mode.isEditing && self.selection != nil
      mode.isDeleting = mode.isEditing && !mode.isChoosing && self.editActions.contains(.delete)
      mode.isMoving = mode.isEditing && self.editActions.contains(.move)
      if self.editMode == .inactive {
        context.warnUnused(
          "editActions", because: "the list is not in edit mode; write 'editMode: active'")
      }
    } else {
      context.warnUnused("editMode", "editActions", because: "\(platform) has no edit mode")
    }
    if self.alternatesRowBackgrounds {
      mode.alternate = TableLook(context)?.alternate
      if mode.alternate == nil {
        context.warnUnused(
          "alternatesRowBackgrounds", because: "all rows on \(platform) have the same background")
      }
    }
    return mode
  }

  /// The letters of the index: the list's own, or those of its sections.
  func titles() -> [String] {
    let own = self.indexTitles.texts
    guard own.isEmpty else { return own }
    return self.children.compactMap { ($0.unmodified as? Section)?.indexTitle }
      .filter { !$0.isEmpty }
  }

  /// What turns above the first section while the list loads anew.
  func refreshing(in context: LayoutContext) -> [any LayoutElement] {
    guard self.isRefreshing else {
      context.warnUnused("refreshTitle", because: "'isRefreshing' is false")
      return []
    }
    guard let look = RefreshControlLook(context) else {
      context.warnUnused(
        "isRefreshing", "refreshTitle",
        because: "lists on \(context.theme.platform.displayName) are not pulled down")
      return []
    }
    return [RefreshElement(self.refreshTitle, look: look, context: context)]
  }
}

/// A spinner, and perhaps a text, in the room above the first section.
private final class RefreshElement: LayoutElement {
  private let content: any LayoutElement
  private let height: Double
  private let context: LayoutContext

  init(_ title: String, look: RefreshControlLook, context: LayoutContext) {
    let context = context.entering("RefreshControl")
    let spinner = ActivityIndicator().element(
      in: context.entering("Spinner"), name: "ActivityIndicator", diameter: look.diameter)
    var parts: [any LayoutElement] = [spinner]
    if !title.isEmpty {
      let label = Label(title, font: look.font.value, color: .custom(look.color), numberOfLines: 0)
        .alignment(.center)
      parts.append(
        context.element(
          for: AnyComponent(label, provenance: context.provenance(key: "refreshTitle")), at: 0,
          axis: .vertical))
    }
    content = StackElement(
      axis: .vertical, spacing: look.gap, alignment: .center, children: parts,
      component: "RefreshControl", context: context)
    height = look.height
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(for: ProposedSize(width: proposal.width, height: nil))
    let gap = context.theme.metrics.spacing
    return Size(
      width: proposal.width ?? inner.width,
      height: context.roundedUp(max(height, inner.height + 2 * gap)))
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? content.minimum(along: axis) : size(for: .ideal).height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let size = content.size(for: ProposedSize(width: frame.width, height: nil))
    return content.place(in: context.align(size, in: frame, .center))
  }
}

extension LayoutContext {
  /// Reports the numbers of selected rows that are not there.
  func check(selection: RowNumbers?, among count: Int) {
    for number in selection?.numbers ?? [] where number >= count {
      report(
        .error, "'selection' is \(number); there is no such row", key: "selection",
        length: String(number).count,
        hint: count == 0
          ? "leave it out" : "use 0 to \(count - 1): all rows shown count, from the top",
        id: .outOfRange)
    }
  }
}
