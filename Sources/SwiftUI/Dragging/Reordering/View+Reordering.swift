import MartletGraph

extension DynamicViewContent {
    /// Lets the user move the views by dragging them, inside of the nearest reorder container around.
    ///
    ///     VStack {
    ///         ForEach(cards) { CardView(card: $0) }.reorderable()
    ///     }
    ///     .reorderContainer(for: Card.self) { board.move($0) }
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        reordered(in: ReorderableSingleCollectionIdentifier())
    }

    /// Lets the user move the views by dragging them, also to the other collections of the reorder container around.
    nonisolated public func reorderable(
        collectionID: some Hashable & Sendable
    ) -> some DynamicViewContent<Data> {
        reordered(in: collectionID)
    }

    nonisolated private func reordered(in collection: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        ReorderableContent(content: self, collection: collection)
            .modifier(QuietTraitModifier(ReorderTrait.self, collection))
    }
}

extension View {
    /// Lets the user move the views of the reorderable `ForEach` inside, by the mouse or by a finger that has rested. While
    /// one is dragged the others make room for it; the data changes when `move` changes it.
    ///
    /// - Parameters:
    ///   - isEnabled: whether anything can be moved.
    ///   - move: is told what was dropped at another place.
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable { modifier(ReorderContainer(isEnabled: isEnabled, move)) }

    /// Lets the user move the views of the reorderable `ForEach` inside, from one collection to another as well.
    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable { modifier(ReorderContainer(isEnabled: isEnabled, move)) }

    /// Lets the user move the views of the reorderable `ForEach` inside, told apart by the value at `itemID`.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View { modifier(ReorderContainer(isEnabled: isEnabled, move)) }

    /// Lets the user move the views of the reorderable `ForEach` inside, told apart by the value at `itemID`, from one
    /// collection to another as well.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View { modifier(ReorderContainer(isEnabled: isEnabled, move)) }
}

/// Views that can be moved: each for itself, so that containers make only those that are seen.
nonisolated private struct ReorderableContent<Content: DynamicViewContent>: DynamicViewContent {
    let content: Content
    let collection: AnyHashable
    @MainActor var data: Content.Data { content.data }

    @MainActor var body: some View {
        let item = ReorderItem(collection: collection)
        (content as? any RowChanging)?.changingRows(item) ?? AnyView(content.modifier(item))
    }
}

/// Views for data, each of which can have a modifier of its own.
@MainActor
private protocol RowChanging {
    func changingRows(_ modifier: ReorderItem) -> AnyView
}

extension ForEach: RowChanging where Content: View {
    fileprivate func changingRows(_ modifier: ReorderItem) -> AnyView {
        if expansion != nil { return AnyView(self.modifier(modifier)) }
        let content = content
        return AnyView(
            ForEach<Data, ID, ModifiedContent<Content, ReorderItem>>(data: data, ids: ids, isConstant: isConstant) {
                content($0).modifier(modifier)
            })
    }
}

extension ModifiedContent: RowChanging where Content: RowChanging, Modifier: ViewModifier {
    fileprivate func changingRows(_ modifier: ReorderItem) -> AnyView {
        AnyView(content.changingRows(modifier).modifier(self.modifier))
    }
}

/// The collection of what can be moved in a list.
enum ReorderTrait: TraitKey { typealias Value = AnyHashable? }

/// The view inside of which things are moved.
nonisolated struct ReorderContainer: ElementModifier {
    let isEnabled: Bool
    let move: @MainActor (ReorderMove) -> Void

    init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        isEnabled: Bool, _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) {
        self.isEnabled = isEnabled
        nonisolated(unsafe) let move = move
        self.move = { change in ReorderDifference(change).map(move) }
    }

    @MainActor func change(from old: Self) -> ElementChange { .none }
}

extension LayoutNode {
    /// The reorder container around that lets things be moved now.
    var reorderContainer: ModifierLayoutNode<ReorderContainer>? {
        for node in sequence(first: self, next: { $0.layoutParent }) {
            if let container = node as? ModifierLayoutNode<ReorderContainer> {
                return container.modifier.isEnabled && isEnabled ? container : nil
            }
        }
        return nil
    }
}
