import MaquetteComponents
import MaquetteCore

extension Image: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("systemName", "file", "name", "label", "decorative", "resizable", "isResizable")
    var view = SwiftLiteral.symbol(self.systemName.isEmpty ? "photo" : self.systemName)
    if let file { view = SwiftView("Image(\(SwiftLiteral.string(Image.asset(of: file.name))))") }
    addScaling(keys, to: &view)
    addLook(in: export, keys, to: &view)
    export.addLabel(self.label, to: &view)
    if self.decorative { view.modifiers.append(".accessibilityHidden(true)") }
    return view
  }

  /// An asset is called like the file without its folder, scale and ending.
  static func asset(of file: String) -> String {
    String(Paths.name(of: file).unicodeScalars.prefix { $0 != "." && $0 != "@" })
  }

  private func addScaling(_ keys: ExportedKeys, to view: inout SwiftView) {
    keys.add(".renderingMode(.{renderingMode!})", to: &view)
    keys.say("interpolation")
    if self.interpolation == .none { view.modifiers.append(".interpolation(.none)") }
    let mode = self.contentMode.map { mode in
      keys.word("contentMode", mode) { mode in
        switch mode {
        case .fit: ".scaledToFit()"
        case .fill: ".scaledToFill()"
        case .stretch: ""
        default: nil
        }
      }
    }
    if self.isResizable || !keys.rest.contains(where: { $0.key == "contentMode" }) && mode != nil {
      view.modifiers.append(".resizable()")
    }
    if let mode, let mode { view.modifiers.append(mode) }
  }

  private func addLook(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("clipShape", "cornerRadius")
    keys.add(
      ".imageScale(.{imageScale!})",
      "flipsForRightToLeftLayoutDirection?.flipsForRightToLeftLayoutDirection(true)", to: &view)
    switch self.clipShape {
    case .circle: view.modifiers.append(".clipShape(Circle())")
    case .capsule: view.modifiers.append(".clipShape(Capsule())")
    case .ellipse: view.modifiers.append(".clipShape(Ellipse())")
    case .rectangle:
      if case .points(let points) = cornerRadius, points > 0 {
        view.modifiers.append(".clipShape(.rect(cornerRadius: \(SwiftLiteral.number(points))))")
      } else if cornerRadius == .concentric {
        view.modifiers.append(".clipShape(.rect(corners: .concentric, isUniform: true))")
      } else if keys.has("clipShape") {
        view.modifiers.append(".clipShape(Rectangle())")
      }
    }
    keys.add("font", to: &view)
    if keys.has("color") { keys.add("color", to: &view) }
  }
}
