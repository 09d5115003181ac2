import MaquetteCore
import Testing

@Suite("Values that copies have in common")
struct CopyOnWriteTests {
  @Test("A change is seen in the copy that was changed, and in no other one")
  func change() {
    let first = CopyOnWrite([1, 2])
    var second = first
    let third = second
    second.value.append(3)
    #expect(first.value == [1, 2] && third.value == [1, 2] && second.value == [1, 2, 3])
    second.value[0] = 9
    #expect(second.value == [9, 2, 3])
  }

  @Test("Equal values are equal and one key, whoever made them")
  func equality() {
    let values = [CopyOnWrite("a"), CopyOnWrite("a"), CopyOnWrite("b")]
    #expect(values[0] == values[1] && values[0] != values[2])
    #expect(Set(values).count == 2)
  }
}
