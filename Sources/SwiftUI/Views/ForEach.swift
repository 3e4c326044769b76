import MartletGraph

/// A view for each element of a collection, told apart by id (semantics 62-66).
///
/// State follows the id: when the data is reordered, each view keeps what it had.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let ids: RowIDs<Data, ID>
    let isConstant: Bool
    /// What stands for the views, where the elements are known only when they are shown.
    let expansion: ForEachExpansion?

    @usableFromInline
    init(
        data: Data, ids: RowIDs<Data, ID>, isConstant: Bool = false, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, ids: ids, isConstant: isConstant, content: content, expansion: nil)
    }

    init(
        data: Data, ids: RowIDs<Data, ID>, isConstant: Bool = false, content: @escaping (Data.Element) -> Content,
        expansion: ForEachExpansion?
    ) {
        self.data = data
        self.content = content
        self.ids = ids
        self.isConstant = isConstant
        self.expansion = expansion
    }
}

extension ForEach where Content: View {
    /// A view for each element, told apart by the value at `id`.
    @inlinable
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, ids: RowIDs(id), content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    @inlinable
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, ids: RowIDs(), content: content)
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection that a binding points at; each view gets a binding to its element.
    @inlinable
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        let elements = data.wrappedValue
        let bindings = ElementBindings(data, by: \.id, ElementFinder())
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0].id) }, ids: RowIDs(besides: C.Index.self),
            content: { entry in content(bindings.binding(to: entry.1, near: entry.0, in: elements)) })
    }

    /// A view for each element of a collection that a binding points at, told apart by the value at `id`.
    @inlinable
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        let bindings = ElementBindings(data, by: id, ElementFinder(id))
        let reader = IDReader(id)
        self.init(
            data: elements.indices.lazy.map { ($0, reader.id(of: elements[$0])) }, ids: RowIDs(besides: C.Index.self),
            content: { entry in content(bindings.binding(to: entry.1, near: entry.0, in: elements)) })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range that never changes (semantics 63).
    ///
    /// The views are told apart by their places, counted from zero: in a picker of `ForEach(2..<100)` the option for 4 has
    /// the tag 2. With `id: \.self` it has the tag 4.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, ids: .places, isConstant: true, content: content)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        if let expansion = view.expansion { return expansion.makeNode(inputs) }
        if inputs.parent?.isDirectlyInLazyContainer == true { return LazyForEachNode(view, inputs) }
        let node = ForEachNode(view, inputs)
        node.make()
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        if let expansion = view.expansion {
            expansion.updateNode(node, inputs)
        } else if node.flags.contains(.isLazy) {
            unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).update(with: view)
        } else {
            unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
        }
    }
}

/// Views that come from a collection.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
