import MaquetteCore
import MaquetteThemes

/// The outline of a window and the screen inside of it.
struct WindowShape {
  /// The screen that it has.
  let device: Device
  /// Whether it is all of an iPad's screen, without corners and shadow.
  let isFull: Bool
  let radius: Double
  let look: WindowLook
  /// How much its buttons take at the leading end of bars, where an iPad has them.
  let controls: WindowControls?

  init(_ window: Window, screen: Device, look: WindowLook, context: LayoutContext) {
    self.look = look
    let isMac = context.conventions.windows
    isFull = window.size == .full && !isMac
    let hasToolbar = window.bars.toolbar != nil || window.floatsSidebar(in: context)
    radius = isFull ? screen.cornerRadius : (hasToolbar ? look.toolbarRadius : nil) ?? look.radius
    var device = screen
    device.size = window.size.size(on: screen.size, look: look)
    device.cornerRadius = radius
    if !isMac, !isFull {
      // The bars of the system belong to the screen.
      let dots = look.dot ?? 0
      device.safeArea = EdgeInsets(top: dots > 0 ? 2 * (look.dotTop ?? 0) + dots : 0)
    }
    let bar = ToolbarLook(context)
    controls =
      !isMac && !isFull && bar?.controlDiameter != nil
      ? bar.map { WindowControls(look: $0, isBehind: !window.isActive, context: context) } : nil
    // Without a bar there is nothing beside the buttons.
    let hasBar =
      window.bars.navigationBar != nil || !window.title.isEmpty || !window.sidebar.isEmpty
      || !window.content.isEmpty || window.children.contains { $0.unmodified is SplitView }
    if controls != nil, !hasBar { device.safeArea.top = look.controlHeight ?? 0 }
    self.device = device
  }
}

/// Draws the outline of a window around its contents: corners, shadow, a line, an iPad's dots.
final class WindowElement: LayoutElement {
  private let content: any LayoutElement
  private let window: Window
  private let shape: WindowShape
  private let context: LayoutContext

  init(
    _ content: any LayoutElement, window: Window, shape: WindowShape, context: LayoutContext
  ) {
    self.content = content
    self.window = window
    self.shape = shape
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let own = shape.device.size
    // A size that was asked for is kept where there is room for it.
    guard window.size != .automatic else {
      return Size(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }
    return Size(
      width: min(own.width, proposal.width ?? own.width),
      height: min(own.height, proposal.height ?? own.height))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let inner = MaterialWindow(frame, cornerRadius: shape.radius)
    let nodes = content.place(in: frame).map { $0.confiningMaterials(to: inner) }
    guard !shape.isFull else { return nodes }
    let outline = Shape.roundedRect(frame, radius: shape.radius, curve: .continuous)
    let shadows =
      !window.isActive || context.isInactive ? shape.look.inactiveShadow : shape.look.shadow
    let contents = context.entering("Contents").containerNode(
      "Contents", frame: frame, clip: outline, children: nodes)
    let front = context.entering("Edge").containerNode(
      "Edge", frame: frame, items: edge(frame) + dots(in: frame), children: [])
    var node = context.containerNode(
      "Window", frame: frame, items: shadows.map { .shadow(outline, $0) },
      children: [contents, front] + buttons(in: frame))
    node.accessibility = Accessibility(role: .window, label: title)
    return [node]
  }

  private var title: String {
    let bar = window.bars.toolbar?.unmodified as? Toolbar
    let navigation = window.bars.navigationBar?.unmodified as? NavigationBar
    return [window.title, bar?.title ?? "", navigation?.title ?? ""].first { !$0.isEmpty } ?? ""
  }

  /// The lines around it: a dark one outside, where the theme has one, and a bright one inside, which increased contrast
  /// makes stronger.
  private func edge(_ frame: Rect) -> [DrawItem] {
    let line = context.hairline
    var items: [DrawItem] = []
    if let outer = shape.look.outline, outer.alpha > 0 {
      let around = frame.inset(by: -line)
      items.append(
        DrawItem.outline(of: around, radius: shape.radius + line, width: line, color: outer))
    }
    let contrast = shape.look.contrastOutline(of: frame, radius: shape.radius, in: context)
    guard contrast.isEmpty else { return items + contrast }
    items.append(
      DrawItem.outline(of: frame, radius: shape.radius, width: line, color: shape.look.border))
    return items
  }

  /// The three dots at the upper edge by which an iPad's window is moved and tiled.
  private func dots(in frame: Rect) -> [DrawItem] {
    guard let size = shape.look.dot, size > 0 else { return [] }
    let color =
      (!window.isActive ? shape.look.inactiveDotColor : shape.look.dotColor) ?? .clear
    let pitch = size + (shape.look.dotGap ?? 0)
    return (-1...1).map { index in
      let circle = Rect(
        x: frame.midX + Double(index) * pitch - size / 2, y: frame.minY + (shape.look.dotTop ?? 0),
        width: size, height: size)
      return .fill(.roundedRect(circle, radius: size / 2, curve: .circular), .color(color))
    }
  }

  /// The buttons of an iPad's window: in the first row of what stands at its leading edge.
  private func buttons(in frame: Rect) -> [SceneNode] {
    guard let controls = shape.controls else { return [] }
    let inset = window.floatsSidebar(in: context) ? SidebarLook(context)?.inset ?? 0 : 0
    let panel = frame.inset(
      by: EdgeInsets(top: inset, leading: inset), direction: context.direction)
    return controls.nodes(in: panel, height: shape.look.controlHeight ?? 0)
  }
}

extension Window {
  /// Whether it draws its outline and its shadow, as all do but those that are all of an iPad's screen.
  func hasOutline(in context: LayoutContext) -> Bool {
    WindowLook(context) != nil && (self.size != .full || context.conventions.windows)
  }

  /// Whether its sidebar floats, as SwiftUI draws it in a window whose title stands in a toolbar: a title bar is
  /// too low for the window's buttons in the sidebar.
  func floatsSidebar(in context: LayoutContext) -> Bool {
    hasSidebar && (SidebarLook(context)?.inset ?? 0) > 0
  }

  /// Whether a sidebar stands at its leading edge.
  private var hasSidebar: Bool {
    if !self.sidebar.isEmpty { return true }
    guard self.children.count == 1, let split = self.children[0].unmodified as? SplitView else {
      return false
    }
    return !split.sidebar.isEmpty && split.columnVisibility != .detailOnly
  }
}
