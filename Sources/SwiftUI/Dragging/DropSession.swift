import MartletGraph

/// A drag over a view that things can be dropped on, as it goes on.
public struct DropSession: Identifiable {
    /// Tells one drag from others.
    public struct ID: Hashable, Sendable {
        let payload: ObjectIdentifier
    }

    /// How far a drag has come.
    public enum Phase: Hashable, Sendable {
        /// It has come over the view.
        case entering
        /// It moves over the view.
        case active
        /// It has left the view.
        case exiting
        /// It was dropped on the view, which does this with it.
        case ended(DropOperation)
        /// The view has what was dropped.
        case dataTransferCompleted
    }

    /// What is known of a drag that began in this program.
    public struct LocalSession: Sendable {}

    public let id: ID
    /// Where the pointer is, in the view's own coordinates.
    public let location: CGPoint
    /// How many things are dragged.
    public let itemsCount: Int
    public let phase: Phase
    /// There for a drag that began in this program; nil for another program's.
    public let localSession: LocalSession?
}

/// What is done with what is dropped.
public struct DropConfiguration: Sendable {
    /// What is done with it.
    public let operation: DropOperation
    /// How many things are taken, the first ones; nil for all.
    public var acceptedItemCount: Int?

    public init(operation: DropOperation) { self.operation = operation }
}

/// What views around one that things can be dropped on want to know and to say.
struct DropFollowing {
    var update: ((DropSession) -> Void)?
    var configure: ((DropSession) -> DropConfiguration)?
}

struct DropFollowingKey: EnvironmentKey { static var defaultValue: DropFollowing { DropFollowing() } }

extension View {
    /// Lets things that a transferable type can be read from be dropped on this view.
    ///
    ///     List(songs) { … }.dropDestination(for: Song.self) { new, session in songs += new }
    ///
    /// - Parameters:
    ///   - isEnabled: whether anything can be dropped.
    ///   - action: called with the items, once they are read, and with the drag as it ended.
    @_disfavoredOverload
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View {
        modifier(DropModifier(types: nil, delegate: SessionDrop<T>(isEnabled: isEnabled, action: action)))
    }

    /// Tells of drags over the views inside that things can be dropped on: as they come, move, leave and are dropped.
    ///
    ///     Shelf().dropDestination(for: Book.self) { add($0); _ = $1 }
    ///         .onDropSessionUpdated { isHighlighted = $0.phase == .active }
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        transformEnvironment(\.dropFollowing) { following in
            let inner = following.update
            following.update = {
                inner?($0)
                onUpdate($0)
            }
        }
    }

    /// Says what is done with what is dropped on the views inside; without, it is copied.
    ///
    /// - Parameter configuration: asked whenever the pointer moves.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        transformEnvironment(\.dropFollowing) { $0.configure = configuration }
    }
}

extension EnvironmentValues {
    var dropFollowing: DropFollowing {
        get { self[DropFollowingKey.self] }
        set { self[DropFollowingKey.self] = newValue }
    }
}

/// A view's closure, for items of a transferable type.
struct SessionDrop<T: Transferable>: DropDelegate {
    nonisolated let isEnabled: Bool
    nonisolated(unsafe) let action: ([T], DropSession) -> Void

    nonisolated init(isEnabled: Bool, action: @escaping ([T], DropSession) -> Void) {
        (self.isEnabled, self.action) = (isEnabled, action)
    }

    func validateDrop(info: DropInfo) -> Bool { isEnabled && !info.items(for: T.self).isEmpty }

    func performDrop(info: DropInfo) -> Bool {
        let action = action
        let following = info.following
        let session = info.session(.ended(following.operation))
        let reading = TransferDrop<T>(setTargeted: { _ in }) { items, _ in
            action(items, session)
            following.update?(info.session(.dataTransferCompleted))
            return true
        }
        return reading.performDrop(info: info)
    }
}
