extension Catalogue {
  /// The components of this package: a new one is one more name.
  package static let standard = Catalogue([
    { Label.self }, { DateLabel.self }, { NumberLabel.self }, { TimerLabel.self },
    { RelativeDateLabel.self }, { Complication.self }, { Button.self }, { ActivityIndicator.self },
    { ProgressView.self }, { Slider.self }, { Gauge.self }, { LevelIndicator.self },
    { RatingIndicator.self }, { PageControl.self }, { Image.self }, { IconTile.self },
    { VStack.self }, { HStack.self }, { ZStack.self }, { Grid.self }, { LazyVGrid.self },
    { LazyHGrid.self }, { GroupBox.self }, { ScrollView.self }, { ViewThatFits.self },
    { ContentUnavailableView.self }, { Spacer.self }, { Divider.self }, { Screen.self },
    { Window.self }, { SplitView.self }, { List.self }, { Form.self }, { Section.self },
    { OutlineGroup.self }, { Table.self }, { LabeledContent.self }, { Menu.self },
    { PopUpButton.self }, { PullDownButton.self }, { GradientButton.self }, { ButtonBar.self },
    { HelpButton.self }, { ImageButton.self }, { ButtonGroup.self }, { Alert.self },
    { ConfirmationDialog.self }, { Sheet.self }, { Popover.self }, { Toggle.self },
    { SegmentedControl.self }, { Stepper.self }, { Link.self }, { DisclosureGroup.self },
    { Picker.self }, { DatePicker.self }, { NavigationBar.self }, { Toolbar.self }, { TabBar.self },
    { TabView.self }, { Tab.self }, { NavigationLink.self }, { PathControl.self },
    { PreviousNextControl.self }, { TextField.self }, { SecureField.self }, { SearchField.self },
    { TextEditor.self }, { ComboBox.self }, { TokenField.self }, { NumberField.self },
    { TextInputController.self }, { Keyboard.self }, { Rectangle.self }, { RoundedRectangle.self },
    { UnevenRoundedRectangle.self }, { Circle.self }, { Capsule.self }, { Ellipse.self },
    { LineShape.self }, { PathShape.self }, { Poster.self }, { Shelf.self },
    { NotificationBanner.self }, { ContextMenu.self }, { Tooltip.self }, { ColorWell.self },
    { ColorPicker.self }, { ShareSheet.self }, { MapView.self }, { Chart.self },
    { VideoPlayer.self }, { Board.self }, { Artboard.self },
  ])
}
