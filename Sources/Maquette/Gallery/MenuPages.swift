extension GalleryPage {
  /// Menus of each platform that has them, and the buttons that only macOS has.
  static func menuPages() -> [GalleryPage] {
    [.ios, .ipados, .macos, .tvos].map(menuPage)
      + [.ios, .ipados, .macos].map(popUpPage) + [macButtonPage(), macBarPage()]
  }

  private static func options(_ isNested: Bool, _ platform: Platform) -> Menu {
    Menu("Options", isPresented: true, highlighted: isNested ? nil : 1) {
      MenuItem("Copy", symbol: "doc.on.doc", shortcut: KeyboardShortcut("⌘C"))
      MenuItem("Duplicate", subtitle: "Below the original", symbol: "plus.square")
      MenuItem("Rename", symbol: "pencil", isEnabled: false)
      if isNested {
        MenuItem("Group By", isExpanded: true) {
          MenuItem("None")
          MenuItem("Date", state: .on)
          Divider()
          MenuItem("Kind")
        }
      } else {
        MenuSection("Sort") {
          MenuItem("Name", state: .on)
          MenuItem("Kind", state: .mixed)
          MenuItem("Group By") { MenuItem("None") }
        }
      }
      Divider()
      MenuItem("Delete", symbol: "trash", role: .destructive)
    }
  }

  private static func menuPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("menus", "Open menus", platform: platform) {
      HStack(alignment: .top, spacing: platform == .tvos ? 60 : 40) {
        options(false, platform).withRoomForPresentations()
        options(true, platform).withRoomForPresentations()
      }
    }
  }

  private static func popUpPage(_ platform: Platform) -> GalleryPage {
    let sizes: [MenuItem] = [MenuItem("Small"), MenuItem("Medium"), MenuItem("Large")]
    func popUp(_ change: (inout PopUpButton) -> Void) -> PopUpButton {
      var button = PopUpButton("Medium")
      button.items = MenuContent(sizes.map(MenuElement.item))
      change(&button)
      return button
    }
    func pullDown(_ change: (inout PullDownButton) -> Void) -> PullDownButton {
      var button = PullDownButton("Actions")
      button.items = MenuContent(sizes.map(MenuElement.item))
      change(&button)
      return button
    }
    return GalleryPage("menu-buttons", "Pop-up and pull-down buttons", platform: platform) {
      Grid(columns: 3, alignment: .leading, spacing: 24, verticalSpacing: 16) {
        caption("style")
        caption("pop-up")
        caption("pull-down")
        for style in ButtonStyle.allCases {
          caption(style.rawValue)
          popUp { $0.style = style }
          pullDown {
            $0.style = style
            $0.indicator = .visible
          }
        }
        for size in ButtonSize.allCases {
          caption(size.rawValue)
          popUp {
            $0.style = .gray
            $0.size = size
          }
          pullDown {
            $0.style = .gray
            $0.size = size
          }
        }
        caption("disabled")
        popUp { $0.state = .disabled }
        pullDown { $0.state = .disabled }
        caption("symbol")
        popUp { $0.items = MenuContent([.item(MenuItem("Medium", symbol: "star"))]) }
        pullDown {
          $0.title = ""
          $0.symbol = "ellipsis.circle"
        }
      }
      HStack(alignment: .top, spacing: 40) {
        popUp { $0.isPresented = true }.withRoomForPresentations()
        pullDown { $0.isPresented = true }.withRoomForPresentations()
      }
    }
  }

  private static func macButtonPage() -> GalleryPage {
    GalleryPage("image-buttons", "Gradient, help and image buttons", platform: .macos) {
      Grid(columns: 5, alignment: .leading, spacing: 20, verticalSpacing: 16) {
        for size in ButtonSize.allCases {
          caption(size.rawValue)
          GradientButton(systemName: "plus", size: size)
          GradientButton(systemName: "star", behavior: .toggle, isOn: true, size: size)
          GradientButton(systemName: "gearshape", behavior: .popUp, size: size)
          HelpButton(size: size)
        }
        for state in [ButtonState.pressed, .disabled] {
          caption(state.rawValue)
          GradientButton(systemName: "plus", state: state)
          GradientButton(systemName: "star", behavior: .toggle, isOn: true, state: state)
          GradientButton(systemName: "gearshape", behavior: .popUp, state: state)
          HelpButton(state: state)
        }
      }
      HStack(alignment: .top, spacing: 16) {
        ImageButton(systemName: "photo", title: "Photos")
        ImageButton(systemName: "star", title: "Favorite", behavior: .toggle, isOn: true)
        ImageButton(systemName: "star", title: "Favorite", behavior: .toggle)
        ImageButton(systemName: "square.grid.2x2", title: "View", behavior: .popUp)
        ImageButton(systemName: "trash", title: "Trash", state: .disabled)
      }
    }
  }

  private static func macBarPage() -> GalleryPage {
    GalleryPage("button-bar", "Buttons below a table", platform: .macos) {
      ButtonBar {
        GradientButton(systemName: "plus", title: "Add")
        GradientButton(systemName: "minus", title: "Remove")
        GradientButton(systemName: "gearshape", title: "Options", behavior: .popUp)
        Spacer()
        GradientButton(systemName: "info", title: "Details", behavior: .toggle, isOn: true)
      } below: {
        List(style: .plain) {
          for name in ["Home", "Travel", "Work"] { Label(name) }
        }
      }.frame(width: 320)
      HelpButton(placement: .trailing)
    }
  }
}
