/// What is dragged over a view, and where.
public struct DropInfo {
    /// Where the pointer is, in the view's own coordinates.
    public let location: CGPoint
    private let providers: [NSItemProvider]

    init(location: CGPoint, providers: [NSItemProvider]) {
        (self.location, self.providers) = (location, providers)
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
    func items<T: Transferable>(for type: T.Type) -> [NSItemProvider] { providers.filter { $0.canLoad(type) } }
}
