extension View {
    nonisolated private func described(
        _ change: @autoclosure () -> AccessibilityModifier.Change, if isEnabled: Bool
    ) -> some View {
        modifier(AccessibilityModifier(change: isEnabled ? change() : .unchanged))
    }

    /// Names this view for screen readers while `isEnabled` is true; else it has the name it has by itself.
    ///
    ///     Image(systemName: "bell").accessibilityLabel("\(count) messages", isEnabled: count > 0)
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        described(.label(label), if: isEnabled)
    }

    /// Names this view for screen readers while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        described(.label(Text(labelKey)), if: isEnabled)
    }

    /// Names this view for screen readers while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        described(.label(Text(label)), if: isEnabled)
    }

    /// Says which value this view shows while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        described(.value(valueDescription), if: isEnabled)
    }

    /// Says which value this view shows while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        described(.value(Text(valueKey)), if: isEnabled)
    }

    /// Says which value this view shows while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        described(.value(Text(value)), if: isEnabled)
    }

    /// Says what using this view does while `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        described(.hint(hint), if: isEnabled)
    }

    /// Says what using this view does while `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        described(.hint(Text(hintKey)), if: isEnabled)
    }

    /// Says what using this view does while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        described(.hint(Text(hint)), if: isEnabled)
    }

    /// Gives this view a name that only tests see while `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        described(.identifier(identifier), if: isEnabled)
    }

    /// Leaves this view out of what screen readers find, or not; while `isEnabled` is false this says nothing.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        described(.hidden(hidden), if: isEnabled)
    }

    /// Other names by which this view can be asked for while `isEnabled` is true, the best one first.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        described(.inputLabels(inputLabels), if: isEnabled)
    }

    /// Other names by which this view can be asked for while `isEnabled` is true, the best one first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        described(.inputLabels(inputLabelKeys.map { Text($0) }), if: isEnabled)
    }

    /// Other names by which this view can be asked for while `isEnabled` is true, the best one first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        described(.inputLabels(inputLabels.map { Text($0) }), if: isEnabled)
    }

    /// Says whether this view does something when it is used; while `isEnabled` is false this says nothing.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        described(.responds(respondsToUserInteraction), if: isEnabled)
    }
}
