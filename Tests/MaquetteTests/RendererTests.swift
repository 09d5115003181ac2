import Maquette
import Testing

@Suite("The library")
struct RendererTests {
  private static func screen() -> AnyComponent {
    VStack(spacing: 12) {
      Label("Sign in").font(.largeTitle).bold()
      Button("Continue", symbol: "chevron.forward").buttonStyle(.borderedProminent)
      Label("مرحبا").foregroundStyle(.secondary)
    }.padding()
  }

  @Test("draws the same bytes in any thread, and twice", arguments: PictureFormat.allCases)
  func threads(_ format: PictureFormat) async throws {
    let first = try Renderer().bytes(of: Self.screen(), format: format)
    let others = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let renderer = Renderer()
          // What was drawn before must leave no trace.
          _ = try renderer.bytes(of: Label("日本 שלום 123"), format: format)
          return try renderer.bytes(of: Self.screen(), format: format)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.count == 8)
    #expect(others.allSatisfy { $0 == first })
  }

  @Test("has the same layout at every scale", arguments: Platform.allCases)
  func scales(_ platform: Platform) throws {
    let renderer = Renderer()
    let scenes = try [1.0, 2, 3, 4].map { scale in
      try renderer.picture(
        of: Self.screen(), in: Environment(platform: platform, scale: scale)
      ).scene
    }
    #expect(scenes.allSatisfy { $0 == scenes[0] })
  }

  @Test("says what is wrong in words")
  func errors() {
    let error = #expect(throws: DiagnosticError.self) {
      try Renderer().bytes(of: Button("x").symbol("crat"))
    }
    #expect(
      error.map { "\($0)" } == "error: Button: unknown symbol 'crat'; did you mean 'cart'?")
  }
}
