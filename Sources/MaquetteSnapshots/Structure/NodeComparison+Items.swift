import MaquetteCore

extension NodeComparison {
  /// What is drawn differently, colours and texts aside; `nil` for what only went with its frame.
  func change(
    _ one: OutlineItem, _ other: OutlineItem, _ moved: Displacement
  ) -> String? {
    switch (one.content, other.content) {
    case (.fill(let was, _, _), .fill(let now, _, _)): return shapeChange("fill", was, now, moved)
    case (.material(let was, _, let old), .material(let now, _, let new)):
      if old.name != new.name { return "material '\(old.name)' → '\(new.name)'" }
      if old.numbers != new.numbers || old.ramp.count != new.ramp.count {
        return "the material '\(new.name)' is another one"
      }
      if let words = shapeChange("material", was, now, moved) { return words }
      return sightChange(old, new)
    case (.gradient(let was, let old), .gradient(let now, let new)):
      if old.colors == new.colors, old.places != new.places { return "gradient's colours moved" }
      if old.isOtherCourse(than: new), !ignoresPlaces, displacement.isNone {
        return "gradient runs differently"
      }
      return shapeChange("fill", was, now, moved)
    case (.line(let was, let old, let style, let paint), .line(let now, let new, let other, let to)):
      if Displacement.difference(old, new) != 0 {
        return "line \(old.points) → \(new.points) pt wide"
      }
      if style != other { return "line '\(style)' → '\(other)'" }
      if paint.isOtherCourse(than: to), !ignoresPlaces, displacement.isNone {
        return "the line's gradient runs differently"
      }
      return shapeChange("line", was, now, moved)
    case (.stroke(let was, let old, _), .stroke(let now, let new, _)):
      if Displacement.difference(old, new) != 0 {
        return "line \(old.points) → \(new.points) pt wide"
      }
      return shapeChange("line", was, now, moved)
    case (.shadow(let was, _, let old, let from), .shadow(let now, _, let new, let to)):
      if Displacement.difference(old, new) != 0 {
        return "shadow's blur \(old.points) → \(new.points) pt"
      }
      if from != to {
        return
          "shadow's offset \(from.x.points) \(from.y.points) → \(to.x.points) \(to.y.points) pt"
      }
      return shapeChange("shadow", was, now, moved)
    case (.image(let old), .image(let new)):
      if old.name != new.name { return "picture '\(old.name)' → '\(new.name)'" }
      if old.digest != new.digest { return "picture '\(new.name)' has other pixels" }
      if old.isSmooth != new.isSmooth { return "picture smoothed differently" }
      return placeChange("picture", old.frame, new.frame, moved)
    case (.group(let old, let from, let clips), .group(let new, let to, let others)):
      if old != new { return "opacity \(old.points) → \(new.points)" }
      let isTurned = from.a != to.a || from.b != to.b || from.c != to.c || from.d != to.d
      if isTurned, !ignoresPlaces, !displacement.isResized { return "transformed differently" }
      if clips.map(\.kindNumber) != others.map(\.kindNumber) { return "clipped differently" }
      let isCut =
        (displacement.isNone && clips != others)
        || (!ignoresPlaces && zip(clips, others).contains { $0.isOtherOutline(than: $1) })
      return isCut ? "clipped differently" : nil
    case (.text, .text):
      // A text that says something else or is set otherwise begins where it has to.
      let isFree = title != nil || font != nil || ignoresPlaces || displacement.explains(moved)
      return isFree ? nil : "text moved \(moved.words(relativeTo: displacement))"
    default: return nil
    }
  }

  func shapeChange(
    _ part: String, _ old: OutlineShape, _ new: OutlineShape, _ moved: Displacement
  ) -> String? {
    switch (old.kind, new.kind) {
    case (.rounded(let curve, let was), .rounded(let other, let now)):
      if curve != other { return "corners \(curve.rawValue) → \(other.rawValue)" }
      let isCapsule =
        abs(was - min(old.bounds.width, old.bounds.height) / 2) < 0.02
        && abs(now - min(new.bounds.width, new.bounds.height) / 2) < 0.02
      if Displacement.difference(was, now) != 0, !isCapsule || displacement.isNone {
        return "corner radius \(was.points) → \(now.points) pt"
      }
    case (.rect, .rect): break
    case (.path(let steps, _), .path(let count, _)) where steps == count:
      // Of a larger or smaller one nobody can tell, and in a mirrored interface all are others.
      if old.isOtherOutline(than: new), !ignoresPlaces { return "\(part)'s shape changed" }
    default: if old.kind != new.kind { return "another shape" }
    }
    return placeChange(part, old.bounds, new.bounds, moved)
  }

  private func placeChange(
    _ part: String, _ old: Rect, _ new: Rect, _ moved: Displacement
  ) -> String? {
    guard !ignoresPlaces, !displacement.explains(moved) else { return nil }
    if moved.isResized {
      return
        "\(part) \(old.width.points) × \(old.height.points) → "
        + "\(new.width.points) × \(new.height.points) pt"
    }
    return "\(part) moved \(moved.words(relativeTo: displacement))"
  }

  /// What changed behind a material; `nil` for nothing, or where nobody looked.
  private func sightChange(_ old: OutlineItem.Material, _ new: OutlineItem.Material) -> String? {
    guard let was = old.backdrop, let now = new.backdrop, was != now else { return nil }
    let means = [old.mean, new.mean].compactMap { $0?.hex }
    let words = "what is behind the material '\(new.name)' changed"
    guard means.count == 2, means[0] != means[1] else { return words }
    return "\(words): \(means[0]) → \(means[1])"
  }
}
