import MartletGraph

/// The node of a modifier that writes into the environment through a key path.
final class EnvironmentWritingNode: ChildNode {
    private let own: Scope
    private let outer: Scope
    private var reader: Reader!
    private var write: (inout EnvironmentValues) -> Void

    init(_ inputs: _ViewInputs, _ write: @escaping (inout EnvironmentValues) -> Void) {
        outer = inputs.scope
        own = Scope(parent: inputs.scope, key: ObjectIdentifier(EnvironmentWritingNode.self))
        self.write = write
        super.init(inputs, scope: own)
        reader = Reader(self)
        apply()
    }

    func update(_ write: @escaping (inout EnvironmentValues) -> Void) {
        self.write = write
        apply()
    }

    override func update() { apply() }

    /// Writes again and changes what is new in place; follows when other keys are written than before (semantics 35).
    private func apply() {
        let written = reader.evaluate {
            var values = EnvironmentValues(scope: outer)
            write(&values)
            return values.scope ?? outer
        }
        let new = written.entries(upTo: outer)
        let old = (own.parent ?? outer).entries(upTo: outer)
        let wasRightToLeft = own.isRightToLeft
        defer { if own.isRightToLeft != wasRightToLeft { child?.directionChanged() } }
        guard new.map(\.key) == old.map(\.key) else {
            own.reparent(to: written, outer: outer)
            child?.styleChanged()
            return
        }
        for (old, new) in zip(old, new) where (old as? any AdoptingScope)?.adopt(new) == true {
            child?.styleChanged()
        }
    }

    override func willLeave() { reader.leave() }
}

extension Scope {
    func entries(upTo outer: Scope) -> [Scope] {
        var result: [Scope] = []
        var next: Scope? = self
        while let scope = next, scope !== outer {
            result.append(scope)
            next = scope.parent
        }
        return result
    }
}

/// A scope that can take over the value of another for the same key.
@MainActor
protocol AdoptingScope {
    /// - Returns: whether the value is another one now.
    func adopt(_ other: Scope) -> Bool
}

extension ScopeValue: @MainActor AdoptingScope {
    func adopt(_ other: Scope) -> Bool {
        setValue(unsafeDowncast(other, to: ScopeValue<Value>.self).value)
    }

    /// - Returns: whether the value is another one now.
    @MainActor func setValue(_ new: Value) -> Bool {
        let isSame = withUnsafePointer(to: new) { new in
            withUnsafeMutablePointer(to: &value) { value in
                memcmp(value, new, MemoryLayout<Value>.size) == 0 || Equality<Value>.cached.isEqual(value, new)
            }
        }
        if isSame { return false }
        value = new
        changed()
        return true
    }
}

/// Writes one value into the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: NodeModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> EnvironmentWritingNode {
        let modifier = self
        return EnvironmentWritingNode(inputs) { $0[keyPath: modifier.keyPath] = modifier.value }
    }

    @MainActor func update(_ node: EnvironmentWritingNode) {
        let modifier = self
        node.update { $0[keyPath: modifier.keyPath] = modifier.value }
    }
}

/// Changes one value of the environment.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: NodeModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> EnvironmentWritingNode {
        let modifier = self
        return EnvironmentWritingNode(inputs) { modifier.transform(&$0[keyPath: modifier.keyPath]) }
    }

    @MainActor func update(_ node: EnvironmentWritingNode) {
        let modifier = self
        node.update { modifier.transform(&$0[keyPath: modifier.keyPath]) }
    }
}

/// A modifier for one fixed key, without a node: its value lies in the scope of the node below (decision 5).
protocol ScopeModifier: ViewModifier where Body == Never {
    associatedtype Value
    static var key: ObjectIdentifier { get }
    var value: Value { get }
    /// Told after a change, with the node the value concerns.
    @MainActor static func valueChanged(_ node: _ViewNode)
}

extension ScopeModifier {
    @MainActor static func valueChanged(_ node: _ViewNode) { node.styleChanged() }

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let scope = ScopeValue(parent: inputs.scope, key: key, writer: Self.self, value: view.modifier.value)
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let own = inputs.scope.child(toward: node.scope), own.key == key else {
            preconditionFailure("\(Self.self) lost its scope.")
        }
        let scope = unsafeDowncast(own, to: ScopeValue<Value>.self)
        if scope.setValue(view.modifier.value) { valueChanged(node) }
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

/// Writes the value of one environment key.
nonisolated public struct _EnvironmentValueModifier<K: EnvironmentKey>: ScopeModifier {
    let value: K.Value
    static var key: ObjectIdentifier { ObjectIdentifier(K.self) }

    nonisolated init(_ key: K.Type, _ value: K.Value) {
        self.value = value
    }
}

/// Puts an object into the environment under its type.
nonisolated public struct _EnvironmentObjectModifier<Object: AnyObject>: ScopeModifier {
    let value: Object?
    static var key: ObjectIdentifier { ObservableScope<Object>.key }
}

extension View {
    /// Sets a value of the environment for this view and everything below (semantics 33).
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Gives an observable object to everything below, under its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(value: object))
    }

    /// Gives an observable object to everything below, under its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier<T>(value: object))
    }

    /// Changes a value of the environment for this view and everything below. Another key path is followed (a
    /// deviation: semantics 35).
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
