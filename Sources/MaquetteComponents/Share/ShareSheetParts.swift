import MaquetteCore
import MaquetteThemes

/// The rows of a share sheet.
struct ShareSheetParts {
  private let sheet: ShareSheet
  private let look: ShareSheetLook
  private let context: LayoutContext

  init(_ sheet: ShareSheet, look: ShareSheetLook, context: LayoutContext) {
    self.sheet = sheet
    self.look = look
    self.context = context
  }

  /// All of them below one another.
  var content: AnyComponent {
    AnyComponent(
      VStack(alignment: .leading, spacing: 0) {
        head.padding(EdgeInsets(vertical: 0, horizontal: look.padding))
        if !sheet.people.texts.isEmpty {
          line
          row(sheet.people.texts.map(person))
        }
        if !sheet.apps.isEmpty {
          line
          row(sheet.apps.map(app))
        }
        line
        actions
      })
  }

  private var line: AnyComponent {
    Rectangle().fill(.color(.custom(look.separator))).frame(height: context.hairline)
  }

  private func text(_ text: String, _ font: LookFont, secondary: Bool = false) -> Label {
    Label(text, font: font.value, color: secondary ? .secondary : .primary)
  }

  /// What is shared, and a button that closes the sheet.
  private var head: AnyComponent {
    let picture: [AnyComponent] =
      sheet.preview.isEmpty
      ? [
        AnyComponent(
          ZStack {
            RoundedRectangle(cornerRadius: .points(look.previewRadius))
              .fill(.color(.named("tertiarySystemFill")))
            Image(systemName: "doc.text").font(look.rowSymbol.value).color(.secondary)
          })
      ] : sheet.preview
    return HStack(spacing: look.padding * 0.75) {
      ZStack { picture }.frame(width: look.preview, height: look.preview)
        .clipShape(.rectangle, cornerRadius: look.previewRadius)
      VStack(alignment: .leading, spacing: 1) {
        if !sheet.title.isEmpty { text(sheet.title, look.title) }
        if !sheet.subtitle.isEmpty { text(sheet.subtitle, look.subtitle, secondary: true) }
      }
      Spacer()
      Button(type: .close)
    }.frame(minHeight: look.headerHeight)
  }

  private func row(_ items: [AnyComponent]) -> AnyComponent {
    // Names of one line and of two have their figures side by side, up to the sheet's edges.
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: look.itemGap) { items }
        .padding(EdgeInsets(vertical: 0, horizontal: look.padding / 2))
    }
    .padding(EdgeInsets(vertical: look.padding, horizontal: 0))
  }

  private func item(_ title: String, _ figure: AnyComponent) -> AnyComponent {
    VStack(spacing: 6) {
      figure
      Label(
        title, font: look.itemLabel.value, alignment: .center, numberOfLines: 2)
    }.frame(width: look.itemWidth)
  }

  /// Somebody's initials on a disc.
  private func person(_ name: String) -> AnyComponent {
    let initials = name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init)
      .joined()
    let disc = ZStack {
      Circle().fill(
        .linearGradient(["#A5ABB7", "#858A95"], startPoint: .top, endPoint: .bottom))
      Label(initials, font: look.initials.value, color: .custom(.white))
    }.frame(width: look.person, height: look.person)
    return item(name, disc)
  }

  private func app(_ target: ShareTarget) -> AnyComponent {
    let tile = ZStack {
      RoundedRectangle(cornerRadius: .points(look.appRadius)).fill(.color(target.color ?? .tint))
      if !target.systemImage.isEmpty {
        Image(systemName: target.systemImage).font(look.symbol.value).color("#FFFFFF")
      }
    }.frame(width: look.app, height: look.app)
    return item(target.title, tile)
  }

  /// The actions in boxes below one another.
  private var actions: AnyComponent {
    let rows = sheet.actions
    return VStack(spacing: 0) {
      for (index, action) in rows.enumerated() {
        if index > 0 {
          line.padding(EdgeInsets(leading: look.padding, trailing: look.lineTrailing ?? 0))
        }
        HStack(spacing: look.padding) {
          text(action.title, look.rowText)
          Spacer()
          if !action.systemImage.isEmpty {
            Image(systemName: action.systemImage).font(look.rowSymbol.value)
              .color(.custom(context.color(.primary, key: "actions")))
          }
        }
        .padding(EdgeInsets(vertical: 0, horizontal: look.padding))
        .frame(minHeight: look.rowHeight)
      }
    }
    .background(.custom(look.rowFill), cornerRadius: look.rowRadius)
    .padding(
      EdgeInsets(
        top: look.padding, leading: look.padding, bottom: look.padding + bottom,
        trailing: look.padding))
  }

  /// What the screen takes below a sheet at its lower edge.
  private var bottom: Double {
    guard context.isPresented, context.conventions.sheet == .card else { return 0 }
    return context.environment.device?.safeArea.bottom ?? 0
  }
}

/// The ground of a share sheet.
final class ShareSheetElement: LayoutElement {
  private let content: any LayoutElement
  private let look: ShareSheetLook
  private let isCard: Bool
  private let label: String
  private let context: LayoutContext

  init(
    _ content: any LayoutElement, look: ShareSheetLook, isCard: Bool, label: String,
    context: LayoutContext
  ) {
    self.content = content
    self.look = look
    self.isCard = isCard
    self.label = label
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let room = proposal.width ?? context.screenWidth
    let width = isCard ? room : min(room, look.itemWidth * 5)
    let inner = content.size(for: ProposedSize(width: width, height: nil))
    return Size(
      width: width, height: context.roundedUp(min(inner.height, proposal.height ?? .infinity)))
  }

  func place(in frame: Rect) -> [SceneNode] {
    // Its lower corners lie below the edge of the screen.
    var ground = frame
    if isCard { ground.size.height += look.radius }
    let surface = Surface(
      look.background, material: look.backgroundPaint, radius: look.radius, shadows: [],
      context: context)
    let inner = content.size(for: ProposedSize(width: frame.width, height: nil))
    var node = context.containerNode(
      "ShareSheet", frame: frame,
      items: [.group(DrawGroup(surface.items(in: ground), clips: [.rect(frame)]))],
      clip: .rect(frame),
      children: content.place(in: context.align(inner, in: frame, .top)))
    node.accessibility = Accessibility(role: .group, label: label, traits: [.modal])
    return [node]
  }
}
