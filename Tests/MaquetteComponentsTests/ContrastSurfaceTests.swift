import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

/// Documented (WWDC25, "Meet Liquid Glass"): with increased contrast, glass is black or white with a contrasting
/// border (materials.yaml, increased_contrast: 1 point of half of black or white).
@Suite("Surfaces of version 26 with increased contrast")
struct ContrastSurfaceTests {
  private func environment(
    _ appearance: Appearance = .light, contrast: Contrast = .increased,
    platform: Platform = .ios
  ) -> Environment {
    var environment = Environment(
      platform: platform, osVersion: 26, appearance: appearance, contrast: contrast)
    environment.now = "2025-03-21T09:41:00Z"
    return environment
  }

  /// The lines around a node, by colour and width.
  private func edges(_ items: [DrawItem]) -> [(width: Double, color: Color)] {
    items.compactMap { item in
      if case .stroke(_, let width, let color) = item { (width, color) } else { nil }
    }
  }

  private func surfaces() throws -> [(name: String, component: AnyComponent)] {
    let calendar = try march(.date, .compact) { $0.isPresented = true }
    let wheels = try march(.time, .compact) { $0.isPresented = true }
    let note = NotificationBanner("Ada", message: "See you at ten.")
    return [
      ("Sheet", AnyComponent(Sheet(detent: .medium) { Label("Inside") })),
      ("Card", AnyComponent(calendar)), ("Card", AnyComponent(wheels)),
      ("Notification", AnyComponent(note)),
      ("ShareSheet", AnyComponent(ShareSheet("Notes", apps: ["Mail"], actions: ["Copy"]))),
      ("ColorPanel", AnyComponent(ColorPicker("Accent").with { $0.isPresented = true })),
    ]
  }

  @Test("What lies over a screen has a contrasting line around it", arguments: Appearance.allCases)
  func outlines(appearance: Appearance) throws {
    let line = (appearance == .dark ? Color.white : .black).opacity(0.5)
    for (name, component) in try surfaces() {
      for contrast in Contrast.allCases {
        let scene = try draw(
          Screen { component }, in: environment(appearance, contrast: contrast))
        let node = try #require(
          scene.nodes.first { $0.component == name && !$0.leaves.isEmpty }, "\(name)")
        // Half of a line on the outside lies below the ground.
        let found = edges(node.leaves).contains {
          $0.width == 1 && $0.color == line || $0.width == 2 && $0.color == line.opaque
        }
        #expect(found == (contrast == .increased), "\(name) \(contrast)")
      }
    }
  }

  @Test("The cards of a list in a partial sheet are told from the sheet")
  func listInSheet() throws {
    for appearance in Appearance.allCases {
      let environment = environment(appearance)
      let sheet = Sheet("Details", detent: .medium) { List { Toggle("Notify", isOn: true) } }
      let scene = try draw(Screen { sheet }, in: environment)
      let ground = try #require(
        scene.nodes.first { $0.component == "Sheet" }?.leaves.compactMap(\.color).first)
      let card = try #require(scene.node("Section[0]")?.leaves.compactMap(\.color).first)
      #expect(ground != card, "\(appearance)")
    }
  }

  @Test("A dialog beside what opened it has one ground and shadow, and with more contrast one line")
  func dialog() throws {
    var dialog = ConfirmationDialog("Delete photo?") {
      Button("Delete Photo", role: .destructive)
    }
    dialog.anchor = [AnyComponent(Button("Delete"))]
    for (platform, contrast) in [
      (Platform.ios, Contrast.increased), (.ipados, .increased), (.ios, .standard),
      (.ipados, .standard),
    ] {
      // Both make glass opaque.
      var environment = environment(contrast: contrast, platform: platform)
      environment.accessibilityReduceTransparency = contrast == .standard
      let scene = try draw(Screen { dialog }, in: environment)
      let node = try #require(
        scene.nodes.first {
          $0.component == "ConfirmationDialog" && $0.accessibility?.traits.contains(.modal) == true
        })
      let own = node.allItems.filter { ($0.shape?.bounds?.width ?? 0) > node.frame.width - 3 }
      if contrast == .increased { #expect(edges(own).map(\.width) == [1]) }
      let shadows = own.count { if case .shadow = $0 { true } else { false } }
      let fills = own.count { if case .fill = $0 { true } else { false } }
      #expect(shadows == 1 && fills == 1)
    }
  }

  @Test("The line of an opaque edge above a toolbar keeps away from what floats in the bar")
  func toolbar() throws {
    for (effect, contrast) in [
      (ScrollEdgeEffect.soft, Contrast.increased), (.hard, .increased), (.soft, .standard),
    ] {
      var environment = environment(contrast: contrast)
      environment.accessibilityReduceTransparency = contrast == .standard
      let toolbar = Toolbar { Button("Edit") }.with { $0.scrollEdgeEffect = effect }
      let screen = Screen(device: "iPhone 17 Pro", toolbar: toolbar) {
        ScrollView { Rectangle().frame(height: 1_500) }.contentOffset(y: 150)
      }
      let node = try #require(
        try draw(screen, in: environment).nodes.first { $0.component == "Toolbar" })
      let line = node.leaves.compactMap { item -> Rect? in
        if case .fill(.rect(let rect), _) = item, rect.height < 0.5 { rect } else { nil }
      }.first
      #expect(abs(try #require(line).minY - (node.frame.minY - 28)) < 1e-6, "\(effect)")
    }
  }

  @Test("The field of an alert has the line of other fields", arguments: Appearance.allCases)
  func alertField(appearance: Appearance) throws {
    let alert = Alert("Sign in", textField: "Password") { Button("OK") }
    let line = (appearance == .dark ? Color.white : .black).opacity(0.5)
    let scene = try draw(alert, in: environment(appearance))
    let field = try #require(scene.nodes.first { $0.component == "TextField" })
    #expect(edges(field.allItems).contains { $0.width == 1 && $0.color == line })
    let usual = try draw(alert, in: environment(appearance, contrast: .standard))
    let plain = try #require(usual.nodes.first { $0.component == "TextField" })
    #expect(!edges(plain.allItems).contains { $0.width == 1 })
  }

  @Test("The edge of a field with a mistake is as thick as that of others")
  func wrongField() throws {
    let field = TextField("Mail", text: "ada@").error("Not whole").textFieldStyle(.roundedBorder)
    for contrast in Contrast.allCases {
      let scene = try draw(field, width: 300, in: environment(contrast: contrast))
      let widths = edges(scene.items).map(\.width)
      #expect(widths.contains(1) == (contrast == .increased))
    }
  }
}

extension DrawItem {
  /// The outline that is filled, drawn or casts a shadow.
  fileprivate var shape: Shape? {
    switch self {
    case .fill(let shape, _), .stroke(let shape, _, _), .shadow(let shape, _): shape
    default: nil
    }
  }
}
