extension View {
    /// Attaches a gesture that counts where `isEnabled`; those in the view come before it.
    ///
    /// - Parameter name: what UIKit's delegates would know it by, of which there are none here.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        _ = name
        return self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that comes before those in the view, where `isEnabled`.
    ///
    /// - Parameter name: what UIKit's delegates would know it by, of which there are none here.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        _ = name
        return highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture that may happen at the same time as those in the view, where `isEnabled`.
    ///
    /// - Parameter name: what UIKit's delegates would know it by, of which there are none here.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        _ = name
        return simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
