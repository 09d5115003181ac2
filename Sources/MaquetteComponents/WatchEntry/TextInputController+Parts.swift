import MaquetteCore
import MaquetteLocale
import MaquetteThemes

extension TextInputController {
  /// How keys look.
  struct KeyStyle {
    let look: TextEntryLook
    /// How high they are, in points.
    let height: Double
    /// The language in which assistive technology names them.
    let language: String
    /// The share of their size that letters have.
    var letterScale = 1.0
  }

  /// The share of their size at which all letters keep away from the edges of their keys.
  func letterScale(
    _ look: TextEntryLook, rows: [[String]], on device: Device?, in context: LayoutContext
  ) -> Double {
    guard let device, let font = look.letter.resolved() else { return 1 }
    let width = device.size.width - device.safeArea.horizontal
    let muted = context.muted
    let scales = rows.map { row -> Double in
      let count = Double(max(1, row.count))
      let room = (width + look.keyGap) / count - look.keyGap - 2 * look.keyPadding
      let widths = row.compactMap { letter in
        muted.textBlock(
          letter, resolved: font, maxLines: 1, alignment: .center, key: "locale", name: "a letter"
        )?.layout(width: nil).size.width
      }
      return max(0, room) / max(1, widths.max() ?? 0)
    }
    return min(1, max(TextInputController.leastScale, scales.min() ?? 1))
  }

  /// How small texts on keys get.
  private static var leastScale: Double { 0.5 }

  /// How high keys are: as usual, or less where their rows below the field would not fit on the screen.
  func keyHeight(
    _ look: TextEntryLook, rows: Int, below field: TextField, from top: Double, on device: Device?,
    in context: LayoutContext
  ) -> Double {
    guard let device else { return look.keyHeight }
    let width = device.size.width - device.safeArea.horizontal
    let typed = context.muted.element(for: AnyComponent(field), at: 0, axis: .vertical)
      .size(for: ProposedSize(width: width, height: nil)).height
    let room = device.size.height - device.safeArea.top - top - typed - look.gap - look.bottom
    return max(1, min(look.keyHeight, (room - Double(rows - 1) * look.keyGap) / Double(rows)))
  }

  /// A key with a letter or a word on it. Those with letters share a row in equal parts.
  private func key(_ text: String, _ style: KeyStyle, isLetter: Bool = false) -> AnyComponent {
    var font = style.look.letter.value
    if isLetter, case .size(let size) = font.base { font.base = .size(size * style.letterScale) }
    var label = Label(text, font: font)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = TextInputController.leastScale
    guard isLetter else { return key(label, named: text, style) }
    return key(label.frame(minWidth: 0, maxWidth: .infinity), named: text, style)
  }

  private func sign(_ symbol: String, named name: String, _ style: KeyStyle) -> AnyComponent {
    let image = Image(systemName: symbol, font: style.look.letter.value, color: .primary)
    return key(image, named: name, style)
  }

  private func key(
    _ content: some Component, named name: String, _ style: KeyStyle
  ) -> AnyComponent {
    content.frame(maxWidth: .infinity).frame(height: style.height)
      .background(.custom(style.look.key), cornerRadius: style.look.keyRadius)
      .accessibility(AccessibilityPatch(label: name, traits: [.keyboardKey, .button]))
  }

  /// The letters of a language, and the row below them.
  func keys(of layout: KeyboardLayout?, _ style: KeyStyle) -> AnyComponent {
    let rows = layout?.rows ?? []
    return VStack(spacing: style.look.keyGap) {
      for row in rows {
        HStack(spacing: style.look.keyGap) {
          for letter in row { key(letter, style, isLetter: true) }
        }
      }
      lastRow(layout, style)
    }.environment(direction: .leftToRight)
  }

  private func lastRow(_ layout: KeyboardLayout?, _ style: KeyStyle) -> HStack {
    let space = layout?.word(.space) ?? "space"
    let microphone = KeyboardArrangement.microphone
    return HStack(spacing: style.look.keyGap) {
      sign("face.smiling", named: SystemWord.emoji.text(in: style.language), style)
      key(space, style)
      sign("delete.left", named: SystemWord.delete.text(in: style.language), style)
      sign(microphone.symbol, named: microphone.name.text(in: style.language), style)
    }
  }

  /// The area to write in, and the row below it.
  func pad(_ style: KeyStyle, in context: LayoutContext) -> AnyComponent {
    let letter = Label(
      self.ink, font: style.look.ink.value, color: .custom(style.look.inkColor)
    ).accessibilityHidden()
    // The letter is as large on every watch, whatever room the area has.
    let area = RoundedRectangle(cornerRadius: .points(style.look.padRadius))
      .fill(.color(.custom(style.look.pad)))
      .overlay { letter }
      .accessibility(
        AccessibilityPatch(label: context.word(.writingArea), traits: [.allowsDirectInteraction]))
    let space = KeyboardLayout.named(self.locale?.text ?? context.environment.locale)?.word(.space)
    return AnyComponent(
      VStack(spacing: style.look.gap) {
        area
        HStack(spacing: style.look.keyGap) {
          sign("face.smiling", named: SystemWord.emoji.text(in: style.language), style)
          key(space ?? "space", style)
          sign("delete.left", named: SystemWord.delete.text(in: style.language), style)
        }
      }.padding(EdgeInsets(bottom: style.look.bottom)))
  }

  /// Bars as high as what is heard is loud, and what leads back to the keys.
  func wave(_ style: KeyStyle) -> AnyComponent {
    let heights = [0.25, 0.5, 0.35, 0.75, 1, 0.6, 0.85, 0.45, 0.7, 0.3, 0.55, 0.2]
    let bars = HStack(spacing: style.look.barGap) {
      for height in heights {
        Capsule().fill(.color(.custom(style.look.bar)))
          .frame(width: style.look.barWidth, height: height * style.look.waveHeight)
      }
    }
    return AnyComponent(
      VStack(spacing: style.look.gap) {
        bars.frame(height: style.look.waveHeight).accessibilityHidden()
        HStack(spacing: style.look.keyGap) {
          sign("keyboard", named: SystemWord.keyboard.text(in: style.language), style)
        }
      })
  }
}
