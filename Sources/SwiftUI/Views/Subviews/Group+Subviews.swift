import MartletGraph

/// What a `Group` shows that was made from the subviews of another view.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
    public typealias Body = Never
    let base: Base
    let transform: (SubviewsCollection) -> Result

    init(base: Base, transform: @escaping (SubviewsCollection) -> Result) {
        self.base = base
        self.transform = transform
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        SubviewsNode(view.base, view.transform, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: SubviewsNode<Base, SubviewsCollection, Result>.self).update(view.base, view.transform)
    }
}

/// What a `Group` shows that was made from the sections of another view.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
    public typealias Body = Never
    let base: Base
    let transform: (SectionCollection) -> Result

    init(base: Base, transform: @escaping (SectionCollection) -> Result) {
        self.base = base
        self.transform = transform
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        SubviewsNode(view.base, view.transform, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: SubviewsNode<Base, SectionCollection, Result>.self).update(view.base, view.transform)
    }
}

extension Group {
    /// Makes a view from the views inside of `view`.
    ///
    ///     Group(subviews: content) { subviews in
    ///         if let first = subviews.first { first.font(.title) }
    ///         HStack { subviews[1...] }
    ///     }
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Makes a view from the sections inside of `view`.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}
