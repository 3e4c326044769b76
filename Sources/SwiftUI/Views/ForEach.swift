import MartletGraph

/// A view for each element of a collection, told apart by id (semantics 62-66).
///
/// State follows the id: when the data is reordered, each view keeps what it had.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    var id: IDSource
    var isConstant = false

    enum IDSource {
        case keyPath(KeyPath<Data.Element, ID>)
        case closure((Data.Element) -> ID)

        func id(of element: Data.Element) -> ID {
            switch self {
            case .keyPath(let keyPath): element[keyPath: keyPath]
            case .closure(let id): id(element)
            }
        }

        /// Whether an element is its own id.
        var isElement: Bool {
            guard case .keyPath(let keyPath) = self, ID.self == Data.Element.self else { return false }
            return keyPath as AnyKeyPath == \Data.Element.self
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element, told apart by the value at `id`.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: .keyPath(id))
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: .closure { $0.id })
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection that a binding points at; each view gets a binding to its element.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of a collection that a binding points at, told apart by the value at `id`.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { entry in
                content(Binding(location: data.location.element(at: entry.0, id: id), transaction: data.transaction))
            },
            id: .closure { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range that never changes (semantics 63).
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: .keyPath(\.self), isConstant: true)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        if inputs.parent?.isDirectlyInLazyContainer == true { return LazyForEachNode(view, inputs) }
        let node = ForEachNode(view, inputs)
        node.make()
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        if node.flags.contains(.isLazy) {
            unsafeDowncast(node, to: LazyForEachNode<Data, ID, Content>.self).update(with: view)
        } else {
            unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
        }
    }
}

/// Views that come from a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
