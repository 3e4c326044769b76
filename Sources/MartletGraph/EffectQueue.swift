import Foundation

/// What the views asked to be called for during an update, in the order in which it will be called.
///
/// Actions (onAppear, onChange, preferences) come first, innermost views first; then what left the tree disappears;
/// then tasks start (semantics 50, 51, 57); at last comes what waits for the round to be over.
@MainActor
package struct EffectQueue {
    private var early: [() -> Void] = []
    private var actions: [() -> Void] = []
    private var departures: [() -> Void] = []
    private var tasks: [() -> Void] = []
    private var endings: [() -> Void] = []

    package nonisolated init() {}

    package var isEmpty: Bool {
        actions.isEmpty && departures.isEmpty && tasks.isEmpty && early.isEmpty && endings.isEmpty
    }

    package mutating func addAction(_ action: @escaping () -> Void) { actions.append(action) }
    package mutating func addDeparture(_ action: @escaping () -> Void) { departures.append(action) }
    /// For what leaves with the identity transition: before anything appears (semantics 52).
    package mutating func addEarlyDeparture(_ action: @escaping () -> Void) { early.append(action) }
    package mutating func addTask(_ action: @escaping () -> Void) { tasks.append(action) }
    /// For what waits until all else of the round has been done.
    package mutating func addEnding(_ action: @escaping () -> Void) { endings.append(action) }

    package mutating func removeAll() -> [() -> Void] {
        defer { self = EffectQueue() }
        return early + actions + departures + tasks + endings
    }
}
