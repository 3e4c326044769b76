extension LazyNode {
    /// The size across that the first rows want, for a container that is offered any; those are made.
    var idealCross: CGFloat {
        var places: Range<Int> { 0..<min(entries.count, Self.fixedLimit) }
        while let place = places.first(where: { entries.elements[$0] == nil }) { lookInto(place) }
        let sizes = places.map { place in
            (entries.all[place].kind, element(at: place)?.sizeThatFits(.unspecified) ?? .zero)
        }
        return ideal(sizes.map { ($0, axis == .vertical ? $1.width : $1.height) })
    }

    /// Makes a row only to be measured: it has not appeared for that.
    func lookInto(_ place: Int) {
        let isMade = element(at: place) != nil
        if entries.all[place].source >= 0, let row = entries.row(at: place) { measuredRows.append(row) }
        if isMade { return }
        flags.insert(.elementsStale)
        _ = layoutChildren
    }
}
