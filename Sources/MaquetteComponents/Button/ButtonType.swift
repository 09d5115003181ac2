import MaquetteCore
import MaquetteLocale

/// The kinds of buttons that UIKit draws by itself, under the names of `UIButton.ButtonType`.
public enum ButtonType: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// An ordinary button.
  case system
  /// More about something, for dark backgrounds. Both kinds have been one since iOS 7.
  case infoLight
  /// More about something, for light backgrounds.
  case infoDark
  /// More about a row.
  case detailDisclosure
  /// Adds somebody.
  case contactAdd
  /// Closes what it lies on.
  case close

  /// Its symbol; empty for an ordinary button.
  package var symbol: String {
    switch self {
    case .system: ""
    case .infoLight, .infoDark, .detailDisclosure: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark"
    }
  }

  /// What assistive technology calls it; `nil` for an ordinary button.
  package var word: SystemWord? {
    switch self {
    case .system: nil
    case .infoLight, .infoDark, .detailDisclosure: .moreInfo
    case .contactAdd: .addContact
    case .close: .close
    }
  }
}

/// The spaces of `UIBarButtonItem.SystemItem`, which are no buttons.
package enum BarSpace: String, CaseIterable, Sendable {
  case flexibleSpace
  case fixedSpace
}

/// What stands in UIKit's bars, under the names of `UIBarButtonItem.SystemItem`. Titles are in the
/// language of the locale where it has words (``SystemWord``), and a button's own wins.
public enum ButtonSystemItem: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case done
  case cancel
  case edit
  case save
  case undo
  case redo
  case add
  case compose
  case reply
  case action
  case organize
  case bookmarks
  case search
  case refresh
  case stop
  case camera
  case trash
  case play
  case pause
  case rewind
  case fastForward
  case close

  public static var synonyms: [String: ButtonSystemItem] { ["share": .action] }

  /// Two of UIKit's items are no buttons.
  package static func advice(for word: String) -> String? {
    BarSpace(rawValue: word).map {
      "a space is an item of a bar by itself: write '- \($0.rawValue)', without anything else"
    }
  }

  /// Whether it is a title, and not a symbol.
  var isTitle: Bool { symbol.isEmpty }

  /// Its symbol; empty for an item that is a title.
  package var symbol: String {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: ""
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrow.uturn.backward"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }

  /// Its title, and what assistive technology calls it, in the language of a locale.
  package func label(in locale: String) -> String {
    word.text(in: locale)
  }

  /// The system's word for it.
  var word: SystemWord {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .delete
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .close: .close
    }
  }

  /// What it means.
  package var role: ButtonRole {
    switch self {
    case .done: .primary
    case .cancel: .cancel
    default: .normal
    }
  }
}
