import MaquetteCore
import MaquetteThemes

/// A device's whole screen; its contents keep to the safe area.
public struct Screen: CatalogComponent {
  /// The device's name; empty for the device of the surroundings, or the platform's standard one.
  public var device: String
  /// The screen's colour; by default the system background, or that of a list that fills the screen.
  public var background: ColorValue
  /// Whether the contents scroll.
  public var isScrolling: Bool
  /// Whether the contents also use the room under bars and sensors.
  public var ignoresSafeArea: Bool
  /// The title beside the time, on a watch; empty for none.
  public var title: String
  /// What takes the keyboard's place at the lower edge, such as a picker: UIKit's input view; empty
  /// for none.
  public var inputView: [AnyComponent] = []
  /// Buttons in a bar above the input view, or above the lower edge, with a ``Spacer`` between those
  /// at both ends: UIKit's input accessory view; empty for none.
  public var inputAccessoryView: [AnyComponent] = []
  /// The components from top to bottom; several are lined up as in a `VStack`.
  public var children: [AnyComponent]

  /// A screen.
  public init(
    device: String = "", title: String = "", background: ColorValue = .named("systemBackground"),
    isScrolling: Bool = false, ignoresSafeArea: Bool = false,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.device = device
    self.title = title
    self.background = background
    self.isScrolling = isScrolling
    self.ignoresSafeArea = ignoresSafeArea
    self.children = children()
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Screen")
    context.isScrolling = context.isScrolling || isScrolling
    let device = screenDevice(in: context)
    // Sizes that follow the case of a watch are those of this screen.
    context.environment.device = device
    // What is presented over the screen is none of its contents.
    let children = self.children.filter { $0.presented == nil }
    let presented = self.children.enumerated().compactMap { index, child in
      PresentedElement(child, at: index, in: context)
    }
    let stack = AnyComponent(VStack { children })
    let content = isScrolling ? AnyComponent(ScrollView { children }) : stack
    let single = !isScrolling && children.count == 1 ? children.first : nil
    let element = context.inFront(of: background).element(
      for: single ?? content, at: 0, axis: .vertical)
    return ScreenElement(
      device: device,
      statusBar: ScreenStatusBar(title: title, device: device, context: context),
      ignoresSafeArea: ignoresSafeArea,
      background: fullList(in: context)?.background
        ?? context.color(background, key: "background"), content: element,
      input: InputPanel(view: inputView, accessory: inputAccessoryView, context: context),
      presented: presented, context: context)
  }

  private var accessoryList: InputAccessoryList {
    get { InputAccessoryList(items: inputAccessoryView) }
    set { inputAccessoryView = newValue.items }
  }

  /// The screen with something in the keyboard's place, such as a picker.
  public func inputView(@ComponentBuilder _ content: () -> [AnyComponent]) -> Screen {
    var copy = self
    copy.inputView = content()
    return copy
  }

  /// The screen with a bar above what is in the keyboard's place.
  public func inputAccessoryView(@ComponentBuilder _ items: () -> [AnyComponent]) -> Screen {
    var copy = self
    copy.inputAccessoryView = items()
    return copy
  }

  /// The look of the only content when that is a list and the screen has no colour of its own: a
  /// list's background also lies under bars and sensors.
  private func fullList(in context: LayoutContext) -> ListLook? {
    let children = children.filter { $0.presented == nil }
    guard children.count == 1, let list = children.first?.base as? List,
      background == Screen.prototype.background
    else { return nil }
    return context.listLook(list.style)
  }

  private func screenDevice(in context: LayoutContext) -> Device? {
    let platform = context.environment.platform
    let standard = context.environment.device ?? .standard(for: platform)
    guard !device.isEmpty else { return standard }
    if let match = Device.named(device) {
      if match.platform == platform, context.environment.device == nil { return match }
      // What the picture is drawn for comes from a flag or the top of the spec.
      if match != standard {
        context.report(
          .warning,
          "the picture is drawn for \(standard?.name ?? platform.displayName), not for "
            + "'\(match.name)'", key: "device", length: device.count,
          hint: "leave 'device' out here, or name it in one place only")
      }
      return standard
    }
    context.report(
      .error, "unknown device '\(SpecNode.excerpt(device))'", key: "device",
      length: device.count,
      hint: Device.hint(for: device))
    return standard
  }

  private static let prototype = Screen {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Screen", prototype: prototype,
    summary: "A device's whole screen; its contents keep to the safe area.",
    childrenKey: "children",
    properties: [
      Property(
        "device", \.device, "The device's name, for example iPhone 15 Pro.",
        prototype: prototype),
      Property("background", \.background, "The screen's colour.", prototype: prototype),
      Property(
        "scrolls", \.isScrolling, "Whether the contents scroll.", aliases: ["isScrolling"],
        prototype: prototype),
      Property(
        "title", \.title, "The title beside the time, on a watch.",
        aliases: ["navigationTitle"], prototype: prototype),
      Property(
        "ignoresSafeArea", \.ignoresSafeArea,
        "Whether the contents also use the room under bars and sensors.", prototype: prototype),
      Property(
        "inputView", \.inputView,
        "What takes the keyboard's place at the lower edge: a picker, for example.",
        prototype: prototype),
      Property(
        "inputAccessoryView", \.accessoryList,
        "Buttons in a bar above it, and flexibleSpace between those at both ends.",
        aliases: ["keyboardToolbar"], prototype: prototype),
      Property(
        "children", \.children, "The components from top to bottom.",
        aliases: ["content", "view"], prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A watch",
        "platform: watchos\nScreen:\n  title: Workout\n  children:\n    - Button: Start\n"
          + "      style: filled\n    - Button: Settings\n")
    ])
}

private final class ScreenElement: LayoutElement {
  private let device: Device?
  private let statusBar: ScreenStatusBar?
  private let ignoresSafeArea: Bool
  private let background: Color
  private let content: any LayoutElement
  private let input: InputPanel?
  private let presented: [PresentedElement]
  private let context: LayoutContext

  init(
    device: Device?, statusBar: ScreenStatusBar?, ignoresSafeArea: Bool, background: Color,
    content: any LayoutElement, input: InputPanel?, presented: [PresentedElement],
    context: LayoutContext
  ) {
    self.device = device
    self.statusBar = statusBar
    self.ignoresSafeArea = ignoresSafeArea
    self.background = background
    self.content = content
    self.input = input
    self.presented = presented
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    device?.size ?? content.size(for: proposal)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let safeArea = device?.safeArea ?? .zero
    var insets = ignoresSafeArea ? .zero : safeArea
    // Contents make room for what lies over them, as they do for a keyboard.
    if let input { insets.bottom = input.height(in: frame.size, safeArea: safeArea) }
    let room = frame.inset(by: insets, direction: context.direction)
    let size = content.size(for: ProposedSize(room.size))
    // What is too high starts where reading starts, and not above it.
    let alignment: Alignment = size.height > room.height + 0.01 ? .top : .center
    var children = content.place(in: context.align(size, in: room, alignment))
    children += input?.place(in: frame, safeArea: safeArea) ?? []
    children +=
      statusBar?.place(over: frame, safeArea: safeArea, corner: device?.cornerRadius) ?? []
    for element in presented { children += element.place(over: frame, safeArea: safeArea) }
    return [
      context.containerNode(
        "Screen", frame: frame, items: [.fill(.rect(frame), .color(background))],
        clip: .rect(frame), children: children)
    ]
  }
}
