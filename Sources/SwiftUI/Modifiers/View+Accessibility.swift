extension View {
    nonisolated private func accessible(_ change: AccessibilityModifier.Change) -> some View {
        modifier(AccessibilityModifier(change: change))
    }

    /// Names this view for screen readers; ViewTesting finds it by the name too.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessible(.label(label)) }

    /// Names this view for screen readers.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessible(.label(Text(labelKey)))
    }

    /// Names this view for screen readers.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessible(.label(Text(label)))
    }

    /// Says which value this view shows.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessible(.value(valueDescription))
    }

    /// Says which value this view shows.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessible(.value(Text(valueKey)))
    }

    /// Says which value this view shows.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessible(.value(Text(value)))
    }

    /// Says what using this view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessible(.hint(hint)) }

    /// Says what using this view does.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessible(.hint(Text(hintKey)))
    }

    /// Says what using this view does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessible(.hint(Text(hint)))
    }

    /// Gives this view a name that only tests see.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessible(.identifier(identifier))
    }

    /// Leaves this view out of what screen readers find; it can still be seen.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessible(.hidden(hidden)) }

    /// Says what this view is or can do.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible(.traits(traits, isAdded: true))
    }

    /// Says what this view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible(.traits(traits, isAdded: false))
    }

    /// Describes this view as one element.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessible(.children(children))
    }

    /// Changes a value when a screen reader or a key steps this view.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessible(.adjustable(handler))
    }
}

extension View {
    /// The older name of `accessibilityLabel`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// The older name of `accessibilityValue`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// The older name of `accessibilityHint`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// The older name of `accessibilityHidden`.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// The older name of `accessibilityIdentifier`.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// The older name of `accessibilityAddTraits`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    /// The older name of `accessibilityRemoveTraits`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
