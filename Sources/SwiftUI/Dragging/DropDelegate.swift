/// Follows what is dragged over a view, and takes it when it is dropped.
///
/// A drag enters when the pointer comes over the view and it validates, is updated while the pointer moves, and exits when
/// the pointer leaves or the drag is cancelled. What is dropped does not exit.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what is dragged can be dropped here; true unless a delegate says otherwise.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes what is dropped.
    ///
    /// - Returns: whether it was taken.
    func performDrop(info: DropInfo) -> Bool

    /// Something that validates is over the view.
    func dropEntered(info: DropInfo)

    /// The pointer has moved.
    ///
    /// - Returns: what dropping would do; nil for what it would have done before, which is to copy.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// The drag has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info _: DropInfo) -> Bool { true }
    public func dropEntered(info _: DropInfo) {}
    public func dropUpdated(info _: DropInfo) -> DropProposal? { nil }
    public func dropExited(info _: DropInfo) {}
}

/// A view's closures, for items of some types.
struct DropActions: DropDelegate {
    nonisolated let types: [UTType]
    nonisolated(unsafe) let setTargeted: (Bool) -> Void
    nonisolated(unsafe) let perform: ([NSItemProvider], CGPoint) -> Bool

    nonisolated init(
        types: [UTType], setTargeted: @escaping (Bool) -> Void, perform: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) {
        (self.types, self.setTargeted, self.perform) = (types, setTargeted, perform)
    }

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
    func dropEntered(info: DropInfo) { setTargeted(true) }
    func dropExited(info: DropInfo) { setTargeted(false) }

    func performDrop(info: DropInfo) -> Bool {
        setTargeted(false)
        return perform(info.itemProviders(for: types), info.location)
    }
}

/// A view's closures, for items of a transferable type.
struct TransferDrop<T: Transferable>: DropDelegate {
    nonisolated(unsafe) let setTargeted: (Bool) -> Void
    nonisolated(unsafe) let action: ([T], CGPoint) -> Bool

    nonisolated init(setTargeted: @escaping (Bool) -> Void, action: @escaping ([T], CGPoint) -> Bool) {
        (self.setTargeted, self.action) = (setTargeted, action)
    }

    func validateDrop(info: DropInfo) -> Bool { !info.items(for: T.self).isEmpty }
    func dropEntered(info: DropInfo) { setTargeted(true) }
    func dropExited(info: DropInfo) { setTargeted(false) }

    /// The action comes once the items are read; those that cannot be read are left out.
    func performDrop(info: DropInfo) -> Bool {
        setTargeted(false)
        let (providers, location) = (info.items(for: T.self), info.location)
        let action = action
        Task { @MainActor in
            var items: [T] = []
            for provider in providers {
                if let item = await provider.item(of: T.self) { items.append(item.value) }
            }
            if !items.isEmpty { _ = action(items, location) }
        }
        return !providers.isEmpty
    }
}

/// Hands a value over to the main actor, which alone has it.
struct Handed<T>: @unchecked Sendable {
    let value: T
}

extension NSItemProvider {
    @MainActor fileprivate func item<T: Transferable>(of type: T.Type) async -> Handed<T>? {
        await withCheckedContinuation { continuation in
            loadTransferable(type: type) { result in
                continuation.resume(returning: (try? result.get()).map(Handed.init))
            }
        }
    }
}
