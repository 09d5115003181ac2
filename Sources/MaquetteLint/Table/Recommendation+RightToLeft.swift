extension Recommendation {
  static let rightToLeft: [Recommendation] = [
    Recommendation(
      .rightToLeft, "System components flip automatically in a right-to-left context.",
      "Every component does; `rtl/not-mirrored` finds those that a spec keeps from it."
    ),
    Recommendation(
      .rightToLeft, "Find out how a locale writes mathematics and other things with numbers.",
      "It needs knowledge of the locale; `NumberLabel` follows CLDR."),
    Recommendation(
      .rightToLeft,
      "Reverse the order of numerals at a slider or progress bar, never the digits of one numeral.",
      "Components that draw numerals reverse their order; `rtl/number-sequence` finds rows made "
        + "by hand."),
    Recommendation(
      .rightToLeft, "Reverse the glyphs at both ends of a control that is flipped.",
      "`Slider` and similar controls do so with the symbols at their ends."),
    Recommendation(
      .rightToLeft, "Avoid flipping photographs, illustrations and artwork.",
      "Picture files are never flipped."),
    Recommendation(
      .rightToLeft, "Make another version of an image that is connected to reading direction.",
      "Lint does not know what a picture file shows; 'rightToLeftFile' names the other version."),
    Recommendation(
      .rightToLeft, "Reverse the positions of images when their order is meaningful.",
      "Stacks do; only the author knows whether 'orderIsMeaningful: false' is right for images."),
    Recommendation(
      .rightToLeft, "Consider a localised version of an icon that displays text.",
      "Symbols with letters have a drawing for each script; lint does not know whether a file "
        + "shows letters."),
    Recommendation(
      .rightToLeft,
      "For something that has nothing to do with reading, design an image without text.",
      "Lint does not know whether a file shows letters."),
    Recommendation(
      .rightToLeft, "Always display a logo in its original form.",
      "Files are never flipped; `rtl/mark-flips` finds symbols of signs and marks that the spec flips."
    ),
    Recommendation(
      .rightToLeft, "Keep slashes, badges and tools as the design language draws them.",
      "The symbols of Maquette follow such rules; a file of symbols of your own states them."
    ),
    Recommendation(
      .rightToLeft, "Flip a badge that depicts your own interface when the interface flips.",
      "Lint does not know what a drawing depicts; 'rightToLeftFile' names the flipped version."),
    Recommendation(
      .rightToLeft, "Align texts of one and two lines by the interface, not by their language.",
      "`Label` does so by itself; `rtl/paragraph` looks at texts of three lines and more."),
    Recommendation(
      .rightToLeft, "Before you flip a complex icon, consider its balance.",
      "Balance is a matter of judgement."),
  ]

  static let across: [Recommendation] = [
    Recommendation(
      .across, "Don't write keys that change nothing.",
      "Drawing reports it (unused-key), and so does `maquette lint`."),
    Recommendation(
      .across, "Support text up to the largest size, accessibility5.",
      "The default variants include it, so every rule looks at it."),
  ]

  /// Every recommendation without a rule, in the order of the documents.
  package static let all: [Recommendation] = labels + buttons + pickers + rightToLeft + across
}
