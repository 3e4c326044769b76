/// How segments beside each other share their room.
enum SegmentWidths {
    /// Widths that fill `room`: all the same, unless a title would be cut that has room where others take less. A title
    /// is cut only where all of them do not fit, and then the widest are.
    static func shared(_ room: CGFloat, among ideals: [CGFloat]) -> [CGFloat] {
        guard !ideals.isEmpty else { return [] }
        let cuts = ideals.reduce(0, +) > room
        // From the widest to the narrowest: who is wider than its share has its own width, and the others share the rest;
        // where not all fit, the other way round.
        var (left, count) = (room, CGFloat(ideals.count))
        for ideal in ideals.sorted(by: cuts ? { $0 < $1 } : { $0 > $1 }) {
            let share = left / count
            if cuts ? ideal >= share : ideal <= share { break }
            left -= ideal
            count -= 1
        }
        let share = count > 0 ? left / count : 0
        return ideals.map { cuts ? min($0, share) : max($0, share) }
    }
}
