import MartletGraph

/// A change to a view that can be applied to any: `content` stands for the view it is applied to.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View { content.padding().background(Color.white) }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
}

extension ViewModifier {
    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        ModifierNode(view, inputs)
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        unsafeDowncast(node, to: ModifierNode<C, Self>.self).update(with: view)
    }

    /// A modifier that applies this one and then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    nonisolated public static let identity = EmptyModifier()
    nonisolated public init() {}

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        C._makeNode(view.content, inputs)
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        C._updateNode(node, view.content, inputs)
    }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        Modifier._makeModified(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        Modifier._updateModified(node, view, inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        Modifier._makeModified(nest(view), inputs)
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        Modifier._updateModified(node, nest(view), inputs)
    }

    @MainActor private static func nest<C: View>(
        _ view: ModifiedContent<C, Self>
    ) -> ModifiedContent<ModifiedContent<C, Content>, Modifier> {
        ModifiedContent<ModifiedContent<C, Content>, Modifier>(
            content: ModifiedContent<C, Content>(content: view.content, modifier: view.modifier.content),
            modifier: view.modifier.modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// What a view modifier is applied to, inside its body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        guard let scope = inputs.scope.find(ObjectIdentifier(Modifier.self)) as? ModifierContentScope else {
            preconditionFailure("The content of \(Modifier.self) is used outside of its body.")
        }
        return scope.host.makeContent(inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {}
}
