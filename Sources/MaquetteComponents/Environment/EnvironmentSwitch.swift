/// Something of the environment that is on or off: a setting of accessibility, or the device's body
/// around its screen.
///
/// Increased contrast, bold text and the text size are settings with values of their own.
public struct EnvironmentSwitch: Sendable {
  /// SwiftUI's environment value or UIKit's property; the key in specs and configurations.
  public let key: String
  /// The word in variants and in names of files.
  public let word: String
  /// The flag of the command line, where it is not the key in kebab case.
  package var flag: String?
  /// What is different while it is on, in a sentence.
  public let summary: String
  /// Where a patch has it.
  public let patch: WritableKeyPath<EnvironmentPatch, Bool?> & Sendable
  /// Where an environment has it.
  public let environment: WritableKeyPath<Environment, Bool> & Sendable

  /// All settings, in the order in which help lists them.
  public static let all: [EnvironmentSwitch] = [
    EnvironmentSwitch(
      key: "accessibilityShowButtonShapes", word: "button-shapes",
      summary: "Whether buttons without a bezel are underlined or get a shape.",
      patch: \.accessibilityShowButtonShapes, environment: \.accessibilityShowButtonShapes),
    EnvironmentSwitch(
      key: "accessibilityReduceTransparency", word: "reduce-transparency",
      summary: "Whether materials are opaque.",
      patch: \.accessibilityReduceTransparency, environment: \.accessibilityReduceTransparency),
    EnvironmentSwitch(
      key: "accessibilityDifferentiateWithoutColor", word: "differentiate-without-color",
      summary: "Whether marks are added where only colours differ.",
      patch: \.accessibilityDifferentiateWithoutColor,
      environment: \.accessibilityDifferentiateWithoutColor),
    EnvironmentSwitch(
      key: "onOffLabels", word: "on-off-labels",
      summary: "Whether switches have marks for on and off, on iOS, iPadOS and watchOS.",
      patch: \.onOffLabels, environment: \.onOffLabels),
    EnvironmentSwitch(
      key: "deviceFrame", word: "frame", flag: "frame",
      summary: "Whether the body of the device is drawn around a Screen.",
      patch: \.deviceFrame, environment: \.deviceFrame),
  ]
}
