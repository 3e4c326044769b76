import MartletGraph

/// Which of a view's fields has the keyboard: written when the keyboard moves, and moves it when it is written.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
///     Button("Edit") { field = .name }
///
/// The keyboard moves after the update that shows the write, so that a field may come with the same change; a field
/// that comes later takes it then.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    var location: FocusLocation<Value>?
    private let resetValue: Value

    private init(resetValue: Value) { self.resetValue = resetValue }

    /// A state that is true while the view it is given to has the keyboard.
    public init() where Value == Bool { self.init(resetValue: false) }

    /// A state that is nil while no view it is given to has the keyboard.
    public init<T: Hashable>() where Value == T? { self.init(resetValue: nil) }

    public var wrappedValue: Value {
        get { location?.stored.get() ?? resetValue }
        nonmutating set { location?.request(newValue) }
    }

    /// What `focused(_:)` takes.
    public var projectedValue: Binding { Binding(location: location, resetValue: resetValue) }

    /// A way to read and move the keyboard focus that somebody else keeps.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let resetValue: Value

        public var wrappedValue: Value {
            get { location?.stored.get() ?? resetValue }
            nonmutating set { location?.request(newValue) }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let location =
            storage.map { unsafeDowncast($0, to: FocusLocation<Value>.self) } ?? FocusLocation(resetValue)
        self.location = location
        return location
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location?.stored.isWritten(since: run, of: reader) ?? false
    }
}

extension FocusState.Binding: InstalledProperty, DynamicProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? { nil }
    static var decidesEquality: Bool { true }
    static func isSame(_ a: Self, _ b: Self) -> Bool { a.location === b.location }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location?.stored.isWritten(since: run, of: reader) ?? false
    }
}

/// Where a focus state lives, and the views that it stands for.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    let stored: StoredLocation<Value>
    private let resetValue: Value
    /// Whether a value was written that no view has answered yet.
    @MainActor private var isRequested = false
    /// The views by what they stand for; some may stand for another value by now, or be gone.
    @MainActor private var members: [Value: [Member]] = [:]

    private struct Member {
        weak var node: FocusedNode<Value>?

        @MainActor func stands(for value: Value) -> Bool {
            node.map { !$0.flags.contains(.left) && $0.value == value && !$0.isGoing } ?? false
        }
    }

    private let graph = Graph.current

    init(_ resetValue: Value) {
        self.resetValue = resetValue
        stored = StoredLocation(resetValue)
    }

    /// Writes a value and moves the keyboard accordingly after the next update.
    func request(_ value: Value) {
        stored.set(value, .current)
        if isMainThread {
            if !Graph.isUpdating { MainActor.assumeIsolated { requested() } }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.requested() } }
        }
    }

    @MainActor private func requested() {
        isRequested = true
        resolveSoon()
    }

    /// The keyboard has moved: what the views say now.
    @MainActor func follow(_ node: FocusedNode<Value>, isInside: Bool) {
        if isInside {
            isRequested = false
            if stored.get() != node.value { stored.set(node.value, .current) }
        } else if !isRequested, stored.get() == node.value {
            stored.set(resetValue, .current)
        }
    }

    /// A view with this value is gone, and the keyboard with it.
    @MainActor func leave(_ value: Value) {
        members[value]?.removeAll { !$0.stands(for: value) }
        guard members[value]?.isEmpty != false else { return }
        members[value] = nil
        if !isRequested, stored.get() == value { stored.set(resetValue, .current) }
    }

    @MainActor func add(_ node: FocusedNode<Value>) {
        members[node.value, default: []].append(Member(node: node))
        if isRequested { resolveSoon() }
    }

    @MainActor private func resolveSoon() {
        graph.effects.addAction { [weak self] in self?.resolve() }
        graph.requestFrame()
    }

    @MainActor private func resolve() {
        guard isRequested else { return }
        // Each transaction has an update of its own: that of the request may be still to come.
        guard graph.batches.isEmpty else { return resolveSoon() }
        let wanted = Reader.withoutTracking { stored.get() }
        if let node = members[wanted]?.first(where: { $0.stands(for: wanted) })?.node {
            if node.hasFocus || node.takeFocus() { isRequested = false }
        } else if wanted == resetValue {
            isRequested = false
            for (value, members) in members {
                for member in members where member.stands(for: value) && member.node?.hasFocus == true {
                    member.node?.scope.windowRoot?.requestFocus(nil)
                }
            }
        }
    }
}
