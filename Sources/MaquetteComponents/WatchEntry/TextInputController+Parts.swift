import MaquetteCore
import MaquetteThemes

extension TextInputController {
  private static let ground = ColorValue.named("secondarySystemFill")

  /// A key with a letter, a word or a symbol on it.
  private func key(_ content: Label, named name: String, _ look: TextEntryLook) -> AnyComponent {
    var label = content
    label.font = look.letter.value
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label.frame(maxWidth: .infinity).frame(height: look.keyHeight)
      .background(.custom(look.key), cornerRadius: look.keyRadius)
      .accessibility(
        AccessibilityPatch(label: name, traits: [.keyboardKey, .button]))
  }

  private func sign(_ symbol: String, named name: String, _ look: TextEntryLook) -> AnyComponent {
    key(Label("").with { $0.systemImage = symbol }, named: name, look)
  }

  /// The letters of a language, and the row below them.
  func keys(of layout: KeyboardLayout?, _ look: TextEntryLook) -> AnyComponent {
    let rows = layout?.rows ?? []
    return VStack(spacing: look.keyGap) {
      for row in rows {
        HStack(spacing: look.keyGap) {
          for letter in row { key(Label(letter), named: letter, look) }
        }
      }
      lastRow(layout, look)
    }.environment(direction: .leftToRight)
  }

  private func lastRow(_ layout: KeyboardLayout?, _ look: TextEntryLook) -> HStack {
    let space = layout?.word(.space) ?? "space"
    return HStack(spacing: look.keyGap) {
      sign("face.smiling", named: "Emoji", look)
      key(Label(space), named: space, look)
      sign("delete.left", named: "Delete", look)
      sign("mic", named: "Dictate", look)
    }
  }

  /// The area to write in, and the row below it.
  func pad(_ look: TextEntryLook, in context: LayoutContext) -> AnyComponent {
    let letter = Label(
      self.ink, font: look.ink.value, color: .custom(look.inkColor)
    ).accessibilityHidden()
    let area = VStack { letter }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.custom(look.pad), cornerRadius: look.padRadius)
      .accessibility(
        AccessibilityPatch(label: context.word(.writingArea), traits: [.allowsDirectInteraction]))
    let space = KeyboardLayout.named(self.locale?.text ?? context.environment.locale)?.word(.space)
    return AnyComponent(
      VStack(spacing: look.gap) {
        area
        HStack(spacing: look.keyGap) {
          sign("face.smiling", named: "Emoji", look)
          key(Label(space ?? "space"), named: space ?? "space", look)
          sign("delete.left", named: "Delete", look)
        }
      })
  }

  /// Bars as high as what is heard is loud, and what leads back to the keys.
  func wave(_ look: TextEntryLook) -> AnyComponent {
    let heights = [0.25, 0.5, 0.35, 0.75, 1, 0.6, 0.85, 0.45, 0.7, 0.3, 0.55, 0.2]
    let bars = HStack(spacing: look.barGap) {
      for height in heights {
        Capsule().fill(.color(.custom(look.bar)))
          .frame(width: look.barWidth, height: height * look.waveHeight)
      }
    }
    return AnyComponent(
      VStack(spacing: look.gap) {
        bars.frame(height: look.waveHeight).accessibilityHidden()
        HStack(spacing: look.keyGap) { sign("keyboard", named: "Keyboard", look) }
      })
  }
}
