// What the README shows under "From Swift", to be sure that it compiles.
// README:1
import Maquette

func signIn() throws -> [UInt8] {
  let screen = VStack(spacing: 12) {
    Label("Sign in").font(.largeTitle)
    Label("Use the account you shop with").color(.secondary)
    Button("Continue").style(.filled).size(.large).role(.primary)
    Button("Not now").style(.plain).role(.cancel)
  }.padding(20)

  try screen.write(to: "signin.svg")
  try screen.write(to: "signin~dark.png", in: Environment(appearance: .dark))
  return try screen.png(in: Environment(platform: .macos, direction: .rightToLeft))
}
// README:end

func everyTextSize() throws {
  // README:2
  let renderer = Renderer()
  for size in TextSize.allCases {
    let picture = try renderer.picture(of: Button("Continue"), in: Environment(textSize: size))
    print(size, picture.scene.size.height, picture.warnings.count)
  }
  // README:end
}
