/// Views made from the views inside of other content, one by one.
///
///     _VariadicView.Tree(Divided()) { Text("One"); Text("Two") }
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content that it is made from.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        /// Makes a tree of a root and its content.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Makes a tree of a root and its content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// What makes something from the views inside of other content.
public protocol _VariadicView_Root {}

/// What makes a view from the views inside of other content.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view from the views inside of other content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views, each of which the container around lays out by itself.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    @MainActor public var body: some View {
        let root = root
        if Root.self is any _VariadicView_UnaryViewRoot.Type {
            _UnaryLayout { Group(subviews: content) { root.body(children: _VariadicView_Children(views: $0)) } }
        } else {
            Group(subviews: content) { root.body(children: _VariadicView_Children(views: $0)) }
        }
    }
}

/// The views inside of other content.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
    let views: SubviewsCollection

    public var startIndex: Int { 0 }
    public var endIndex: Int { views.count }
    public subscript(index: Int) -> Element { Element(view: views[index]) }

    @MainActor public var body: some View { views }

    /// One of the views, with what it says of itself.
    nonisolated public struct Element: View, Identifiable {
        let view: Subview

        public var id: AnyHashable { AnyHashable(view.id) }

        /// The tag of the view, where it has one of this type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { view.containerValues.tag(for: ID.self) }

        /// What the view says of itself under a key.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            view.containerValues[TraitEntry<Trait>.self]
        }

        @MainActor public var body: some View { view }
    }
}

/// A value that a view says of itself to what lays it out.
public protocol _ViewTraitKey {
    associatedtype Value
    /// The value of a view that says none.
    static var defaultValue: Value { get }
}

/// A trait as a value of a container.
enum TraitEntry<Key: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// A key of a trait, as a part of a key path.
nonisolated struct TraitName<Key: _ViewTraitKey>: Hashable, Sendable {}

extension ContainerValues {
    subscript<Key: _ViewTraitKey>(trait name: TraitName<Key>) -> Key.Value {
        get { self[TraitEntry<Key>.self] }
        set { self[TraitEntry<Key>.self] = newValue }
    }
}

extension View {
    /// Says something of this view to what lays it out, under a key.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        containerValue(\.[trait: TraitName<K>()], value)
    }
}

/// Makes of several views one, on top of each other.
private struct _UnaryLayout<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content } }
}
