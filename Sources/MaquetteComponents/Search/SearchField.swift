import MaquetteCore
import MaquetteThemes

/// A field to search with, alone or with what belongs to a search: tokens in it, the button that ends
/// it, scopes and suggestions below it. SwiftUI's `searchable`, `UISearchBar`, `NSSearchField`.
///
/// Bars draw theirs with it, by their key `searchPrompt`.
public struct SearchField: TextInput, StatefulComponent, BarFilling, SingleControl {
  public struct Keys: TextInputKeyList, StateKeys {
    public let input = TextInputKeys()
    let isFocused = TextInputKeys.focused(in: SearchField.self)
    public let tokens = Key<TextList>([], "The tokens before the text.", isTyped: true)
    public let showsCancelButton = Key(
      false, "Whether the button that ends the search is shown beside it.",
      aliases: ["cancel", "cancelButton"])
    public let scopes = Key<TextList>(
      [], "The titles of the scopes, below it.", aliases: ["scopeTitles"])
    public let selectedScope = Key(
      0, "The number of the scope that is searched; the first is 0.", aliases: ["scope"],
      range: 0...Double(Limits.menuItems))
    public let suggestions = Key<TextList>(
      [], "The suggestions, in rows below it; on a Mac in a menu that covers its surroundings.",
      aliases: ["searchSuggestions"])
    public let controlSize = Key.controlSize()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A field to search with; everything else has its default.
  public init(_ prompt: String = "", text: String = "") {
    self.placeholder = prompt
    self.text = text
  }

  /// Whether people search in it.
  var isOpen: Bool { self.isFocused || self.showsCancelButton }

  var emptyPrompt: String? {
    let isEmpty = self.text.isEmpty && self.tokens.texts.isEmpty && self.scopes.texts.isEmpty
    return isEmpty ? self.placeholder : nil
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("SearchField")
    // A bezel hides the material of a sidebar.
    if context.conventions.windows { context.isOnMaterial = false }
    context.warnOfUnusedKeys(of: "SearchField")
    guard
      let look = context.look(
        SearchFieldLook.self, component: "search field", named: "SearchField")
    else { return EmptyElement() }
    let unused = context.conventions.unused["SearchField"] ?? []
    var below: [AnyComponent] = []
    if !self.scopes.texts.isEmpty, !unused.contains("scopes") {
      guard hasSelectedScope(in: context) else { return EmptyElement() }
      let scopes = SegmentedControl(
        self.scopes.texts.map { Segment($0) }, selection: self.selectedScope)
      below.append(AnyComponent(scopes, provenance: context.provenance(key: "scopes")))
    }
    if self.scopes.texts.isEmpty {
      context.warnUnused("selectedScope", because: "there are no 'scopes'")
    }
    let suggestions = self.suggestions.texts
    let opensMenu = context.conventions.windows && !suggestions.isEmpty
    if !suggestions.isEmpty, !opensMenu {
      below.append(AnyComponent(SearchField.list(of: suggestions)))
    }
    let isCancelled = self.showsCancelButton && !unused.contains("showsCancelButton")
    let isAlone = below.isEmpty && !isCancelled
    let inner = isAlone ? context : context.entering("Field")
    var contents = FieldContents(of: self)
    contents.controlSize = self.controlSize
    let box = SearchBox(contents, tokens: unused.contains("tokens") ? [] : self.tokens.texts)
    guard
      let field = box.element(
        look, key: "placeholder", in: inner, on: MacToolbarGlass.capsule(in: inner))
    else { return EmptyElement() }
    func withMenu(_ element: any LayoutElement) -> any LayoutElement {
      guard opensMenu, let menu = MenuLook(context: context) else { return element }
      return FieldMenuElement(
        element, texts: suggestions, key: "suggestions", look: menu, context: context)
    }
    guard !isAlone else { return withMenu(field) }
    let line = SearchLine(look: look, context: context).element(
      field, isOpen: isCancelled, hasContents: !(self.text.isEmpty && self.tokens.texts.isEmpty))
    let others = below.enumerated().map {
      context.element(for: $1, at: $0 + 1, axis: .vertical)
    }
    let all = StackElement(
      axis: .vertical, spacing: look.scopeGap ?? look.gap, alignment: .center,
      children: [line] + others, component: "SearchField", context: context)
    return withMenu(self.isFocused ? all.withFocus : all)
  }

  /// Whether the chosen scope is one of them; it is reported where it is not.
  private func hasSelectedScope(in context: LayoutContext) -> Bool {
    let scopes = self.scopes.texts
    guard !scopes.indices.contains(self.selectedScope) else { return true }
    context.report(
      .error, "'selectedScope' is \(self.selectedScope); there is no such scope",
      key: "selectedScope", length: String(self.selectedScope).count,
      hint: scopes.count == 1 ? "use 0" : "use 0 to \(scopes.count - 1)", id: .outOfRange)
    return false
  }

  /// Rows with what could be searched for, which people tap.
  private static func list(of texts: [String]) -> List {
    List(style: .plain) {
      for text in texts {
        LabelButton(text, systemImage: "magnifyingglass")
      }
    }
  }
}
