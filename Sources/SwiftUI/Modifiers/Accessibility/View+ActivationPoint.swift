extension View {
    /// Where this view is pressed by who asks for it by name, such as a test: a point in its own coordinates. Without one
    /// that is its middle.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Where this view is pressed by who asks for it by name, such as a test, as a share of its size.
    ///
    ///     Row(song).accessibilityActivationPoint(.trailing)
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// The same while `isEnabled` is true; else its middle.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        pressed(isEnabled) { _ in activationPoint }
    }

    /// The same while `isEnabled` is true; else its middle.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        pressed(isEnabled) { CGPoint(x: $0.width * activationPoint.x, y: $0.height * activationPoint.y) }
    }

    nonisolated private func pressed(_ isEnabled: Bool, at point: @escaping (CGSize) -> CGPoint) -> some View {
        modifier(AccessibilityModifier(change: isEnabled ? .activationPoint(point) : .unchanged))
    }
}
