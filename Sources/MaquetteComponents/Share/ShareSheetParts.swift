import MaquetteCore
import MaquetteThemes

/// The rows of a share sheet.
struct ShareSheetParts {
  private let sheet: ShareSheet
  private let look: ShareSheetLook
  private let context: LayoutContext
  /// How wide a figure is with the name below it.
  private var itemWidth = 0.0

  init(_ sheet: ShareSheet, look: ShareSheetLook, context: LayoutContext) {
    self.sheet = sheet
    self.look = look
    self.context = context
    itemWidth = wholeWordWidth(from: look.itemWidth * growth)
  }

  /// All of them below one another.
  var content: AnyComponent {
    AnyComponent(
      VStack(alignment: .leading, spacing: 0) {
        head.padding(edges(look.padding))
        if !sheet.people.texts.isEmpty {
          line
          row(sheet.people.texts.map(person))
        }
        if !sheet.apps.isEmpty {
          line
          if isMenu { menu(sheet.apps.map(service)) } else { row(sheet.apps.map(app)) }
        }
        if !sheet.actions.isEmpty || !isMenu {
          line
          if isMenu { menu(sheet.actions.map(command)) } else { actions }
        }
      })
  }

  /// Whether it is the menu of a Mac.
  private var isMenu: Bool { context.conventions.sheet == .window }

  /// How much larger the names below figures are than usually; up to twice, for which there is room.
  private var growth: Double {
    let usual = ShareSheetLook(context.withUsualTextSize)?.itemLabel.resolved()?.size ?? 0
    let own = look.itemLabel.resolved()?.size ?? usual
    return usual > 0 ? min(2, max(1, own / usual)) : 1
  }

  /// The least width in which no name ends a line inside a word: at accessibility sizes names take it while a sheet has
  /// room.
  private func wholeWordWidth(from least: Double) -> Double {
    guard context.stacksLabels, let font = look.itemLabel.resolved() else { return least }
    let names = (sheet.people.texts + sheet.apps.map(\.title)).compactMap { name in
      context.muted.textBlock(
        name, resolved: font, maxLines: 0, alignment: .center, key: "apps", name: "a name")
    }
    let most = min(context.screenWidth, look.itemWidth * 5) - 2 * look.padding
    return stride(from: least, to: most, by: 8).first { width in
      names.allSatisfy { $0.layout(width: width).wordBreak == nil }
    } ?? max(least, most)
  }

  /// The room above and below the text of a row, which it has at any text size.
  private var rowPadding: Double {
    let usual = ShareSheetLook(context.withUsualTextSize)?.rowText.resolved()?.lineHeight ?? 0
    return max(0, (look.rowHeight - usual.rounded(.up)) / 2)
  }

  private var line: AnyComponent {
    Rectangle().fill(.color(.custom(look.separator))).frame(height: context.hairline)
  }

  /// A text in a line, or at accessibility sizes in as many as it needs.
  private func text(_ text: String, _ font: LookFont, secondary: Bool = false) -> Label {
    Label(
      text, font: font.value, color: secondary ? .secondary : .primary,
      numberOfLines: context.stacksLabels ? 0 : 1)
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
              .accessibilityHidden()
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
      // Menus close by themselves.
      if !isMenu { Button(type: .close) }
    }
    .padding(EdgeInsets(vertical: context.stacksLabels ? look.padding : 0, horizontal: 0))
    .frame(minHeight: look.headerHeight)
  }

  private func row(_ items: [AnyComponent]) -> AnyComponent {
    // Names of one line and of two have their figures side by side, up to the sheet's edges.
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: look.itemGap) { items }
        .padding(edges(look.padding / 2))
    }
    .padding(EdgeInsets(vertical: look.padding, horizontal: 0))
  }

  private func item(_ title: String, _ figure: AnyComponent) -> AnyComponent {
    VStack(spacing: 6) {
      figure
      Label(title, font: look.itemLabel.value, alignment: .center, numberOfLines: 2)
    }.frame(width: itemWidth)
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

  private func menu(_ rows: [AnyComponent]) -> AnyComponent {
    VStack(alignment: .leading, spacing: 0) { rows }
      .padding(EdgeInsets(vertical: look.padding / 2, horizontal: 0))
  }

  private func menuRow(_ title: String, _ icon: some Component) -> AnyComponent {
    let side = look.rowHeight - look.padding
    return HStack(spacing: look.padding) {
      icon.frame(width: side, height: side)
      text(title, look.rowText)
      Spacer()
    }
    .padding(EdgeInsets(vertical: 0, horizontal: look.padding))
    .frame(minHeight: look.rowHeight)
  }

  /// An app with its small icon.
  private func service(_ target: ShareTarget) -> AnyComponent {
    let radius = look.appRadius * (look.rowHeight - look.padding) / look.app
    return menuRow(
      target.title,
      ZStack {
        RoundedRectangle(cornerRadius: .points(radius)).fill(.color(target.color ?? .tint))
        sign(of: target, look.itemLabel)
      })
  }

  /// What an app's icon shows: its symbol, or the first letter of its name.
  private func sign(of target: ShareTarget, _ font: LookFont) -> AnyComponent {
    guard target.systemImage.isEmpty else {
      return Image(systemName: target.systemImage).font(font.value).color("#FFFFFF")
        .accessibilityHidden()
    }
    let letter = target.title.first.map(String.init) ?? ""
    return Label(letter, font: font.value, color: .custom(.white)).accessibilityHidden()
  }

  /// What else can be done.
  private func command(_ target: ShareTarget) -> AnyComponent {
    menuRow(
      target.title,
      ZStack {
        if !target.systemImage.isEmpty {
          Image(systemName: target.systemImage).font(look.rowSymbol.value).color(.primary)
            .accessibilityHidden()
        }
      })
  }

  private func app(_ target: ShareTarget) -> AnyComponent {
    let tile = ZStack {
      RoundedRectangle(cornerRadius: .points(look.appRadius)).fill(.color(target.color ?? .tint))
      sign(of: target, look.symbol)
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
            .padding(EdgeInsets(vertical: rowPadding, horizontal: 0))
          Spacer()
          if !action.systemImage.isEmpty {
            Image(systemName: action.systemImage).font(look.rowSymbol.value)
              .color(.custom(context.color(.primary, key: "actions")))
              .accessibilityHidden()
          }
        }
        .padding(EdgeInsets(vertical: 0, horizontal: look.padding))
        .frame(minHeight: look.rowHeight)
      }
    }
    .background(.custom(look.rowFill), cornerRadius: look.rowRadius)
    .padding(edges(look.padding, top: look.padding, bottom: look.padding + bottom))
  }

  /// A margin at the sides, beside what sensors take there.
  private func edges(_ margin: Double, top: Double = 0, bottom: Double = 0) -> EdgeInsets {
    let taken = context.sheetSides(inset: context.sharedSheetInset)
    return EdgeInsets(
      top: top, leading: taken.leading + margin, bottom: bottom,
      trailing: taken.trailing + margin)
  }

  /// What the screen takes below a sheet at its lower edge.
  private var bottom: Double {
    guard context.isPresented, context.conventions.sheet == .card else { return 0 }
    let safeArea = context.environment.device?.safeArea.bottom ?? 0
    return max(0, safeArea - context.sharedSheetInset)
  }
}
