import Foundation

/// What the views asked to be called for during an update, in the order in which it will be called.
///
/// Actions (onAppear, onChange, preferences) come first, innermost views first; then what left the tree disappears;
/// then tasks start (semantics 50, 51, 57).
@MainActor
package struct EffectQueue {
    private var early: [() -> Void] = []
    private var actions: [() -> Void] = []
    private var departures: [() -> Void] = []
    private var tasks: [() -> Void] = []

    package init() {}

    package var isEmpty: Bool { actions.isEmpty && departures.isEmpty && tasks.isEmpty && early.isEmpty }

    package mutating func addAction(_ action: @escaping () -> Void) { actions.append(action) }
    package mutating func addDeparture(_ action: @escaping () -> Void) { departures.append(action) }
    /// For what leaves with the identity transition: before anything appears (semantics 52).
    package mutating func addEarlyDeparture(_ action: @escaping () -> Void) { early.append(action) }
    package mutating func addTask(_ action: @escaping () -> Void) { tasks.append(action) }

    package mutating func removeAll() -> [() -> Void] {
        defer { self = EffectQueue() }
        return early + actions + departures + tasks
    }
}
