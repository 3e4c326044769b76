/// The lanes in which a lazy container puts rows side by side, and the lines this makes.
struct LazyLanes {
    struct Lane: Equatable {
        var start: CGFloat
        var width: CGFloat
        var alignment: Alignment
    }

    /// Empty for one lane as wide as the container.
    var lanes: [Lane] = []
    /// Where each line begins, if there is more than one lane.
    private var lineStarts: ContiguousArray<Int32> = []

    init(_ lanes: [Lane] = []) { self.lanes = lanes }

    var isSingle: Bool { lanes.count <= 1 }

    /// Fills line after line; headers and footers have lines of their own.
    @MainActor mutating func split(_ entries: LazyEntries) {
        lineStarts.removeAll(keepingCapacity: true)
        if isSingle { return }
        var inLine = 0
        var previous: LazyEntry?
        for (place, entry) in entries.all.enumerated() {
            let follows = previous.map { entry.follows($0) } ?? false
            if !follows || inLine == lanes.count {
                lineStarts.append(Int32(place))
                inLine = 0
            }
            inLine += 1
            previous = entry
        }
    }

    @MainActor func lineCount(_ entries: LazyEntries) -> Int { isSingle ? entries.count : lineStarts.count }

    @MainActor func places(_ line: Int, _ entries: LazyEntries) -> Range<Int> {
        if isSingle { return line..<(line + 1) }
        let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : entries.count
        return Int(lineStarts[line])..<end
    }

    @MainActor func places(_ lines: Range<Int>, _ entries: LazyEntries) -> Range<Int> {
        if lines.isEmpty { return 0..<0 }
        return places(lines.lowerBound, entries).lowerBound..<places(lines.upperBound - 1, entries).upperBound
    }

    func line(of place: Int) -> Int {
        if isSingle { return place }
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) > place { high = middle } else { low = middle + 1 }
        }
        return max(0, low - 1)
    }

    func width(_ lane: Int, _ entry: LazyEntry, _ cross: CGFloat) -> CGFloat {
        entry.kind == .row && lane < lanes.count ? lanes[lane].width : cross
    }
}
