extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest distance that any of the subviews prefers, on each edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        var result = ViewSpacing()
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }

    /// The guide of the subviews where they are placed, combined (semantics 93).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal, subviews, &cache)
    }

    /// The guide of the subviews where they are placed, combined (semantics 93).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal, subviews, &cache)
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        if LayoutGuideProbe.isProbing {
            LayoutGuideProbe.usesDefault = true
            return nil
        }
        return mergedGuides(in: bounds, proposal, subviews, &cache)?[key]
    }

    /// The guides that the subviews set, where they are placed.
    func mergedGuides(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> ExplicitGuides? {
        let places = LayoutPlaces(subviews)
        places.collect { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
        var combiner = GuideCombiner()
        for (index, subview) in subviews.enumerated() {
            let place = places.place(index, in: bounds, proposal)
            let dimensions = subview.dimensions(in: place.proposal)
            if let explicit = dimensions.explicit { combiner.add(explicit, at: place.origin(dimensions.size)) }
        }
        return combiner.guides.isEmpty ? nil : combiner.guides
    }

    /// Arranges the views of `content` by this layout.
    ///
    ///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    ///     layout { Text("one"); Text("two") }
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Subviews) {}
}

/// Finds out whether a layout says anything of guides itself, which saves placing its views for the question.
enum LayoutGuideProbe {
    nonisolated(unsafe) static var isProbing = false
    nonisolated(unsafe) static var usesDefault = false

    static func isDefault(_ ask: () -> Void) -> Bool {
        let outer = isProbing
        (isProbing, usesDefault) = (true, false)
        defer { isProbing = outer }
        ask()
        return usesDefault
    }
}
