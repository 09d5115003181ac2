import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// The system's keyboard, as it stands at the lower edge of a screen: the `inputView` of a ``Screen``.
///
/// Its letters are those of the locale's language. Above them it proposes words, below them, on
/// screens without a button, stands the row with the globe and the microphone. A keyboard is read from
/// left to right in every language. Its keys are told to assistive technology, and are no hit targets of
/// the app.
public struct Keyboard: CatalogComponent {
  public struct Keys: KeyList {
    public let type = Key<KeyboardType>(
      .default, "The kind of text that people type: words, numbers, addresses and so on.",
      aliases: ["keyboardType"])
    public let returnKey = Key<ReturnKeyType>(
      .default, "The action of the return key, which decides its title.",
      aliases: ["returnKeyType", "submitLabel"])
    public let shift = Key<KeyboardShift>(
      .off,
      "Whether the next letter is a capital, or all are (capsLock). A keyboard without capitals "
        + "shows its second layer of letters.")
    public let locale = LocaleKeys.locale()
    public let predictions = Key<TextList>(
      [], "Up to three words that the keyboard suggests; pads of digits have none.",
      aliases: ["suggestions"])
    public let showsPredictions = Key(
      true, "Whether the bar of suggested words is shown.", aliases: ["autocorrection"])
    public let isFloating = Key(
      false, "On an iPad: whether the keyboard is small and floats over the contents.",
      aliases: ["floating"])
    public let nextKeyboardKey = Key(
      NextKeyboardKey.globe,
      "The sign on the key that leads to the next keyboard: where that is the one with emoji, iOS "
        + "draws a face.")
    public let emojiRow = Key<TextList>([], "Emoji in a row above the letters.", aliases: ["emoji"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A keyboard; everything else has its default.
  public init(_ type: KeyboardType = .default, returnKey: ReturnKeyType = .default) {
    self.type = type
    self.returnKey = returnKey
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    var context = context.entering("Keyboard")
    context.warnOfUnusedKeys(of: "Keyboard")
    let floating = floatingLook(in: context)
    context = floating == nil ? context.withKeyboardOfDevice : context.withFloatingKeyboard
    guard let look = context.look(KeyboardLook.self, component: "keyboard", named: "Keyboard")
    else { return EmptyElement() }
    let locale = self.locale?.text ?? context.environment.locale
    let layout = KeyboardLayout.named(locale)
    if layout == nil {
      context.report(
        .warning, "there is no keyboard for '\(SpecNode.excerpt(locale))'; an English one is drawn",
        key: "locale", hint: "there are " + KeyboardLayout.languages.joined(separator: ", "))
    }
    guard let layout = layout ?? KeyboardLayout.named("en"), isSound(in: context) else {
      return EmptyElement()
    }
    let arrangement = KeyboardArrangement(self, layout: layout, look: look, context: context)
    warnOfLackingParts(arrangement, in: context)
    let keys = KeyboardElement(arrangement, look: look, context: context)
    if let floating { return FloatingKeyboardElement(keys, look: floating, context: context) }
    guard !context.isInputView, let panel = InputViewLook(context) else { return keys }
    // By itself it has the ground of the panel that it stands on.
    let ground = Paint.color(panel.background)
    return BackgroundElement(radius: 0, corners: nil, content: keys, context: context) { shape, _ in
      [.fill(shape, ground)]
    }
  }

  /// How the keyboard floats; `nil` where it does not, after a warning where it cannot.
  func floatingLook(in context: LayoutContext) -> FloatingKeyboardLook? {
    guard self.isFloating else { return nil }
    let look = FloatingKeyboardLook(context)
    if look == nil {
      context.warnUnused(
        "isFloating", because: "on \(context.theme.platform.displayName) no keyboard floats")
    }
    return look
  }

  public static let names = ["Keyboard"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Keyboard(), summary: "The system's keyboard.", titleKey: "type",
    examples: [
      ComponentExample(
        "Below a field",
        "platform: ios\nScreen:\n  inputView: {Keyboard: emailAddress, returnKey: next}\n"
          + "  children:\n    - {TextField: E-mail, focused: true}\n"),
      ComponentExample(
        "German letters", "width: 393\nKeyboard: default\nlocale: de_DE\nshift: on\n"),
      ComponentExample("Digits", "width: 393\nKeyboard: decimalPad\n"),
    ])
}
