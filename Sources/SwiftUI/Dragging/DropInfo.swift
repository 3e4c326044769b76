/// What is dragged over a view, and where.
public struct DropInfo {
    /// Where the pointer is, in the view's own coordinates.
    public let location: CGPoint
    private let providers: [NSItemProvider]
    /// Which drag it is.
    let payload: ObjectIdentifier
    /// Whether it began in this program.
    let isLocal: Bool
    var following = Following()

    var itemsCount: Int { providers.count }

    @MainActor init(location: CGPoint, _ payload: DragPayload) {
        (self.location, providers) = (location, payload.providers)
        self.payload = ObjectIdentifier(payload)
        isLocal = payload.isLocal
    }

    /// Whether an item is of one of these types, or of a kind of them.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// The items of one of these types, or of a kind of them.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// Whether an item is of one of these types, or of a kind of them.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// The items of one of these types, or of a kind of them.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }

    /// The items that a transferable type can be read from.
    func items<T: Transferable>(for type: T.Type) -> [NSItemProvider] {
        let items = providers.filter { $0.canLoad(type) }
        return following.accepted.map { Array(items.prefix(max(0, $0))) } ?? items
    }
}
