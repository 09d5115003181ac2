import MaquetteCore
import MaquetteThemes

/// Lays out components and makes scenes of them.
package struct SceneMaker {
  let measurer: any TextMeasuring
  private let pictures: (any PictureColors)?

  /// A maker that measures texts with a measurer.
  ///
  /// - Parameter pictures: who knows the colours of picture files, which decide whether glass over them is light or dark;
  ///   `nil` for nobody.
  package init(measurer: any TextMeasuring, pictures: (any PictureColors)? = nil) {
    self.measurer = measurer
    self.pictures = pictures
  }

  /// The scene of a component on a canvas, and what is doubtful about it.
  ///
  /// - Parameter symbols: is told of every symbol that is drawn.
  /// - Throws: ``DiagnosticError`` with everything that keeps the component from being drawn.
  package func scene(
    of component: some Component, on canvas: Canvas = Canvas(), in environment: Environment,
    telling symbols: SymbolUses = SymbolUses()
  ) throws -> (scene: Scene, warnings: [Diagnostic]) {
    measurer.beginPicture()
    pictures?.beginPicture()
    let sink = DiagnosticSink()
    let known = canvas.width.flatMap { width in
      canvas.height.map { Size(width: width, height: $0) } ?? Size(width: width, height: .infinity)
    }
    let context = LayoutContext(
      environment: environment, measurer: measurer, pictures: pictures, sink: sink,
      canvasSize: known, symbolUses: symbols)
    var front = context
    if case .color(let color) = canvas.background { front = context.inFront(of: color) }
    let top = AnyComponent(component).resolved(in: environment, sink: sink)
    // A label that is the whole picture has the picture's width.
    front.ownsWidth = canvas.width != nil && top.isLabel
    let background = background(of: canvas, in: context)
    let layers = try layers(of: top, on: canvas, in: front, around: context)
    let nodes = layers.content + layers.presented + layers.tips
    try WorkBudget.check()
    SceneMaker.warnOfMissingBody(around: nodes, of: top, in: context)
    guard !sink.hasErrors else { throw DiagnosticError(sink.sorted) }

    let root =
      nodes.count == 1
      ? nodes[0]
      : SceneNode(
        path: "", component: "", frame: Rect(origin: .zero, size: layers.size), children: nodes)
    var scene = Scene(
      size: layers.size, background: background, direction: environment.direction,
      language: environment.languageTag, title: "", root: root)
    CanvasGrowth.grow(
      &scene, of: layers.content, under: layers.presented + layers.tips, on: canvas)
    try checkPictures(in: scene)
    if let language = environment.pseudo { scene.root.pseudolocalize(in: language) }
    scene.title = canvas.title ?? SceneTitle.text(of: scene) { context.draws(symbol: $0) }
    let check = HitTargetCheck(scene, rules: HitTargetRules(environment.theme))
    scene.hitTargets = check.targets
    scene.findings =
      check.findings
      + CanvasCheck.findings(
        in: scene, presented: layers.presented, withOverflow: canvas.includesOverflow)
      + ImageCheck.findings(in: scene)
      + TextCheck.findings(in: scene, isPseudo: environment.pseudo != nil)
    return (scene, sink.sorted.withMissingGlyphsOnce)
  }

  /// A component laid out and placed. Its elements are gone then: among many texts, they take more memory than the
  /// scene.
  private func layers(
    of top: AnyComponent, on canvas: Canvas, in front: LayoutContext, around context: LayoutContext
  ) throws -> CanvasLayers {
    let element = top.makeElement(in: front)
    SceneMaker.report(canvas.colorNames, in: context)
    guard !context.sink.hasErrors else { throw DiagnosticError(context.sink.sorted) }

    let proposal = ProposedSize(width: canvas.width, height: canvas.height)
    let wanted = element.size(for: proposal)
    let size = Size(width: canvas.width ?? wanted.width, height: canvas.height ?? wanted.height)
    let room = Rect(origin: .zero, size: size)
    var layers = CanvasLayers(size: size)
    layers.content = element.place(in: context.align(wanted, in: room, .center))
    if canvas.width ?? canvas.height != nil, let limit = top.hitTargetLimit(in: context) {
      layers.content = limit.applied(
        to: layers.content, width: canvas.width, height: canvas.height,
        natural: element.size(for: .ideal), in: room)
    }
    layers.presented = context.presentations.present(
      over: &layers.content, in: PresentationBounds(room, on: canvas, in: context))
    layers.tips = context.overlays.nodes(in: room)
    layers.makeRoomForPresented(on: canvas, in: context)
    return layers
  }

  /// Reports colours that the theme does not have, where nothing is drawn with them.
  private static func report(_ names: [ColorName], in context: LayoutContext) {
    let environment = context.environment
    for name in names
    where environment.theme.color(named: name.name, traits: environment.colorTraits) == nil {
      let found = environment.theme.unknownColor(name.name)
      var diagnostic = name.diagnostic
      (diagnostic.message, diagnostic.hint) = (found.message, found.hint)
      let traced = diagnostic.traced
      let isKnown = context.sink.diagnostics.contains {
        $0.id == .unknownColor && $0.location == traced.location && $0.file == traced.file
      }
      if !isKnown { context.sink.report(diagnostic) }
    }
  }

  /// Throws what is wrong with a picture file behind glass, at the component that shows the file.
  private func checkPictures(in scene: Scene) throws {
    guard let (data, error) = pictures?.failure else { return }
    for node in scene.nodes {
      for item in node.items where item.firstImage?.data == data {
        try node.blamed(for: item) { throw error }
      }
    }
    throw error
  }

  private func background(of canvas: Canvas, in context: LayoutContext) -> Color? {
    switch canvas.background {
    case .platform: context.color(.named("systemBackground"), key: "background")
    case .transparent: nil
    case .color(let color): context.color(color, key: "background")
    }
  }
}
