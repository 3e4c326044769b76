import Foundation

extension PathElements {
    /// The path cut into dashes: `lengths` alternates drawn and left out, starting `phase` points into the pattern.
    ///
    /// A pattern with nothing in it that could be seen, or with a negative length, leaves the path whole; so does one that
    /// would make more dashes of it than anybody could tell apart.
    package func dashed(_ lengths: [CGFloat], phase: CGFloat = 0) -> PathElements {
        let total = lengths.reduce(0, +)
        guard total >= StrokeStyle.shortestDashes, total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
        // An odd pattern swaps its meaning every time round.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let measured = subpaths.map { $0.segments.map(MeasuredSegment.init) }
        let length = measured.reduce(0) { $1.reduce($0) { $0 + $1.length } }
        guard length / total * CGFloat(lengths.count) <= Self.mostDashes else { return self }
        var result = PathElements()
        for segments in measured {
            var dash = DashPosition(pattern: pattern, phase: phase.isFinite ? phase : 0)
            var isOpen = false
            for segment in segments {
                var position: CGFloat = 0
                while position < segment.length {
                    let end = min(position + dash.remaining, segment.length)
                    if dash.isDrawn {
                        let part = segment.part(from: position, to: end)
                        if !isOpen { result.move(to: part.start) }
                        isOpen = true
                        result.elements.append(part.element)
                    }
                    if dash.advance(by: end - position) { isOpen = false }
                    position = end
                }
            }
        }
        return result
    }

    private static var mostDashes: CGFloat { 100_000 }
}

/// Where in a pattern of dashes a pen is.
private struct DashPosition {
    let pattern: [CGFloat]
    private var index = 0
    private(set) var remaining: CGFloat

    init(pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: total)
        if offset < 0 { offset += total }
        remaining = pattern[0]
        // A drawn length of zero at the very start is a dot, not something to pass over.
        while offset >= remaining, offset > 0 {
            offset -= remaining
            index = (index + 1) % pattern.count
            remaining = pattern[index]
        }
        remaining -= offset
    }

    var isDrawn: Bool { index % 2 == 0 }

    /// Moves the pen by at most what remains; `true` when a gap began.
    mutating func advance(by length: CGFloat) -> Bool {
        remaining -= length
        guard remaining <= 1e-9 else { return false }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
        return !isDrawn
    }
}
