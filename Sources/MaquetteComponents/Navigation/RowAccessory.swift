import MaquetteCore
import MaquetteThemes

/// What stands at the end of a row, under the names of `UITableViewCell.AccessoryType`.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Nothing.
  case none
  /// A chevron: the row leads on.
  case disclosureIndicator
  /// A button for details, and a chevron.
  case detailDisclosureButton
  /// A button for details.
  case detailButton
  /// A check mark: the row is chosen.
  case checkmark

  /// Whether a button of its own is part of it.
  var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  /// Whether a chevron is part of it.
  var hasChevron: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}

/// Draws what stands at the end of a row.
struct AccessoryFigure: ControlFigure {
  let name: String
  let size: Size
  private let sign: SymbolFigure?
  private let button: SymbolFigure?
  private let gap: Double
  /// The room between a chevron and the end of the row.
  private let inset: Double
  private let context: LayoutContext

  /// - Parameters:
  ///   - color: the colour of the chevron.
  ///   - mark: the colour of a check mark and of the button for details.
  init(
    _ accessory: RowAccessory, look: NavigationRowLook, color: Color, mark: Color,
    context: LayoutContext
  ) {
    name = accessory.hasButton ? "Accessory" : "Symbol"
    self.context = context
    gap = look.detailGap ?? look.spacing
    // Where rows show no chevron, none takes their room.
    let chevron =
      accessory.hasChevron && look.chevronColor.alpha > 0
      ? SymbolFigure(
        "chevron.forward", font: look.chevron.resolved(weight: .semibold),
        scale: look.chevronScale, color: color,
        context: context) : nil
    let check =
      accessory == .checkmark
      ? SymbolFigure(
        "checkmark", font: look.titleFont.resolved(weight: .semibold),
        scale: look.checkScale ?? 1, color: mark,
        context: context) : nil
    sign = chevron ?? check
    inset = chevron == nil ? 0 : look.chevronInset ?? 0
    button =
      accessory.hasButton
      ? SymbolFigure(
        "info.circle", font: look.detail?.resolved(), scale: 1, color: mark,
        context: context) : nil
    let sizes = [button?.size, sign?.size].compactMap { $0 }
    size = Size(
      width: sizes.reduce(0) { $0 + $1.width } + (sizes.count > 1 ? gap : 0) + inset,
      height: sizes.map(\.height).max() ?? 0)
  }

  private func place(_ size: Size, at x: Double, in frame: Rect) -> Rect {
    context.mirrored(
      Rect(
        x: x, y: (frame.height - size.height) / 2, width: size.width, height: size.height),
      in: frame)
  }

  func items(in frame: Rect) -> [DrawItem] {
    guard let sign else { return [] }
    return sign.items(in: place(sign.size, at: frame.width - inset - sign.size.width, in: frame))
  }

  func parts(in frame: Rect, path: String) -> [SceneNode] {
    guard let button else { return [] }
    let rect = place(button.size, at: 0, in: frame)
    return [
      SceneNode(
        path: "\(path)/DetailButton", component: "DetailButton", frame: rect,
        hitTarget: rect.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        accessibility: Accessibility(
          role: .button, label: context.word(.moreInfo), traits: [.button]),
        source: context.source, items: button.items(in: rect))
    ]
  }
}
