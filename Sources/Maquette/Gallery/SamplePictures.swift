/// Pictures for sheets and documentation, drawn in code: an illustration that is plainly another one
/// when it is mirrored, the stages of a plant, a portrait, and pixel art.
package enum SamplePictures {
  /// A boat that sails out to the right at sunrise.
  package static func boat() throws -> ImageData {
    try drawing(
      "boat", width: 120, height: 80,
      "<defs><linearGradient id='sky' x1='0' y1='0' x2='0' y2='1'>"
        + "<stop offset='0' stop-color='#5B8DEF'/><stop offset='1' stop-color='#FFD6A5'/>"
        + "</linearGradient></defs><rect width='120' height='80' fill='url(#sky)'/>"
        + "<circle cx='24' cy='30' r='11' fill='#FFF3B0'/>"
        + "<path d='M0 52H120V80H0Z' fill='#1D6F8C'/>"
        + "<path d='M66 62H104L96 70H72Z' fill='#7B3F24'/>"
        + "<path d='M84 20V60H66Z' fill='#FFFFFF'/><path d='M87 26V60H102Z' fill='#F25F4C'/>"
        + "<path d='M8 64q8-4 16 0t16 0M24 73q8-4 16 0t16 0' fill='none' stroke='#FFFFFF'"
        + " stroke-opacity='.6' stroke-width='1.5'/>")
  }

  /// A plant as it grows, from 1 to 3.
  package static func plant(_ stage: Int) throws -> ImageData {
    func stem(to top: Int) -> String {
      "<path d='M32 50V\(top)' stroke='#2F9E44' stroke-width='4' stroke-linecap='round'/>"
    }
    let left = "<path d='M32 42q-13-1-14-12q13 0 14 12Z' fill='#40C057'/>"
    let right = "<path d='M32 38q11-1 12-10q-11 0-12 10Z' fill='#51CF66'/>"
    let flower =
      "<circle cx='32' cy='15' r='9' fill='#F783AC'/><circle cx='32' cy='15' r='4' fill='#FFE066'/>"
    let parts = [
      "<ellipse cx='32' cy='49' rx='5' ry='3.5' fill='#A9713B'/>", stem(to: 41) + left + right,
      stem(to: 18) + left + right + flower,
    ]
    return try drawing(
      "stage-\(stage)", width: 64, height: 64,
      "<rect width='64' height='64' fill='#E7F5FF'/>" + parts[max(0, min(2, stage - 1))]
        + "<path d='M0 50H64V64H0Z' fill='#8C5A2B'/>")
  }

  /// A face in profile, looking to the right.
  package static func portrait() throws -> ImageData {
    try drawing(
      "portrait", width: 64, height: 64,
      "<rect width='64' height='64' fill='#845EF7'/>"
        + "<path d='M12 64q2-16 20-16t22 16Z' fill='#364FC7'/>"
        + "<path d='M22 20q10-12 20 0l1 8l4 6l-4 1v5q-1 4-7 3v8h-12z' fill='#FFD8A8'/>"
        + "<path d='M20 34q-5-22 14-23q10 0 10 9q-10-2-14 4l-3 10z' fill='#5C3D2E'/>"
        + "<circle cx='38' cy='26' r='1.6' fill='#212529'/>")
  }

  /// A leaf in one colour, to be drawn in any.
  package static func leaf() throws -> ImageData {
    try drawing(
      "leaf", width: 24, height: 24,
      "<path d='M3 21q-1-9 5-14T22 2q0 13-6 17t-11 1l6-8' fill='#000000' fill-rule='evenodd'/>")
  }

  /// Eight by eight pixels: a mushroom.
  package static func sprite() throws -> ImageData { try ImageData(spriteFile, name: "sprite.png") }

  private static func drawing(_ name: String, width: Int, height: Int, _ content: String)
    throws -> ImageData
  {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'"
      + " viewBox='0 0 \(width) \(height)'>\(content)</svg>"
    return try ImageData(Array(text.utf8), name: "\(name).svg")
  }

  // A palette of three colours, the first transparent, and two bits a pixel.
  private static let spriteFile: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
    0x52, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x08, 0x02, 0x03, 0x00, 0x00, 0x00, 0xB9,
    0x61, 0x56, 0x18, 0x00, 0x00, 0x00, 0x09, 0x50, 0x4C, 0x54, 0x45, 0x00, 0x00, 0x00, 0xE0,
    0x31, 0x31, 0xFF, 0xE8, 0xCC, 0xFB, 0x1C, 0x3F, 0x22, 0x00, 0x00, 0x00, 0x01, 0x74, 0x52,
    0x4E, 0x53, 0x00, 0x40, 0xE6, 0xD8, 0x66, 0x00, 0x00, 0x00, 0x20, 0x49, 0x44, 0x41, 0x54,
    0x78, 0xDA, 0x63, 0x64, 0xF5, 0x66, 0x12, 0x60, 0x61, 0x71, 0xE1, 0x61, 0x11, 0x60, 0x60,
    0x79, 0xC3, 0xC0, 0x12, 0xCA, 0xC0, 0x7C, 0x56, 0x89, 0xE9, 0xC1, 0x0F, 0x00, 0x23, 0xEC,
    0x04, 0xE5, 0x7E, 0x47, 0x6B, 0x3D, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82,
  ]
}
