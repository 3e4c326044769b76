extension LazyNode {
    /// Headers and footers that would be out of sight while something of their section is in sight.
    final func pinnedPlaces(_ window: Sight) -> [Int: CGFloat] {
        guard !pins.isEmpty else { return [:] }
        var result: [Int: CGFloat] = [:]
        for section in entries.sections where !section.entries.isEmpty {
            let (first, last) = (section.entries.lowerBound, section.entries.upperBound - 1)
            let begin = starts[lanes.line(of: first)]
            let end = starts[lanes.line(of: last)] + length(of: lanes.line(of: last))
            guard end > window.lower, begin < window.upper else { continue }
            if pins.contains(.sectionHeaders), entries.all[first].kind == .header {
                if element(at: first) != nil { _ = measure(first, lane: 0, cross(size)) }
                let length = length(of: lanes.line(of: first))
                result[first] = max(begin, min(window.lower, end - length))
            }
            if pins.contains(.sectionFooters), entries.all[last].kind == .footer {
                if element(at: last) != nil { _ = measure(last, lane: 0, cross(size)) }
                let length = length(of: lanes.line(of: last))
                result[last] = min(end - length, max(window.upper - length, begin))
            }
        }
        return result
    }
}
