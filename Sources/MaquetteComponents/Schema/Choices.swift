// How specs write values that everything else builds on.

extension AlignmentGuide: SpecChoice {}
extension ControlSize: SpecChoice {}
extension ControlState: SpecChoice {}
extension FixedSize: SpecChoice {}
extension ListRowState: SpecChoice {}
extension MenuAlignment: SpecChoice {}
extension TextAlignment: SpecChoice {}
extension WritingDirection: SpecChoice {}
