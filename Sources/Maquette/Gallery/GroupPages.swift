import MaquetteSpec

extension GalleryPage {
  /// Roles and their effect in groups: rows and columns, alerts, dialogs and sheets.
  static func groupPages(_ platform: Platform) -> [GalleryPage] {
    [
      groupPage(platform), alertPage(platform), dialogPage(platform), sheetPage(platform),
      presentedPage(platform),
    ]
  }

  /// How wide things are beside one another, in parts of a phone's width.
  private static func unit(_ platform: Platform) -> Double {
    switch platform {
    case .tvos: 2.8
    case .watchos: 0.52
    case .ios, .ipados, .macos: 1
    }
  }

  private static func groupPage(_ platform: Platform) -> GalleryPage {
    let unit = unit(platform)
    func group(_ axis: ButtonGroup.Axis) -> ButtonGroup {
      ButtonGroup(axis: axis) {
        Button("Cancel", role: .cancel)
        Button("Save", role: .primary)
        // No more than two have room beside one another on a watch.
        if axis == .vertical || platform != .watchos { Button("Delete", role: .destructive) }
      }
    }
    return GalleryPage("groups", "Groups of buttons", platform: platform) {
      HStack(alignment: .top, spacing: 40 * unit) {
        VStack(spacing: 16) {
          caption("column")
          group(.vertical).frame(width: 200 * unit)
        }
        VStack(spacing: 16) {
          caption("row")
          group(.horizontal).frame(width: 360 * unit)
          caption("a row without room")
          ButtonGroup(axis: .horizontal) {
            Button("Keep Both", role: .cancel)
            Button("Replace", role: .primary)
          }.frame(width: platform == .watchos ? 120 : 150 * unit)
        }
      }
    }
  }

  private static func alert(_ count: Int) -> Alert {
    Alert(
      count == 1 ? "No Connection" : "Delete “Notes”?",
      message: count == 1 ? "Check your network." : "This cannot be undone."
    ) {
      if count > 2 { Button("Archive", role: .primary) }
      if count > 1 { Button("Delete", role: .destructive) }
      if count > 1 { Button("Cancel", role: .cancel) } else { Button("OK") }
    }
  }

  private static func alertPage(_ platform: Platform) -> GalleryPage {
    let width = platform == .watchos ? 176.0 : nil
    return GalleryPage("alerts", "Alerts with one, two and three buttons", platform: platform) {
      HStack(spacing: 40 * unit(platform)) {
        for count in 1...3 { alert(count).frame(width: width) }
        Alert("New Folder", message: "Enter a name for this folder.", textField: "Name") {
          Button("Cancel", role: .cancel)
          Button("Save", role: .primary)
        }.frame(width: width)
      }
    }
  }

  private static func dialogPage(_ platform: Platform) -> GalleryPage {
    let width = platform == .watchos ? 176.0 : nil
    func dialog(_ title: String, edge: ConfirmationDialog.ArrowEdge) -> ConfirmationDialog {
      ConfirmationDialog(title, arrowEdge: edge) {
        Button("Save Draft")
        Button("Delete Draft", role: .destructive)
        Button("Cancel", role: .cancel)
      }
    }
    return GalleryPage("confirmation-dialogs", "Confirmation dialogs", platform: platform) {
      HStack(spacing: 40 * unit(platform)) {
        dialog("Delete this draft?", edge: .top).frame(width: width)
        if platform == .ipados { dialog("", edge: .bottom) }
      }.padding(16).background(ground(platform))
    }
  }

  /// Something that what is white stands out from.
  private static func ground(_ platform: Platform) -> ColorValue {
    platform == .ios || platform == .ipados ? "systemGray4" : "systemBackground"
  }

  private static func sheet(on platform: Platform) -> Sheet {
    Sheet(
      "New Event", cancellationAction: Button("Cancel"), confirmationAction: Button("Add"),
      destructiveAction: platform == .watchos ? nil : Button("Delete")
    ) {
      Label("Lunch with Sasha").padding(platform == .macos ? 0 : 20)
    }
  }

  private static func sheetPage(_ platform: Platform) -> GalleryPage {
    GalleryPage("sheets", "A sheet with buttons", platform: platform) {
      sheet(on: platform).frame(width: platform == .tvos ? 1120 : 390 * unit(platform))
        .padding(16).background(ground(platform))
    }
  }

  /// An alert over a screen.
  private static func presentedPage(_ platform: Platform) -> GalleryPage {
    var patch = EnvironmentPatch()
    patch.platform = platform
    if platform == .tvos || platform == .macos || platform == .ipados { patch.scale = 1 }
    let screen = Screen {
      VStack(alignment: .leading, spacing: 16) {
        Label("Library", font: .style(.title))
        Button("Add Folder")
        Spacer()
      }.padding(platform == .tvos ? 0 : 16)
      alert(2)
    }
    return GalleryPage(
      "alert-presented", "An alert over a screen", platform: platform,
      document: SpecDocument(
        component: AnyComponent(screen),
        canvas: Canvas(title: "\(platform.displayName): an alert over a screen"),
        environment: patch))
  }
}
