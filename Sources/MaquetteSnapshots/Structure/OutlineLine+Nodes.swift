import MaquetteCore

extension OutlineLine {
  /// What comes after `scene `.
  mutating func scene() throws(Problem) -> SceneOutline {
    let size = try size()
    try expect(" ")
    let background = take("transparent") ? nil : try color()
    try expect(" ")
    let isRightToLeft = take("rtl")
    if !isRightToLeft { try expect("ltr") }
    try expect(" ")
    return SceneOutline(
      size: size, background: background,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, language: rest())
  }

  /// What comes after `finding `.
  mutating func finding() throws(Problem) -> SceneOutline.Finding {
    let first = offset
    let name = word()
    guard name.hasSuffix(":"), take(" ") else {
      throw problem("a finding's name ends with a colon", at: first)
    }
    return SceneOutline.Finding(id: String(name.dropLast()), message: rest())
  }

  mutating func node(depth: Int) throws(Problem) -> SceneOutline.Node {
    var path = ""
    if !peek("(") {
      path = word()
      try expect("  ")
    }
    var node = SceneOutline.Node(path: path, depth: depth, frame: try rect())
    // Words come in one order only, so that none can be taken for another one.
    if take("  hit ") { node.hitTarget = try rect() }
    if take("  baseline ") { node.baseline = try number() }
    if peek("  “") {
      try expect("  ")
      node.text = try quoted()
    }
    let before = self
    if !isAtEnd, !endsWithDrawing, take("  ") {
      if let role = role() {
        node.accessibility = try accessibility(role: role)
      } else {
        node.font = try font()
        if !isAtEnd, !endsWithDrawing {
          try expect("  ")
          guard let role = role() else { throw problem("'\(excerpt)' is not a role") }
          node.accessibility = try accessibility(role: role)
        }
      }
    } else {
      self = before
    }
    if take("  clip ") { node.clip = try shape() }
    if take("  blurred ") { node.blur = try number() }
    if take("  blended ") { node.blend = word() }
    try expectEnd()
    return node
  }

  /// Whether only what changes the drawing of all inside follows.
  private var endsWithDrawing: Bool {
    peek("  clip ") || peek("  blurred ") || peek("  blended ")
  }

  private mutating func role() -> Accessibility.Role? {
    let before = self
    if let role = Accessibility.Role(rawValue: word()), take(" "), peek("“") { return role }
    self = before
    return nil
  }

  private mutating func accessibility(
    role: Accessibility.Role
  ) throws(Problem) -> Accessibility {
    let label = try quoted()
    let value = take("  value ") ? try quoted() : nil
    var traits: [Accessibility.Trait] = []
    var before = self
    while take("  "), let trait = Accessibility.Trait(rawValue: word()) {
      traits.append(trait)
      before = self
    }
    self = before
    var result = Accessibility(role: role, label: label, value: value, traits: traits)
    if take("  heading ") { result.headingLevel = try count() }
    if take("  hint ") { result.hint = try quoted() }
    if take("  to ") { result.url = word() }
    if take("  identifier ") { result.identifier = try quoted() }
    result.isHidden = take("  hidden")
    return result
  }

  mutating func shape() throws(Problem) -> OutlineShape {
    if take("rect ") { return OutlineShape(.rect, bounds: try rect()) }
    if take("path of ") {
      let steps = try count()
      try expect(" ")
      let first = offset
      let digest = word()
      guard digest.utf8.count == 8, digest.utf8.allSatisfy(OutlineLine.isHexadecimal) else {
        throw problem("'\(digest.prefix(20))' is not a digest of a path", at: first)
      }
      try expect(" in ")
      return OutlineShape(.path(steps: steps, digest: digest), bounds: try rect())
    }
    let first = offset
    guard let curve = CornerCurve(rawValue: word()) else {
      throw problem("this is not a shape", at: first)
    }
    try expect(" rect ")
    let bounds = try rect()
    try expect(" radius ")
    return OutlineShape(.rounded(curve, radius: try number()), bounds: bounds)
  }
}

extension OutlineLine {
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// What is drawn; `nil` when the line is that of a node.
  mutating func itemIfAny() throws(Problem) -> OutlineItem.Content? {
    let content: OutlineItem.Content
    if peek("group  (") {
      return nil
    } else if take("group") {
      guard isAtEnd || peek("  ") else { return nil }
      content = try group()
    } else if peek("fill  ") || peek("stroke  ") || peek("text  ") || peek("shadow  ")
      || peek("image  ") || peek("line  ")
    {
      return nil
    } else if take("fill ") {
      let shape = try shape()
      try expect(" ")
      if peek("#") {
        let color = try color()
        content =
          take(" as ")
          ? .material(shape, color, try material())
          : .fill(shape, color, to: take(" to ") ? try self.color() : nil)
      } else {
        content = .gradient(shape, try paint())
      }
    } else if take("line ") {
      let shape = try shape()
      try expect(" ")
      let width = try number()
      try expect(" wide ")
      content = .line(shape, width: width, style: try lineStyle(), try paint())
    } else if take("stroke ") {
      let shape = try shape()
      try expect(" ")
      let width = try number()
      try expect(" wide ")
      content = .stroke(shape, width: width, try color())
    } else if take("text ") {
      let text = try quoted()
      try expect(" at ")
      let place = try point()
      try expect(" ")
      let font = try font()
      try expect(" ")
      content = .text(text, at: place, font, try color())
    } else if take("shadow ") {
      let shape = try shape()
      try expect(" ")
      let color = try color()
      try expect(" blur ")
      let blur = try number()
      try expect(" by ")
      content = .shadow(shape, color, blur: blur, offset: try point())
    } else if take("image ") {
      content = .image(try image())
    } else {
      return nil
    }
    try expectEnd()
    return content
  }

  private mutating func material() throws(Problem) -> OutlineItem.Material {
    let name = word()
    var numbers: [Double] = []
    for _ in 0..<4 + MaterialEffect.samples {
      try expect(" ")
      numbers.append(try number())
    }
    var material = OutlineItem.Material(name: name, numbers: numbers)
    if take(" from ") {
      material.ramp.append(try number())
      try expect(" to ")
      material.ramp.append(try number())
    }
    if take(" over ") {
      material.backdrop = word()
      try expect(" mean ")
      material.mean = try color()
    }
    return material
  }

  private mutating func image() throws(Problem) -> OutlineItem.Image {
    let frame = try rect()
    try expect(" ")
    let name = try quoted()
    try expect(" ")
    let size = try size()
    try expect(" ")
    let format = word()
    try expect(" ")
    let digest = word()
    let tint = take(" in ") ? try color() : nil
    return OutlineItem.Image(
      frame: frame, name: name, pixelSize: size, format: format, digest: digest, tint: tint,
      isSmooth: !take(" not smoothed"))
  }

  private mutating func group() throws(Problem) -> OutlineItem.Content {
    _ = take("  mask")
    let opacity = take("  opacity ") ? try number() : 1
    var transform = Transform.identity
    if take("  matrix ") {
      var numbers: [Double] = []
      for index in 0..<6 {
        if index > 0 { try expect(" ") }
        numbers.append(try number())
      }
      transform = Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    }
    var clips: [OutlineShape] = []
    while take("  clip ") { clips.append(try shape()) }
    return .group(opacity: opacity, transform: transform, clips: clips)
  }
}
