import MaquetteCore
import MaquettePainting
public struct SceneOutline { public init(parsing: String) throws {}; public init(_ s: Scene) throws {} }
enum SceneDiff { static func changes(from: SceneOutline, to: SceneOutline) -> [SceneChange] { [] } }
enum SceneExplanation { static func clusters(_ c: [PixelComparison.Cluster], changes: [SceneChange], old: SceneOutline?, new: SceneOutline?, scale: Double) -> [ExplainedCluster] { [] } }
enum ChangeGrouping { static func groups(of: [SnapshotResult]) -> [ChangeGroup] { [] } }
public enum ArtifactPath { public static func joined(_ a: String, _ b: String) -> String { a + "/" + b }; public static func problem(of: String) -> String? { nil } }
final class ArtifactPictures { init() throws {}
  struct Material { var expected: [UInt8]?; var actual: [UInt8]?; var actualScene: String?; var diff: RasterImage? }
  struct Written { var artifacts: SnapshotResult.Artifacts; var warnings: [Diagnostic] }
  func write(_ m: Material, for: SnapshotResult, to: String) throws -> Written { Written(artifacts: .init(), warnings: []) } }
public enum AcceptCommand { public static func quoted(_ s: String) -> String { s } }
public enum ResultsFile { public static func read(_ b: [UInt8], file: String?) throws -> SnapshotRun { throw DiagnosticError("x") }; public static func text(_ r: SnapshotRun) -> String { "" } }
public struct TextReport { public init(_ r: SnapshotRun) {}; public var text: String { "" }; public func details(of: SnapshotResult) -> String { "" } }
public struct JUnitReport { public init(_ r: SnapshotRun) {}; public var xml: String { "" } }
public struct HTMLReport { public init(_ r: SnapshotRun, artifacts: String) throws {}; public var html: String { "" } }
public struct GitHubReport { public init(_ r: SnapshotRun) {}; public var annotations: String { "" } }
extension PixelComparison { struct Options { static let exact = Options() }; init(_ a: RasterImage, _ b: RasterImage, options: Options) { self.init(a, b) }; var isSame: Bool { differentPixels == 0 }; func diffImage() -> RasterImage? { nil } }
