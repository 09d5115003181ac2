import MaquetteCore

/// What came of comparing one picture with its baseline.
public struct SnapshotResult: Hashable, Sendable {
  /// How it ended.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The picture and its scene are what they were.
    case same
    /// They differ no more than another environment may make them differ, and the run allows that.
    case tolerated
    /// There is no baseline; it fails even when one was recorded just now.
    case missing
    /// The scene changed, and that explains every pixel.
    case changed
    /// The scene is the same, but edges or text are rasterised differently.
    case rasterization
    /// Some pixels changed and nothing explains why.
    case unexplained
    /// It differs, and the baseline was made in another environment.
    case environment
    /// Its baseline's files are not as any run writes them, for example with a merge conflict.
    case damaged
    /// Its baseline is there under another name, which nothing draws any more.
    case renamed
    /// It could not be drawn, or not compared.
    case failed
    /// There is a baseline, but nothing draws it any more.
    case obsolete

    /// Whether a run with it passes.
    public var passes: Bool { self == .same || self == .tolerated }
  }

  /// The name of the baseline: its path below the folder without ending, for example
  /// `signin.rtl~dark@2x`.
  public var id: String
  /// How messages name the spec, for example `ui/signin.yaml`.
  public var source: String
  /// The variant as it was asked for; empty for the plain one.
  public var variant: String
  /// How it ended.
  public var status: Status
  /// Whether the baseline was written in this run.
  public var isRecorded = false
  /// The pictures' sizes in pixels and how many pixels differ; `nil` when nothing was compared.
  public var pixels: PixelSummary?
  /// What changed in the scene.
  package var changes: [SceneChange] = []
  /// Where pixels changed, and why.
  package var clusters: [ExplainedCluster] = []
  /// What differs between the environments, for example `cairo 1.16.0 → 1.18.0`.
  public var environment: [String] = []
  /// What somebody set otherwise, for example `theme brand 1f00ba2c → brand 9ad3c01e`: a cause.
  public var settings: [String] = []
  /// What is wrong or doubtful, as messages show it.
  public var diagnostics: [Diagnostic] = []
  /// The files that show the failure, relative to the folder of artifacts; `nil` without any.
  public var artifacts: Artifacts?
  /// Pixels per point.
  public var scale = 1.0
  /// The name that its baseline has so far; `nil` unless it is renamed.
  public var renamedFrom: String?
  /// What tells the scene and the picture of a missing or obsolete one from others, so that what was
  /// only renamed is found, also when shards are merged; `nil` where nobody asks.
  public var identity: Identity?

  /// A result without details.
  public init(id: String, source: String, variant: String = "", status: Status) {
    self.id = id
    self.source = source
    self.variant = variant
    self.status = status
  }

  /// Texts that are equal for equal scenes, and for equal pictures.
  public struct Identity: Hashable, Sendable {
    /// The scene's.
    public var scene: String
    /// The picture's.
    public var picture: String

    /// An identity from its parts.
    public init(scene: String, picture: String) {
      self.scene = scene
      self.picture = picture
    }
  }

  /// Sizes and counts of a comparison.
  public struct PixelSummary: Hashable, Sendable {
    /// The baseline's width, in pixels.
    public var oldWidth: Int
    /// The baseline's height, in pixels.
    public var oldHeight: Int
    /// The new picture's width, in pixels.
    public var newWidth: Int
    /// The new picture's height, in pixels.
    public var newHeight: Int
    /// How many pixels differ, those only one picture has among them.
    public var different: Int

    /// A summary from its parts.
    public init(oldWidth: Int, oldHeight: Int, newWidth: Int, newHeight: Int, different: Int) {
      self.oldWidth = oldWidth
      self.oldHeight = oldHeight
      self.newWidth = newWidth
      self.newHeight = newHeight
      self.different = different
    }
  }

  /// Files that show a failure, relative to the folder of artifacts; `nil` for what there is not.
  public struct Artifacts: Hashable, Sendable {
    /// The baseline.
    public var expected: String?
    /// What was drawn now.
    public var actual: String?
    /// The scene of what was drawn now, as text.
    public var actualScene: String?
    /// Where they differ.
    public var diff: String?
    /// All three side by side, with the frames of what moved.
    public var comparison: String?
    /// The CRC-32 of what was drawn now, the picture's bytes and then the scene's, in hexadecimal
    /// digits.
    public var digest: String?

    /// No files yet.
    public init() {}
  }
}
