import MartletGraph

/// A part of the user interface, described as a value.
///
/// Give a `body` made of other views; modifiers of this protocol configure it. The system keeps the view's state for
/// as long as its identity stays, and evaluates `body` again when something it read has changed (semantics 1-6).
///
///     struct Greeting: View {
///         let name: String
///         var body: some View { Text("Hello, \(name)").font(.title) }
///     }
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that stands for `view` while its identity stays.
    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
    /// Brings a node that `_makeNode` made up to date with the next value.
    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs)
}

extension View {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        CompositeNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: CompositeNode<Self>.self).update(with: view)
    }
}

extension Never: View {
    nonisolated public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// Views that are made by the system have no body to evaluate.
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
