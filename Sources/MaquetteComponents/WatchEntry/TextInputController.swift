import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// How a watch takes text.
public enum TextInputMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// By keys.
  case keyboard
  /// By letters that are written with a finger, one over the other.
  case scribble
  /// By speaking.
  case dictation
}

/// The screen on which a watch takes text: by keys, by letters written with a finger, or by speaking.
/// WatchKit's `presentTextInputController`; a field of SwiftUI opens it by itself.
///
/// What leaves it and what finishes it stand in the upper corners. Keys are read from left to right in
/// every language. Among the contents of a ``Screen`` it covers all of it.
public struct TextInputController: CatalogComponent, PresentedComponent {
  public struct Keys: KeyList {
    public let text = Key(
      "", "The text that has been typed so far.", aliases: ["value"], isTyped: true)
    public let prompt = Key(
      "", "The text that is shown while nothing has been typed.", aliases: ["placeholder"])
    public let mode = Key<TextInputMode>(
      .keyboard, "How people enter the text.", aliases: ["inputMode"])
    public let ink = Key("", "The letter that a finger is writing.")
    public let locale = LocaleKeys.locale()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A screen that takes text; everything else has its default.
  public init(_ prompt: String = "", text: String = "", mode: TextInputMode = .keyboard) {
    self.prompt = prompt
    self.text = text
    self.mode = mode
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("TextInputController")
    guard let look = context.look(TextEntryLook.self, component: "text input controller") else {
      return EmptyElement()
    }
    guard self.ink.count <= 1 else {
      context.report(
        .error, "'ink' must be one letter, not '\(SpecNode.excerpt(self.ink))'", key: "ink",
        length: self.ink.count, hint: "write what is finished into 'text'", id: .badValue)
      return EmptyElement()
    }
    if self.mode != .scribble {
      context.warnUnused("ink", because: "the mode is not scribble; write 'mode: scribble'")
    }
    let locale = self.locale?.text ?? context.environment.locale
    let layout = KeyboardLayout.named(locale) ?? KeyboardLayout.named("en")
    let field = TextField(self.prompt, text: self.text).with { $0.state = .focused }
    let inner = context.entering("Content")
    let device = context.environment.device ?? .standard(for: context.theme.platform)
    let cancel = Button(context.word(.cancel), style: .plain, role: .cancel)
    let done = Button(context.word(.done), style: .plain, role: .primary)
    let modal = WatchModal(
      component: "TextInputController", cancel: AnyComponent(cancel), confirm: AnyComponent(done),
      background: .black, growsWithContent: false)
    // The contents start below the buttons.
    let reach = modal.toolbar(in: context.muted)?.overhang(below: device?.safeArea.top ?? 0) ?? 0
    let rows = layout?.rows ?? []
    let style = KeyStyle(
      look: look,
      height: keyHeight(
        look, rows: (layout == nil ? 3 : rows.count) + 1, below: field, from: reach + look.top,
        on: device, in: inner),
      language: context.languageTag,
      letterScale: letterScale(look, rows: rows, on: device, in: inner))
    let below: AnyComponent
    switch self.mode {
    case .keyboard: below = AnyComponent(keys(of: layout, style))
    case .scribble: below = AnyComponent(pad(style, in: context))
    case .dictation: below = AnyComponent(wave(style))
    }
    let content = VStack(spacing: look.gap) {
      field.padding(EdgeInsets(top: look.top))
      below
    }
    return modal.element(
      inner.element(for: AnyComponent(content), at: 0, axis: .vertical), in: context)
  }

  func presentation(in context: LayoutContext) -> Presentation {
    Presentation(place: .full, backdrop: .clear)
  }

  public static let names = ["TextInputController"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    TextInputController(), summary: "The screen for entering text on a watch.", titleKey: "prompt",
    examples: [
      ComponentExample(
        "Keys", "platform: watchos\nTextInputController: Message\ntext: On my way\n"),
      ComponentExample(
        "A finger",
        "platform: watchos\nTextInputController: Message\ntext: Hell\nmode: scribble\nink: o\n"),
      ComponentExample(
        "Speech", "platform: watchos\nTextInputController: Message\nmode: dictation\n"),
    ])
}
