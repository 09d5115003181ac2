extension LintRule {
  /// Every rule, in the order of the documents.
  package static let all: [LintRule] =
    labels + buttons + macButtons + pickers + rightToLeft + across

  private static let labels: [LintRule] = [
    labelCut, labelContrast, labelOnMaterial, labelTooSmall, labelFixedColor, labelManyStyles,
    labelSelectable, labelCapitals, labelShouldBeField, labelRoomToWrap, labelLongLines,
    labelSymbolWords, labelTint, labelSmallAmount, labelFollowsTextSize, labelLevels,
    labelWatermark, labelShrinks, labelLiveTime,
  ]

  private static let buttons: [LintRule] = [
    buttonHitTarget, buttonSpacing, buttonOneProminent, buttonStyleNotSize,
    buttonDestructivePrimary, buttonDestructiveRole, buttonCancelRole, buttonCancelLook,
    buttonCancelPlace, buttonTwoDefaults, buttonNoDefault, buttonVerb, buttonTitleCase,
    buttonEllipsis, buttonEllipsisTooMuch, buttonSaysTwice, buttonSymbolWords, buttonEmpty,
    buttonShortTitle, buttonSubtitle, buttonActivityTitle, buttonPopUpLabel, buttonPullDownFew,
    segmentedCount, segmentedMixed, segmentedLengths, buttonStateSeen,
  ]

  /// Those of the parts on macOS, watchOS and tvOS.
  private static let macButtons: [LintRule] = [
    buttonFlexibleHeight, buttonOneHelp, buttonHelpInFrame, buttonHelpIntroduced, buttonHelpCorner,
    buttonGradientPlace, buttonGradientInFrame, buttonGradientSymbol, buttonGradientIntroduced,
    buttonImageInFrame, buttonImagePadding, buttonImageLabel, buttonWatchRow, buttonWatchWidth,
    buttonWatchHeights, buttonWatchRadius, buttonTVFocus,
  ]

  private static let pickers: [LintRule] = [
    pickerWheelFew, pickerWheelMany, pickerOrdered, pickerInContext, pickerCoversField,
    pickerMinutes, pickerMode, pickerCountdown, pickerCompact, pickerPlatform, pickerTitle,
    pickerWatchCaption, pickerWatchIndicator,
  ]

  private static let rightToLeft: [LintRule] = [
    rtlExplicitSide, rtlParagraph, rtlMixedList, rtlDigits, rtlDigitScript, rtlNotMirrored,
    rtlActualDirection, rtlSymbolSide, rtlScriptSizes, rtlFixedWidth, rtlSequence, rtlImageFlips,
    rtlMotionStays,
  ]

  private static let across: [LintRule] = [
    acrossContrast, acrossMaterialContrast, acrossColorAlone, acrossOverlapping, acrossTextOverlap,
    acrossOffCanvas,
    acrossSmallOnTouch, acrossTallText, acrossTitles, acrossDeprecated,
  ]
}
