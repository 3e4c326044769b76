// Descriptions by texts that name their catalogue themselves.

extension View {
    /// Names this view for screen readers.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    /// Names this view for screen readers while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// Says which value this view shows.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    /// Says which value this view shows while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Says what using this view does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    /// Says what using this view does while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// Other names by which this view can be asked for, the best one first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource]
    ) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }
}
