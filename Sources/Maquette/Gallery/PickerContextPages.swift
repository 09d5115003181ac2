import MaquetteSpec

extension GalleryPage {
  /// Pickers where people meet them: in a popover, in the keyboard's place, in a form, beside a field.
  static func pickerContextPages() -> [GalleryPage] {
    [Platform.ios, .ipados, .macos].map(popovers)
      + [inputView(.ios), inputView(.ipados), expandedRows(), besideFields()]
  }

  private static func popovers(_ platform: Platform) -> GalleryPage {
    GalleryPage("popovers", "Popovers", platform: platform, width: 420) {
      for (edge, alignment) in [
        (ConfirmationDialog.ArrowEdge.top, MenuAlignment.center), (.bottom, .trailing),
        (.leading, .center), (.trailing, .leading),
      ] {
        Popover(arrowEdge: edge, alignment: alignment) {
          Button("Options")
        } content: {
          VStack(alignment: .leading, spacing: 8) {
            Label("Shared with you", font: .style(.headline))
            Label("Two people can see it.", color: .secondary)
          }.padding(14)
        }.withRoomForPresentations().padding(EdgeInsets(vertical: 16, horizontal: 0))
      }
      if platform != .macos {
        Popover {
          Button("Jan 9, 2007", style: .gray)
        } content: {
          DatePicker("Date", style: .inline).labelsHidden().frame(width: 320)
        }.withRoomForPresentations()
      }
    }
  }

  private static func inputView(_ platform: Platform) -> GalleryPage {
    let screen = Screen(background: .named("systemGroupedBackground")) {
      List {
        Section("Event") {
          LabeledContent("Title", value: "Lunch")
          LabeledContent("Starts") { Label("Jan 9, 2007", color: .tint) }
        }
      }
    }
    .inputView { DatePicker("Starts", style: .wheels).labelsHidden() }
    .inputAccessoryView {
      Button("Cancel", style: .plain)
      Spacer()
      Button("Done", style: .plain, role: .primary)
    }
    var patch = EnvironmentPatch()
    patch.platform = platform
    return GalleryPage(
      "input-view", "A picker in the keyboard's place", platform: platform,
      document: SpecDocument(
        component: AnyComponent(screen), canvas: Canvas(title: "An input view"),
        environment: patch))
  }

  private static func expandedRows() -> GalleryPage {
    GalleryPage("picker-expanded", "Pickers expanded in a form", platform: .ios, width: 390) {
      List {
        Section("Event") {
          DatePicker("Starts", style: .inline).isPresented()
          LabeledContent("Ends", value: "Jan 10, 2007")
        }
        Section("Timer") {
          countdown
          Picker(
            "Sound", selection: "Radar", options: ["Beacon", "Radar", "Ripples"], style: .wheel
          )
          .isPresented()
        }
      }
    }
  }

  private static var countdown: DatePicker {
    var picker = DatePicker("Length", mode: .countdown, style: .wheels).isPresented()
    picker.duration = PickerDuration(seconds: 5400)
    return picker
  }

  private static func besideFields() -> GalleryPage {
    GalleryPage("picker-beside", "Pickers below and beside a field", platform: .ipados, width: 760)
    {
      VStack(alignment: .leading, spacing: 8) {
        LabeledContent("Born") { Label("Jan 9, 2007", color: .tint) }
        DatePicker("Born", style: .wheels).labelsHidden().frame(width: 340)
      }
      HStack(alignment: .top, spacing: 24) {
        VStack(alignment: .leading, spacing: 12) {
          Label("Departure", font: .style(.headline))
          LabeledContent("From", value: "Lisbon")
          LabeledContent("On") { Label("Jan 9, 2007", color: .tint) }
        }
        DatePicker("Departure", style: .inline).labelsHidden().frame(width: 340)
      }
    }
  }
}
