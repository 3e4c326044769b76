import MartletGraph

/// Rows for a tree of data: those with children open and close.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    /// The elements at the top; nil where there is one.
    let data: Data?
    var root: Data.Element?
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// Makes a tree from the elements at its top; an element whose `children` are nil is a leaf.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: \.id, children: children, content: content)
    }

    /// Makes a tree from the one element at its top.
    ///
    ///     OutlineGroup(folder, children: \.folders) { Text($0.name) }
    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: nil, root: root, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Makes a tree from the elements at its top, told apart by the value at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: id, children: children, content: content)
    }

    /// Makes a tree from the one element at its top, its elements told apart by the value at `id`.
    @_disfavoredOverload
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: nil, root: root, id: id, children: children, content: content)
    }
}

/// What an open row of a tree shows.
nonisolated public struct OutlineSubgroupChildren: View {
    let view: AnyView
    @MainActor public var body: some View { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor public var body: some View {
        if let root {
            OutlineRow(element: root, id: id, children: children, content: content).id(root[keyPath: id])
        } else if let data {
            ForEach(data, id: id) { element in
                OutlineRow(element: element, id: id, children: children, content: content)
            }
        }
    }
}

/// A row of a tree.
struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
    /// How many rows it is in.
    let depth: Int

    init(
        element: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, depth: Int = 0,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.depth = depth
        self.element = element
        self.id = id
        self.children = children
        self.content = content
    }

    var body: some View { row.modifier(QuietTraitModifier(TreeDepthTrait.self, depth)) }

    @ViewBuilder private var row: some View {
        if let inner = element[keyPath: children] {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    view: AnyView(
                        ForEach(inner, id: id) {
                            OutlineRow(element: $0, id: id, children: children, depth: depth + 1, content: content)
                        }))
            } label: {
                content(element)
            }
            .environment(\.isTreeRow, true)
        } else {
            content(element).modifier(OutlineLeafInset())
        }
    }
}

/// Lets a row without rows of its own begin where the labels of the others do, behind their chevrons.
private struct OutlineLeafInset: ViewModifier {
    @Environment(\.idiom) private var idiom

    func body(content: Content) -> some View {
        content.padding(.leading, idiom.isTouched ? 0 : DisclosureLabel.chevronWidth + 6)
    }
}

private struct IsTreeRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a group is a row of a tree of data, which a list with a selection selects by its id.
    var isTreeRow: Bool {
        get { self[IsTreeRowKey.self] }
        set { self[IsTreeRowKey.self] = newValue }
    }

    /// Whether a click on a row selects it, and only its chevron opens it.
    var isChevronRow: Bool { isTreeRow && listHasSelection }
}
