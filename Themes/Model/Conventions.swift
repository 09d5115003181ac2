/// What a platform has and how it arranges it: all in which platforms differ besides measures,
/// colours and fonts.
///
/// Components ask this and not the platform, so that another platform, or another look of one, is
/// another theme.
@usableFromInline package struct Conventions: Hashable, Sendable {
  /// How alerts are put together.
  package enum Alert: String, CaseIterable, Sendable {
    /// Cells with lines between them, in front of a material.
    case cells
    /// Texts at the leading edge and capsules, two short ones of them in a row.
    case capsules
    /// An icon, texts and large buttons, two of them in a row.
    case window
    /// Texts and buttons below one another, of which one has the focus.
    case panel
    /// All of a watch's screen.
    case full
  }

  /// How confirmation dialogs are put together.
  package enum ConfirmationDialog: String, CaseIterable, Sendable {
    /// An action sheet at the lower edge.
    case sheet
    /// The same choices in a popover.
    case popover
    /// An alert.
    case alert
    /// Capsules below one another on glass, without the one that cancels: people tap beside it.
    case capsules
  }

  /// How sheets are put together.
  package enum Sheet: String, CaseIterable, Sendable {
    /// A bar above the content, as wide as the screen and with a grabber.
    case card
    /// A bar above the content, in the middle of the screen.
    case form
    /// Buttons below the content, at the upper edge of a window.
    case window
    /// A title above the content and buttons below it, in the middle of the screen.
    case panel
    /// All of a watch's screen.
    case full
  }

  /// Where buttons with roles are in a row.
  package enum RowRoles: String, CaseIterable, Sendable {
    case fromCancel
    case toDefault
    case fromDefault
  }

  /// What the buttons look like that open menus.
  package enum MenuButton: String, CaseIterable, Sendable {
    /// Text and a sign.
    case bare
    /// A pop-up or a pull-down button.
    case bezel
    /// A usual button with a ground.
    case platter
  }

  /// Where the items of toolbars are.
  package enum Toolbar: String, CaseIterable, Sendable {
    case bottom
    /// In the upper edge of a window.
    case window
    /// In the corners of a watch.
    case corners
  }

  /// Where the bars of a screen are.
  package enum ScreenBars: String, CaseIterable, Sendable {
    /// Below the status bar, and above the lower edge.
    case edges
    /// At the very top.
    case top
    /// In the corners of a watch.
    case corners
    /// As at the edges, but tabs at the top: in the row of a navigation bar whose title stands below.
    case tabsAbove
  }

  /// What the options of a picker in the style inline are outside of lists.
  package enum InlinePicker: String, CaseIterable, Sendable {
    case wheel
    case radioGroup
    case rows
  }

  /// What wheels are.
  package enum Wheels: String, CaseIterable, Sendable {
    /// Drums that a finger turns.
    case drums
    /// Lists that a watch's crown turns.
    case crown
    case none
  }

  /// What date pickers are.
  package enum DatePicker: String, CaseIterable, Sendable {
    /// Buttons that open a calendar, calendars and wheels.
    case compact
    /// Fields with a stepper, and calendars with a clock.
    case field
    /// Lists that a watch's crown turns.
    case crown
    case none
  }

  package var alert = Alert.cells
  package var confirmationDialog = ConfirmationDialog.sheet
  package var sheet = Sheet.card
  package var rowRoles = RowRoles.fromCancel
  package var menuButton = MenuButton.bare
  package var toolbar = Toolbar.bottom
  package var screenBars = ScreenBars.edges
  package var inlinePicker = InlinePicker.wheel
  package var wheels = Wheels.drums
  package var datePicker = DatePicker.compact
  /// The style of pickers that have none.
  package var pickerStyle = "menu"
  /// The styles that pickers may have.
  package var pickerStyles: [String] = []

  /// Whether apps have windows, one of which is in front.
  package var windows = false
  /// Whether people choose an accent colour.
  package var accents = false
  /// Whether buttons have bezels of several styles, each with one height.
  package var bezels = false
  /// Whether things are dragged onto others.
  package var dragging = false
  /// Whether rows of lists may have buttons at their ends.
  package var rowButtons = false
  /// Whether switches can have marks for on and off.
  package var onOffLabels = false
  /// Whether titles are before segmented pickers, too.
  package var pickerTitles = false
  /// Whether a pointer hits what a finger would miss.
  package var pointer = false
  /// Whether the screen is looked at from afar.
  package var distant = false
  /// Whether the status bar says the day, too.
  package var statusBarDay = false

  /// Keys that change nothing, by component.
  package var unused: [String: [String]] = [:]
  /// What to use in the place of components that there are not.
  package var instead: [String: String] = [:]

  package init() {}
}
