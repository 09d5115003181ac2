import MaquetteCore
import MaquetteThemes

extension TextInputController {
  /// A key with a letter or a word on it.
  private func key(_ text: String, _ look: TextEntryLook) -> AnyComponent {
    var label = Label(text, font: look.letter.value)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return key(label, named: text, look)
  }

  /// A key with a symbol on it.
  private func sign(_ symbol: String, named name: String, _ look: TextEntryLook) -> AnyComponent {
    key(Image(systemName: symbol, font: look.letter.value, color: .primary), named: name, look)
  }

  private func key(
    _ content: some Component, named name: String, _ look: TextEntryLook
  ) -> AnyComponent {
    content.frame(maxWidth: .infinity).frame(height: look.keyHeight)
      .background(.custom(look.key), cornerRadius: look.keyRadius)
      .accessibility(AccessibilityPatch(label: name, traits: [.keyboardKey, .button]))
  }

  /// The letters of a language, and the row below them.
  func keys(of layout: KeyboardLayout?, _ look: TextEntryLook) -> AnyComponent {
    let rows = layout?.rows ?? []
    return VStack(spacing: look.keyGap) {
      for row in rows {
        HStack(spacing: look.keyGap) {
          for letter in row { key(letter, look) }
        }
      }
      lastRow(layout, look)
    }.environment(direction: .leftToRight)
  }

  private func lastRow(_ layout: KeyboardLayout?, _ look: TextEntryLook) -> HStack {
    let space = layout?.word(.space) ?? "space"
    return HStack(spacing: look.keyGap) {
      sign("face.smiling", named: "Emoji", look)
      key(space, look)
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
          key(space ?? "space", look)
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
