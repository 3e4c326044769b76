extension View {
    nonisolated private func described(_ change: AccessibilityModifier.Change) -> some View {
        modifier(AccessibilityModifier(change: change))
    }

    /// Makes this view a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        described(.heading(level))
    }

    /// Reads this view before those with a smaller number, and after those with a larger one, of the same container; 0
    /// for what says nothing.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        described(.sortPriority(sortPriority))
    }

    /// The older name of `accessibilitySortPriority`.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Other names by which this view can be asked for, the best one first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        described(.inputLabels(inputLabels))
    }

    /// Other names by which this view can be asked for, the best one first.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        described(.inputLabels(inputLabelKeys.map { Text($0) }))
    }

    /// Other names by which this view can be asked for, the best one first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        described(.inputLabels(inputLabels.map { Text($0) }))
    }

    /// Says whether this view does something when it is used; one that does not is no stop for the keyboard.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        described(.responds(respondsToUserInteraction))
    }

    /// Says what kind of text this view shows.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        described(.textContentType(value))
    }

    /// Is described as another view would be.
    ///
    ///     RatingStars(rating: $rating).accessibilityRepresentation { Slider(value: $rating, in: 0...5) }
    ///
    /// The other view is made and laid out as large as this one, and never seen.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).overlay {
            representation().modifier(UnseenModifier())
        }
    }
}
