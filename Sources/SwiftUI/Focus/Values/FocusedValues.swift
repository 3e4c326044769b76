import MartletGraph

/// A key of your own for what the focused views say.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views that have the keyboard say of themselves, for those elsewhere.
///
///     extension FocusedValues {
///         @Entry var note: Note?
///     }
public struct FocusedValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]

    /// What is said under a key; nil while nobody says anything.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Values that `other` has go before those that are here.
    fileprivate mutating func merge(_ other: FocusedValues) { values.merge(other.values) { _, new in new } }
}

/// What is said in one window.
@MainActor
final class FocusedValueStore: WindowKeeping {
    private var speakers: [Speaker] = []
    private let current = StoredLocation(Version())
    private let graph = Graph.current
    private(set) var values = FocusedValues()

    /// The round in which those who read are told of what was said last.
    private var toldRound: UInt64?

    private struct Version: Equatable { var number = 0 }
    private struct Speaker { weak var node: FocusedValueNode? }

    func add(_ node: FocusedValueNode) {
        speakers.append(Speaker(node: node), forgetting: { $0.node?.flags.contains(.left) != false })
        changed()
    }

    /// Follows what is said, and gives it.
    func read() -> FocusedValues {
        _ = current.get()
        return values
    }

    /// Whether those who read are being told now: what is said meanwhile may be said because it was read.
    var isTelling: Bool { toldRound == graph.round }

    /// - Parameter quietly: whether who reads is not told, and has the new values when it asks the next time.
    func changed(quietly: Bool = false) {
        graph.effects.addAction { [weak self] in self?.collect(quietly: quietly) }
        if !quietly { graph.requestFrame() }
    }

    /// Outer views speak first, so that inner ones have the last word; what has the keyboard goes before scenes.
    private func collect(quietly: Bool) {
        var new = FocusedValues()
        let nodes = speakers.compactMap(\.node).filter { !$0.flags.contains(.left) }
        for isFocus in [false, true] {
            for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.speaks(forFocus: isFocus) {
                new.merge(node.values)
            }
        }
        values = new
        if quietly { return }
        toldRound = graph.round + 1
        let number = Reader.withoutTracking { current.get().number }
        current.set(Version(number: number + 1), .current)
    }

    func isWritten(since run: UInt32, of reader: Reader) -> Bool { current.isWritten(since: run, of: reader) }
}

/// Says something while the keyboard is in a view, or while its window is there.
nonisolated struct FocusedValueModifier: NodeModifier {
    typealias Body = Never
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void
    /// Whether another value says the same, as far as can be told.
    let identity: AnyHashable?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> FocusedValueNode { FocusedValueNode(self, inputs) }

    @MainActor func contentUpdated(in node: FocusedValueNode) {
        node.update(with: self)
    }
}

/// The node of a view that says something while it has the keyboard.
final class FocusedValueNode: ChildNode, FocusFollowing {
    private var modifier: FocusedValueModifier
    private var hasFocus = false
    private(set) var values = FocusedValues()
    /// How often in a row it has spoken while those who read were told. A closure that replaces a closure cannot be told
    /// from it: a view that reads what a view inside of it says would go on for ever.
    private var echoes = 0

    init(_ modifier: FocusedValueModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        modifier.write(&values)
        scope.windowRoot?.addFocusFollower(self)
        scope.windowRoot?.focusedValues.add(self)
    }

    func update(with new: FocusedValueModifier) {
        let isSame = new.identity != nil && new.identity == modifier.identity
        modifier = new
        guard !isSame else { return }
        values = FocusedValues()
        new.write(&values)
        let store = scope.windowRoot?.focusedValues
        echoes = store?.isTelling == true && new.identity == nil ? echoes + 1 : 0
        store?.changed(quietly: echoes > 1)
    }

    override func willLeave() { scope.windowRoot?.focusedValues.changed() }

    func focusMoved(isInside: Bool) {
        guard isInside != hasFocus else { return }
        hasFocus = isInside
        scope.windowRoot?.focusedValues.changed()
    }

    func speaks(forFocus: Bool) -> Bool { forFocus ? hasFocus && !modifier.isForScene : modifier.isForScene }
}

extension View {
    /// Says `value` under a key path while the keyboard is in this view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        speaking(keyPath, value, isForScene: false)
    }

    /// Says `value` under a key path while the keyboard is in this view; nil says nothing.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        speaking(keyPath, value, isForScene: false)
    }

    /// Says `value` under a key path while this view is in its window.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        speaking(keyPath, value, isForScene: true)
    }

    /// Says `value` under a key path while this view is in its window; nil says nothing.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        speaking(keyPath, value, isForScene: true)
    }

    nonisolated private func speaking<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool
    ) -> some View {
        modifier(
            FocusedValueModifier(
                isForScene: isForScene, write: { $0[keyPath: keyPath] = value }, identity: value as? AnyHashable))
    }

    /// Gives an object to those who look for what is focused, while the keyboard is in this view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        speaking(object, isForScene: false)
    }

    /// Gives an object to those who look for what is focused, while the keyboard is in this view; nil gives none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        speaking(object, isForScene: false)
    }

    /// Gives an object to those who look for what is focused, while this view is in its window.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        speaking(object, isForScene: true)
    }

    /// Gives an object to those who look for what is focused, while this view is in its window; nil gives none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        speaking(object, isForScene: true)
    }

    /// Gives an observable object to those who look for what is focused, under its type, while the keyboard is in this
    /// view; nil gives none.
    ///
    ///     NoteEditor(note: note).focusedValue(note)
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        speaking(object, isForScene: false)
    }

    /// Gives an observable object to those who look for what is focused, under its type, while this view is in its
    /// window; nil gives none.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        speaking(object, isForScene: true)
    }

    nonisolated private func speaking<T: AnyObject>(_ object: T?, isForScene: Bool) -> some View {
        modifier(
            FocusedValueModifier(
                isForScene: isForScene, write: { $0[FocusedObjectKey<T>.self] = object },
                identity: object.map { AnyHashable(ObjectIdentifier($0)) }))
    }
}

/// Objects by their type.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }

extension WindowRoot {
    /// What views that have the keyboard say of themselves.
    var focusedValues: FocusedValueStore { kept(FocusedValueStore.self) }
}
