import MaquetteCore
import MaquetteThemes

/// How a notification shows itself.
public enum NotificationStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// With an icon, a title, a text and the time.
  case banner
  /// A short line in a capsule, which goes away by itself.
  case toast
}

/// A notification over a screen: a banner of the system, or an app's short message.
///
/// Among the contents of a ``Screen`` it lies over them at the upper edge, on macOS in the upper trailing
/// corner; anywhere else it is drawn where it stands.
public struct NotificationBanner: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let title = Key("", "The first line.", aliases: ["text"])
    public let message = Key("", "The lines below it.", aliases: ["body", "subtitle"])
    public let time = Key(
      "", "When it came, such as 'now' or '5m ago', at the trailing end of a banner.",
      aliases: ["date"])
    public let style = Key(NotificationStyle.banner, "A banner or a toast.")
    public let systemImage = Key(
      "", "The symbol on a banner's icon, or in a toast.", aliases: ["symbol"], type: .symbol)
    public let iconColor = Key<ColorValue?>(
      nil, "The colour behind the icon, or of a toast's symbol; the tint colour when not given.",
      aliases: ["tint"])
    public let icon = Key<[AnyComponent]>(
      [], "A component in the icon's place, for example a picture.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A notification.
  public init(
    _ title: String, message: String = "", systemImage: String = "",
    style: NotificationStyle = .banner
  ) {
    self.title = title
    self.message = message
    self.systemImage = systemImage
    self.style = style
  }

  func presentation(in context: LayoutContext) -> Presentation {
    let look = NotificationLook(context)
    let isCorner = look?.isTrailing == 1
    return Presentation(
      place: isCorner ? .corner : .top, backdrop: .clear, margin: look?.margin ?? 0,
      isModal: false)
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Notification")
    context.environment.level = .elevated
    guard let look = context.look(NotificationLook.self, component: "notification") else {
      return EmptyElement()
    }
    if self.title.isEmpty, self.message.isEmpty {
      context.report(
        .warning, "the notification has no text", key: "title",
        hint: "write 'Notification: New message', for example", id: .nothingToShow)
    }
    let isToast = self.style == .toast
    if isToast { context.warnUnused("time", because: "a toast is there for a moment") }
    var inner = context
    inner.isOnMaterial = true
    let corners = CornerContainer()
    inner.corners = corners
    let content = inner.element(
      for: isToast ? toast(look, in: inner) : banner(look, in: inner), at: 0, axis: .horizontal)
    let radius = isToast ? look.toastHeight / 2 : look.radius
    let surface = Surface(look, radius: radius, context: context)
    let padding =
      isToast
      ? EdgeInsets(vertical: 0, horizontal: look.toastPadding) : EdgeInsets(all: look.padding)
    return NotificationElement(
      content, surface: surface, corners: corners, padding: padding,
      width: isToast ? nil : look.width,
      height: isToast ? look.toastHeight : nil,
      label: [self.title, self.message].filter { !$0.isEmpty }.joined(separator: ", "),
      context: context)
  }

  private func line(
    _ text: String, _ font: LookFont, _ color: Color, lines: Int, key: String,
    in context: LayoutContext
  ) -> [AnyComponent] {
    guard !text.isEmpty else { return [] }
    var font = font.value
    // The system's own banners follow the text size.
    if case .size(let size) = font.base { font.base = .size(size * context.textScale) }
    let label = Label(text, font: font, color: .custom(color), numberOfLines: lines)
    return [AnyComponent(label, provenance: context.provenance(key: key))]
  }

  private func banner(_ look: NotificationLook, in context: LayoutContext) -> AnyComponent {
    let texts = VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: look.gap) {
        line(self.title, look.title, look.titleColor, lines: 1, key: "title", in: context)
        Spacer()
        line(self.time, look.time, look.timeColor, lines: 1, key: "time", in: context)
      }
      line(self.message, look.text, look.textColor, lines: 4, key: "message", in: context)
    }
    return AnyComponent(
      HStack(spacing: look.gap) {
        iconView(look)
        texts
      })
  }

  private func iconView(_ look: NotificationLook) -> AnyComponent {
    let content: [AnyComponent] =
      !self.icon.isEmpty
      ? self.icon
      : [
        AnyComponent(
          ZStack {
            RoundedRectangle(cornerRadius: .points(look.iconRadius))
              .fill(.color(self.iconColor ?? .tint))
            if !self.systemImage.isEmpty {
              Image(systemName: self.systemImage).font(look.iconSymbol.value).color("#FFFFFF")
            }
          })
      ]
    return ZStack { content }.frame(width: look.icon, height: look.icon)
      .clipShape(.rectangle, cornerRadius: look.iconRadius)
  }

  private func toast(_ look: NotificationLook, in context: LayoutContext) -> AnyComponent {
    AnyComponent(
      HStack(spacing: look.gap) {
        if !self.icon.isEmpty {
          self.icon
        } else if !self.systemImage.isEmpty {
          Image(systemName: self.systemImage).font(look.toastSymbol.value)
            .color(self.iconColor ?? .custom(look.titleColor))
        }
        VStack(spacing: 0) {
          line(
            self.title, look.toastTitle, look.titleColor, lines: 1, key: "title", in: context)
          line(
            self.message, look.toastText, look.timeColor, lines: 1, key: "message", in: context)
        }
      })
  }

  public static let names = ["Notification", "NotificationBanner"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    NotificationBanner(""), summary: "A banner or a short message over a screen.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "A banner over a screen",
        """
        Screen:
          - Notification: Anna Bauer
            message: Lunch at one, in the new place?
            time: now
            symbol: message.fill
            iconColor: green
          - List: [Label: Inbox, Label: Sent]

        """),
      ComponentExample(
        "A toast", "Notification: Link Copied\nstyle: toast\nsymbol: checkmark.circle.fill\n"),
    ])
}
