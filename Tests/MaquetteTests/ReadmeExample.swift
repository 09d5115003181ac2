// What README.md and docs/ show in Swift, to be sure that it compiles.
import MaquetteSnapshotTesting
import Testing

// docs:1
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
// docs:end

func otherNames() -> [any Component] {
  // docs:2
  let row = HStack(spacing: 12) {
    Image(systemName: "star").font(.title2).foregroundStyle(.yellow)
    Label("Favourites").bold().lineLimit(2).padding(.horizontal, 8)
    Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 3)
  }
  .background(.linearGradient([.mint, .teal]), cornerRadius: 12)
  .shadow(color: .black, radius: 4, y: 2)
  let button = Button("Play").buttonStyle(.borderedProminent).buttonBorderShape(.capsule).disabled()
  let bar = NavigationBar("Mail").navigationSubtitle("3 new").searchToolbarBehavior(.minimize)
  let list = List {
    NavigationLink { Label("Ada Lovelace") }
    Section {
      Label("Charles")
    } header: {
      Label("Engine").font(.headline)
    }
  }
  let screen = Screen(navigationBar: bar) { list }
    .statusBar(StatusBar(batteryLevel: 0.4, cellularBars: 2))
  // docs:end
  return [row, button, screen]
}

func everyTextSize() throws {
  // docs:3
  let renderer = Renderer()
  for size in TextSize.allCases {
    let picture = try renderer.picture(of: Button("Continue"), in: Environment(textSize: size))
    print(size, picture.scene.size.height, picture.warnings.count)
  }
  // docs:end
}

func measuring() throws -> [Double] {
  // docs:4
  let label = Label("Free " + AttributedText("returns", .bold)).lineLimit(0)
  let labels = Renderer().labels(in: Environment(textSize: .accessibility1))
  let size = try labels.intrinsicContentSize(of: label)
  let text = try labels.textRect(
    of: label, forBounds: Rect(x: 0, y: 0, width: 90, height: 120), limitedToNumberOfLines: 2)
  let (first, last) = try labels.baselines(of: label, in: size)
  // docs:end
  return [size.width, text.height, first, last]
}

func carefully() -> Renderer {
  // docs:5
  let limits = DrawingLimits(imageFiles: .child("/usr/local/bin/maquette"), timeout: 2)
  let renderer = Renderer(limits: limits)
  // docs:end
  return renderer
}

struct DocumentedSnapshots {
  // docs:6
  @Test(.snapshots(record: .missing))
  func signInScreen() {
    let screen = VStack {
      Label("Sign in")
      Button("Continue")
    }
    assertSnapshot(of: screen, variants: "light,dark,rtl")
  }
  // docs:end
}
