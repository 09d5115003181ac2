extension Recommendation {
  static let rightToLeft: [Recommendation] = [
    Recommendation(
      .rightToLeft, "System components flip automatically in a right-to-left context.",
      "Every component of the catalogue does; `rtl/not-mirrored` finds those that are kept from it."
    ),
    Recommendation(
      .rightToLeft, "Find out how a locale shows mathematics and other things of numbers.",
      "It needs knowledge of the locale; `NumberLabel` has CLDR's."),
    Recommendation(
      .rightToLeft,
      "Reverse numerals that stand at a slider or progress bar, never a numeral itself.",
      "Components that have numerals reverse them; `rtl/number-sequence` finds rows made by hand."),
    Recommendation(
      .rightToLeft, "Reverse the glyphs at both ends of a control that is flipped.",
      "`Slider` and the like do so with their end symbols."),
    Recommendation(
      .rightToLeft, "Avoid flipping photographs, illustrations and artwork.",
      "Picture files are never flipped."),
    Recommendation(
      .rightToLeft, "Make another version of an image that is connected to reading direction.",
      "What a picture file shows is not known; 'rightToLeftFile' names the other version."),
    Recommendation(
      .rightToLeft, "Reverse the positions of images when their order is meaningful.",
      "Stacks do; whether 'orderIsMeaningful: false' is right for images, their author knows."),
    Recommendation(
      .rightToLeft, "Consider a localised version of an icon that displays text.",
      "Symbols with letters have drawings by script; whether a file shows letters is not known."),
    Recommendation(
      .rightToLeft, "Design an image without text for what has nothing to do with reading.",
      "Whether a file shows letters is not known."),
    Recommendation(
      .rightToLeft, "Always display a logo in its original form.",
      "Files are never flipped; `rtl/mark-flips` finds symbols of signs and marks that the spec flips."
    ),
    Recommendation(
      .rightToLeft, "Keep slashes, badges and tools as the design language has them.",
      "Symbols of the catalogue do by their rules; drawings of the user's own say it in their file."
    ),
    Recommendation(
      .rightToLeft, "Flip a badge that depicts your own interface when the interface flips.",
      "What a drawing depicts is not known; 'rightToLeftFile' names the version that is flipped."),
    Recommendation(
      .rightToLeft, "Texts of one and two lines follow the context, not their language.",
      "`Label` does so by itself; `rtl/paragraph` looks at those of three lines and more."),
    Recommendation(
      .rightToLeft, "Think of the balance of a complex icon before it is flipped.",
      "Balance is a matter of judgement."),
  ]

  static let across: [Recommendation] = [
    Recommendation(
      .across, "Don't write keys that change nothing.",
      "Drawing reports it (unused-key), and so does `maquette lint`."),
    Recommendation(
      .across, "Text up to the largest size: accessibility5.",
      "It is no rule of its own: the usual variants have it, so that every rule looks at it."),
  ]

  /// Every recommendation without a rule, in the order of the documents.
  package static let all: [Recommendation] = labels + buttons + pickers + rightToLeft + across
}
