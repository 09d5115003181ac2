import MaquetteComponents
import MaquetteCore

extension Screen: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("children", "title", "scrolls", "ignoresSafeArea", "navigationBar", "toolbar")
    keys.say("tabBar", "inputView", "inputAccessoryView", "background", "sidebar", "backdrop")
    // The body of a device is no interface.
    keys.say("frame")
    let (outerKeyboard, hadSearch) = (export.keyboard, export.hasSearch)
    export.keyboard = self.inputView.first { $0.unmodified is Keyboard }
    export.hasSearch = false
    let shown = self.children.filter { $0.swiftUIPresented == nil }
    let (rest, search) = export.apart(shown)
    var view = scrolled(rest, in: export, keys)
    export.addSearch(search, to: &view)
    let ground = view.modifiers.count
    if keys.has("background") {
      export.addBackground(background, radius: 0, to: &view, at: keys.place(of: "background"))
    }
    addBackdrop(in: export, keys, to: &view)
    // What does not fill the screen by itself has a background of its own size only.
    let fills = self.isScrolling || rest.isEmpty || (rest.count == 1 && rest[0].isList)
    if !fills, view.modifiers.count > ground {
      view.modifiers.insert(".frame(maxWidth: .infinity, maxHeight: .infinity)", at: ground)
    }
    if self.ignoresSafeArea { view.modifiers.append(".ignoresSafeArea()") }
    addInput(in: export, to: &view)
    export.keyboard = outerKeyboard
    addStatusBar(in: export, keys, to: &view)
    view = barred(view, in: export, keys)
    if !self.sidebar.isEmpty {
      view = SwiftView(
        "NavigationSplitView",
        blocks: [("", [export.column(self.sidebar, isSidebar: true)]), ("detail", [view])])
    }
    export.hasSearch = hadSearch
    for child in self.children { export.present(child, on: &view) }
    return view
  }

  private func scrolled(
    _ shown: [AnyComponent], in export: SwiftUIComponents, _ keys: ExportedKeys
  ) -> SwiftView {
    guard self.isScrolling else {
      return shown.isEmpty ? SwiftView("Color.clear") : export.stack(shown)
    }
    let views = export.views(shown)
    var view: SwiftView
    if let list = export.list(of: views, shown) {
      view = list
    } else {
      keys.say("contentOffset")
      view = export.scrolled(views, shown)
      view.scroll(to: self.contentOffset)
    }
    keys.add([".defaultScrollAnchor(.{defaultScrollAnchor?})"], to: &view)
    return view
  }

  private func addBackdrop(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    let place = keys.place(of: "backdrop")
    switch self.backdrop {
    case nil: return
    case .paint(let paint):
      let text = export.paint(paint, at: place, in: &view)
      view.modifiers.append(".background(\(text))")
    case .picture(let file):
      var image = SwiftView("Image(\(SwiftLiteral.string(Image.asset(of: file.name))))")
      image.modifiers = [".resizable()", ".scaledToFill()", ".ignoresSafeArea()"]
      view.modify(".background", blocks: [("", [image])])
    case .wallpaper(let name):
      export.miss(
        "'backdrop: \(name)' is Maquette's own: put a picture of it behind", at: place, in: &view)
    }
    if self.children.contains(where: { $0.unmodified is List }) {
      view.modifiers.append(".scrollContentBackground(.hidden)")
    }
  }

  private func addInput(in export: SwiftUIComponents, to view: inout SwiftView) {
    // The keyboard is the system's, and knows from a field what it is for.
    let views = self.inputView.filter { !($0.unmodified is Keyboard) }
    if !views.isEmpty {
      view.modify(".safeAreaInset(edge: .bottom)", blocks: [("", [export.stack(views)])])
    }
    export.addToolbar([("keyboard", inputAccessoryView)], to: &view)
    export.addKeyboard(to: &view)
  }

  private func addStatusBar(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    // Battery and network are the device's.
    keys.say("showsStatusBar", "statusBar")
    if hidesStatusBar { view.modifiers.append(".statusBarHidden()") }
    guard let style = self.statusBar?.style, style != .automatic else { return }
    export.miss(
      "'style: \(style.rawValue)' is UIKit's preferredStatusBarStyle, which SwiftUI has not",
      at: keys.place(of: "statusBar"), in: &view)
  }

  /// The content with the bars around it.
  private func barred(_ content: SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys)
    -> SwiftView
  {
    var view = content
    let navigation = export.bar(bars.navigationBar, NavigationBar.self)
    let toolbar = export.bar(bars.toolbar, Toolbar.self)
    if !self.title.isEmpty, navigation?.bar.title.isEmpty ?? true {
      view.modifiers.append(".navigationTitle(\(SwiftLiteral.title(self.title)))")
    }
    export.addBars(bars, to: &view)
    if navigation != nil || toolbar != nil || !self.title.isEmpty || export.hasSearch {
      view = SwiftView("NavigationStack", children: [view])
    }
    export.addTabs(bars, to: &view)
    return view
  }
}
