import MartletGraph

/// A view that a `ForEach` of views inside of another one stands for, without its types.
class ForEachExpansion {
    @MainActor func makeNode(_ inputs: _ViewInputs) -> _ViewNode { fatalError("abstract") }
    @MainActor func updateNode(_ node: _ViewNode, _ inputs: _ViewInputs) { fatalError("abstract") }
}

final class ExpansionView<V: View>: ForEachExpansion {
    private let view: V
    init(_ view: V) { self.view = view }
    override func makeNode(_ inputs: _ViewInputs) -> _ViewNode { V._makeNode(view, inputs) }
    override func updateNode(_ node: _ViewNode, _ inputs: _ViewInputs) { V._updateNode(node, view, inputs) }
}

/// The data of a `ForEach` whose elements are the views inside of another one; known only where that view is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("There is no subview \(index).") }
}

/// The data of a `ForEach` whose elements are the sections inside of another view; known only where that is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { preconditionFailure("There is no section \(index).") }
}

extension ForEach where Content: View {
    /// A view for each view inside of `view`.
    ///
    ///     ForEach(subviews: content) { subview in subview.padding().background(.yellow) }
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        let expansion = Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) }
        self.init(
            data: ForEachSubviewCollection(), ids: RowIDs(\.id), content: content, expansion: ExpansionView(expansion))
    }

    /// A view for each section inside of `view`.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        let expansion = Group(sections: view) {
            ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content)
        }
        self.init(
            data: ForEachSectionCollection(), ids: RowIDs(\.id), content: content, expansion: ExpansionView(expansion))
    }
}
