/// What kind of message a diagnostic or a finding is: a stable name for programs, and for
/// `maquette explain`.
///
/// Names never change their meaning; texts of messages may.
public enum DiagnosticID: String, Hashable, Sendable, CaseIterable {
  // The text.
  case badSyntax = "bad-syntax"
  case duplicateKey = "duplicate-key"
  case tooMuch = "too-much"

  // Names.
  case unknownComponent = "unknown-component"
  case noComponent = "no-component"
  case secondComponent = "second-component"
  case unknownKey = "unknown-key"
  case unknownValue = "unknown-value"
  case unknownColor = "unknown-color"
  case unknownSymbol = "unknown-symbol"
  case unknownDevice = "unknown-device"
  case unknownTheme = "unknown-theme"

  // Values.
  case badValue = "bad-value"
  case wrongType = "wrong-type"
  case outOfRange = "out-of-range"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case notOnPlatform = "not-on-platform"
  case circularDefinition = "circular-definition"

  // What is doubtful.
  case doubtful
  case nothingToShow = "nothing-to-show"
  case unusedKey = "unused-key"
  case missingWords = "missing-words"
  case missingTranslation = "missing-translation"

  // Themes and fonts.
  case incompleteTheme = "incomplete-theme"
  case missingFont = "missing-font"
  case missingGlyph = "missing-glyph"
  case substitutedFont = "substituted-font"
  case badFont = "bad-font"
  case missingHyphenation = "missing-hyphenation"

  // Files.
  case unreadableFile = "unreadable-file"
  case fileOutsideFolder = "file-outside-folder"
  case badPicture = "bad-picture"
  case sameFile = "same-file"
  case cannotWrite = "cannot-write"
  case libraryFailure = "library-failure"

  // Findings about a picture.
  case hitTargetOverlap = "hit-target-overlap"
  case hitTargetCrowding = "hit-target-crowding"
  case hitTargetSmall = "hit-target-small"
  case textTruncated = "text-truncated"
  case explicitAlignment = "explicit-alignment"
  case ambiguousNumber = "ambiguous-number"
  case outsideCanvas = "outside-canvas"
  case imageColorProfile = "image-color-profile"
  case guideline
  case materialContrast = "material-contrast"
}

/// What a kind of message means and what to do about it.
package struct DiagnosticExplanation: Hashable, Sendable {
  /// What it means, in a sentence or more.
  package let meaning: String
  /// A spec that causes it; `nil` where that takes more than a spec, for example a missing file.
  package let example: String?
  /// The same spec as it should be; `nil` when there is no example.
  package let mended: String?
  /// What to do.
  package let advice: String

  init(_ meaning: String, example: String? = nil, mended: String? = nil, advice: String) {
    self.meaning = meaning
    self.example = example
    self.mended = mended
    self.advice = advice
  }
}

extension DiagnosticID {
  /// What it means and what to do about it.
  package var explanation: DiagnosticExplanation {
    switch self {
    case .badSyntax: .badSyntax
    case .duplicateKey: .duplicateKey
    case .tooMuch: .tooMuch
    case .unknownComponent: .unknownComponent
    case .noComponent: .noComponent
    case .secondComponent: .secondComponent
    case .unknownKey: .unknownKey
    case .unknownValue: .unknownValue
    case .unknownColor: .unknownColor
    case .unknownSymbol: .unknownSymbol
    case .unknownDevice: .unknownDevice
    case .unknownTheme: .unknownTheme
    case .badValue: .badValue
    case .wrongType: .wrongType
    case .outOfRange: .outOfRange
    case .missingKey: .missingKey
    case .conflictingKeys: .conflictingKeys
    case .notOnPlatform: .notOnPlatform
    case .circularDefinition: .circularDefinition
    case .doubtful: .doubtful
    case .nothingToShow: .nothingToShow
    case .unusedKey: .unusedKey
    case .missingWords: .missingWords
    case .missingTranslation: .missingTranslation
    case .incompleteTheme: .incompleteTheme
    case .missingFont: .missingFont
    case .missingGlyph: .missingGlyph
    case .substitutedFont: .substitutedFont
    case .badFont: .badFont
    case .missingHyphenation: .missingHyphenation
    case .unreadableFile: .unreadableFile
    case .fileOutsideFolder: .fileOutsideFolder
    case .badPicture: .badPicture
    case .sameFile: .sameFile
    case .cannotWrite: .cannotWrite
    case .libraryFailure: .libraryFailure
    case .hitTargetOverlap: .hitTargetOverlap
    case .hitTargetCrowding: .hitTargetCrowding
    case .hitTargetSmall: .hitTargetSmall
    case .textTruncated: .textTruncated
    case .explicitAlignment: .explicitAlignment
    case .ambiguousNumber: .ambiguousNumber
    case .outsideCanvas: .outsideCanvas
    case .imageColorProfile: .imageColorProfile
    case .guideline: .guideline
    case .materialContrast: .materialContrast
    }
  }
}
